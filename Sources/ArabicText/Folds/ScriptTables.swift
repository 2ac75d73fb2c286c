import UnicodeText

/// What this module knows of single scalars, as tables: for a reader in another language, which is generated from them and
/// so never differs.
package enum ScriptTables {
  private static var scalars: [Unicode.Scalar] {
    (0x80...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
  }

  /// The runs of scalars beyond ASCII that pass a test.
  package static func ranges(where passes: (Unicode.Scalar) -> Bool) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for scalar in scalars where passes(scalar) {
      if let last = ranges.last, last.upperBound + 1 == scalar.value {
        ranges[ranges.count - 1] = last.lowerBound...scalar.value
      } else {
        ranges.append(scalar.value...scalar.value)
      }
    }
    return ranges
  }

  /// What a function makes of scalars beyond ASCII, where it makes something of them.
  package static func map<Value>(_ value: (Unicode.Scalar) -> Value?) -> [(UInt32, Value)] {
    scalars.compactMap { scalar in value(scalar).map { (scalar.value, $0) } }
  }

  package static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool { scalar.isIgnoredInFolds }

  package static func marks(_ scalar: Unicode.Scalar) -> UInt32? {
    scalar.value < 0x600 ? nil : ArabicMarks(scalar)?.rawValue
  }

  /// A letter and its hamza or madda, of a letter that has one or is written in another language's way.
  package static func decomposition(_ scalar: Unicode.Scalar) -> [UInt32]? {
    guard scalar.isArabicLetter else { return nil }
    let (base, marks) = LetterClusters.decomposed(scalar)
    return base == scalar && marks.isEmpty ? nil : [base.value, marks.rawValue]
  }

  /// What a letter becomes in a search form, where it becomes another one; zero where it is left out.
  package static func searchLetter(_ scalar: Unicode.Scalar) -> UInt32? {
    let letter = ArabicFold.searchLetter(of: scalar)
    return letter == scalar ? nil : letter?.value ?? 0
  }

  package static func digit(_ scalar: Unicode.Scalar) -> UInt32? { scalar.asciiDigit?.value }

  package static func latinBase(_ scalar: Unicode.Scalar) -> String? {
    LatinPreparation.base(scalar).map { String($0) }
  }

  package static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { LatinPreparation.isApostrophe(scalar) }

  package static var ainSigns: [String] { LatinPreparation.ainSigns.map { String($0) }.sorted() }

  /// Letters typed as two scalars, and what they are.
  package static var latinCompositions: [(String, String)] {
    LatinPreparation.compositions.map { pair, letter in
      (String(String.UnicodeScalarView([pair.letter, pair.mark])), String(letter))
    }
    .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
  }

  /// The letters that a Latin word is read from.
  private static let latinLetters = Array("abcdefghijklmnopqrstuvwxyzçğǧışṯ".unicodeScalars)

  /// The sounds of consonants, as raw values of ``PhoneticSymbols``.
  package static var consonants: [(String, UInt16)] {
    latinLetters.compactMap { letter in
      LatinSpellings.letter(letter).map { (String(letter), $0.rawValue) }
    }
  }

  package static var vowels: [String] {
    latinLetters.filter { LatinSpellings.vowel($0) != nil }.map { String($0) }
  }

  package static var digraphs: [(String, [UInt16])] {
    latinLetters.flatMap { first in
      latinLetters.compactMap { second in
        LatinSpellings.digraph(first, second).map { group in
          (String(String.UnicodeScalarView([first, second])), group.map { $0.rawValue })
        }
      }
    }
  }

  /// Digits of the chat alphabet, with an apostrophe after them or without.
  package static var chatDigits: [(String, UInt16)] {
    "0123456789".unicodeScalars.flatMap { digit in
      [false, true].compactMap { hasApostrophe in
        LatinSpellings.digit(digit, hasApostrophe: hasApostrophe).map {
          (String(digit) + (hasApostrophe ? "'" : ""), $0.rawValue)
        }
      }
    }
  }
}
