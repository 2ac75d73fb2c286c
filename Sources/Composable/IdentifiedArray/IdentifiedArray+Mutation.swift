import Foundation
import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless its id is already in the array.
  ///
  /// - Returns: Whether the element was appended, and the index of the element with this id.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: count)
  }

  /// Appends elements, except those whose id is already in the array.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element at an index, unless its id is already in the array.
  ///
  /// - Returns: Whether the element was inserted, and the index of the element with this id.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let existing = self.index(id: element[keyPath: id]) { return (false, existing) }
    dictionary.updateValue(element, forKey: element[keyPath: id], insertingAt: index)
    return (true, index)
  }

  /// Replaces the element at an index by one with the same id.
  ///
  /// - Precondition: Both have the same id.
  /// - Returns: The element that was replaced.
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    checkID(of: element, is: dictionary.keys[index])
    let replaced = dictionary.values[index]
    dictionary.values[index] = element
    return replaced
  }

  /// Replaces the element with the same id, or appends the element.
  ///
  /// - Returns: The element that was replaced, or `nil`.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    dictionary.updateValue(element, forKey: element[keyPath: id])
  }

  /// Replaces the element with the same id, or inserts the element at an index.
  ///
  /// - Returns: The element that was replaced, if any, and the index of the new one.
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at index: Int
  ) -> (originalMember: Element?, index: Int) {
    dictionary.updateValue(element, forKey: element[keyPath: id], insertingAt: index)
  }

  /// Removes the element with an id.
  ///
  /// - Returns: The removed element, or `nil` if there was none.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    dictionary.removeValue(forKey: id)
  }

  /// Removes the element with the same id as another.
  ///
  /// - Returns: The removed element, or `nil` if there was none.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: id])
  }

  /// Removes and returns the element at an index.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    dictionary.remove(at: index).value
  }

  /// Removes the elements at some indices, as a view does when rows of a list are deleted.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }

  /// Moves the elements at some indices, as a view does when rows of a list are dragged.
  ///
  /// - Parameters:
  ///   - source: The indices of the elements. They keep their order.
  ///   - destination: The index, before the move, of the element to insert them before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = (0..<destination).lazy.filter { !source.contains($0) }.count
    remove(atOffsets: source)
    for (offset, element) in moved.enumerated() { insert(element, at: before + offset) }
  }

  /// Removes the elements that satisfy a predicate.
  public mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
    try dictionary.removeAll { try shouldRemove($0.value) }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    dictionary.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes and returns the last element.
  @discardableResult
  public mutating func removeLast() -> Element {
    dictionary.removeLast().value
  }

  /// Removes and returns the first element.
  @discardableResult
  public mutating func removeFirst() -> Element {
    dictionary.removeFirst().value
  }

  /// The elements that satisfy a predicate, as an identified array.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    result.dictionary = try dictionary.filter { try isIncluded($0.value) }
    return result
  }
}
