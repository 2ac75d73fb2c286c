import DuaLibrary
import SearchEngine

/// The numbers and chapters of Hisn al-Muslim in a library: of an edition of the book the ids of duas and categories, in other
/// libraries those that sources state (`Hisn al-Muslim 121`).
struct SupplicationBook {
  struct Row {
    var number: Int
    /// Zero, or ``CitationTable/chapterLetter``.
    var letter: Int
    var document: Int
  }

  /// Its index among works: after those of the library, unless that declares it.
  let work: Int
  let names: [String]
  private(set) var rows: [Row] = []

  /// The longest source that is taken for a citation of the book, in words.
  private static let maximumWords = 8

  init(_ library: Library, _ vocabulary: SearchVocabulary) {
    let slug = SearchVocabulary.supplicationBook
    work = library.works.firstIndex { $0.slug.rawValue == slug } ?? library.works.count
    names = vocabulary.works.filter { $0.work.rawValue == slug }.flatMap(\.names)
    let keys = Set(names.map { NameTable.key(of: NameTable.essence(of: SearchWord.words(of: $0))) })
    let isEdition = keys.contains(
      NameTable.key(of: NameTable.essence(of: SearchWord.words(of: library.name)))
    )
    for document in library.duas.indices {
      if isEdition {
        rows.append(Row(number: library.duas[document].id.rawValue, letter: 0, document: document))
        if let chapter = library.duas[document].category {
          rows.append(Row(number: chapter.rawValue, letter: CitationTable.chapterLetter, document: document))
        }
      }
      for case .other(let title) in library.duas[document].sources {
        guard let number = Self.number(in: title, keys) else { continue }
        rows.append(Row(number: number, letter: 0, document: document))
      }
    }
  }

  /// The number in a source that is nothing but the name of the book and a number.
  private static func number(in title: String, _ keys: Set<[UInt8]>) -> Int? {
    guard title.utf8.count <= 128 else { return nil }
    let words = SearchWord.words(of: title)
    guard words.count <= maximumWords, let last = words.last, last.script == .other, last.bytes.count <= 4,
      let number = Int(String(decoding: last.bytes, as: UTF8.self)),
      keys.contains(NameTable.key(of: NameTable.essence(of: words.dropLast())))
    else { return nil }
    return number
  }
}
