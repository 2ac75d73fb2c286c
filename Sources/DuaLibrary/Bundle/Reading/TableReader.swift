/// The models in a JSON file of a bundle, one after another, so that the file need not be in memory as a whole.
package struct TableReader {
  private let contents: FileBytes
  private let language: LanguageTag

  /// - Parameter language: The library's default language.
  package init(_ contents: FileBytes, language: LanguageTag) {
    self.contents = contents
    self.language = language
  }

  /// The categories of `categories.json`.
  package func categories() throws(BundleError) -> [Category] {
    try models(.categories) { (row: CategoryRow) throws(RowProblem) in try row.category(language: language) }
  }

  /// The collections of `collections.json`.
  package func collections() throws(BundleError) -> [DuaCollection] {
    try models(.collections) { (row: CollectionRow) throws(RowProblem) in
      try row.collection(language: language)
    }
  }

  /// The works of `works.json`.
  package func works() throws(BundleError) -> [ReferenceWork] {
    try models(.works) { (row: WorkRow) throws(RowProblem) in try row.work(language: language) }
  }

  /// The journeys of `journeys.json`, without their steps.
  package func journeys() throws(BundleError) -> [Journey] {
    try models(.journeys) { (row: JourneyRow) throws(RowProblem) in try row.journey(language: language) }
  }

  /// The rows of `journey_duas.json`.
  package func journeyDuas() throws(BundleError) -> [JourneyDuaRow] {
    try models(.journeyDuas) { (row: JourneyDuaRow) in row }
  }

  /// Calls `body` with each dua of `duas.json`. Its references are not resolved.
  package func forEachDua(_ body: (Dua) -> Void) throws(BundleError) {
    var count = 0
    try RowReader.forEachRow(of: DuaRow.self, in: contents, path: BundleFile.duas.path) {
      (row) throws(RowProblem) in
      body(try row.dua(language: language))
      count += 1
      // What was read is not needed again.
      if count.isMultiple(of: Self.rowsBetweenReleases) { contents.releasePages() }
    }
  }

  /// Some megabytes.
  private static let rowsBetweenReleases = 2_048

  private func models<Row: JSONRow, Model>(
    _ file: BundleFile,
    _ model: (Row) throws(RowProblem) -> Model
  ) throws(BundleError) -> [Model] {
    var models: [Model] = []
    try RowReader.forEachRow(of: Row.self, in: contents, path: file.path) { (row) throws(RowProblem) in
      models.append(try model(row))
    }
    return models
  }
}
