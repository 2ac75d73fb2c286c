/// The type of a value of the bundle's JSON files.
public indirect enum ContractType: Equatable, Sendable {
  /// A whole number that fits 64 bits, within these limits.
  case integer(minimum: Int? = nil, maximum: Int? = nil)
  /// Any text, scalar for scalar.
  case text
  /// A text of a regular form.
  case form(ContractForm)
  case boolean
  /// One of a closed list of texts.
  case choice([String])
  /// An object of the contract, by its name.
  case object(String)
  /// An array with elements of one type.
  case list(ContractType)
  /// An object whose keys are language tags.
  case byLanguage(ContractType)
  /// One of several objects, by the text under the key `type`.
  case union(String)
}

/// A regular form of texts.
public enum ContractForm: String, CaseIterable, Sendable {
  case slug, languageTag, assetPath, sha256, ayahs, hadithNumber

  /// The form as a regular expression of ECMA 262, as JSON Schema demands.
  public var pattern: String {
    switch self {
    case .slug: "^[a-z0-9][a-z0-9-]{0,99}$"
    case .languageTag: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"
    case .assetPath: "^[A-Za-z0-9_][A-Za-z0-9_./-]{0,254}$"
    case .sha256: "^[0-9a-f]{64}$"
    case .ayahs: "^(0|[1-9][0-9]{0,8})(-(0|[1-9][0-9]{0,8}))?$"
    case .hadithNumber: "^[1-9][0-9]{0,8}[a-z]?$"
    }
  }
}

/// A member of an object.
public struct ContractField: Equatable, Sendable {
  /// The key in the bundle: `title_en`.
  public let key: String
  /// The type of the value.
  public let type: ContractType
  /// Whether every object has it. Without a value, an optional key is omitted, never null.
  public let isRequired: Bool
  /// A sentence without its period.
  public let summary: String

  /// A key that every object has.
  init(_ key: String, _ type: ContractType, _ summary: String) {
    (self.key, self.type, self.summary) = (key, type, summary)
    isRequired = true
  }

  /// A key that is omitted without a value.
  init(optional key: String, _ type: ContractType, _ summary: String) {
    (self.key, self.type, self.summary) = (key, type, summary)
    isRequired = false
  }
}

/// An object of the bundle's JSON files.
public struct ContractObject: Equatable, Sendable {
  /// The name of the type in other languages: `Dua`.
  public let name: String
  /// A sentence without its period.
  public let summary: String
  /// For an alternative of a union: the text under the key `type`, which is not among the fields.
  public let tag: String?
  /// The members of the object.
  public let fields: [ContractField]

  init(_ name: String, _ summary: String, tag: String? = nil, _ fields: [ContractField]) {
    (self.name, self.summary, self.tag, self.fields) = (name, summary, tag, fields)
  }
}

/// Several objects, of which a value is one.
public struct ContractUnion: Equatable, Sendable {
  /// The name of the type in other languages.
  public let name: String
  /// A sentence without its period.
  public let summary: String
  /// Each with a tag.
  public let alternatives: [ContractObject]

  init(_ name: String, _ summary: String, _ alternatives: [ContractObject]) {
    (self.name, self.summary, self.alternatives) = (name, summary, alternatives)
  }
}

/// A JSON file of the bundle.
public struct ContractFile: Equatable, Sendable {
  /// The path in the bundle.
  public let path: String
  /// The name of its object, or of the objects of its rows.
  public let object: String
  /// Whether the file is a list of rows.
  public let isList: Bool

  init(_ path: String, _ object: String, isList: Bool = true) {
    (self.path, self.object, self.isList) = (path, object, isList)
  }
}
