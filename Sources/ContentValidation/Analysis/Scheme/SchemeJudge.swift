import ArabicText
import HadithText
import QuranText
import UnicodeText

/// Decides which of two words that should correspond is more likely wrong.
struct SchemeJudge {
  enum Side {
    case arabic, latin, undecided
  }

  struct Verdict {
    let side: Side
    /// The scalar before which the Arabic is missing a space, if the two words are then romanized as the Latin ones.
    var boundary: Int?
    /// The Arabic that the Latin word stands for, if one edit away from the Arabic.
    let correction: [Unicode.Scalar]?
    /// Which words are known, as the end of a message.
    let reason: String
  }

  let comparison: SchemeComparison
  let forms: LibraryForms
  let vocabulary: QuranVocabulary
  /// The index of the dua of the texts, whose own words are not evidence.
  let dua: Int

  // MARK: Known words

  enum Familiarity: Int, Comparable {
    /// Neither its letters nor its vowels are known.
    case unknown
    /// The Quran or a hadith has a word with these letters.
    case letters
    /// The Quran has the vocalized word.
    case quran
    /// Another dua of the library has the vocalized word.
    case library
    /// Two hadiths have the vocalized word.
    case hadiths

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.weight < rhs.weight }

    private var weight: Int { min(rawValue, 2) }

