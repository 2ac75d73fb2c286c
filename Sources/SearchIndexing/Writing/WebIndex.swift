import DuaSearch

/// The index as JSON, for the reader for the web: what `search/index.bin` holds, as arrays and texts.
///
/// Orders and tables that a reader can make of the words themselves are left out. docs/search-index.md describes it.
public enum WebIndex {
  /// The bytes of `search/index.json` for those of `search/index.bin`.
  public static func json(of index: [UInt8]) throws(SearchIndexError) -> [UInt8] {
    let reader = try IndexReader(IndexStorage(index))
    return try reader.withSections { (reader) throws(SearchIndexError) in
      var json = WebIndexWriter(reader)
      return try json.write()
    }
  }
}

/// Writes the members of the index one by one.
private struct WebIndexWriter {
  private let index: IndexReader
  private var json = CompactJSON()

  init(_ index: IndexReader) { self.index = index }

  mutating func write() throws(SearchIndexError) -> [UInt8] {
    json.open("{")
    json.key("format")
    json.number(Int(IndexFormat.version))
    json.key("fold")
    json.number(index.foldVersion)
    try writeDocuments()
    try writeArabic()
    try writeWords()
    try writeSounds()
    try writeCitations()
    try writeNames()
    try writeSynonyms()
    json.close("}")
    json.endLine()
    return json.bytes
  }

  private mutating func writeDocuments() throws(SearchIndexError) {
    let ids = try index.section(.ids)
    let attributes = try index.section(.attributes)
    let documents = 0..<index.documentCount
    json.key("ids")
    json.numbers(documents.map { Int(truncatingIfNeeded: ids.u64($0 * 8)) })
    json.key("categories")
    json.numbers(documents.map { attributes.u32($0 * 16) })
    json.key("collections")
    json.numbers(documents.map { attributes.u32($0 * 16 + 4) })
    json.key("translations")
    json.lists(
      documents.map { document in
        let mask = attributes.u64(document * 16 + 8)
        return (0..<64).filter { mask & (1 << UInt64($0)) != 0 }
      }
    )
    let tags = try index.section(.languages)
    var languages: [String] = []
    var place = 0
    while place < tags.count {
      let end = place + 1 + tags.byte(place)
      languages.append(String(decoding: tags.slice(place + 1, end).bytes, as: UTF8.self))
      place = end
    }
    json.key("languages")
    json.texts(languages)
    let steps = try index.section(.journeys)
    json.key("journeys")
    json.lists(Self.rows(steps, 12) { row in [0, 4, 8].map { steps.u32(row + $0) } })
    let impacts = try index.section(.impacts)
    json.key("impacts")
    json.numbers(Self.rows(impacts, 4) { impacts.u32($0) })
  }

  private static func rows<Row>(_ region: ByteRegion, _ length: Int, _ row: (Int) -> Row) -> [Row] {
    (0..<region.count / length).map { row($0 * length) }
  }

  private mutating func writeArabic() throws(SearchIndexError) {
    let lexicon = try ArabicLexicon(index)
    json.key("arabic")
    json.open("{")
    json.key("words")
    json.texts((0..<lexicon.words.count).map { ArabicWord.text(lexicon.words[$0].bytes) })
    json.key("lists")
    json.lists((0..<lexicon.lists.count).map { Self.graded(lexicon.lists[$0]) })
    json.key("sequences")
    json.lists(sequences(lexicon.sequences))
    json.close("}")
  }

  private mutating func writeWords() throws(SearchIndexError) {
    let lexicon = try WordLexicon(index)
    let count = lexicon.forms.count
    json.key("words")
    json.open("{")
    json.key("words")
    json.texts((0..<count).map { String(decoding: lexicon.forms[$0].bytes, as: UTF8.self) })
    json.key("terms")
    json.numbers((0..<count).map(lexicon.term))
    json.key("lists")
    json.lists((0..<lexicon.lists.count).map { Self.graded(lexicon.lists[$0]) })
    json.close("}")
  }

