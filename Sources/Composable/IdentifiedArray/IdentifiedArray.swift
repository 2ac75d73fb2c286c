import OrderedCollections

/// An array of elements with unique ids and constant-time access by id.
///
/// Elements are read, changed and removed by id or by index:
///
/// ```swift
/// var duas: IdentifiedArrayOf<Dua> = [dua]
/// duas[id: dua.id]?.title = "…"
/// duas.remove(id: dua.id)
/// ```
///
/// The id of an element must not change while the element is in the array.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var dictionary: OrderedDictionary<ID, Element>
  /// Whether effects of any element may be in flight.
  @usableFromInline var hasEffects = false

  /// The key path to the id of an element.
  public let id: KeyPath<Element, ID> & Sendable

  /// Makes an empty array.
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.id = id
    dictionary = [:]
  }

  /// Makes an array from elements with unique ids.
  ///
  /// - Precondition: No two elements have the same id.
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
    self.id = id
    dictionary = OrderedDictionary(uniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) })
  }

  /// Makes an array from elements with unique ids, like ``init(uniqueElements:id:)``.
  ///
  /// - Precondition: No two elements have the same id.
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Makes an array from elements, merging those with the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to the id of an element.
  ///   - combine: Merges an element and a later one with the same id. The result keeps the index of the first.
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

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  public init() {
    self.init(id: \.id)
  }

  /// Makes an array from elements with unique ids.
  ///
  /// - Precondition: No two elements have the same id.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Makes an array from elements with unique ids, like ``init(uniqueElements:)``.
  ///
  /// - Precondition: No two elements have the same id.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }

  /// Makes an array from elements, merging those with the same id.
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

  /// The index of the element with an id; `nil` if there is none.
  public func index(id: ID) -> Int? {
    dictionary.index(forKey: id)
  }

  /// Whether the array has an element with the same id as another. Their other properties may differ.
  public func contains(_ element: Element) -> Bool {
    dictionary.index(forKey: element[keyPath: id]) != nil
  }

  /// The element with an id.
  ///
  /// Setting `nil` removes the element. Setting an element appends it if the id is not in the array.
  ///
  /// - Precondition: A new element has this id.
  public subscript(id id: ID) -> Element? {
    @inlinable get { dictionary[id] }
    @inlinable _modify {
      yield &dictionary[id]
      if let element = dictionary[id] { checkID(of: element, is: id) }
    }
  }

  /// Changes the element with an id in place.
  ///
  /// - Returns: The result of `body`; `nil` if there is no such element.
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
