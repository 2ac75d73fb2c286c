import DuaLibrary
import UnicodeText

/// Writes the fields of a document as Firestore's REST interface does: `{"titleEn":{"stringValue":"…"}}`.
///
/// The caller writes them in the order of their names.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []
  /// The sum of the sizes of names and values, as Firestore counts them: a text has one byte more than its UTF-8.
  private(set) var size = 0

  /// Appends UTF-8 that is JSON already.
  mutating func append(_ json: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  mutating func append(string text: String) { JSONString.append(text, to: &bytes) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    size = 0
  }

  // MARK: Fields

  mutating func text(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    text(value)
  }

  mutating func integer(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    append(#"{"integerValue":""#)
    bytes.append(contentsOf: String(value).utf8)
    append(#""}"#)
    size += 8
  }

  mutating func boolean(_ name: String, _ value: Bool) {
    key(name)
    append(value ? #"{"booleanValue":true}"# : #"{"booleanValue":false}"#)
    size += 1
  }

  /// A map whose fields `body` writes.
  mutating func map(_ name: String, _ body: (inout Self) -> Void) {
    key(name)
    map(body)
  }

  mutating func list<Element>(_ name: String, _ elements: [Element], _ element: (inout Self, Element) -> Void)
  {
    key(name)
    append(#"{"arrayValue":{"values":["#)
    for (index, value) in elements.enumerated() {
      if index > 0 { append(",") }
      element(&self, value)
    }
    append("]}}")
  }

  mutating func texts(_ name: String, _ texts: LanguageMap<String>) {
    map(name) { fields in
      for (language, text) in texts.entries { fields.text(language.rawValue, text) }
    }
  }

  // MARK: Values

  mutating func text(_ value: String) {
    append(#"{"stringValue":"#)
    append(string: value)
    append("}")
    size += value.utf8.count + 1
  }

  mutating func map(_ body: (inout Self) -> Void) {
    append(#"{"mapValue":{"fields":{"#)
    body(&self)
    append("}}}")
  }

  private mutating func key(_ name: String) {
    if bytes.last != UInt8(ascii: "{") { append(",") }
    append(string: name)
    append(":")
    size += name.utf8.count + 1
  }
}
