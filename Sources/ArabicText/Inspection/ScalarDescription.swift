/// One scalar of a text, with its class and range.
public struct ScalarDescription: Hashable, Sendable {
  /// The scalar.
  public let scalar: Unicode.Scalar
  /// Its class in an Arabic text.
  public let scalarClass: ScalarClass
  /// Bytes of the text's UTF-8.
  public let range: Range<Int>

  /// Every scalar of a text, in order.
  public static func all(in text: String) -> [Self] {
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return Self(
        scalar: scalar,
        scalarClass: ScalarClass(scalar),
        range: offset..<offset + UTF8.width(scalar)
      )
    }
  }
}
