import ArabicText
import UnicodeText

/// Says in which letter or vowel two words differ.
struct SchemeMessage {
  /// The Arabic scalars of the sound that differs; nil if the words differ in more than one place.
  let range: Range<Int>?
  /// `U+0642 ARABIC LETTER QAF is `q`, not `k``.
  let detail: String

  init(_ difference: SchemeComparison.Difference, in comparison: SchemeComparison) {
    switch difference.kind {
    case .split:
      (range, detail) = (nil, "one word of the transliteration stands for two of the Arabic")
    case .joined:
      (range, detail) = (nil, "two words of the transliteration stand for one of the Arabic")
    default:
      let word = comparison.expected[difference.arabic.lowerBound]
      let latin = comparison.found[difference.latin.lowerBound]
      if let punctuation = Self.punctuation(word, latin) {
        (range, detail) = (nil, punctuation)
      } else if comparison.differsInHyphens(difference) {
        (range, detail) = (nil, Self.hyphens(word, latin))
      } else {
        (range, detail) = Self.letters(word, latin, comparison.arabic)
      }
    }
  }

  private static func punctuation(_ word: RomanizedWord, _ latin: SchemeComparison.LatinWord) -> String? {
    let (wanted, written) = (Array(word.phrase.punctuation.unicodeScalars), latin.punctuation)
    guard wanted != written else { return nil }
    let signs = { (scalars: [Unicode.Scalar]) in String(scalars: scalars).quoted(limit: 8) }
    if wanted.isEmpty {
      return "the transliteration has \(signs(written)) after it, the Arabic has no punctuation"
    }
    if written.isEmpty {
      return "the Arabic has \(signs(wanted)) after it, the transliteration has no punctuation"
    }
    return "the sign after it is \(signs(wanted)) in the Arabic and \(signs(written)) in the transliteration"
  }

  /// Says how two words differ of which only the hyphens do.
  private static func hyphens(_ word: RomanizedWord, _ latin: SchemeComparison.LatinWord) -> String {
    let hyphen: Unicode.Scalar = "-"
    let wanted = word.latin.unicodeScalars.count { $0 == hyphen }
    let written = latin.letters.count { $0 == hyphen }
    if wanted == written { return "a hyphen is in another place" }
    return wanted > written ? "a hyphen is missing" : "there is a hyphen too many"
  }

  /// More sounds are another word.
  private static let soundLimit = 3

  private static func letters(
    _ word: RomanizedWord,
    _ latin: SchemeComparison.LatinWord,
    _ arabic: [Unicode.Scalar]
  ) -> (Range<Int>?, String) {
    let (wanted, written) = (Array(word.latin.unicodeScalars), latin.letters)
    let start = zip(wanted, written).prefix { $0 == $1 }.count
    let rest = min(wanted.count, written.count) - start
    let end = min(rest, zip(wanted.reversed(), written.reversed()).prefix { $0 == $1 }.count)
    var (first, second) = (start..<wanted.count - end, start..<written.count - end)
    // Whole sounds: `sh` and not its `h`, `bb` and not one of both.
    let isAdded = first.isEmpty
    let pieces = word.pieces.filter { piece in
      isAdded
        ? piece.latin.upperBound == start && continues(written[second], wanted[piece.latin])
        : piece.latin.overlaps(first)
    }
    if let before = pieces.first, let after = pieces.last {
      let whole = before.latin.lowerBound..<max(first.upperBound, after.latin.upperBound)
      second =
        second.lowerBound - (first.lowerBound - whole.lowerBound)..<second.upperBound
        + (whole.upperBound - first.upperBound)
      first = whole
    }
    let letters = { (scalars: ArraySlice<Unicode.Scalar>) in
      String(scalars: scalars).quoted(limit: 12)
    }
    guard let source = pieces.first else {
      let beside = word.pieces.last { $0.latin.upperBound <= start } ?? word.pieces.first
      return (
        beside?.arabic,
        "the Arabic has nothing for \(letters(written[second]))\(lookAlike(in: written[second]))"
      )
    }
    let range = pieces.reduce(source.arabic) { joined, piece in
      min(joined.lowerBound, piece.arabic.lowerBound)..<max(joined.upperBound, piece.arabic.upperBound)
    }
    guard pieces.count <= soundLimit else { return (range, "the words differ in several letters") }
    let isVowel = wanted[first].first?.isRomanizedVowel == true
    let name =
      pieces.count == 1 || isVowel
      ? name(of: range, arabic, isVowel: isVowel)
      : String(scalars: arabic[range]).quoted(limit: 12)
    return (
      range,
      second.isEmpty
        ? "the transliteration has nothing for \(name), \(letters(wanted[first]))"
        : "\(name) is \(letters(wanted[first])), not \(letters(written[second]))\(lookAlike(in: written[second]))"
    )
  }

  /// Names a mark, or a letter of another script, with which letters look like others: `bіsmi`.
  private static func lookAlike(in letters: ArraySlice<Unicode.Scalar>) -> String {
    let scalar = letters.first { scalar in
      (0x300...0x36F).contains(scalar.value) || scalar.letterScript.map { $0 != .latin } == true
    }
    return scalar.map { ", which has \($0.codePointAndName)" } ?? ""
  }

  /// Whether added letters make another sound of the letters before them: `s` and `sh`, `b` and `bb`.
  private static func continues(_ added: ArraySlice<Unicode.Scalar>, _ letters: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    added.first == "h" || added.first == letters.last
  }

  /// The letter of a consonant, or the marks and letters of a vowel, by name.
  private static func name(of range: Range<Int>, _ arabic: [Unicode.Scalar], isVowel: Bool) -> String {
    let all = arabic[range].filter { !$0.isTatweel && !$0.isInvisibleControl }
    let vowels = all.dropFirst().filter { !$0.isShadda }
    let consonant = all.prefix(1) + all.dropFirst().prefix { $0.isShadda }
    let named = isVowel && !vowels.isEmpty ? vowels : Array(consonant)
    return named.prefix(2).map(\.codePointAndName).joined(separator: " and ")
  }
}
