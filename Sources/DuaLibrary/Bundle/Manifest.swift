/// `manifest.json`: the files of a bundle with their checksums, and its versions.
public struct Manifest: Decodable, Equatable, Sendable {
  /// The path of the manifest within the bundle.
  public static let path = "manifest.json"
  /// The version of the bundle contract that this module reads and writes.
  public static let supportedSchemaVersion = 1

  /// The version of the bundle contract that the bundle follows.
  public var schemaVersion: Int
  /// The name and the version of the library.
  public var library: LibraryInfo
  /// Every file of the bundle except the manifest, sorted by the bytes of the path.
  public var files: [File]
  /// The version of the fold of Arabic text with which the search index was built.
  public var foldVersion: Int
  /// The version of the rules that the library was checked against.
  public var ruleSetVersion: Int
  /// The number of rows of each file.
  public var counts: Counts

  /// The library that the bundle contains.
  public struct LibraryInfo: Decodable, Equatable, Sendable {
    /// The name of the library.
    public var name: String
    /// The version that the editors give the library, for example `1.0.0`.
    public var version: String
    /// The terms of use of its texts.
    public var licence: String
    /// The tag of the language of `title_en`, `translation_en`, `name`, `description` and similar keys.
    public var defaultLanguage: String

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case name, version, licence
      case defaultLanguage = "default_language"
    }
  }

  /// A file of the bundle.
  public struct File: Decodable, Equatable, Sendable {
    /// Relative to the bundle, with `/` between folders; an ``AssetPath``.
    public var path: String
    /// The length of the file.
    public var bytes: Int
    /// 64 lowercase hexadecimal digits.
    public var sha256: String

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case path, bytes, sha256
    }

    public init(path: String, bytes: Int, sha256: String) {
      self.path = path
      self.bytes = bytes
      self.sha256 = sha256
    }
  }

  /// The number of rows of each file.
  public struct Counts: Decodable, Equatable, Sendable {
    /// Rows of `categories.json`.
    public var categories: Int
    /// Rows of `collections.json`.
    public var collections: Int
    /// Rows of `duas.json`.
    public var duas: Int
    /// Rows of `journeys.json`.
    public var journeys: Int
    /// Rows of `works.json`.
    public var works: Int

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case categories, collections, duas, journeys, works
    }
  }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case library, files, counts
    case schemaVersion = "schema_version"
    case foldVersion = "fold_version"
    case ruleSetVersion = "rule_set_version"
  }
}

extension Manifest {
  /// The manifest of a bundle of this module's schema version.
  public init(library: Library, files: [File], foldVersion: Int, ruleSetVersion: Int) {
    schemaVersion = Self.supportedSchemaVersion
    self.library = LibraryInfo(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: library.defaultLanguage.rawValue
    )
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.foldVersion = foldVersion
    self.ruleSetVersion = ruleSetVersion
    counts = Counts(
      categories: library.categories.count,
      collections: library.collections.count,
      duas: library.duas.count,
      journeys: library.journeys.count,
      works: library.works.count
    )
  }
}

/// The files that contain the library itself. A bundle may list more, for example the search index.
public enum BundleFile: String, CaseIterable, Sendable {
  case categories = "categories.json"
  case collections = "collections.json"
  case duas = "duas.json"
  case journeyDuas = "journey_duas.json"
  case journeys = "journeys.json"
  case works = "works.json"

  /// The path within the bundle.
  public var path: String { rawValue }
}
