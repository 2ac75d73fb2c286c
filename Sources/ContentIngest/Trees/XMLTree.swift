import ContentSource

/// An XML element with its place, for files of any shape.
public struct XMLTree: Sendable {
  public struct Attribute: Sendable {
    public var name: Located<String>
    public var value: Located<String>
  }

  public enum Child: Sendable {
    case element(XMLTree)
    /// Entities and sections resolved, white space as written.
    case text(Located<String>)
  }

  /// The name with its prefix.
  public var name: String
  public var nameRange: SourceRange
  /// The start tag.
  public var range: SourceRange
  public var attributes: [Attribute]
  public var children: [Child] = []

  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name.value == name } }

  public var elements: [XMLTree] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }
}
