import ArabicText
import UnicodeText

// Verdicts on words that have a space on one side only.
extension SchemeJudge {
  /// One Latin word for two Arabic ones.
  func verdict(onSplit difference: SchemeComparison.Difference) -> Verdict {
    let parts = difference.arabic.map { Array(comparison.arabic[comparison.expected[$0].range]) }
    let joined = Array(parts.joined())
    let areParts = parts.allSatisfy { familiarity(of: $0) > .letters }
    // `هُمْ` after `وَارْحَمْ` is a word too, but a pronoun there is attached.
    let isWord = familiarity(of: joined) > .unknown || endsWithPronoun(difference)
    let side: Side = isWord || !areParts ? .arabic : .latin
    return Verdict(
      side: side,
      correction: joined,
      reason: side == .arabic
        ? Self.arabicIsWrong("remove the space if \(text(joined)) is one word")
        : Self.latinIsWrong("\(parts.map(text).joined(separator: " and ")) are known words")
    )
  }

  /// Whether the second of two Arabic words has the letters of an attached pronoun.
  private func endsWithPronoun(_ difference: SchemeComparison.Difference) -> Bool {
    guard let last = difference.arabic.last else { return false }
    let word = MarkedWord.words(of: Array(comparison.arabic[comparison.expected[last].range])).first
    return word.map { AttachedPronoun.all.contains($0.letters.map(\.base)) } ?? false
  }

  /// Two Latin words for one Arabic one.
  func verdict(onJoined difference: SchemeComparison.Difference) -> Verdict {
    let range = comparison.expected[difference.arabic.lowerBound].range
    let scalars = Array(comparison.arabic[range])
    let letters = MarkedWord.words(of: scalars).first?.letters ?? []
    let isWord = familiarity(of: scalars) > .letters
    let boundary = boundary(of: difference, letters.dropFirst().prefix(Self.longestWord))
    if let boundary, let pronoun = Self.attachedPronoun(comparison.arabic[boundary..<range.upperBound]) {
      return Verdict(
        side: .latin,
        correction: nil,
        reason: Self.latinIsWrong("\(text(pronoun)) is attached to the word before it")
      )
    }
    if !isWord, let boundary {
      let parts = [
        Array(comparison.arabic[range.lowerBound..<boundary]),
        Array(comparison.arabic[boundary..<range.upperBound]),
      ]
      return Verdict(
        side: .arabic,
        boundary: boundary,
        correction: parts[0] + [" "] + parts[1],
        reason: Self.arabicIsWrong("write a space between \(text(parts[0])) and \(text(parts[1]))")
      )
    }
    let parts = letters.dropFirst().prefix(Self.longestWord).lazy.map { letter in
      [Array(scalars[..<letter.range.lowerBound]), Array(scalars[letter.range.lowerBound...])]
    }
    .first { $0.allSatisfy { familiarity(of: $0) > .letters } }
    if let parts, !isWord {
      return Verdict(
        side: .arabic,
        correction: parts[0] + [" "] + parts[1],
        reason: Self.arabicIsWrong(
          "\(parts.map(text).joined(separator: " and ")) are words, \(text(scalars)) is not"
        )
      )
    }
    return Verdict(
      side: isWord && parts == nil ? .latin : .undecided,
      correction: nil,
      reason: isWord && parts == nil
        ? Self.latinIsWrong("\(text(scalars)) is a known word")
        : "either may be wrong: compare both with a printed source"
    )
  }

  /// A pronoun that only ends other words, as نِي and كُمْ. The letters of كَمْ are also a word.
  private static func attachedPronoun(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard let word = MarkedWord.words(of: Array(scalars)).first else { return nil }
    let bases = word.letters.map(\.base)
    let isAttached =
      attachedPronouns.contains(bases) || bases == plural && word.letters[0].has(.damma)
    return isAttached ? Array(scalars) : nil
  }

  private static let attachedPronouns = Set(words: "ه ها ك نا ني")
  private static let plural = Array("كم".unicodeScalars)

  /// The greatest number of letters of a word after which a space may be missing.
  private static let longestWord = 32

  /// The scalar at which the second of two words begins that are written as one, and romanized as the two Latin words; nil if they
  /// are not romanized so anywhere. The neighboring words decide how they are spoken.
  private func boundary(of difference: SchemeComparison.Difference, _ letters: ArraySlice<MarkedLetter>)
    -> Int?
  {
    let index = difference.arabic.lowerBound
    let word = comparison.expected[index].range
    let start = index > 0 ? comparison.expected[index - 1].range.lowerBound : word.lowerBound
    let end =
      index + 1 < comparison.expected.count
      ? comparison.expected[index + 1].range.upperBound : word.upperBound
    let first = index > 0 ? 1 : 0
    return letters.lazy.map { word.lowerBound + $0.range.lowerBound }.first { boundary in
      let parted = comparison.arabic[start..<boundary] + [" "] + comparison.arabic[boundary..<end]
      let words = comparison.romanizer.words(of: Array(parted))
      return words.count > first + 1
        && zip(words[first...], comparison.found[difference.latin]).allSatisfy {
          $0.latin.unicodeScalars.elementsEqual($1.letters)
        }
    }
  }
}
