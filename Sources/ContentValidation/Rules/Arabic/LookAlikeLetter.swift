import ArabicText
import Diagnostics
import UnicodeText

/// Arabic holds a letter or digit of Persian or Urdu that looks Arabic.
///
/// ## What it does
/// Reports letters of other languages in recited text and in prose in Arabic where an Arabic letter looks the same:
/// ی and ے for ي or ى, ک and ڪ for ك, ہ ھ ە ۀ ۂ for ه, ۃ for ة, ٲ and ٵ for أ, ۓ for ئ, ٮ for ى, and the digits
/// U+06F0 to U+06F9 for U+0660 to U+0669.
///
/// ## Why it matters
/// They come from a Persian or Urdu keyboard. They look alike, but no search finds the word, and other
/// fonts draw it otherwise.
///
/// ## Example
/// `عَلَیْكَ` with U+06CC ARABIC LETTER FARSI YEH.
///
/// ## How to fix it
/// Write the Arabic letter. At the end of a word U+06CC is ى after a fatha or with fathatan on it, and ي otherwise.
enum LookAlikeLetter: ArabicRule {
  static let id: RuleID = "AR05"
  static let name = "look-alike-letter"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    let spots = analysis.scalars.indices.compactMap { place in
      ArabicReading(analysis, at: place).map { reading in
        TextSpot(
          range: place..<(place + 1),
          edits: [(place..<(place + 1), String(reading.letter))],
          applicability: reading.isCertain ? .safe : .unsafe
        )
      }
    }
    return findings(of: spots, in: analysis, change: "write the Arabic character") { spot in
      let place = spot.range.lowerBound
      let wanted = ArabicReading(analysis, at: place).map(\.letter.codePointAndName) ?? ""
      return (
        fact:
          "contains \(analysis.scalars[place].codePointAndName) in the word \(analysis.quotedWord(around: place))",
        advice:
          "it only looks Arabic; write \(wanted)\(spot.applicability == .unsafe ? ", if that is meant" : "")"
      )
    }
  }
}

/// The Arabic letter or digit that is meant by one of another language.
private struct ArabicReading {
  let letter: Unicode.Scalar
  /// Whether only one Arabic letter can be meant.
  let isCertain: Bool

  private init(_ letter: Unicode.Scalar, isCertain: Bool) {
    (self.letter, self.isCertain) = (letter, isCertain)
  }

  init?(_ analysis: ArabicTextAnalysis, at place: Int) {
    let scalar = analysis.scalars[place]
    switch scalar.value {
    case 0x06F0...0x06F9:
      guard let digit = Unicode.Scalar(scalar.value - 0x06F0 + 0x0660) else { return nil }
      self.init(digit, isCertain: true)
    case 0x06CC, 0x06D2: self = Self.yeh(analysis, at: place)
    default:
      guard scalar.value > 0x0660, let letter = scalar.lookAlikeLetter else { return nil }
      // A hamza or yeh over heh is lost, and a dotless tooth may be any letter of its shape.
      self.init(letter, isCertain: ![0x06C0, 0x06C2, 0x066E].contains(scalar.value))
    }
  }

  /// Alef maksura at the end of a word after a fatha, or with the tanwin of one on it; yeh otherwise.
  private static func yeh(_ analysis: ArabicTextAnalysis, at place: Int) -> Self {
    let scalars = analysis.scalars
    let yeh: Unicode.Scalar = "\u{064A}"
    let alefMaksura: Unicode.Scalar = "\u{0649}"
    let ownMarks = scalars[(place + 1)..<scalars.endOfMarks(from: place + 1)]
    guard ownMarks.allSatisfy(\.mayStandOnAlefMaksura) else { return Self(yeh, isCertain: true) }
    let marksBefore = scalars[scalars.startOfMarks(before: place)..<place]
    let isBehindFatha = marksBefore.contains { $0 == "\u{064E}" || $0 == "\u{064B}" }
    let isBehindAnother = marksBefore.contains {
      $0.isSukun || $0.isVowelMark && $0 != "\u{064E}" && $0 != "\u{064B}"
    }
    guard analysis.nextLetters.letter(from: place + 1) == nil else {
      // With a dagger alef an alef maksura may stand within a word, after a fatha or a letter without marks.
      let isWithinWord = place > 0 && (scalars[place - 1].isArabicLetter || isBehindFatha)
      return Self(yeh, isCertain: !(isWithinWord && ownMarks.contains(where: \.isDaggerAlef)))
    }
    if isBehindFatha || !ownMarks.isEmpty { return Self(alefMaksura, isCertain: !isBehindAnother) }
    let followsLongVowel = place > 0 && ["\u{0627}", "\u{0648}"].contains(scalars[place - 1])
    return Self(yeh, isCertain: followsLongVowel || isBehindAnother)
  }
}

extension Unicode.Scalar {
  /// A dagger alef, the tanwin of fatha, or a madda: no other mark stands on an alef maksura.
  fileprivate var mayStandOnAlefMaksura: Bool {
    isDaggerAlef || value == 0x064B || value == 0x08F0 || value == 0x0653
  }
}
