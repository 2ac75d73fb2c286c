/// Where the words of an edition stand, by their folded letters.
struct WordIndex: Sendable {
  /// The word of every place, as a number that words with the same letters share.
  let classes: [Int32]
  /// The classes of the hashes of letters.
  private let classOfHash: [UInt32: Int32]
  /// All places, sorted by class, and where those of every class start.
  private let places: [Int32]
  private let starts: [Int32]

  init(_ edition: QuranFingerprints.Edition, _ vocabulary: [WordFingerprint]) {
    var classOfHash: [UInt32: Int32] = [:]
    classOfHash.reserveCapacity(vocabulary.count)
    let classOfWord = vocabulary.map { word in
      let number = classOfHash[word.hash] ?? Int32(classOfHash.count)
      classOfHash[word.hash] = number
      return number
    }
    let classes = edition.words.map { classOfWord[Int($0)] }
    var starts = [Int32](repeating: 0, count: classOfHash.count + 1)
    for number in classes { starts[Int(number) + 1] += 1 }
    for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
    var (next, places) = (starts, [Int32](repeating: 0, count: classes.count))
    for (place, number) in classes.enumerated() {
      places[Int(next[Int(number)])] = Int32(place)
      next[Int(number)] += 1
    }
    (self.classes, self.classOfHash, self.places, self.starts) = (classes, classOfHash, places, starts)
  }

  /// The class of a word; -1 when the edition has no such word.
  func number(of hash: UInt32) -> Int32 { classOfHash[hash] ?? -1 }

  func places(of number: Int32) -> ArraySlice<Int32> {
    number < 0 ? [] : places[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  /// The longest run of the words from the first on, and every place where it begins; of no words when the edition has
  /// no run of `minimum` words.
  func longestRun(_ numbers: ArraySlice<Int32>, atLeast minimum: Int) -> (count: Int, places: [Int]) {
    // The rarest of the words that any such run has tells where to look.
    let window = numbers.prefix(max(1, minimum))
    guard
      let anchor = window.indices.min(by: { places(of: numbers[$0]).count < places(of: numbers[$1]).count })
    else { return (0, []) }
    var (longest, found): (Int, [Int]) = (0, [])
    for place in places(of: numbers[anchor]) {
      let start = Int(place) - (anchor - numbers.startIndex)
      guard start >= 0 else { continue }
      var count = 0
      while count < numbers.count, start + count < classes.count,
        numbers[numbers.startIndex + count] == classes[start + count]
      {
        count += 1
      }
      guard count >= window.count, count > 0 else { continue }
      if count > longest {
        (longest, found) = (count, [start])
      } else if count == longest {
        found.append(start)
      }
    }
    return (longest, found)
  }
}
