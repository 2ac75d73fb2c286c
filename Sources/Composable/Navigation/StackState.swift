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
/// Each element has its own id, so that a feature can be on the stack several times. Embed the reducers of the
/// features with `.forEach(\.path, action: \.path) { Path() }`.
public struct StackState<Element> {
  @usableFromInline var dictionary: OrderedDictionary<StackElementID, Element> = [:]
  /// The elements whose effects may be in flight. They may have left the stack.
  @usableFromInline var idsWithEffects: OrderedSet<StackElementID> = []

  /// Makes an empty stack.
  public init() {}

  /// Makes a stack from elements, from the root to the top.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The ids of the elements, from the root to the top.
  public var ids: OrderedSet<StackElementID> {
    dictionary.keys
  }

  /// The element with an id.
  ///
  /// Setting `nil` removes the element. Setting an element appends it if the id is not on the stack.
  public subscript(id id: StackElementID) -> Element? {
    @inlinable get { dictionary[id] }
    @inlinable _modify { yield &dictionary[id] }
  }

  /// The associated value of the element with an id, if it is a given case:
  /// `path[id: 0, case: \.practice]?.count = 1`.
  ///
  /// Setting `nil` removes the element. If the element is another case, an issue is reported and nothing changes.
  public subscript<Value>(id id: StackElementID, case keyPath: CaseKeyPath<Element, Value>) -> Value?
  where Element: CasePathable {
    get { dictionary[id].flatMap { AnyCasePath(keyPath).extract(from: $0) } }
    _modify { yield &dictionary[id][changing: AnyCasePath(keyPath)] }
  }

  /// Removes the element with an id and all elements above it. Does nothing if there is no such element.
  public mutating func pop(from id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    dictionary.removeSubrange(index...)
  }

  /// Removes all elements above the one with an id. Does nothing if there is no such element.
  public mutating func pop(to id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    dictionary.removeSubrange((index + 1)...)
  }

  /// Changes the element with an id in place.
  ///
  /// - Returns: The result of `body`; `nil` if there is no such element.
  @inlinable
  mutating func modify<R>(id: StackElementID, _ body: (inout Element) -> R) -> R? {
    guard let index = dictionary.index(forKey: id) else { return nil }
    return body(&dictionary.values[index])
  }

  /// Replaces all elements, and remembers those that may have effects in flight.
  mutating func replace(with stack: Self) {
    let earlier = idsWithEffects
    self = stack
    if !earlier.isEmpty { idsWithEffects.formUnion(earlier) }
  }

  private func freshID() -> StackElementID {
    DependencyValues.current.stackElementID.next(notIn: dictionary.keys)
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  /// The index of the root: 0.
  public var startIndex: Int { 0 }

  /// The index after the top.
  public var endIndex: Int { dictionary.count }

  /// The element at an index. Setting it keeps its id.
  public subscript(position: Int) -> Element {
    get { dictionary.elements[position].value }
    _modify { yield &dictionary.values[position] }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    dictionary.removeAll(keepingCapacity: keepsCapacity)
  }

  /// Replaces the elements in a range. The new elements get new ids.
  public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
    dictionary.removeSubrange(range)
    for (offset, element) in newElements.enumerated() {
      dictionary.updateValue(element, forKey: freshID(), insertingAt: range.lowerBound + offset)
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack from elements, from the root to the top.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Equatable where Element: Equatable {
  /// Whether both have equal elements with the same ids in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.dictionary == rhs.dictionary
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(dictionary)
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Array(self))
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements. They get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Element].self))
  }
}

extension StackState: CustomStringConvertible, CustomReflectable {
  /// The description of the elements as an array.
  public var description: String { Array(self).description }

  /// Reflects the elements by id, as a dictionary.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, self)), displayStyle: .dictionary)
  }
}
