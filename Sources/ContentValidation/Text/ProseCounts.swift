/// Counts of recitations in prose: `says it three times`, `recited a hundred times`, `said 33 times`, `(3x)`.
enum ProseCounts {
  struct Count: Equatable {
    /// Bytes of the text's UTF-8.
    let bytes: Range<Int>
    let number: Int
    /// Whether the text instructs the reader how often: `recite 3x`.
    var isDirection = false
  }

  /// The counts of a text, in its order.
  ///
  /// - Parameter isRemark: Whether the text is about the recitation as a whole. In other texts a count is one of recitations only after a
  /// verb of reciting (`Allah blesses him ten times` is not one), unless it is alone in brackets or is written `3x`.
  static func counts(in text: String, _ words: CountWords, isRemark: Bool = false) -> [Count] {
    guard words.mayCount(in: text) else { return [] }
    let tokens = tokens(of: text)
    let verbs = distancesToVerbs(tokens, words)
    let bytes = Array(text.utf8)
    var counts: [Count] = []
    var number: (start: Int, value: Int)?
    for (index, token) in tokens.enumerated() {
      if let sign = signed(token.word) ?? (token.word == "x" ? number?.value : nil) {
        let start = token.word == "x" ? number?.start ?? token.bytes.lowerBound : token.bytes.lowerBound
        counts.append(Count(bytes: start..<token.bytes.upperBound, number: sign, isDirection: true))
        number = nil
      } else if let value = words.adverbs[token.word] {
        add(Count(bytes: token.bytes, number: value), verbs[index])
        number = nil
      } else if words.times.contains(token.word) {
        // `the five times of prayer`
        if let number, index + 1 == tokens.count || tokens[index + 1].word != "of" {
          add(Count(bytes: number.start..<token.bytes.upperBound, number: number.value), verbs[index])
        }
        number = nil
      } else if let value = words.number(token.word) {
        number = (number?.start ?? token.bytes.lowerBound, combined(number?.value, value))
      } else if !words.joiners.contains(token.word) {
        number = nil
      }
    }
    return counts

    func add(_ count: Count, _ distance: Int) {
      if isRemark || distance < reach || isBracketed(count.bytes, bytes) { counts.append(count) }
    }
  }

  /// The number of words between a verb and its count: `says it in the morning three hundred and thirteen times`.
  private static let reach = 9

  /// `thirty` and `three` are 33; `three` and `hundred` are 300; `three (3)` is 3.
  private static func combined(_ number: Int?, _ next: Int) -> Int {
    guard let number, number < 1_000_000, number != next else { return next }
    return next >= 100 ? number * next : number + next
  }

  /// `3x` and `x3`.
  private static func signed(_ word: String) -> Int? {
    guard (2...6).contains(word.utf8.count) else { return nil }
    if word.utf8.last == UInt8(ascii: "x") { return Int(word.dropLast()) }
    return word.utf8.first == UInt8(ascii: "x") ? Int(word.dropFirst()) : nil
  }

  private static func isBracketed(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
    let (before, after) = (bytes[range.lowerBound - 1], bytes[range.upperBound])
    return before == UInt8(ascii: "(") && after == UInt8(ascii: ")")
      || before == UInt8(ascii: "[") && after == UInt8(ascii: "]")
  }

  /// For each word the number of words between it and the last verb of reciting, or to the next in languages that write it after
  /// the count.
  private static func distancesToVerbs(_ tokens: [Token], _ words: CountWords) -> [Int] {
    var distances = Array(repeating: reach, count: tokens.count)
    var distance = reach
    for index in tokens.indices {
      distances[index] = distance
      distance = words.isVerb(tokens[index].word) ? 0 : min(distance + 1, reach)
    }
    guard words.verbMayFollow else { return distances }
    distance = reach
    for index in tokens.indices.reversed() {
      distance = words.isVerb(tokens[index].word) ? 0 : min(distance + 1, reach)
      distances[index] = min(distances[index], distance)
    }
    return distances
  }

  // MARK: Words

  private typealias Token = (word: String, bytes: Range<Int>)

  /// The words in lower case, without the marks of Arabic. A hyphen separates words.
  private static func tokens(of text: String) -> [Token] {
    WordRuns(text).map { run in
      let start = text.utf8.distance(from: text.startIndex, to: run.startIndex)
      return (run.utf8.count <= longestWord ? run.plainLowercase : "", start..<start + run.utf8.count)
    }
  }

  /// The length of the longest word that is looked up, in bytes.
  private static let longestWord = 48
}
