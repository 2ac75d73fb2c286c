/// An unknown element around elements of the record in progress: `<steps>` around `<step>`.
struct WrapperElement {
  /// The field of the first element in it.
  let field: FieldSchema

  /// Nil if the element has attributes, or begins with anything but an element of the record.
  ///
  /// - Parameter tag: The start tag, which has just been read.
  init?(_ tag: StartTag, of schema: RecordSchema, _ source: Source) {
    guard tag.attributes.isEmpty else { return nil }
    let content = source.bytes[tag.range.upperBound...]
    let start = content.firstIndex { !$0.isXMLSpace } ?? content.endIndex
    source.work.add(start - tag.range.upperBound)
    guard content[start...].first == UInt8(ascii: "<") else { return nil }
    let name = content[(start + 1)...].prefix(Self.longestName).prefix {
      !$0.isXMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    guard let index = schema.index(ofXMLName: name), schema.fields[index].xmlForm == .element else {
      return nil
    }
    field = schema.fields[index]
  }

  /// The bytes of the longest name that is looked up.
  private static let longestName = 64
}
