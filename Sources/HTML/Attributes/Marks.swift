/// A marked part of a text, which the style sheet colors as `::highlight(NAME)`.
public struct HTMLMark: Sendable, Equatable {
  /// What kind of mark it is: lowercase letters, digits and hyphens.
  public let name: String
  /// The marked part, in UTF-16 code units of the element's text.
  public let range: Range<Int>
  /// Where a click on it leads; nil if nowhere.
  public let link: String?

  /// - Parameters:
  ///   - name: What kind of mark it is.
  ///   - range: The marked part, in UTF-16 code units of the element's text.
  ///   - link: Where a click on it leads: an address of this site, from its first slash, without commas. Any other is left out. A
  ///     mark cannot be reached by the keyboard, so the page has the link elsewhere too.
  public init(_ name: StaticString, _ range: Range<Int>, link: String? = nil) {
    self.name = "\(name)"
    self.range = range
    self.link = link.flatMap {
      HTMLLink.isSafe($0, schemes: []) && HTMLLink.isOfThisSite($0) && !$0.utf8.contains(UInt8(ascii: ","))
        ? $0 : nil
    }
  }
}

extension HTMLAttribute {
  /// Marks parts of the element's text without elements around them, so that joined letters stay joined.
  public static func marks(_ marks: [HTMLMark]) -> Self {
    guard !marks.isEmpty else { return none }
    let value = marks.map { mark in
      "\(mark.name) \(mark.range.lowerBound) \(mark.range.upperBound)\(mark.link.map { " \($0)" } ?? "")"
    }.joined(separator: ",")
    return Self(content: .value(HTMLAttributeValue(name: "data-marks", value: value)))
  }
}
