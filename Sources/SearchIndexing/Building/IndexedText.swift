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
  static func texts(of dua: Dua, _ names: DocumentNames) -> [IndexedText] {
    var texts = [IndexedText(text: dua.arabic, field: .arabic, language: .arabic)]
    texts += ownTitles(of: dua)
    texts += entries(of: dua.translation, .translation)
    for note in [dua.benefit, dua.context, dua.propheticContext, dua.bestTime] {
      texts += entries(of: note, .notes)
    }
    texts += dua.sources.map { IndexedText(text: names.text(of: $0), field: .source) }
    return texts + names.names(of: dua)
  }

  /// The titles that are not merely the beginning of a text: importers give such a title to texts without one.
  private static func ownTitles(of dua: Dua) -> [IndexedText] {
    let texts = [dua.arabic] + dua.translation.entries.map(\.text)
    return entries(of: dua.title, .title).filter { title in
      let words = SearchWord.words(of: title.text).map(\.bytes)
      return !texts.contains { text in
        let beginning = String(text.unicodeScalars.prefix(4 * title.text.unicodeScalars.count))
        return SearchWord.words(of: beginning).map(\.bytes).starts(with: words)
      }
    }
  }
}
