/// The ids and slugs of a library, to resolve the references of its rows.
///
/// ``Library`` checks references too, faster, but does not know the rows: this finds the row of a problem.
struct LibraryKeys {
  private let categories: Set<Category.ID>
  private let collections: Set<DuaCollection.ID>
  private let works: Set<Slug>
  private let duas: Set<Dua.ID>
  private let duaSlugs: Set<Slug>
  private let journeyIndex: [Journey.ID: Int]

  /// Throws when two rows of a file have one id or slug.
  init(
    categories: [Category],
    collections: [DuaCollection],
    works: [ReferenceWork],
    duas: [Dua],
    journeys: [Journey]
  ) throws(BundleError) {
    self.categories = try Self.unique(categories, by: \.id, "id", in: .categories)
    _ = try Self.unique(categories, by: \.slug, "slug", in: .categories)
    self.collections = try Self.unique(collections, by: \.id, "id", in: .collections)
    _ = try Self.unique(collections, by: \.slug, "slug", in: .collections)
    self.works = try Self.unique(works, by: \.slug, "slug", in: .works)
    self.duas = try Self.unique(duas, by: \.id, "id", in: .duas)
    duaSlugs = try Self.unique(duas, by: \.slug, "slug", in: .duas)
    _ = try Self.unique(journeys, by: \.id, "id", in: .journeys)
    _ = try Self.unique(journeys, by: \.slug, "slug", in: .journeys)
    journeyIndex = Dictionary(uniqueKeysWithValues: zip(journeys.map(\.id), journeys.indices))
  }

  func checkReferences(of dua: Dua) throws(RowProblem) {
    try Self.check(dua.category, "category_id", isIn: categories, of: .categories)
    try Self.check(dua.collection, "collection_id", isIn: collections, of: .collections)
    try Self.check(dua.variantOf, "variant_of", isIn: duaSlugs, of: .duas)
    for (index, source) in dua.sources.enumerated() {
      guard case .hadith(let reference) = source else { continue }
      try Self.check(reference.work, "sources[\(index)].collection", isIn: works, of: .works)
    }
  }

  func checkReferences(of journey: Journey) throws(RowProblem) {
    try Self.check(journey.collection, "collection_id", isIn: collections, of: .collections)
  }

  /// The step of a row, and the index of its journey.
  func resolvedStep(_ row: JourneyDuaRow) throws(RowProblem) -> (journey: Int, step: Journey.Step) {
    let journey: Journey.ID = try RowValue.id(row.journeyID, key: "journey_id")
    guard let index = journeyIndex[journey] else {
      throw .dangling(key: "journey_id", value: journey.description, file: BundleFile.journeys.path)
    }
    let dua: Dua.ID = try RowValue.id(row.duaID, key: "dua_id")
    try Self.check(dua, "dua_id", isIn: duas, of: .duas)
    return (index, try Self.step(row).step)
  }

  /// The step of a row, and its journey. References are not resolved.
  static func step(_ row: JourneyDuaRow) throws(RowProblem) -> (journey: Journey.ID, step: Journey.Step) {
    let journey: Journey.ID = try RowValue.id(row.journeyID, key: "journey_id")
    let dua: Dua.ID = try RowValue.id(row.duaID, key: "dua_id")
    return (journey, Journey.Step(dua: dua, slot: try RowValue.choice(row.timeSlot, key: "time_slot")))
  }

  private static func check<Key: Hashable & CustomStringConvertible>(
    _ value: Key?,
    _ key: String,
    isIn known: Set<Key>,
    of file: BundleFile
  ) throws(RowProblem) {
    guard let value, !known.contains(value) else { return }
    throw .dangling(key: key, value: value.description, file: file.path)
  }

  private static func unique<Model, Key: Hashable & CustomStringConvertible>(
    _ models: [Model],
    by path: KeyPath<Model, Key>,
    _ key: String,
    in file: BundleFile
  ) throws(BundleError) -> Set<Key> {
    var known: Set<Key> = []
    known.reserveCapacity(models.count)
    try forEachRow(of: models, in: file) { (model) throws(RowProblem) in
      let value = model[keyPath: path]
      guard known.insert(value).inserted else { throw .duplicate(key: key, value: value.description) }
    }
    return known
  }
}
