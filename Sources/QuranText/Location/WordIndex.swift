import UnicodeText

/// Finds runs of words in an edition by their folded letters: a suffix array over its words.
struct WordIndex: Sendable {
  /// The words of the edition, as class numbers that words with the same letters share.
  let classes: [Int32]
  /// The classes of the hashes of letters.
  private let classOfHash: [UInt32: Int32]
  /// The classes of readings, of which several may share one.
  private let classOfReading: [UInt32: Int32]
  /// The hashes of letters with the readings that they have.
  private let readings: Set<UInt64>
  /// The index of every word, sorted by the words from there on, and where those with a first word of each class start.
  private let suffixes: [Int32]
  private let starts: [Int32]
  /// The number of words of the longest run that occurs more than once in the edition.
  let longestRepeat: Int

  init(_ edition: QuranFingerprints.Edition, _ vocabulary: [WordFingerprint]) {
    var classOfHash: [UInt32: Int32] = [:]
    classOfHash.reserveCapacity(vocabulary.count)
    let classOfWord = vocabulary.map { word in
      let number = classOfHash[word.hash] ?? Int32(classOfHash.count)
      classOfHash[word.hash] = number
      return number
    }
    let classes = edition.words.map { classOfWord[Int($0)] }
    var classOfReading: [UInt32: Int32] = [:]
    var readings: Set<UInt64> = []
    for number in Set(edition.words).sorted() {
      let word = vocabulary[Int(number)]
      if classOfReading[word.reading] == nil { classOfReading[word.reading] = classOfWord[Int(number)] }
      readings.insert(Self.pair(word.hash, word.reading))
    }
    (self.classOfReading, self.readings) = (classOfReading, readings)
    var starts = [Int32](repeating: 0, count: classOfHash.count + 1)
    for number in classes { starts[Int(number) + 1] += 1 }
    for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
    var (next, suffixes) = (starts, [Int32](repeating: 0, count: classes.count))
    for (word, number) in classes.enumerated() {
      suffixes[Int(next[Int(number)])] = Int32(word)
      next[Int(number)] += 1
    }
    for number in starts.indices.dropLast() {
      suffixes[Int(starts[number])..<Int(starts[number + 1])].sort { Self.precedes($0, $1, in: classes) }
    }
    longestRepeat = zip(suffixes, suffixes.dropFirst()).reduce(0) { longest, pair in
      max(longest, Self.sharedCount(pair.0, pair.1, in: classes))
    }
    (self.classes, self.classOfHash, self.suffixes, self.starts) = (classes, classOfHash, suffixes, starts)
  }

  /// The length of the common prefix of two suffixes, in words.
  private static func sharedCount(_ lhs: Int32, _ rhs: Int32, in classes: [Int32]) -> Int {
    zip(classes[Int(lhs)...], classes[Int(rhs)...]).prefix { $0 == $1 }.count
  }

  /// The order of suffixes; a prefix of another comes first.
  private static func precedes(_ lhs: Int32, _ rhs: Int32, in classes: [Int32]) -> Bool {
    var (left, right) = (Int(lhs), Int(rhs))
    while left < classes.count, right < classes.count {
      if classes[left] != classes[right] { return classes[left] < classes[right] }
      (left, right) = (left + 1, right + 1)
    }
    return left == classes.count && right < classes.count
  }

  /// The class of a word; -1 if the edition has no such word.
  func number(of word: TextWord) -> Int32 {
    let own = classOfHash[word.hash].flatMap { starts[Int($0)] < starts[Int($0) + 1] ? $0 : nil }
    let found = word.readings
    if let own, found.isEmpty || found.contains(where: { readings.contains(Self.pair(word.hash, $0)) }) {
      return own
    }
    return found.lazy.compactMap { classOfReading[$0] }.first ?? own ?? -1
  }

  private static func pair(_ hash: UInt32, _ reading: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(reading)
  }

  /// The words of the edition at which a run starts.
  struct Matches: Hashable, Sendable {
    /// The number of words of the run; 0 if it was not found.
    var count = 0
    /// The range of its suffixes in the suffix array.
    fileprivate var suffixes = 0..<0
  }

  /// The indexes of the words at which a run starts, ascending.
  func words(of matches: Matches) -> [Int] { suffixes[matches.suffixes].map { Int($0) }.sorted() }

  /// The longest run that starts at the first word; empty if the edition has no run of `minimum` words.
  ///
  /// Takes a number of steps proportional to the length of the run.
  func longestRun(_ numbers: ArraySlice<Int32>, atLeast minimum: Int) -> Matches {
    guard let first = numbers.first, first >= 0 else { return Matches() }
    var range = Int(starts[Int(first)])..<Int(starts[Int(first) + 1])
    var count = 1
    for number in numbers.dropFirst() {
      let narrowed = narrowed(range, toWord: number, at: count)
      if narrowed.isEmpty { break }
      (range, count) = (narrowed, count + 1)
    }
    guard !range.isEmpty, count >= min(minimum, numbers.count) else { return Matches() }
    return Matches(count: count, suffixes: range)
  }

  /// The suffixes of a range, which share their first words, whose next word is of a class.
  private func narrowed(_ range: Range<Int>, toWord number: Int32, at offset: Int) -> Range<Int> {
    func next(_ suffix: Int) -> Int32 {
      let word = Int(suffixes[suffix]) + offset
      return word < classes.count ? classes[word] : -1
    }
    guard number >= 0 else { return range.lowerBound..<range.lowerBound }
    let lower = range.partitioningIndex { next($0) >= number }
    return lower..<(lower..<range.upperBound).partitioningIndex { next($0) > number }
  }
}
