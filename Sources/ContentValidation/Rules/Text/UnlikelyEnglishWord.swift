import Diagnostics
import Foundation
import UnicodeText

/// An English word may be misspelled.
///
/// ## What it does
/// Looks in English titles, translations and prose for words in lowercase that neither the library uses elsewhere nor a
/// word list has, and that are one typing error away from such a word. Names, words with marks, parts of compounds, and
/// words that a transliteration of the library has are skipped. Information only: a list does not have every word.
///
/// ## Why it matters
/// Readers trust a text less that has typing errors, and a search for the word does not find it.
///
/// ## Example
/// ```xml
/// <translation xml:lang="en">Deliever me from every evil; I beleive in You.</translation>
/// ```
///
/// ## How to fix it
/// Correct the word, or leave it if it is right.
enum UnlikelyEnglishWord: Rule {
  static let id: RuleID = "TX11"
  static let name = "unlikely-english-word"
  static let severity = Severity.information

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let english = draft.texts.filter { $0.role == .localized(.english) }
    var known = Set(terms)
    for text in draft.texts where text.role == .transliteration { known.formUnion(Self.sounds(of: text)) }
    // How many texts have the word.
    var counts: [[UInt8]: Int] = [:]
    for text in english {
      for word in Set(LowercaseWord.words(of: text.text.value).map(\.letters)) {
        counts[word, default: 0] += 1
      }
    }
    return english.flatMap { text in
      limited(unlikely(in: text, known, counts)) { word in
        finding(
          message(text, word, corrections(word, counts)),
          at: text.source(of: word.bytes)
        )
      }
    }
  }

  private static func unlikely(in text: DraftText, _ known: Set<[UInt8]>, _ counts: [[UInt8]: Int])
    -> [LowercaseWord]
  {
    var judged: [[UInt8]: Bool] = [:]
    var compared = 0
    return LowercaseWord.words(of: text.text.value).filter { word in
      if let judgement = judged[word.letters] { return judgement }
      var isUnlikely =
        word.letters.count > 3 && counts[word.letters, default: 0] < 2 && !known.contains(word.letters)
        && !EnglishWords.contain(word.letters)
      if isUnlikely {
        compared += 1
        isUnlikely = compared <= comparisonLimit && !corrections(word, counts).isEmpty
      }
      judged[word.letters] = isUnlikely
      return isUnlikely
    }
  }

  /// The number of unknown words of a text that are compared with the list: a text that has more is not English.
  private static let comparisonLimit = 100

  /// The words that may be meant: those that the library uses most often first.
  private static func corrections(_ word: LowercaseWord, _ counts: [[UInt8]: Int]) -> [[UInt8]] {
    let near = EnglishWords.near(word.letters)
    let best = near.indices.max { lhs, rhs in
      (counts[near[lhs], default: 0], -lhs) < (counts[near[rhs], default: 0], -rhs)
    }
    return best.map { [near[$0]] } ?? []
  }

  private static func message(_ text: DraftText, _ word: LowercaseWord, _ corrections: [[UInt8]]) -> String {
    let written = String(decoding: word.letters, as: UTF8.self)
    let meant = corrections.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "\(text.label) has the unusual word \(written.quoted()); did you mean `\(meant)`?"
  }

  /// The words of a transliteration in plain letters, and the parts between their hyphens.
  private static func sounds(of text: DraftText) -> [[UInt8]] {
    var seen: Set<ExactText> = []
    return text.text.value.unicodeScalars.split { !$0.isLetterOrMark }.compactMap { part in
      guard part.count <= longestSound else { return nil }
      let word = String(part)
      return seen.insert(ExactText(word)).inserted ? plainLetters(of: word) : nil
    }
  }

  /// The greatest number of scalars of a part that is taken for a word.
  private static let longestSound = 64

  /// The lowercase ASCII letters of a word without its marks; nil if it has others, such as those of another script.
  private static func plainLetters(of word: String) -> [UInt8]? {
    var letters: [UInt8] = []
    for scalar in word.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      guard ("a"..."z").contains(scalar), let letter = UInt8(exactly: scalar.value) else { return nil }
      letters.append(letter)
    }
    return letters
  }

  /// Terms and parts of names that are written in lowercase in English prose.
  private static let terms: [[UInt8]] = """
    adhan bint bin ibn dhikr dua duas fajr ghusl hadith hajj halal haram hijri iman iqamah isnad jannah jinn kunya maghrib
    mahram masjid muadhin mushaf nafl niyyah qibla qiblah qunut rakah rakahs ruku ruqyah sahih salah salam salawat sawm shahada
    shahadah shirk siwak sujud sunnah surah surahs suhur tahajjud takbir talbiyah taqwa tasbih tashahhud tawaf tawhid ummah
    umrah witr wudu zakah zakat zamzam zikr
    """
    .split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
}

extension Unicode.Scalar {
  /// Letters that are not modifiers, such as the signs for hamza and ayn, and marks.
  fileprivate var isLetterOrMark: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .nonspacingMark: true
    default: false
    }
  }
}

/// A word of lowercase ASCII letters that is not part of a compound and has no apostrophe.
struct LowercaseWord {
  let letters: [UInt8]
  /// The range in the UTF-8 of the text.
  let bytes: Range<Int>

  static func words(of text: String) -> [LowercaseWord] {
    var words: [LowercaseWord] = []
    var letters: [UInt8] = []
    var (start, offset, isPlain) = (0, 0, true)
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte)
      // Digits, capitals, hyphens, apostrophes and letters that are not ASCII.
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
        UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "/"), 0x80...:
        isPlain = false
      default:
        if isPlain, !letters.isEmpty, letters.count <= EnglishWords.lengthLimit {
          words.append(LowercaseWord(letters: letters, bytes: start..<offset))
        }
        letters.removeAll(keepingCapacity: true)
        (start, isPlain) = (offset + 1, true)
      }
      offset += 1
    }
    return words
  }
}
