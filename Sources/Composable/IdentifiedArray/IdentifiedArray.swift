import OrderedCollections

/// An array of identifiable elements: ordered, without two elements of one id, and with fast access by id.
///
/// Elements are found, changed and removed by id or by position:
///
/// ```swift
/// var duas: IdentifiedArrayOf<Dua> = [dua]
/// duas[id: dua.id]?.title = "…"
/// duas.remove(id: dua.id)
/// ```
///
/// An element's id must not change while the element is in the array.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var dictionary: OrderedDictionary<ID, Element>
  /// Whether effects of some elements may be in flight.
  @usableFromInline var hasEffects = false

  /// Where an element keeps its id.
  public let id: KeyPath<Element, ID> & Sendable

  /// Makes an empty array whose elements have their id at a key path.
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.id = id
    dictionary = [:]
  }

  /// Makes an array of elements whose ids are known to be distinct.
  ///
  /// - Precondition: No two elements have the same id.
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
    self.id = id
    dictionary = OrderedDictionary(uniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) })
  }

  /// Makes an array of elements, choosing one of those with the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where an element keeps its id.
  ///   - combine: Given an element and a later one with its id, returns the one to keep, in the place of
  ///     the first.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.id = id
    dictionary = try OrderedDictionary(
      elements.lazy.map { ($0[keyPath: id], $0) },
      uniquingKeysWith: combine
    )
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

/// The identified array of an `Identifiable` element.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  public init() {
    self.init(id: \.id)
  }

  /// Makes an array of elements whose ids are known to be distinct.
  ///
  /// - Precondition: No two elements have the same id.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Makes an array of elements, choosing one of those with the same id.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray {
  /// The ids, in the order of the elements.
  public var ids: OrderedSet<ID> {
    dictionary.keys
  }

  /// The elements, in order.
  public var elements: [Element] {
    dictionary.values.elements
  }

  /// The position of the element with an id, or `nil`.
  public func index(id: ID) -> Int? {
    dictionary.index(forKey: id)
  }

  /// The element with an id.
  ///
  /// Setting `nil` removes the element; setting an element where there was none appends it.
  ///
  /// - Precondition: The element set has this id.
  public subscript(id id: ID) -> Element? {
    @inlinable get { dictionary[id] }
    @inlinable _modify {
      yield &dictionary[id]
      if let element = dictionary[id] { checkID(of: element, is: id) }
    }
  }

  /// Changes the element with an id in place.
  ///
  /// - Returns: What `body` returns; `nil` if there is no such element.
  @inlinable
  mutating func modify<R>(id: ID, _ body: (inout Element) -> R) -> R? {
    guard let index = dictionary.index(forKey: id) else { return nil }
    defer { checkID(of: dictionary.values[index], is: id) }
    return body(&dictionary.values[index])
  }

  @inlinable
  func checkID(of element: Element, is id: ID) {
    precondition(element[keyPath: self.id] == id, "An element must keep its id while it is in the array.")
  }
}
