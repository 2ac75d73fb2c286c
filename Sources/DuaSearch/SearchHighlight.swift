import DuaLibrary
import SearchEngine

/// The ranges of a dua's text that match a query.
public struct SearchHighlight: Equatable, Sendable {
  /// A text of a dua.
  public typealias Field = SearchField

  /// The kind of text.
  public var field: Field
  /// The language of the text; nil for the Arabic and its transliteration.
  public var language: LanguageTag?
  /// The ranges to highlight, in UTF-8 bytes of the text as published, with all marks of the letters; in order, never empty.
  public var ranges: [Range<Int>]
}

extension SearchHighlight {
  /// The text of a dua to which the ranges belong; nil if the dua has none, as another one.
  public func text(in dua: Dua) -> String? {
    dua.searchedTexts.first { $0.field == field && $0.language == language }?.text
  }

  /// ``ranges`` as indexes of the text, for an attributed string. Ranges that the text does not have, as another one, are omitted.
  public func indices(in text: String) -> [Range<String.Index>] {
    let bytes = text.utf8
    func index(_ offset: Int) -> String.Index? {
      bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)?
        .samePosition(in: text.unicodeScalars)
    }
    return ranges.compactMap { range in
      guard let start = index(range.lowerBound), let end = index(range.upperBound) else { return nil }
      return start..<end
    }
  }
}

extension LibrarySearch {
  /// The ranges to highlight in the texts of a dua that `query` found; the text that covers most of the query comes first.
  /// Empty for a dua that was found only by its citation.
  ///
  /// Call this only for the duas on the screen: it processes every text of the dua.
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
  /// In the order in which they are displayed.
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
