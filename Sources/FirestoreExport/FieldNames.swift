import BundleContract

extension FirestoreCollection {
  /// The object of the bundle contract that its documents have.
  var object: ContractObject? {
    let name =
      switch self {
      case .categories: "Category"
      case .collections: "DuaCollection"
      case .works: "Work"
      case .duas: "Dua"
      case .journeys: "Journey"
      case .journeyDuas: "JourneyDua"
      case .library: "LibraryInfo"
      }
    return BundleContract.object(name)
  }

  /// The fields of its documents, sorted: those that an export writes, or removes where the library has no value any longer. All
  /// others, such as `createdAt`, stay as they are.
  public var fields: [String] {
    (object?.fields ?? []).map { name(ofKey: $0.key) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The field for a key of the contract: in camel case, except the one key that the app reads in snake case.
  public func name(ofKey key: String) -> String {
    self == .collections && key == "is_premium" ? key : key.camelCased
  }
}
