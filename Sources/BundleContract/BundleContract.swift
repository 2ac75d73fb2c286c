/// The bundle contract, version 1, as data: what docs/bundle.md says in prose, and what the rows of `DuaLibrary` decode.
///
/// The JSON Schema of every file and the models for other languages are generated from it (`make contract`). Tests compare it with
/// the rows and with the page.
public enum BundleContract {
  /// The `schema_version` of the manifest.
  public static let version = 1

  /// The JSON files of a bundle.
  public static let files = [
    ContractFile("categories.json", "Category"),
    ContractFile("collections.json", "DuaCollection"),
    ContractFile("duas.json", "Dua"),
    ContractFile("journey_duas.json", "JourneyDua"),
    ContractFile("journeys.json", "Journey"),
    ContractFile("manifest.json", "Manifest", isList: false),
    ContractFile("works.json", "Work"),
  ]

  /// All objects, each after those that it contains.
  public static let objects: [ContractObject] = [
    review, duaLocalization, nameLocalization, dua, category, collection, journey, journeyDua, work,
    libraryInfo, listedFile, counts, manifest,
  ]

  /// All unions; their alternatives are not among ``objects``.
  public static let unions = [source]

  /// The object with a name; nil if there is none.
  public static func object(_ name: String) -> ContractObject? { objects.first { $0.name == name } }

  /// The union with a name; nil if there is none.
  public static func union(_ name: String) -> ContractUnion? { unions.first { $0.name == name } }

  /// A number that names an entity.
  static let entityNumber = ContractType.integer(minimum: 1)
}