  private mutating func writeSounds() throws(SearchIndexError) {
    let lexicon = try SoundLexicon(index)
    json.key("sounds")
    json.open("{")
    json.key("sets")
    json.numbers((0..<lexicon.setCount).map { Int(lexicon.set($0)) })
    json.key("slots")
    json.lists((0..<lexicon.lists.count).map { lexicon.slots(ofWord: $0).bytes.map(Int.init) })
    json.key("keys")
    json.texts((0..<lexicon.keyCount).map { SoundKey.letters(lexicon.key($0)) })
    json.key("keyWords")
    json.numbers((0..<lexicon.keyCount).map(lexicon.word(ofKey:)))
    json.key("lists")
    json.lists((0..<lexicon.lists.count).map { Self.documents(lexicon.lists[$0]) })
    json.key("sequences")
    json.lists(sequences(lexicon.sequences))
    json.close("}")
  }

  private func sequences(_ table: SequenceTable) -> [[Int]] {
    (0..<index.documentCount).map { document in table.range(of: document).map { table[$0] } }
  }

  /// The distance to the dua before, and the grade, for every dua.
  private static func graded(_ list: PostingList) -> [Int] {
    var numbers: [Int] = []
    var before = 0
    list.visit { document, grade in
      numbers += [document - before, grade]
      before = document
    }
    return numbers
  }

  private static func documents(_ list: PostingList) -> [Int] {
    var numbers: [Int] = []
    var before = 0
    list.visit { document, _ in
      numbers.append(document - before)
      before = document
    }
    return numbers
  }

  private mutating func writeCitations() throws(SearchIndexError) {
    let quran = try index.section(.quran)
    json.key("quran")
    json.lists(
      Self.rows(quran, 12) { row in [0, 2, 4, 6].map { quran.u16(row + $0) } + [quran.u32(row + 8)] }
    )
    let hadith = try index.section(.hadith)
    json.key("hadith")
    json.lists(Self.rows(hadith, 16) { row in [0, 4, 8, 12].map { hadith.u32(row + $0) } })
  }

  private mutating func writeNames() throws(SearchIndexError) {
    let names = StringTable(starts: try index.section(.nameStarts), bytes: try index.section(.names))
    let targets = PackedInts(try index.section(.nameTargets))
    let sounds = try index.section(.nameSounds)
    let meanings = StringTable(starts: try index.section(.targetStarts), bytes: try index.section(.targets))
    json.key("names")
    json.open("{")
    json.key("names")
    json.texts((0..<names.count).map { Self.phrase(names[$0].bytes) })
    json.key("targets")
    json.numbers((0..<names.count).map { targets[$0] })
    json.key("sounds")
    json.texts(Self.rows(sounds, 12) { SoundKey.letters(sounds.u64($0)) })
    json.key("soundNames")
    json.numbers(Self.rows(sounds, 12) { sounds.u32($0 + 8) })
    json.key("meanings")
    json.lists(
      (0..<meanings.count).map { place in
        let row = meanings[place]
        return [row.byte(0)] + (0..<max(0, row.count - 2) / 2).map { row.u16(2 + $0 * 2) }
      }
    )
    json.close("}")
  }

  private mutating func writeSynonyms() throws(SearchIndexError) {
    let phrases = StringTable(starts: try index.section(.synonymStarts), bytes: try index.section(.synonyms))
    let groups = PackedInts(try index.section(.synonymGroups))
    let members = StringTable(
      starts: try index.section(.synonymMemberStarts),
      bytes: try index.section(.synonymMembers)
    )
    json.key("synonyms")
    json.open("{")
    json.key("phrases")
    json.texts((0..<phrases.count).map { Self.phrase(phrases[$0].bytes) })
    json.key("groups")
    json.numbers((0..<phrases.count).map { groups[$0] })
    json.key("members")
    json.lists(
      (0..<members.count).map { group in
        let rows = members[group]
        return Self.rows(rows, 8) { [rows.byte($0), rows.u16($0 + 2), rows.u32($0 + 4)] }.flatMap(\.self)
      }
    )
    json.close("}")
  }

  /// A key of names or synonyms as text: Arabic words follow a U+0001, as they do in the key.
  private static func phrase(_ key: [UInt8]) -> String {
    key.split(separator: 0x20, omittingEmptySubsequences: false).map { word in
      word.first == 1
        ? "\u{1}" + ArabicWord.text(Array(word.dropFirst())) : String(decoding: word, as: UTF8.self)
    }.joined(separator: " ")
  }
}
