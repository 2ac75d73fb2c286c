import Diagnostics
import DuaLibrary
import UnicodeText

/// A word of a text is written twice in a row.
///
/// ## What it does
/// Looks in English and Indonesian titles, translations and prose for a function word (`the`, `and`, `of`, `dan`) that follows
/// itself after nothing but a space. Words that may be repeated for a reason, such as `that`, `had`, `in` or `very`, are not looked at.
///
/// ## Why it matters
/// One of the two is left over from a change of the sentence.
///
/// ## Example
/// `Praise belongs to the the Lord of all the worlds.`
///
/// ## How to fix it
/// Remove one of the two, or write the word that is missing between them.
enum DoubledWord: Rule {
  static let id: RuleID = "TX12"
  static let name = "doubled-word"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard case .localized(let language) = text.role, let words = words(of: language) else { return [] }
      return limited(doubled(in: text.text.value, words)) { repeated in
        let word = text.text.value.text(ofBytes: repeated.word).quoted(limit: 30)
        let rest = repeated.word.upperBound..<repeated.end
        return finding(
          "\(text.label) has \(word) twice in a row: remove one of them",
          at: text.source(of: repeated.word.lowerBound..<repeated.end),
          fixIts: text.canReplace(rest)
            ? [FixIt("remove the second", FixIt.Edit(text.source(of: rest), ""))] : []
        )
      }
    }
  }

  private static func words(of language: LanguageTag) -> Set<String>? {
    switch language.language {
    case "en": english
    case "id", "ms": indonesian
    default: nil
    }
  }

  private static let english: Set<String> = [
    "a", "an", "and", "any", "are", "as", "at", "be", "by", "every", "for", "from", "he", "his", "i", "if",
    "its", "me", "my",
    "nor", "of", "or", "our", "than", "the", "their", "them", "they", "this", "to", "upon", "us", "was", "we",
    "were", "which",
    "who", "with", "you", "your",
  ]

  private static let indonesian: Set<String> = [
    "adalah", "akan", "dan", "dari", "dengan", "di", "ke", "kepada", "oleh", "pada", "untuk", "yang",
  ]

  /// The first of the two words, and the end of the second, in UTF-8.
  private static func doubled(in text: String, _ words: Set<String>) -> [(word: Range<Int>, end: Int)] {
    var found: [(word: Range<Int>, end: Int)] = []
    /// The letters of a word, a byte each: those of a longer word do not fit, but such a word is not looked at.
    var last: (letters: UInt64, bytes: Range<Int>)?
    var letters: UInt64 = 0
    var start = 0
    /// Whether the current word is of ASCII letters only.
    var isPlain = true
    func end(_ offset: Int, isBeforeSpace: Bool) {
      guard start < offset else { return }
      let word = start..<offset
      let mayRepeat = isPlain && word.count <= longestWord
      if mayRepeat, let before = last, before.letters == letters,
        words.contains(text.text(ofBytes: word).lowercased())
      {
        found.append((before.bytes, offset))
        last = nil
      } else {
        last = mayRepeat && isBeforeSpace ? (letters, word) : nil
      }
    }
    var offset = 0
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters = letters << 8 | UInt64(byte | 0x20)
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
        end(offset, isBeforeSpace: isSpace)
        if !isSpace { last = nil }
        (start, letters, isPlain) = (offset + 1, 0, true)
      default: isPlain = false
      }
      offset += 1
    }
    end(offset, isBeforeSpace: false)
    return found
  }

  private static let longestWord = 8
}
