/// A row that is read from JSON. `Decodable` does the same for the decoders of Foundation, at ten times the cost.
protocol JSONRow {
  init(from json: inout JSONReader) throws(JSONFailure)
}

extension JSONRow {
  /// The value of a key that every row has.
  static func required<Value>(_ value: Value?, _ key: some CodingKey) throws(JSONFailure) -> Value {
    guard let value else { throw .row(.missing(key: key.stringValue)) }
    return value
  }
}

extension CategoryRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var id: Int?
    var name: String?
    var slug: String?
    var description: String?
    var emoji: String?
    var localizations: LanguageMap<NameLocalization>?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .id: id = try json.integer()
      case .name: name = try json.string()
      case .slug: slug = try json.string()
      case .description: description = try json.optionalString()
      case .emoji: emoji = try json.optionalString()
      case .localizations: localizations = try json.optionalMap()
      }
    }
    self.init(
      id: try Self.required(id, CodingKeys.id),
      name: try Self.required(name, CodingKeys.name),
      slug: try Self.required(slug, CodingKeys.slug),
      description: description,
      emoji: emoji,
      localizations: localizations
    )
  }
}

extension CollectionRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var id: Int?
    var name: String?
    var slug: String?
    var description: String?
    var isPremium: Bool?
    var localizations: LanguageMap<NameLocalization>?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .id: id = try json.integer()
      case .name: name = try json.string()
      case .slug: slug = try json.string()
      case .description: description = try json.optionalString()
      case .isPremium: isPremium = try json.boolean()
      case .localizations: localizations = try json.optionalMap()
      }
    }
    self.init(
      id: try Self.required(id, CodingKeys.id),
      name: try Self.required(name, CodingKeys.name),
      slug: try Self.required(slug, CodingKeys.slug),
      description: description,
      isPremium: try Self.required(isPremium, CodingKeys.isPremium),
      localizations: localizations
    )
  }
}

extension WorkRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var slug: String?
    var name: String?
    var numbering: String?
    var aliases: [String]?
    var highest: Int?
    var localizations: LanguageMap<NameLocalization>?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .slug: slug = try json.string()
      case .name: name = try json.string()
      case .aliases: aliases = try json.elements { (json) throws(JSONFailure) in try json.string() }
      case .numbering: numbering = try json.string()
      case .highest: highest = try json.integer()
      case .localizations: localizations = try json.optionalMap()
      }
    }
    self.init(
      slug: try Self.required(slug, CodingKeys.slug),
      name: try Self.required(name, CodingKeys.name),
      aliases: try Self.required(aliases, CodingKeys.aliases),
      numbering: try Self.required(numbering, CodingKeys.numbering),
      highest: try Self.required(highest, CodingKeys.highest),
      localizations: localizations
    )
  }
}

extension NameLocalization: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var row = Self()
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .name: row.name = try json.optionalString()
      case .description: row.description = try json.optionalString()
      }
    }
    self = row
  }
}

extension JSONReader {
  /// Reads a map of rows by language, or null.
  mutating func optionalMap<Row: JSONRow>() throws(JSONFailure) -> LanguageMap<Row>? {
    try optional { (json) throws(JSONFailure) in
      try json.languageMap { (json) throws(JSONFailure) in try Row(from: &json) }
    }
  }

  /// Reads a list whose elements are values of one type.
  mutating func elements<Element>(
    _ element: (inout JSONReader) throws(JSONFailure) -> Element
  ) throws(JSONFailure) -> [Element] {
    var elements: [Element] = []
    try list { (json, index) throws(JSONFailure) in
      do throws(JSONFailure) {
        elements.append(try element(&json))
      } catch {
        throw error.within("[\(index)]")
      }
    }
    return elements
  }
}
