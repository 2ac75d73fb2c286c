import DuaLibrary
import SearchEngine

/// A text of a dua by which it is found.
struct IndexedText: Sendable {
  var text: String
  var field: TextField
  /// Nil for names of works, which are of no language.
  var language: LanguageTag?

  static func entries(of localized: LocalizedText, _ field: TextField) -> [IndexedText] {
    localized.entries.map { IndexedText(text: $0.text, field: field, language: $0.language) }
  }

  /// The texts of a dua: first its Arabic, then its titles.
  ///
  /// - Parameter titles: Tells which titles are indexed.
  static func texts(of dua: Dua, _ names: DocumentNames, _ titles: inout OwnTitles) -> [IndexedText] {
    var texts = [IndexedText(text: dua.arabic, field: .arabic, language: .arabic)]
    texts += entries(of: dua.title, .title).filter { titles.contains($0.text, of: dua) }
    texts += entries(of: dua.translation, .translation)
    for note in [dua.benefit, dua.context, dua.propheticContext, dua.bestTime] {
      texts += entries(of: note, .notes)
    }
    texts += dua.sources.map { IndexedText(text: names.text(of: $0), field: .source) }
    return texts + names.names(of: dua)
  }
}
