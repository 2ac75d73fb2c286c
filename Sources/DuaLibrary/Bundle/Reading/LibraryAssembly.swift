/// Assembles a library from its JSON files.
struct LibraryAssembly {
  var manifest: Manifest
  var files: BundleFiles

  func library() throws(BundleError) -> Library {
    let language = try manifest.defaultLanguage()
    let counts = manifest.counts
    let categories = try models(.categories, count: counts.categories) {
      (row: CategoryRow) throws(RowProblem) in try row.category(language: language)
    }
    let collections = try models(.collections, count: counts.collections) {
      (row: CollectionRow) throws(RowProblem) in try row.collection(language: language)
    }
    let works = try models(.works, count: counts.works) {
      (row: WorkRow) throws(RowProblem) in try row.work(language: language)
    }
    let duas = try models(.duas, count: counts.duas) {
      (row: DuaRow) throws(RowProblem) in try row.dua(language: language)
    }
    let journeys = try models(.journeys, count: counts.journeys) {
      (row: JourneyRow) throws(RowProblem) in try row.journey(language: language)
    }

    let rows = Rows(
      categories: categories,
      collections: collections,
      works: works,
      duas: duas,
      journeys: journeys,
      steps: try steps()
    )
    do throws(BundleError) {
      // Checks the keys and references of entities, as `check` does, in a fraction of the time, but does not know the rows.
      return try library(rows.journeysWithSteps(), rows, language)
    } catch {
      try rows.check()
      throw error
    }
  }

  private func library(_ journeys: [Journey], _ rows: Rows, _ language: LanguageTag) throws(BundleError)
    -> Library
  {
    do throws(Library.Problem) {
      return try Library(
        name: manifest.library.name,
        version: manifest.library.version,
        licence: manifest.library.licence,
        defaultLanguage: language,
        duas: rows.duas,
        categories: rows.categories,
        collections: rows.collections,
        journeys: journeys,
        works: rows.works
      )
    } catch {
      throw .inconsistent(error)
    }
  }

  /// The rows of `journey_duas.json`.
  private func steps() throws(BundleError) -> [JourneyDuaRow] {
    try manifest.parse(.journeyDuas, in: files) { (contents) throws(BundleError) in
      var steps: [JourneyDuaRow] = []
      try RowReader.forEachRow(of: JourneyDuaRow.self, in: contents, path: BundleFile.journeyDuas.path) {
        steps.append($0)
      }
      return steps
    }
  }

  private func models<Row: JSONRow, Model>(
    _ file: BundleFile,
    count: Int,
    _ model: (Row) throws(RowProblem) -> Model
  ) throws(BundleError) -> [Model] {
    let models = try manifest.parse(file, in: files) { (contents) throws(BundleError) in
      var models: [Model] = []
      // No row is shorter: the count is not trusted with more memory than the file itself takes.
      models.reserveCapacity(max(0, min(count, contents.count / Self.shortestRow)))
      try RowReader.forEachRow(of: Row.self, in: contents, path: file.path) { (row) throws(RowProblem) in
        models.append(try model(row))
      }
      return models
    }
    guard models.count == count else {
      throw .wrongCount(path: file.path, expected: count, found: models.count)
    }
    return models
  }

  /// In bytes: `{"highest":1,"name":"","numbering":"","slug":"a"}` and its comma are longer.
  private static let shortestRow = 32
}

/// The models of all rows, before their references are resolved.
private struct Rows {
  let categories: [Category]
  let collections: [DuaCollection]
  let works: [ReferenceWork]
  let duas: [Dua]
  /// Without their steps.
  let journeys: [Journey]
  let steps: [JourneyDuaRow]

  /// The journeys with their steps; whether their duas exist is not checked. Throws a ``RowProblem`` of the first invalid row.
  func journeysWithSteps() throws(BundleError) -> [Journey] {
    let positions = Dictionary(
      zip(journeys.map(\.id), journeys.indices),
      uniquingKeysWith: { first, _ in first }
    )
    return try journeys(adding: { (row) throws(RowProblem) in
      let (id, step) = try LibraryKeys.step(row)
      guard let position = positions[id] else {
        throw .dangling(key: "journey_id", value: id.description, file: BundleFile.journeys.path)
      }
      return (position, step)
    })
  }

  /// Throws the problem of the first invalid row.
  func check() throws(BundleError) {
    let keys = try LibraryKeys(
      categories: categories,
      collections: collections,
      works: works,
      duas: duas,
      journeys: journeys
    )
    try forEachRow(of: duas, in: .duas, keys.checkReferences)
    try forEachRow(of: journeys, in: .journeys, keys.checkReferences)
    _ = try journeys(adding: keys.resolvedStep)
  }

  private func journeys(
    adding step: (JourneyDuaRow) throws(RowProblem) -> (journey: Int, step: Journey.Step)
  ) throws(BundleError) -> [Journey] {
    var journeys = journeys
    var placed: [Journey.ID: Set<Dua.ID>] = [:]
    try forEachRow(of: steps, in: .journeyDuas) { (row) throws(RowProblem) in
      let (index, step) = try step(row)
      guard placed[journeys[index].id, default: []].insert(step.dua).inserted else {
        throw .duplicate(key: "dua_id", value: step.dua.description)
      }
      guard row.sortOrder == journeys[index].steps.count + 1 else {
        throw .malformed(
          key: "sort_order",
          value: String(row.sortOrder),
          expected: "\(journeys[index].steps.count + 1), the next of journey \(journeys[index].id)"
        )
      }
      journeys[index].steps.append(step)
    }
    return journeys
  }
}

/// Calls `body` for every row; its error becomes one that names the file and the row.
func forEachRow<Row>(
  of rows: [Row],
  in file: BundleFile,
  _ body: (Row) throws(RowProblem) -> Void
) throws(BundleError) {
  for (offset, row) in rows.enumerated() {
    do {
      try body(row)
    } catch {
      throw .invalid(path: file.path, row: offset + 1, problem: error)
    }
  }
}
