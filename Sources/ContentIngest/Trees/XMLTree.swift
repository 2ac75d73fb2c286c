import Diagnostics

/// An XML element with its range, for files of any structure.
public struct XMLTree: Sendable {
  /// An attribute, with the ranges of its name and value.
  public struct Attribute: Sendable {
    /// The name with its prefix.
    public var name: Located<String>
    /// The value, entities resolved.
    public var value: Located<String>
  }

  /// A comment `rizq:allow`.
  public struct Acknowledgement: Sendable {
    /// The id of the rule, as written.
    public var rule: String
    /// The reason; empty if there is none.
    public var reason: String
  }

  /// An element or text between the tags of an element.
  public enum Child: Sendable {
    /// An element within the element.
    case element(XMLTree)
    /// Entities and sections resolved, white space as written.
    case text(Located<String>)
  }

  /// The name with its prefix.
  public var name: String
  /// The range of the name in the start tag.
  public var nameRange: SourceRange
  /// The start tag.
  public var range: SourceRange
  /// The attributes, in the order in which they are written.
  public var attributes: [Attribute]
  /// The comments `rizq:allow` directly before the element, and those in it that no element follows.
  public var acknowledgements: [Acknowledgement] = []
  /// The content between the tags, in order.
  public var children: [Child] = []

  /// The attribute with a name, if the element has it.
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name.value == name } }

  /// The acknowledgements of the element and of all elements in it.
  public var allAcknowledgements: [Acknowledgement] {
    acknowledgements + elements.flatMap(\.allAcknowledgements)
  }

  /// The elements among the children, in order.
  public var elements: [XMLTree] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }
}
