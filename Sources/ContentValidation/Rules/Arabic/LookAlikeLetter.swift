import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// Arabic text contains a Persian or Urdu letter or digit that looks Arabic.
///
/// ## What it does
/// Reports letters and digits of other languages in recited text and Arabic prose if they look like Arabic ones:
///
/// ی and ے for ي or ى; ک and ڪ for ك; ہ ھ ە ۀ ۂ for ه; ۃ for ة; ٲ and ٵ for أ; ۓ for ئ; ٮ for ى; the digits U+06F0 to U+06F9
/// for U+0660 to U+0669.
///
/// ## Why it matters
/// They come from a Persian or Urdu keyboard. They look alike, but a search does not find the word, and other fonts
/// draw it differently.
///
/// ## Example
/// `عَلَیْكَ` with U+06CC ARABIC LETTER FARSI YEH.
///
/// ## How to fix it
/// Write the Arabic letter. At the end of a word, U+06CC is ى after a fatha or with fathatan on it, and ي otherwise. Within a
/// word that is known only with ئ there, it is ئ.
///
/// The change is only a suggestion if the word is not known with the letter, and either may have ئ (تَهْنِیَة) or is known with
/// the other vowel and letter at its end (عَلِی is عَلَى). It is a suggestion, too, after a sukun that may be a mistake (تَعَالْی is
/// تَعَالَى): at the end of a word, a yeh follows a sukun only in words such as سَعْي.
enum LookAlikeLetter: ArabicRule {
  static let id: RuleID = "AR05"
  static let name = "look-alike-letter"
  static let severity = Severity.error
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    let issues = analysis.scalars.indices.compactMap { index in
      ArabicReading(analysis, at: index).map { reading in
        TextIssue(
          range: index..<(index + 1),
          message:
            "\(analysis.label) contains \(analysis.mention(of: index)): it only looks Arabic; write "
            + "\(reading.letter.codePointAndName)\(reading.isCertain ? "" : " if that is meant")",
          edits: [(index..<(index + 1), String(reading.letter))],
          applicability: reading.isCertain ? .safe : .unsafe
        )
      }
    }
    return findings(issues, in: analysis, fix: "write the Arabic character")
  }
}

/// The Arabic letter or digit that a letter or digit of another language stands for.
private struct ArabicReading {
  let letter: Unicode.Scalar
  /// Whether only one Arabic letter can be meant.
  let isCertain: Bool

  private init(_ letter: Unicode.Scalar, isCertain: Bool) {
    (self.letter, self.isCertain) = (letter, isCertain)
  }

  init?(_ analysis: ArabicTextAnalysis, at index: Int) {
    let scalar = analysis.scalars[index]
    switch scalar.value {
    case 0x06F0...0x06F9:
      guard let digit = Unicode.Scalar(scalar.value - 0x06F0 + 0x0660) else { return nil }
      self.init(digit, isCertain: true)
    case 0x06CC, 0x06D2: self = Self.yeh(analysis, at: index)
    default:
      guard scalar.value > 0x0660, let letter = scalar.lookAlikeLetter else { return nil }
      // A hamza or yeh above heh would be lost, and a dotless tooth may be any letter of its shape.
      self.init(letter, isCertain: ![0x06C0, 0x06C2, 0x066E].contains(scalar.value))
    }
  }

  /// Whether a word is known with a hamza on its yeh, and not with a yeh: مَلَایِكَة.
  private static func needsHamza(_ analysis: ArabicTextAnalysis, at index: Int) -> Bool {
    guard let word = analysis.markedWord(at: index), word.letters.count <= ScreenedWord.longestStem else {
      return false
    }
    func isKnown(_ letter: Unicode.Scalar) -> Bool {
      let yeh: Unicode.Scalar = "\u{064A}"
      let letters = word.letters.map { other -> Unicode.Scalar in
        if other.range.lowerBound == index { return letter }
        return other.base == "\u{06CC}" ? yeh : other.base
      }
      return HadithVocabulary.shipped.contains(letters: letters)
    }
    return isKnown("\u{0626}") && !isKnown("\u{064A}")
  }

