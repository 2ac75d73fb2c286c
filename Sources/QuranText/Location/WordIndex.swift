import UnicodeText

/// Finds runs of words in an edition by their folded letters: a suffix array over its words.
final class WordIndex: Sendable {
  /// The words of the edition, as class numbers that words with the same letters share.
  let classes: [Int32]
  private let letterClasses: LetterClasses
  /// The classes of readings, of which several may share one.
  private let classOfReading: IntegerTable
  /// The hashes of letters with the readings that they have.
  private let readings: IntegerTable
  /// ``QuranFingerprints/Edition/suffixes``, and where those with a first word of each class start.
  private let suffixes: [Int32]
  private let starts: [Int32]
  /// The number of words of the longest run that occurs more than once in the edition.
  let longestRepeat: Int

  init(_ edition: QuranFingerprints.Edition, _ vocabulary: [WordFingerprint], _ letterClasses: LetterClasses)
  {
    let classes = edition.words.map { letterClasses.ofWords[Int($0)] }
    var occurs = [Bool](repeating: false, count: vocabulary.count)
    for word in edition.words { occurs[Int(word)] = true }
    var classOfReading = IntegerTable(capacity: vocabulary.count)
    var readings = IntegerTable(capacity: vocabulary.count)
    for (number, word) in vocabulary.enumerated() where occurs[number] {
      classOfReading.insert(word.reading, letterClasses.ofWords[number])
      readings.insert(IntegerTable.pair(word.hash, word.reading))
    }
    (self.classOfReading, self.readings) = (classOfReading, readings)
    var starts = [Int32](repeating: 0, count: letterClasses.count + 1)
    for number in classes { starts[Int(number) + 1] += 1 }
    for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
    longestRepeat = edition.longestRepeat
    (self.classes, self.letterClasses, self.suffixes, self.starts) = (
      classes, letterClasses, edition.suffixes, starts
    )
  }

  /// The class of a word; -1 if the edition has no such word.
  func number(of word: TextWord) -> Int32 {
    let own = number(ofHash: word.hash)
    let found = word.readings
    if let own,
      found.isEmpty || found.contains(where: { readings.contains(IntegerTable.pair(word.hash, $0)) })
    {
      return own
    }
    return found.lazy.compactMap { [classOfReading] in classOfReading[$0] }.first ?? own ?? -1
  }

  /// Whether the edition has a word with these letters.
  func contains(_ hash: UInt32) -> Bool { number(ofHash: hash) != nil }

  /// Whether the edition has a word with the first letters directly before one with the second.
  func contains(_ first: UInt32, before second: UInt32) -> Bool {
    guard let first = number(ofHash: first), let second = number(ofHash: second) else { return false }
    return longestRun([first, second], atLeast: 2).count == 2
  }

  /// The class of a word of the edition with these letters.
  private func number(ofHash hash: UInt32) -> Int32? {
    letterClasses[hash].flatMap { starts[Int($0)] < starts[Int($0) + 1] ? $0 : nil }
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
