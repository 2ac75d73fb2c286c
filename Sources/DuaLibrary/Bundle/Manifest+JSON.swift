extension Manifest: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var schemaVersion: Int?
    var foldVersion: Int?
    var ruleSetVersion: Int?
    var library: LibraryInfo?
    var files: [File]?
    var counts: Counts?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .library: library = try LibraryInfo(from: &json)
      case .files: files = try json.elements { (json) throws(JSONFailure) in try File(from: &json) }
      case .counts: counts = try Counts(from: &json)
      case .schemaVersion: schemaVersion = try json.integer()
      case .foldVersion: foldVersion = try json.integer()
      case .ruleSetVersion: ruleSetVersion = try json.integer()
      }
    }
    self.init(
      schemaVersion: try Self.required(schemaVersion, CodingKeys.schemaVersion),
      library: try Self.required(library, CodingKeys.library),
      files: try Self.required(files, CodingKeys.files),
      foldVersion: try Self.required(foldVersion, CodingKeys.foldVersion),
      ruleSetVersion: try Self.required(ruleSetVersion, CodingKeys.ruleSetVersion),
      counts: try Self.required(counts, CodingKeys.counts)
    )
  }
}

extension Manifest.LibraryInfo: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var name: String?
    var version: String?
    var licence: String?
    var defaultLanguage: String?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .name: name = try json.string()
      case .version: version = try json.string()
      case .licence: licence = try json.string()
      case .defaultLanguage: defaultLanguage = try json.string()
      }
    }
    self.init(
      name: try Self.required(name, CodingKeys.name),
      version: try Self.required(version, CodingKeys.version),
      licence: try Self.required(licence, CodingKeys.licence),
      defaultLanguage: try Self.required(defaultLanguage, CodingKeys.defaultLanguage)
    )
  }
}

extension Manifest.File: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var path: String?
    var sha256: String?
    var bytes: Int?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .path: path = try json.string()
      case .bytes: bytes = try json.integer()
      case .sha256: sha256 = try json.string()
      }
    }
    self.init(
      path: try Self.required(path, CodingKeys.path),
      bytes: try Self.required(bytes, CodingKeys.bytes),
      sha256: try Self.required(sha256, CodingKeys.sha256)
    )
  }
}

extension Manifest.Counts: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var categories: Int?
    var collections: Int?
    var duas: Int?
    var journeys: Int?
    var works: Int?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .categories: categories = try json.integer()
      case .collections: collections = try json.integer()
      case .duas: duas = try json.integer()
      case .journeys: journeys = try json.integer()
      case .works: works = try json.integer()
      }
    }
    self.init(
      categories: try Self.required(categories, CodingKeys.categories),
      collections: try Self.required(collections, CodingKeys.collections),
      duas: try Self.required(duas, CodingKeys.duas),
      journeys: try Self.required(journeys, CodingKeys.journeys),
      works: try Self.required(works, CodingKeys.works)
    )
  }
}
