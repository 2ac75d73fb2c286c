/// The names that a record may contain, without the types of their values: all that a reader needs to distinguish names.
final class RecordSchema: Sendable {
  /// The name of the element.
  let name: String
  let fields: [FieldSchema]
  /// The names of the fields in JSON and in messages.
  let names: [String]
  /// ``names``, to be shared by records that may have any of them.
  let nameSet: Set<String>
  /// The field that is the text of the element itself.
  let contentIndex: Int?
  private let indexByXMLName: [(name: [UInt8], index: Int)]
  private let indexByKey: [(name: [UInt8], index: Int)]

  init(_ name: String, _ fields: [FieldSchema]) {
    self.name = name
    self.fields = fields
    names = fields.map(\.name)
    nameSet = Set(names)
    contentIndex = fields.firstIndex { $0.xmlForm == .content }
    indexByXMLName = fields.enumerated()
      .filter { $0.element.xmlForm == .attribute || $0.element.xmlForm == .element }
      .map { (Array($0.element.xmlName.utf8), $0.offset) }
    indexByKey = fields.enumerated().map { (Array($0.element.name.utf8), $0.offset) }
  }

  /// The field whose element or attribute has this name.
  func index(ofXMLName name: ArraySlice<UInt8>) -> Int? {
    indexByXMLName.first { isEqual($0.name, name) }?.index
  }

  /// The field that is an attribute of a text element.
  func index(ofXMLName name: ArraySlice<UInt8>, on element: FieldSchema) -> Int? {
    fields.firstIndex {
      $0.xmlForm == .attributeOf(element.xmlName) && isEqual(Array($0.xmlName.utf8), name)
    }
  }

  /// The field whose JSON key has this name.
  func index(ofKey name: ArraySlice<UInt8>) -> Int? {
    indexByKey.first { isEqual($0.name, name) }?.index
  }

  /// The field of a name that was suggested.
  func field(ofXMLName name: String?) -> FieldSchema? {
    name.flatMap { name in fields.first { $0.xmlName == name } }
  }

  /// The XML names of all fields of a form.
  func xmlNames(_ form: FieldSchema.XMLForm) -> [String] {
    fields.filter { $0.xmlForm == form }.map(\.xmlName)
  }

  private func isEqual(_ lhs: [UInt8], _ rhs: ArraySlice<UInt8>) -> Bool {
    lhs.count == rhs.count && lhs.elementsEqual(rhs)
  }
}

/// One name in a record, and what may be written under it.
struct FieldSchema: Sendable {
  /// How XML writes the field.
  enum XMLForm: Equatable {
    case attribute, element
    /// An attribute of the text element of this name.
    case attributeOf(String)
    /// The text of the record's own element.
    case content
    /// XML has no such name.
    case absent
  }

  enum Content {
    case value
    /// Texts under keys: one element each in XML, an object in JSON.
    case keyed
    case record(RecordSchema)
  }

  /// The name in JSON and in messages.
  let name: String
  let xmlName: String
  let xmlForm: XMLForm
  let content: Content
  /// Whether the field may be given several times: one element each in XML, an array in JSON.
  let isRepeatable: Bool

  init(
    _ name: String,
    xmlName: String? = nil,
    _ xmlForm: XMLForm = .element,
    _ content: Content = .value,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.xmlName = xmlName ?? name
    self.xmlForm = xmlForm
    self.content = content
    self.isRepeatable = isRepeatable
  }
}
