import Diagnostics
import DuaLibrary
import UnicodeText

/// A sentence begins in lower case.
///
/// ## What it does
/// Looks in English titles, translations and prose for a word such as `the`, `he` or `and` in lower case after a period and a
/// space. The word before the period must have at least four letters, all in lower case, and be no abbreviation.
///
/// ## Why it matters
/// The period was meant to be a comma, words are missing before it, or the capital was forgotten.
///
/// ## Example
/// `He looks after them. he never sleeps.`
///
/// ## How to fix it
/// Write a capital, or a comma instead of the period.
enum LowercaseSentence: Rule {
  static let id: RuleID = "TX28"
  static let name = "lowercase-sentence"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard case .localized(let language) = text.role, language.language == "en", text.isMostly(.latin)
      else { return [] }
      return limited(beginnings(in: text.text.value)) { word in
        let first = word.bytes.lowerBound..<word.bytes.lowerBound + 1
        let written = text.text.value.text(ofBytes: word.bytes)
        return finding(
          "\(text.label) has a sentence that begins in lower case, with \(written.quoted()): write a capital, or a comma "
            + "before it",
          at: text.source(of: word.bytes),
          fixIts: text.canReplace(first)
            ? [
              FixIt(
                "write a capital",
                .unsafe,
                [FixIt.Edit(text.source(of: first), text.text.value.text(ofBytes: first).uppercased())]
              )
            ] : []
        )
      }
    }
  }

  /// The words in lower case with which sentences begin.
  private static func beginnings(in text: String) -> [EnglishWord] {
    let bytes = Array(text.utf8)
    guard hasPeriodBeforeLowercase(bytes) else { return [] }
    let words = EnglishWord.words(of: text)
    return zip(words, words.dropFirst())
      .filter { before, word in
        !before.isCapitalized && before.letters.count >= shortest && !word.isCapitalized
          && bytes[before.bytes.upperBound..<word.bytes.lowerBound].elementsEqual(". ".utf8)
          && openings.contains(String(decoding: word.letters, as: UTF8.self))
          && !abbreviations.contains(String(decoding: before.letters, as: UTF8.self))
      }
      .map(\.1)
  }

  /// Whether a period and a space are between two letters in lower case, without which no words need to be read.
  private static func hasPeriodBeforeLowercase(_ bytes: [UInt8]) -> Bool {
    let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
    return bytes.indices.dropFirst().dropLast(2).contains { index in
      bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: " ")
        && lowercase.contains(bytes[index - 1]) && lowercase.contains(bytes[index + 2])
    }
  }

  /// Shorter words may be abbreviations.
  private static let shortest = 4
  private static let abbreviations: Set<String> = [
    "approx", "chap", "corr", "dist", "incl", "misc", "orig", "pers", "repr", "resp", "trans", "vols",
  ]

  /// Words with which sentences begin, and no word of Arabic in Latin letters.
  private static let openings = Set(
    """
    after and because before but by each every for forgive from give grant had have he her his how if it its let make may my never
    no none nor nothing of on or our she so that the their then there these they this those to until upon we what when where
    whether which while who whoever will with you your
    """
    .listedWords
  )
}