    var phrase: String {
      switch self {
      case .unknown: "is not a known word"
      case .letters: "has the letters of a known word"
      case .quran: "is a word of the Quran"
      case .library: "is a word of other duas"
      case .hadiths: "is a word of hadiths"
      }
    }
  }

  func familiarity(of scalars: [Unicode.Scalar]) -> Familiarity {
    guard let word = MarkedWord.words(of: scalars).first else { return .unknown }
    if forms.contains(arabic: word, besides: dua) { return .library }
    if vocabulary.containsVocalized(scalars) { return .quran }
    if HadithVocabulary.shipped.contains(vocalized: word) { return .hadiths }
    let hasKnownLetters =
      vocabulary.contains(word, scalars)
      || HadithVocabulary.shipped.contains(letters: word.letters.map(\.base))
    return hasKnownLetters ? .letters : .unknown
  }

  // MARK: Verdicts

  func verdict(on difference: SchemeComparison.Difference, near range: Range<Int>?) -> Verdict {
    if comparison.differsInHyphens(difference) {
      return Verdict(
        side: .latin,
        correction: nil,
        reason: "only the hyphens differ, which the Arabic does not have"
      )
    }
    switch difference.kind {
    case .split: return verdict(onSplit: difference)
    case .joined: return verdict(onJoined: difference)
    default: return verdict(onChanged: difference, near: range)
    }
  }

  /// - Parameter range: The Arabic scalars of the sound that differs.
  private func verdict(onChanged difference: SchemeComparison.Difference, near range: Range<Int>?) -> Verdict
  {
    let word = comparison.expected[difference.arabic.lowerBound]
    let latin = comparison.found[difference.latin.lowerBound]
    let scalars = Array(comparison.arabic[word.range])
    let near = (range ?? word.range).clamped(to: word.range)
    if let sign = Self.foreignApostrophe(in: latin.letters, for: Array(word.latin.unicodeScalars)) {
      return Verdict(
        side: .latin,
        correction: nil,
        reason: Self.latinIsWrong(
          "\(comparison.romanizer.table.name) does not write \(sign.codePointAndName)"
        )
      )
    }
    let verdict = verdict(
      on: scalars,
      against: bestCorrection(of: word, near: near, as: latin),
      isLatinKnown: forms.contains(latin: latin.letters, besides: dua)
    )
    if verdict.side == .undecided, let written = Self.withTehMarbuta(scalars),
      isRomanized(written, in: word.phrase, as: latin)
    {
      return Verdict(
        side: .arabic,
        correction: written,
        reason: Self.arabicIsWrong("a teh marbuta has lost its dots; write \(text(written))")
      )
    }
    guard verdict.side == .undecided, let letters = LatinSyllables.impossible(in: latin.letters) else {
      return verdict
    }
    return Verdict(
      side: .latin,
      correction: verdict.correction,
      reason: Self.latinIsWrong("no Arabic word has \(String(scalars: letters).quoted(limit: 12))")
    )
  }

  /// The most familiar word that is one edit away from the written one and is romanized as the Latin word.
  private func bestCorrection(
    of word: RomanizedWord,
    near range: Range<Int>,
    as latin: SchemeComparison.LatinWord
  ) -> (word: [Unicode.Scalar], familiarity: Familiarity)? {
    let scalars = Array(comparison.arabic[word.range])
    let start = word.range.lowerBound
    var best: (word: [Unicode.Scalar], familiarity: Familiarity)?
    WordCorrections(scalars, near: range.lowerBound - start..<range.upperBound - start)
      .tryEach { candidate in
        guard !Self.isUnspellable(candidate), isRomanized(candidate, in: word.phrase, as: latin) else {
          return true
        }
        var found = familiarity(of: candidate)
        // The Quran writes many long vowels without their alef.
        if found == .quran, Self.alefs(in: candidate) < Self.alefs(in: scalars) { found = .letters }
        if best.map({ $0.familiarity < found }) ?? true { best = (candidate, found) }
        return found < .quran
      }
    return best
  }

  private func isRomanized(
    _ word: [Unicode.Scalar],
    in phrase: PlaceInPhrase,
    as latin: SchemeComparison.LatinWord
  ) -> Bool {
    comparison.romanizer.romanize(word: word, in: phrase)?.unicodeScalars.elementsEqual(latin.letters) == true
  }

  private static func alefs(in word: [Unicode.Scalar]) -> Int {
    word.count { (0x622...0x627).contains($0.value) || $0.value == 0x670 || $0.value == 0x671 }
  }

  /// An apostrophe of another kind than those of the scheme, if nothing else differs.
  private static func foreignApostrophe(in found: [Unicode.Scalar], for expected: [Unicode.Scalar])
    -> Unicode.Scalar?
  {
    guard found.count == expected.count else { return nil }
    var foreign: Unicode.Scalar?
    for (found, expected) in zip(found, expected) where found != expected {
      guard let style = ApostropheStyle(found), let right = ApostropheStyle(expected), style != right else {
        return nil
      }
      foreign = foreign ?? found
    }
    return foreign
  }

  /// A word with teh marbuta for its final heh; nil without one.
  private static func withTehMarbuta(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard let last = word.lastIndex(where: \.isArabicLetter), word[last] == "\u{0647}" else { return nil }
    var word = word
    word[last] = "\u{0629}"
    return word
  }

  /// Whether an alef follows a kasra, a damma or another alef, as in no word.
  private static func isUnspellable(_ word: [Unicode.Scalar]) -> Bool {
    let alef: Unicode.Scalar = "\u{0627}"
    return zip(word, word.dropFirst()).contains { first, second in
      second == alef && (first == "\u{0650}" || first == "\u{064F}" || first == alef)
    }
  }

  private func verdict(
    on scalars: [Unicode.Scalar],
    against other: (word: [Unicode.Scalar], familiarity: Familiarity)?,
    isLatinKnown: Bool
  ) -> Verdict {
    let written = familiarity(of: scalars)
    let meant = max(other?.familiarity ?? .unknown, isLatinKnown ? .library : .unknown)
    let words = (text(scalars), other.map { text($0.word) })
    if written < meant {
      let known = other.flatMap {
        $0.familiarity >= meant ? "\(text($0.word)) \($0.familiarity.phrase)" : nil
      }
      let word = words.0 + (written == .letters ? " with these vowels" : "")
      return Verdict(
        side: .arabic,
        correction: known == nil ? nil : other?.word,
        reason: Self.arabicIsWrong(
          known.map { "\($0), \(word) is not" } ?? "other duas have the Latin word, but none has \(word)"
        )
      )
    }
    // Letters that are known with other vowels do not confirm these vowels.
    let isVocalizedWord = written > .letters
    if isVocalizedWord, meant < written {
      return Verdict(
        side: .latin,
        correction: other?.word,
        reason: Self.latinIsWrong(
          "\(words.0) \(written.phrase)"
            + (words.1.map { ", \($0) \(meant == .letters ? "with these vowels is not" : "is not")" } ?? "")
        )
      )
    }
    let both = written > .letters ? "both words are known" : "neither word is known"
    return Verdict(
      side: .undecided,
      correction: other?.word,
      reason: "either may be wrong, \(both): compare both with a printed source"
    )
  }

  static func arabicIsWrong(_ evidence: String) -> String {
    "the Arabic is more likely wrong: \(evidence)"
  }

  static func latinIsWrong(_ evidence: String) -> String {
    "the transliteration is more likely wrong: \(evidence)"
  }

  func text(_ scalars: [Unicode.Scalar]) -> String {
    String(scalars: scalars).quoted(limit: 40)
  }
}
