import DuaLibrary
import SearchEngine

/// Where a query matched in a text of a dua.
public struct SearchHighlight: Equatable, Sendable {
  /// A text of a dua.
  public typealias Field = SearchField

  public var field: Field
  /// The language of the text; nil for the Arabic and its transliteration.
  public var language: LanguageTag?
  /// What to mark, in UTF-8 bytes of the text as it is shipped, with all marks of the letters; in order, never empty.
  public var ranges: [Range<Int>]
}

extension LibrarySearch {
  /// What to mark in the texts of a dua that `query` found: the texts that match some of it, the one that covers most of
  /// the query first. Empty for a dua that only its citation found.
  ///
  /// Ask for the duas on the screen only: every text of the dua is read again.
  public func highlights(
    for query: String,
    in dua: Dua,
    options: SearchOptions = SearchOptions()
  ) -> [SearchHighlight] {
    let highlighter = Highlighter(query, completesLastWord: options.completesLastWord)
    var highlights: [(share: Double, highlight: SearchHighlight)] = []
    for (text, field, language) in dua.searchedTexts {
      let (ranges, share) = highlighter.marks(in: text, field)
      guard !ranges.isEmpty else { continue }
      highlights.append((share, SearchHighlight(field: field, language: language, ranges: ranges)))
    }
    return highlights.enumerated().sorted { first, second in
      first.element.share == second.element.share
        ? first.offset < second.offset : first.element.share > second.element.share
    }.map(\.element.highlight)
  }
}

extension Dua {
  /// In the order in which they are shown.
  fileprivate var searchedTexts: [(text: String, field: SearchField, language: LanguageTag?)] {
    func localized(_ text: LocalizedText, _ field: SearchField) -> [(String, SearchField, LanguageTag?)] {
      text.entries.map { ($0.text, field, $0.language) }
    }
    return localized(title, .title) + [(arabic, .arabic, nil)]
      + (transliteration.map { [($0, .transliteration, nil)] } ?? [])
      + localized(translation, .translation) + localized(benefit, .benefit) + localized(context, .context)
      + localized(propheticContext, .propheticContext) + localized(bestTime, .bestTime)
  }
}
