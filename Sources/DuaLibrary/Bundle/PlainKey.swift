/// The types of values in the rows of a bundle that are neither lists nor objects.
public enum PlainType: String, CaseIterable, Sendable {
  case text, integer, boolean

  /// A value of the type in a message: `an integer`.
  package var phrase: String {
    switch self {
    case .text: "a text"
    case .integer: "an integer"
    case .boolean: "a boolean"
    }
  }
}

/// A key of the rows of a bundle's file that has a plain value.
public struct PlainKey: Equatable, Sendable {
  /// The key.
  public let name: String
  /// The type of its values.
  public let type: PlainType
}

extension BundleFile {
  /// The keys of the file's rows that have plain values, as in `docs/bundle.md`.
  public var plainKeys: [PlainKey] {
    switch self {
    case .categories, .collections:
      Self.keys(.integer, ["id"]) + Self.keys(.text, ["name", "slug", "description"])
        + (self == .categories ? Self.keys(.text, ["emoji"]) : Self.keys(.boolean, ["is_premium"]))
    case .duas: Self.keys(.integer, Self.duaIntegers) + Self.keys(.text, Self.duaTexts)
    case .journeyDuas:
      Self.keys(.integer, ["journey_id", "dua_id", "sort_order"]) + Self.keys(.text, ["time_slot"])
    case .journeys:
      Self.keys(.integer, ["id", "estimated_minutes", "daily_xp", "sort_order", "collection_id"])
        + Self.keys(.text, ["name", "slug", "description", "emoji"])
        + Self.keys(.boolean, ["is_premium", "is_featured"])
    case .works: Self.keys(.text, ["slug", "name", "numbering"]) + Self.keys(.integer, ["highest"])
    }
  }

  /// The files to whose rows a key of this file's rows refers by id.
  public func target(of key: String) -> BundleFile? {
    switch (self, key) {
    case (.duas, "category_id"): .categories
    case (.duas, "collection_id"), (.journeys, "collection_id"): .collections
    default: nil
    }
  }

  private static let duaIntegers = [
    "id", "category_id", "collection_id", "repetitions", "est_duration_sec", "xp_value",
  ]
  private static let duaTexts = [
    "slug", "title_en", "title_ar", "arabic_text", "transliteration", "translation_en", "source", "best_time",
    "difficulty", "rizq_benefit", "context", "prophetic_context", "audio_url", "variant_of",
  ]

  private static func keys(_ type: PlainType, _ names: [String]) -> [PlainKey] {
    names.map { PlainKey(name: $0, type: type) }
  }
}
