/// Values by language; in JSON an object whose keys are language tags.
public struct LanguageMap<Value> {
  /// Sorted by tag, each tag once.
  public private(set) var entries: [(language: LanguageTag, value: Value)]

  /// No value for any language.
  public init() { entries = [] }

  /// The entries must be sorted by tag, each tag once.
  init(sorted entries: [(language: LanguageTag, value: Value)]) { self.entries = entries }

  /// Whether there is no value in any language.
  public var isEmpty: Bool { entries.isEmpty }

  /// The value of exactly this language, or `defaultValue` if there is none.
  public subscript(language: LanguageTag, default defaultValue: @autoclosure () -> Value) -> Value {
    get { entries.first { $0.language == language }?.value ?? defaultValue() }
    set {
      let index = entries.firstIndex { language <= $0.language } ?? entries.endIndex
      if index < entries.endIndex, entries[index].language == language {
        entries[index].value = newValue
      } else {
        entries.insert((language, newValue), at: index)
      }
    }
  }
}

extension LanguageMap<String> {
  /// All texts of `text`.
  public init(_ text: LocalizedText) {
    entries = text.entries.map { ($0.language, $0.text) }
  }
}

extension LanguageMap: Sendable where Value: Sendable {}

extension LanguageMap: Decodable where Value: Decodable {
  /// Throws if a key is not a tag in the letter case of RFC 5646: two spellings would be one language twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LanguageKey.self)
    entries = []
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let tag = LanguageTag(key.stringValue), tag.rawValue == key.stringValue else {
        throw DecodingError.typeMismatch(
          LanguageTag.self,
          DecodingError.Context(
            codingPath: container.codingPath + [key],
            debugDescription: "not a language tag"
          )
        )
      }
      entries.append((tag, try container.decode(Value.self, forKey: key)))
    }
    entries.sort { $0.language < $1.language }
  }
}

private struct LanguageKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
