/// A marked part of a text, which the style sheet colors as `::highlight(NAME)`.
public struct HTMLMark: Sendable, Equatable {
  /// What kind of mark it is: lowercase letters, digits and hyphens.
  public let name: String
  /// The marked part, in UTF-16 code units of the element's text.
  public let range: Range<Int>

  /// - Parameters:
  ///   - name: What kind of mark it is.
  ///   - range: The marked part, in UTF-16 code units of the element's text.
  public init(_ name: StaticString, _ range: Range<Int>) {
    self.name = "\(name)"
    self.range = range
  }
}

extension HTMLAttribute {
  /// Marks parts of the element's text without elements around them, so that joined letters stay joined.
  public static func marks(_ marks: [HTMLMark]) -> Self {
    guard !marks.isEmpty else { return none }
    let value = marks.map { "\($0.name) \($0.range.lowerBound) \($0.range.upperBound)" }.joined(
      separator: ","
    )
    return Self(content: .value(HTMLAttributeValue(name: "data-marks", value: value)))
  }
}
