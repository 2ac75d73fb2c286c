import OrderedCollections

/// The states of the features on a navigation stack, from the root to the top.
///
/// ```swift
/// struct State {
///   var path = StackState<Path.State>()
/// }
///
/// state.path.append(.practice(Practice.State()))
/// ```
///
/// Each element has an identity of its own, so that a feature may be on the stack several times. Embed the
/// features with `.forEach(\.path, action: \.path) { Path() }`.
public struct StackState<Element> {
  @usableFromInline var dictionary: OrderedDictionary<StackElementID, Element> = [:]
  /// Whether effects of some elements may be in flight.
  @usableFromInline var hasEffects = false

  /// Makes an empty stack.
  public init() {}

  /// Makes a stack of elements, from the root to the top.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The identities of the elements, from the root to the top.
  public var ids: OrderedSet<StackElementID> {
    dictionary.keys
  }

  /// The element with an identity.
  ///
  /// Setting `nil` removes it; setting an element where there was none appends it.
  public subscript(id id: StackElementID) -> Element? {
    @inlinable get { dictionary[id] }
    @inlinable _modify { yield &dictionary[id] }
  }

  /// The value that the element with an identity holds in a case: `path[id: 0, case: \.practice]?.count = 1`.
  ///
  /// Setting it does nothing unless the element is of this case.
  public subscript<Value>(id id: StackElementID, case keyPath: CaseKeyPath<Element, Value>) -> Value?
  where Element: CasePathable {
    get { dictionary[id].flatMap { AnyCasePath(keyPath).extract(from: $0) } }
    set {
      let path = AnyCasePath(keyPath)
      guard let newValue, let element = dictionary[id], path.extract(from: element) != nil else { return }
      dictionary[id] = path.embed(newValue)
    }
  }

  /// Removes the element with an identity and all above it. Does nothing if there is no such element.
  public mutating func pop(from id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    dictionary.removeSubrange(index...)
  }

  /// Removes all elements above the one with an identity. Does nothing if there is no such element.
  public mutating func pop(to id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    dictionary.removeSubrange((index + 1)...)
  }

  /// Changes the element with an identity in place.
  ///
  /// - Returns: What `body` returns; `nil` if there is no such element.
  @inlinable
  mutating func modify<R>(id: StackElementID, _ body: (inout Element) -> R) -> R? {
    guard let index = dictionary.index(forKey: id) else { return nil }
    return body(&dictionary.values[index])
  }

  private func freshID() -> StackElementID {
    DependencyValues.current.stackElementID.next(notIn: dictionary.keys)
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  /// The position of the root: 0.
  public var startIndex: Int { 0 }

  /// The position after the top.
  public var endIndex: Int { dictionary.count }

  /// The element at a position. It keeps its identity when it is set.
  public subscript(position: Int) -> Element {
    get { dictionary.elements[position].value }
    _modify { yield &dictionary.values[position] }
  }

  /// Replaces elements. The new ones have new identities.
  public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
    dictionary.removeSubrange(range)
    for (offset, element) in newElements.enumerated() {
      dictionary.updateValue(element, forKey: freshID(), insertingAt: range.lowerBound + offset)
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack of elements, from the root to the top.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Equatable where Element: Equatable {
  /// Whether both have equal elements of the same identities in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.dictionary == rhs.dictionary
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the identities and the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(dictionary)
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without their identities.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Array(self))
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements. They get new identities.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Element].self))
  }
}

extension StackState: CustomStringConvertible, CustomReflectable {
  /// The elements, as an array is written.
  public var description: String { Array(self).description }

  /// Shows the elements by their identities.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, self)), displayStyle: .dictionary)
  }
}
