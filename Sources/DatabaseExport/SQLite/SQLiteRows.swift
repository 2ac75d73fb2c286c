import ArabicText
import DuaLibrary
import UnicodeText

/// Inserts the rows of a library, in the order of their keys.
struct SQLiteRows {
  let file: SQLiteFile

  func insert(_ library: Library) throws(ExportProblem) {
    let tables = try LibraryTables(library)
    try insert("library", [library]) { library in
      [
        [
          .integer(1), .text(library.name), .text(library.version), .text(library.licence),
          .text(library.defaultLanguage.rawValue), .integer(ArabicFold.version),
        ]
      ]
    }
    try insertNames(tables)
    try insertDuas(tables.duas)
    try insert("journeys", tables.journeys) { [$0.values()] }
    try insert("journey_localizations", tables.journeys) { Self.names($0.localizations, .integer($0.id)) }
    try insert("journey_duas", tables.journeyDuas) { row in
      [[.integer(row.journeyID), .integer(row.sortOrder), .integer(row.duaID), .text(row.timeSlot)]]
    }
  }

  private func insertNames(_ tables: LibraryTables) throws(ExportProblem) {
    try insert("categories", tables.categories) { [$0.values()] }
    try insert("category_localizations", tables.categories) { Self.names($0.localizations, .integer($0.id)) }
    try insert("collections", tables.collections) { [$0.values()] }
    try insert("collection_localizations", tables.collections) {
      Self.names($0.localizations, .integer($0.id))
    }
    try insert("works", tables.works) { row in
      [[.text(row.slug), .text(row.name), .text(row.numbering), .integer(row.highest)]]
    }
    try insert("work_aliases", tables.works) { row in
      row.aliases.enumerated().map { [.text(row.slug), .integer($0 + 1), .text($1)] }
    }
    try insert("work_localizations", tables.works) { row in
      (row.localizations?.entries ?? []).map {
        [.text(row.slug), .text($0.language.rawValue), .text($0.value.name)]
      }
    }
  }

  private func insertDuas(_ rows: [DuaRow]) throws(ExportProblem) {
    try insert("duas", rows) { [$0.values()] }
    try insert("dua_localizations", rows) { row in
      (row.localizations?.entries ?? []).map { language, texts in
        [
          .integer(row.id), .text(language.rawValue), .text(texts.title), .text(texts.bestTime),
          .text(texts.rizqBenefit), .text(texts.context), .text(texts.propheticContext),
        ]
      }
    }
    try insert("translations", rows) { $0.translationRows() }
    try insert("sources", rows) { $0.sourceRows() }
  }

  /// Inserts the rows that `values` makes of each element.
  private func insert<Element>(
    _ table: String,
    _ elements: [Element],
    _ values: (Element) -> [[SQLiteValue]]
  ) throws(ExportProblem) {
    var insertion: SQLiteStatement?
    // By index: a loop over the elements would copy each row, and retain all of its texts.
    for index in elements.indices {
      for row in values(elements[index]) {
        try check(row, table)
        if insertion == nil { insertion = try file.insertion(into: table, columns: row.count) }
        try insertion?.run(row)
      }
    }
  }

  /// Throws if a text contains U+0000: programs that read texts as C strings would cut it there.
  private func check(_ row: [SQLiteValue], _ table: String) throws(ExportProblem) {
    for (index, value) in row.enumerated() {
      guard case .text(let text?) = value, text.hasNull else { continue }
      let columns = try file.texts("SELECT name FROM pragma_table_info('\(table)') ORDER BY cid")
      let name = row.prefix(2).compactMap(\.name).joined(separator: " ")
      throw .nullCharacter(table: table, row: name, column: columns[index])
    }
  }

  private static func names(_ localizations: LanguageMap<NameLocalization>?, _ key: SQLiteValue)
    -> [[SQLiteValue]]
  {
    (localizations?.entries ?? []).map {
      [key, .text($0.language.rawValue), .text($0.value.name), .text($0.value.description)]
    }
  }
}

extension String {
  /// Whether the text contains U+0000.
  var hasNull: Bool { utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0) }
}

extension SQLiteValue {
  /// The value as part of the name of a row.
  fileprivate var name: String? {
    switch self {
    case .text(let text): text.map { $0.escapedForDisplay }
    case .integer(let number): number.map { "\($0)" }
    case .boolean: nil
    }
  }
}
