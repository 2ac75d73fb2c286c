import Diagnostics
import UnicodeText

/// A translation begins with `My Lord` where the Arabic has *our Lord*, or the other way round.
///
/// ## What it does
/// Compares the first words of English translations and of the Arabic: رَبَّنَا is *our Lord*, and رَبِّ and رَبِّي are *my Lord*. Other
/// translations, such as *Lord* alone, are not reported.
///
/// ## Why it matters
/// Often the translation is that of another dua: many duas differ only after this word. Otherwise one person asks where the text
/// asks for many.
///
/// ## Example
/// ```xml
/// <arabic>رَبَّنَا اغْفِرْ لَنَا</arabic>
/// <translation xml:lang="en">My Lord, forgive me</translation>
/// ```
///
/// ## How to fix it
/// Compare the translation with the Arabic to its end, and correct what differs.
enum TranslationAddress: Rule {
  static let id: RuleID = "TX23"
  static let name = "translation-address"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard let arabic = draft.skeleton(ofEnglishTranslation: text),
        let possessive = possessive(in: text.text.value),
        let address = addresses.first(where: { arabic.utf8.starts(with: $0.letters.utf8) }),
        address.isPlural != possessive.isPlural
      else { return nil }
      let written = text.text.value.text(ofBytes: possessive.bytes)
      return finding(
        "\(text.label) begins with \("\(written) Lord".quoted()), but `arabic` with `\(address.word)`, "
          + "which is `\(address.isPlural ? "our" : "my") Lord`: compare the two to their end",
        at: text.source(of: possessive.bytes)
      )
    }
  }

  /// The first words of the Arabic, as the beginnings of skeletons.
  private static let addresses: [(letters: String, word: String, isPlural: Bool)] = [
    ("ربنا ", "رَبَّنَا", true), ("رب ", "رَبِّ", false), ("ربي ", "رَبِّي", false),
  ]

  /// The word before `Lord` at the beginning of a text, in UTF-8 offsets.
  private static func possessive(in text: String) -> (bytes: Range<Int>, isPlural: Bool)? {
    // Marks before the words and letters in capitals are not told from others.
    let bytes = text.utf8.prefix(opening).map { $0 | 0x20 }
    var start = bytes.firstIndex(where: \.isASCIILetter) ?? bytes.count
    for interjection in ["o ", "oh "] where bytes[start...].starts(with: interjection.utf8) {
      start += interjection.utf8.count
    }
    for (word, isPlural) in [("my", false), ("our", true)] {
      let rest = bytes[start...]
      guard rest.starts(with: "\(word) lord".utf8) else { continue }
      let next = rest.dropFirst(word.utf8.count + 5).first
      guard next?.isASCIILetter != true else { continue }
      return (start..<start + word.utf8.count, isPlural)
    }
    return nil
  }

  /// The number of bytes in which the words are.
  private static let opening = 32
}
