import DuaLibrary
import SearchEngine

/// A text of a dua by which it is found.
struct IndexedText: Sendable {
  var text: String
  var field: TextField
  /// Nil for names of works, which are of no language.
  var language: LanguageTag?

  /// The entries of a localized text.
  static func entries(of localized: LocalizedText, _ field: TextField) -> [IndexedText] {
    localized.entries.map { IndexedText(text: $0.text, field: field, language: $0.language) }
  }

  /// The texts of a dua: first its Arabic, then its titles.
  ///
  /// - Parameter titles: Reads the words of titles.
  static func texts(of dua: Dua, _ names: DocumentNames, _ titles: inout TitleReader) -> [IndexedText] {
    var texts = [IndexedText(text: dua.arabic, field: .arabic, language: .arabic)]
    texts += entries(of: dua.title, .title).filter { titles.isOwn($0.text, of: dua) }
    texts += entries(of: dua.translation, .translation)
    for note in [dua.benefit, dua.context, dua.propheticContext, dua.bestTime] {
      texts += entries(of: note, .notes)
    }
    texts += dua.sources.map { IndexedText(text: names.text(of: $0), field: .source) }
    return texts + names.names(of: dua)
  }
}

/// Finds the titles that are merely the beginning of a text: importers give such a title to texts without one.
struct TitleReader {
  private var title = SearchWords()
  private var beginning = SearchWords()

  /// Whether a title of a dua is no beginning of its texts.
  mutating func isOwn(_ text: String, of dua: Dua) -> Bool {
    title.read(text)
    let length = 4 * text.unicodeScalars.count
    if mayBegin(dua.arabic, text), isBeginning(of: dua.arabic, length) { return false }
    return !dua.translation.entries.contains { isBeginning(of: $0.text, length) }
  }

  /// False if the title is in ASCII, and the text begins with a letter of Arabic that all folds keep.
  private func mayBegin(_ arabic: String, _ text: String) -> Bool {
    guard let first = arabic.unicodeScalars.first,
      ("\u{0622}"..."\u{063A}" as ClosedRange<Unicode.Scalar>).contains(first), !title.words.isEmpty
    else { return true }
    return !text.utf8.allSatisfy { $0 < 0x80 }
  }

  private mutating func isBeginning(of text: String, _ length: Int) -> Bool {
    beginning.read(String(Substring(text.unicodeScalars.prefix(length))))
    return beginning.starts(with: title)
  }
}