  /// Alef maksura at the end of a word after a fatha, or with fathatan on it; yeh otherwise.
  private static func yeh(_ analysis: ArabicTextAnalysis, at index: Int) -> Self {
    let scalars = analysis.scalars
    let yeh: Unicode.Scalar = "\u{064A}"
    let alefMaksura: Unicode.Scalar = "\u{0649}"
    let isInside = analysis.nextLetters.letter(from: index + 1) != nil
    if isInside, needsHamza(analysis, at: index) { return Self("\u{0626}", isCertain: false) }
    let ownMarks = scalars[(index + 1)..<scalars.endOfMarks(from: index + 1)]
    let marksBefore = scalars[scalars.startOfMarks(before: index)..<index]
    guard ownMarks.allSatisfy(\.isAllowedOnAlefMaksura) else {
      let mayBeHamza =
        isInside && marksBefore.contains("\u{0650}") && !ownMarks.contains(where: \.isShadda)
        && !isKnown(analysis, at: index)
      return Self(yeh, isCertain: !mayBeHamza)
    }
    let followsFatha = marksBefore.contains { $0 == "\u{064E}" || $0 == "\u{064B}" }
    let followsOtherVowel = marksBefore.contains {
      $0.isSukun || $0.isVowelMark && $0 != "\u{064E}" && $0 != "\u{064B}"
    }
    guard !isInside else {
      // With a dagger alef, an alef maksura may occur inside a word, after a fatha or a letter without marks.
      let isInsideWord = index > 0 && (scalars[index - 1].isArabicLetter || followsFatha)
      return Self(yeh, isCertain: !(isInsideWord && ownMarks.contains(where: \.isDaggerAlef)))
    }
    let end = WordEnd(analysis, letter: index, vowel: marksBefore.firstIndex(where: \.isVowelMark))
    if followsFatha || !ownMarks.isEmpty {
      let isYeh = end?.isKnownOnly(with: yeh, after: "\u{0650}", not: alefMaksura) == true
      return Self(alefMaksura, isCertain: !followsOtherVowel && !isYeh)
    }
    if marksBefore.contains(where: \.isSukun) {
      return Self(yeh, isCertain: mayFollowSukun(analysis, at: index))
    }
    let followsLongVowel = index > 0 && ["\u{0627}", "\u{0648}"].contains(scalars[index - 1])
    let isAlefMaksura = end?.isKnownOnly(with: alefMaksura, after: "\u{064E}", not: yeh) == true
    return Self(yeh, isCertain: followsLongVowel || followsOtherVowel && !isAlefMaksura)
  }

  /// Whether the last letter of a word may be a yeh after a sukun: it is the third of a noun such as سَعْي, whose first has a vowel.
  private static func mayFollowSukun(_ analysis: ArabicTextAnalysis, at index: Int) -> Bool {
    guard let word = analysis.markedWord(at: index), word.letters.count > 2,
      case let start = word.letters.count - 3, word.letters[start].has(.harakat)
    else { return false }
    return word.possibleStarts.contains(start)
      && !particles.contains(word.letters[start..<start + 2].map(\.base))
  }

  /// The letters before the alef maksura of particles: عَلْی is عَلَى, and not a noun.
  private static let particles = Set(words: "عل إل بل مت لد")

  /// Whether the word of a letter is known with all its look-alikes written as the Arabic letters. Longer words are not looked up.
  private static func isKnown(_ analysis: ArabicTextAnalysis, at index: Int) -> Bool {
    guard let word = analysis.markedWord(at: index), word.letters.count <= ScreenedWord.longestStem else {
      return true
    }
    let bases = word.letters.map { $0.base.lookAlikeLetter ?? $0.base }
    return word.possibleStarts.contains { start in
      analysis.knownStems.hasWord(ofLetters: Array(bases[start...]))
        || analysis.knownStems.hasWord(ofLetters: ["\u{0627}", "\u{0644}"] + bases[start...])
    }
  }
}

/// The last letter of a word, with the vowel before it.
private struct WordEnd {
  private let analysis: ArabicTextAnalysis
  private let word: MarkedWord
  private let letter: Range<Int>
  private let vowel: Range<Int>

  /// Nil without a vowel, and for a word that is too long to be looked up.
  init?(_ analysis: ArabicTextAnalysis, letter: Int, vowel: Int?) {
    guard let vowel, let word = analysis.markedWord(at: letter),
      word.letters.count <= ScreenedWord.longestStem
    else { return nil }
    (self.analysis, self.word) = (analysis, word)
    (self.letter, self.vowel) = (letter..<letter + 1, vowel..<vowel + 1)
  }

  /// Whether the word is known with a letter after another vowel, and not with another letter after its own.
  func isKnownOnly(
    with newLetter: Unicode.Scalar,
    after newVowel: Unicode.Scalar,
    not other: Unicode.Scalar
  ) -> Bool {
    analysis.isFamiliar(word, with: [(vowel, String(newVowel)), (letter, String(newLetter))])
      && !analysis.isFamiliar(word, with: [(letter, String(other))])
  }
}

extension Unicode.Scalar {
  /// A dagger alef, fathatan or madda: an alef maksura has no other marks.
  fileprivate var isAllowedOnAlefMaksura: Bool {
    isDaggerAlef || value == 0x064B || value == 0x08F0 || value == 0x0653
  }
}
