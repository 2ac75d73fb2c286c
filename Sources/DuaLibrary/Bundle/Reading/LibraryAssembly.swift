import Foundation

/// Assembles a library from files whose bytes have been verified.
struct LibraryAssembly {
  var manifest: Manifest
  var contents: [BundleFile: Data]

  func library() throws(BundleError) -> Library {
    let language = try defaultLanguage()
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
    var journeys = try models(.journeys, count: counts.journeys) {
      (row: JourneyRow) throws(RowProblem) in try row.journey(language: language)
    }

    let keys = try LibraryKeys(
      categories: categories,
      collections: collections,
      works: works,
      duas: duas,
      journeys: journeys
    )
    try forEachRow(of: duas, in: .duas, keys.checkReferences)
    try forEachRow(of: journeys, in: .journeys, keys.checkReferences)
    try addSteps(to: &journeys, keys: keys)

    do {
      return try Library(
        name: manifest.library.name,
        version: manifest.library.version,
        licence: manifest.library.licence,
        defaultLanguage: language,
        duas: duas,
        categories: categories,
        collections: collections,
        journeys: journeys,
        works: works
      )
    } catch {
      throw .inconsistent(error)
    }
  }

  private func defaultLanguage() throws(BundleError) -> LanguageTag {
    let text = manifest.library.defaultLanguage
    guard let language = LanguageTag(text), language.rawValue == text else {
      let problem = RowProblem.malformed(
        key: "library.default_language",
        value: text,
        expected: LanguageTag.expectation
      )
      throw .invalid(path: Manifest.path, row: nil, problem: problem)
    }
    return language
  }

  private func models<Row: Decodable, Model>(
    _ file: BundleFile,
    count: Int,
    _ model: (Row) throws(RowProblem) -> Model
  ) throws(BundleError) -> [Model] {
    let rows: [Row] = try rows(file)
    guard rows.count == count else {
      throw .wrongCount(path: file.path, expected: count, found: rows.count)
    }
    var models: [Model] = []
    models.reserveCapacity(rows.count)
    try forEachRow(of: rows, in: file) { (row) throws(RowProblem) in models.append(try model(row)) }
    return models
  }

  private func rows<Row: Decodable>(_ file: BundleFile) throws(BundleError) -> [Row] {
    guard let json = contents[file] else { throw .unlisted(path: file.path) }
    return try RowDecoder.decode([Row].self, from: json, path: file.path)
  }

  /// Adds the steps of `journey_duas.json` to the journeys.
  private func addSteps(to journeys: inout [Journey], keys: LibraryKeys) throws(BundleError) {
    let rows: [JourneyDuaRow] = try rows(.journeyDuas)
    var placed: [Journey.ID: Set<Dua.ID>] = [:]
    try forEachRow(of: rows, in: .journeyDuas) { (row) throws(RowProblem) in
      let (index, step) = try keys.step(row)
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
