/// What a record may hold, without the types: as much of the vocabulary as a reader needs to tell names
/// apart.
final class Shape: Sendable {
  /// The name of the element.
  let name: String
  let fields: [FieldShape]
  /// The field that is the text of the element itself.
  let contentIndex: Int?
  private let indexByElementAndAttributeName: [(name: [UInt8], index: Int)]
  private let indexByKey: [(name: [UInt8], index: Int)]

  init(_ name: String, _ fields: [FieldShape]) {
    self.name = name
    self.fields = fields
    contentIndex = fields.firstIndex { $0.place == .content }
    indexByElementAndAttributeName = fields.enumerated()
      .filter { $0.element.place == .attribute || $0.element.place == .element }
      .map { (Array($0.element.xmlName.utf8), $0.offset) }
    indexByKey = fields.enumerated().map { (Array($0.element.name.utf8), $0.offset) }
  }

  /// The field whose element or attribute has this name.
  func index(ofXMLName name: ArraySlice<UInt8>) -> Int? {
    indexByElementAndAttributeName.first { isEqual($0.name, name) }?.index
  }

  /// The field that is an attribute of a text element.
  func index(ofXMLName name: ArraySlice<UInt8>, on element: FieldShape) -> Int? {
    fields.firstIndex {
      $0.place == .attributeOf(element.xmlName) && isEqual(Array($0.xmlName.utf8), name)
    }
  }

  /// The field whose JSON key has this name.
  func index(ofKey name: ArraySlice<UInt8>) -> Int? {
    indexByKey.first { isEqual($0.name, name) }?.index
  }

  /// The names that may stand at a place in XML.
  func xmlNames(at place: FieldShape.Place) -> [String] {
    fields.filter { $0.place == place }.map(\.xmlName)
  }

  private func isEqual(_ lhs: [UInt8], _ rhs: ArraySlice<UInt8>) -> Bool {
    lhs.count == rhs.count && lhs.elementsEqual(rhs)
  }
}

/// One name in a record, and what may stand under it.
struct FieldShape: Sendable {
  /// Where XML has the field.
  enum Place: Equatable {
    case attribute, element
    /// An attribute of the text element of this name.
    case attributeOf(String)
    /// The text of the record's own element.
    case content
  }

  enum Content {
    case value
    /// Texts under keys: in XML one element for each, in JSON an object.
    case keyed
    case record(Shape)
  }

  /// The name in JSON, and in messages.
  let name: String
  let xmlName: String
  let place: Place
  let content: Content
  /// Whether the field may be given several times: in XML one element for each, in JSON an array.
  let isRepeatable: Bool
}
