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
  /// - Parameter reader: Reads words.
  static func texts(of dua: Dua, _ names: DocumentNames, _ reader: inout SearchWords) -> [IndexedText] {
    var texts = [IndexedText(text: dua.arabic, field: .arabic, language: .arabic)]
    texts += ownTitles(of: dua, &reader)
    texts += entries(of: dua.translation, .translation)
    for note in [dua.benefit, dua.context, dua.propheticContext, dua.bestTime] {
      texts += entries(of: note, .notes)
    }
    texts += dua.sources.map { IndexedText(text: names.text(of: $0), field: .source) }
    return texts + names.names(of: dua)
  }

  /// The titles that are not merely the beginning of a text: importers give such a title to texts without one.
  private static func ownTitles(of dua: Dua, _ reader: inout SearchWords) -> [IndexedText] {
    entries(of: dua.title, .title).filter { title in
      reader.read(title.text)
      let words = reader
      let length = 4 * title.text.unicodeScalars.count
      func isBeginning(of text: String) -> Bool {
        reader.read(String(text.unicodeScalars.prefix(length)))
        return reader.starts(with: words)
      }
      return !isBeginning(of: dua.arabic) && !dua.translation.entries.contains { isBeginning(of: $0.text) }
    }
  }
}
