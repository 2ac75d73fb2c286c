import DuaLibrary

/// Builds the index of a library. The same library gives the same index.
public struct SearchIndexBuilder {
  private let library: Library
  private var tokenizer = SearchTokenizer()
  /// The place of every term in ``postings``.
  private var places: [[UInt8]: Int] = [:]
  /// Duas are added in the order of their ids, so every list is sorted as it grows.
  private var postings: [[SearchIndex.Posting]] = []

  public init(_ library: Library) { self.library = library }

  public func build() -> SearchIndex {
    var builder = self
    for dua in library.duas { builder.add(dua) }
    let sorted = builder.places.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return SearchIndex(
      terms: sorted.map { String(decoding: $0.key, as: UTF8.self) },
      postings: sorted.map { builder.postings[$0.value] }
    )
  }

  private mutating func add(_ dua: Dua) {
    add(dua.title, of: dua, in: .title)
    add(dua.arabic, of: dua, in: .arabic)
    if let transliteration = dua.transliteration { add(transliteration, of: dua, in: .transliteration) }
    add(dua.translation, of: dua, in: .translation)
    for text in [dua.benefit, dua.context, dua.propheticContext, dua.bestTime] {
      add(text, of: dua, in: .context)
    }
    for source in dua.sources { add(source, of: dua) }
  }

  private mutating func add(_ citation: Citation, of dua: Dua) {
    switch citation {
    case .quran(let reference):
      add("quran \(reference.sura)", of: dua, in: .citation)
      for aya in reference.ayas { add(String(aya), of: dua, in: .citation) }
    case .hadith(let reference):
      add("\(reference.work) \(reference.number)", of: dua, in: .citation)
      guard let work = library[work: reference.work] else { return }
      add(work.name, of: dua, in: .citation)
      for alias in work.aliases { add(alias, of: dua, in: .citation) }
    case .other(let title):
      add(title, of: dua, in: .citation)
    }
  }

  private mutating func add(_ text: LocalizedText, of dua: Dua, in field: SearchFields) {
    for entry in text.entries { add(entry.text, of: dua, in: field) }
  }

  private mutating func add(_ text: String, of dua: Dua, in field: SearchFields) {
    var tokenizer = tokenizer
    tokenizer.forEachToken(of: text) { add(term: $0, of: dua.id, in: field) }
    self.tokenizer = tokenizer
  }

  private mutating func add(term: [UInt8], of dua: Dua.ID, in field: SearchFields) {
    guard let place = places[term] else {
      places[term] = postings.count
      postings.append([SearchIndex.Posting(dua: dua, fields: field)])
      return
    }
    let last = postings[place].count - 1
    if postings[place][last].dua == dua {
      postings[place][last].fields.formUnion(field)
    } else {
      postings[place].append(SearchIndex.Posting(dua: dua, fields: field))
    }
  }
}
