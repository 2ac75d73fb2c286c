import DuaLibrary
import SearchEngine

/// Finds volumes and pages of works in the sources and notes of duas: `Muslim (1/530)`, `ومسلم 4/2083`.
struct PageCitations {
  struct Page: Hashable {
    /// The index of the work.
    var work: Int
    /// See ``CitationTable/Page``.
    var number: Int
  }

  private let library: Library
  private var workByName: [[UInt8]: Int] = [:]

  init(_ library: Library, _ vocabulary: SearchVocabulary) {
    self.library = library
    let known = Dictionary(vocabulary.works.map { ($0.work, $0.names) }, uniquingKeysWith: +)
    for (position, work) in library.works.enumerated() {
      for name in work.name.entries.map(\.text) + work.aliases + (known[work.slug] ?? []) {
        let words = NameTable.essence(of: SearchWord.words(of: name))
        if !words.isEmpty, words.count <= Self.maximumWords {
          workByName[NameTable.key(of: words)] = position
        }
      }
    }
  }

  /// The maximum number of words of a name.
  private static let maximumWords = 3

  /// Each once, in the order of the texts.
  func pages(citedByDuaAt index: Int) -> [Page] {
    let (benefit, context) = (library.duas[index].benefit, library.duas[index].context)
    let texts =
      library.duas[index].sources.map(library.displayText) + benefit.entries.map(\.text)
      + context.entries.map(\.text)
    var pages: [Page] = []
    var known: Set<Page> = []
    for text in texts where text.utf8.contains(UInt8(ascii: "/")) {
      for page in self.pages(in: text) where known.insert(page).inserted { pages.append(page) }
    }
    return pages
  }

  private func pages(in text: String) -> [Page] {
    let bytes = Array(text.utf8)
    let words = SearchWord.words(of: text)
    var pages: [Page] = []
    var work: Int?
    for (position, word) in words.enumerated() {
      if let found = self.work(endingAt: position, in: words) { work = found }
      guard let work, position + 1 < words.count, let volume = Self.number(word),
        let page = Self.number(words[position + 1]),
        let number = CitationTable.Page.number(volume: volume, page: page),
        bytes[word.source.upperBound..<words[position + 1].source.lowerBound].elementsEqual([0x2F])
      else { continue }
      pages.append(Page(work: work, number: number))
    }
    return pages
  }

  /// The work whose name ends with a word.
  private func work(endingAt position: Int, in words: [SearchWord]) -> Int? {
    for length in (1...Self.maximumWords).reversed() where length <= position + 1 {
      var name = NameTable.essence(of: Array(words[(position + 1 - length)...position]))
      if name.isEmpty { continue }
      if let work = workByName[NameTable.key(of: name)] { return work }
      // A name after the conjunction, `ومسلم`.
      guard name[0].script == .arabic, name[0].bytes.first == Self.waw else { continue }
      name[0].bytes.removeFirst()
      if let work = workByName[NameTable.key(of: NameTable.essence(of: name))] { return work }
    }
    return nil
  }

  private static let waw: UInt8 = 0x48

  /// A number of at most four digits.
  private static func number(_ word: SearchWord) -> Int? {
    guard word.script == .other, word.bytes.count <= 4 else { return nil }
    return Int(String(decoding: word.bytes, as: UTF8.self))
  }
}
