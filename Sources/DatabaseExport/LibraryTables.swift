import DuaLibrary

/// The rows of a library, as a bundle has them.
struct LibraryTables {
  let categories: [CategoryRow]
  let collections: [CollectionRow]
  let works: [WorkRow]
  let duas: [DuaRow]
  let journeys: [JourneyRow]
  let journeyDuas: [JourneyDuaRow]

  init(_ library: Library) throws(ExportProblem) {
    let context = RowContext(library)
    do throws(MissingText) {
      categories = try library.categories.map { (row) throws(MissingText) in try CategoryRow(row, in: context)
      }
      collections = try library.collections.map { (row) throws(MissingText) in
        try CollectionRow(row, in: context)
      }
      works = try library.works.map { (row) throws(MissingText) in try WorkRow(row, in: context) }
      duas = try library.duas.map { (row) throws(MissingText) in try DuaRow(row, in: context) }
      journeys = try library.journeys.map { (row) throws(MissingText) in try JourneyRow(row, in: context) }
      journeyDuas = library.journeys.flatMap(JourneyDuaRow.rows)
    } catch {
      throw .missingText(error)
    }
  }
}
