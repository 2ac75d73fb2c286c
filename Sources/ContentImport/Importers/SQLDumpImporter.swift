/// Imports the app's tables from a dump of PostgreSQL.
struct SQLDumpImporter: CollectionImporter {
  let options: ImportOptions
  let isWholeLibrary = true

  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    var library = AppLibrary(options, log)
    for file in files {
      var rows: [(AppTable, AppRow)] = []
      var reader = SQLDumpReader(file, log) { rows.append(($0, $1)) }
      reader.read()
      for (table, row) in rows { library.add(row, to: table) }
    }
    library.add(to: &collection)
  }
}
