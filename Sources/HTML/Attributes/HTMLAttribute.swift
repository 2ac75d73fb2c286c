/// An attribute of an element, its key, or a handler of one of its events.
public struct HTMLAttribute<Action> {
  let content: HTMLAttributeContent

  /// An attribute by its name. The names are those of ``HTMLAttributeName``; links have ``href(_:)`` and ``src(_:)``.
  public static func attribute(_ name: HTMLAttributeName, _ value: String) -> Self {
    Self(content: .value(HTMLAttributeValue(name: name.rawValue, value: value)))
  }

  /// An attribute that is present or not, such as `disabled`.
  public static func attribute(_ name: HTMLAttributeName, _ isPresent: Bool) -> Self {
    isPresent ? attribute(name, "") : none
  }

  /// No attribute.
  public static var none: Self { group([]) }

  /// Several attributes as one. If two have the same name, the later one counts; only classes are joined.
  public static func group(_ attributes: [Self]) -> Self { Self(content: .group(attributes.map(\.content))) }

  /// Attributes only if a condition is true.
  public static func when(_ condition: Bool, _ attributes: Self...) -> Self {
    condition ? group(attributes) : none
  }

  /// Identifies the element among its siblings, so that it is moved, with its focus and scroll position, when their order changes.
  ///
  /// Give it to the elements of a list, above all if they have handlers.
  public static func key(_ key: String) -> Self { Self(content: .key(key)) }

  /// Identifies the element among its siblings by a number.
  public static func key(_ key: some BinaryInteger) -> Self { .key(String(key)) }
}

/// The name and the value of an attribute.
package struct HTMLAttributeValue: Sendable {
  package let name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What an attribute stands for.
enum HTMLAttributeContent {
  case value(HTMLAttributeValue)
  case key(String)
  case handler(HTMLHandler)
  case group([HTMLAttributeContent])
}

/// The attributes of an element by their kinds.
struct HTMLAttributeParts {
  private(set) var key: String?
  private(set) var handlers: [HTMLHandler] = []
  /// Sorted by name, one of a name.
  private(set) var values: [HTMLAttributeValue] = []

  mutating func add(_ attribute: HTMLAttributeContent) {
    switch attribute {
    case .group(let attributes): for attribute in attributes { add(attribute) }
    case .key(let key): self.key = key
    case .value(let value): add(value)
    case .handler(let handler):
      handlers.removeAll { $0.event == handler.event }
      handlers.append(handler)
    }
  }

  /// Inserts a value by its name: elements have few attributes, for which a sort takes longer.
  private mutating func add(_ value: HTMLAttributeValue) {
    var index = values.count
    while index > 0, value.name < values[index - 1].name { index -= 1 }
    guard index > 0, values[index - 1].name == value.name else { return values.insert(value, at: index) }
    if value.name == "class" {
      values[index - 1].value += " " + value.value
    } else {
      values[index - 1] = value
    }
  }
}
