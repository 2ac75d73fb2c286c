import DuaLibrary
import SearchEngine

/// Which duas cite which works and verses, stated or derived.
struct CitationSections {
  /// Packed, as ``CitationTable`` reads them.
  private var verses: Set<UInt64> = []
  private var hadiths: [(work: Int, number: Int, letter: Int, document: Int)] = []

  init(
    _ library: Library,
    _ vocabulary: SearchVocabulary,
    _ derivedVerses: [DerivedVerses],
    _ book: SupplicationBook
  ) {
    hadiths = book.rows.map { (book.work, $0.number, $0.letter, $0.document) }
    let works = Dictionary(
      uniqueKeysWithValues: library.works.enumerated().map { ($0.element.slug, $0.offset) }
    )
    let pages = PageCitations(library, vocabulary)
    for document in library.duas.indices {
      for page in pages.pages(citedByDuaAt: document) {
        hadiths.append((page.work, page.number, CitationTable.Page.letter, document))
      }
      for source in library.duas[document].sources {
        switch source {
        case .quran(let reference): insert(reference, .stated, document)
        case .hadith(let reference):
          guard let work = works[reference.work] else { continue }
          let letter = Int(reference.number.suffix.utf8.first ?? 0)
          hadiths.append((work, reference.number.value, letter, document))
        case .other: break
        }
      }
    }
    let documents = Dictionary(
      uniqueKeysWithValues: library.duas.indices.map { (library.duas[$0].id, $0) }
    )
    for derived in derivedVerses {
      guard let document = documents[derived.dua] else { continue }
      for reference in derived.verses { insert(reference, .derived, document) }
    }
  }

  private mutating func insert(_ reference: QuranReference, _ origin: CitationTable.Origin, _ document: Int) {
    let verses = CitationTable.Verses(
      surah: reference.surah,
      first: reference.ayahs.lowerBound,
      last: reference.ayahs.upperBound,
      document: document,
      origin: origin
    )
    self.verses.insert(verses.packed)
  }

  func write(to file: inout IndexFileWriter) {
    file[.quran] = ByteWriter.packed(verses.sorted().map { Int($0) })
    var hadith = ByteWriter()
    for row in hadiths.sorted(by: {
      ($0.work, $0.number, $0.letter, $0.document) < ($1.work, $1.number, $1.letter, $1.document)
    }) {
      for number in [row.work, row.number, row.letter, row.document] {
        hadith.append(UInt32(truncatingIfNeeded: number))
      }
    }
    file[.hadith] = hadith.bytes
  }
}

/// Verses of the Quran found in the text of a dua, whether it cites them or not.
public struct DerivedVerses: Equatable, Sendable {
  /// The dua whose text was compared with the Quran.
  public var dua: Dua.ID
  /// The verses that the text quotes.
  public var verses: [QuranReference]
  /// Those of ``verses`` whose quotation is a large part of the text: the dua is these verses rather than that it quotes them.
  public var mainVerses: [QuranReference]

  /// - Parameter mainVerses: Some of `verses`; nil for all of them.
  public init(dua: Dua.ID, verses: [QuranReference], mainVerses: [QuranReference]? = nil) {
    self.dua = dua
    self.verses = verses
    self.mainVerses = mainVerses ?? verses
  }
}
