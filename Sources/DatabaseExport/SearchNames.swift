import DuaLibrary
import SearchEngine

/// The folded words of names by which people look for duas: of categories, and of what duas cite.
struct SearchNames: Sendable {
  private let categories: [DuaLibrary.Category.ID: String]
  private let works: [Slug: String]
  private let surahs: [Int: String]
  private let verses: [(verses: [QuranReference], words: String)]

  init(_ library: Library, _ vocabulary: SearchVocabulary) {
    categories = Self.byKey(library.categories) { ($0.id, $0.name.entries.map(\.text)) }
    let added = Dictionary(
      vocabulary.works.map { ($0.work, $0.names) },
      uniquingKeysWith: { first, _ in first }
    )
    works = Self.byKey(library.works) { work in
      (work.slug, work.name.entries.map(\.text) + work.aliases + (added[work.slug] ?? []))
    }
    surahs = Self.byKey(vocabulary.surahs) { ($0.surah, $0.names) }
    verses = vocabulary.verses.map { ($0.verses, Self.words(of: $0.names)) }
  }

  /// The words of the names of a dua's category and sources, for each of them separated by spaces.
  func words(of dua: Dua) -> [String] {
    var words = [dua.category.flatMap { categories[$0] }].compactMap(\.self)
    for source in dua.sources {
      switch source {
      case .quran(let cited):
        if let names = surahs[cited.surah] { words.append(names) }
        for named in verses
        where named.verses.contains(where: { $0.surah == cited.surah && $0.ayahs.overlaps(cited.ayahs) }) {
          words.append(named.words)
        }
      case .hadith(let cited): if let names = works[cited.work] { words.append(names) }
      case .other: break
      }
    }
    return words
  }

  private static func byKey<Element, Key: Hashable>(
    _ elements: [Element],
    _ names: (Element) -> (Key, [String])
  ) -> [Key: String] {
    Dictionary(
      elements.map(names).map { ($0, Self.words(of: $1)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func words(of texts: [String]) -> String {
    var part = FoldedPart()
    var reader = SearchWords()
    for text in texts { part.append(text, &reader) }
    return part.text
  }
}
