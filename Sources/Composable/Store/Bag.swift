/// Elements that can be removed by the key they were given, in constant time.
package struct Bag<Element> {
  private var elements: [Int: Element] = [:]
  private var nextKey = 0

  package init() {}

  package var isEmpty: Bool {
    elements.isEmpty
  }

  package var count: Int {
    elements.count
  }

  /// The elements in the order of their insertion.
  package var inOrder: [Element] {
    elements.sorted { $0.key < $1.key }.map(\.value)
  }

  package mutating func insert(_ element: Element) -> Int {
    defer { nextKey += 1 }
    elements[nextKey] = element
    return nextKey
  }

  @discardableResult
  package mutating func remove(_ key: Int) -> Element? {
    elements.removeValue(forKey: key)
  }

  /// Removes all elements and returns them in the order of their insertion.
  package mutating func removeAll() -> [Element] {
    defer { elements.removeAll() }
    return inOrder
  }
}

extension Bag: Sendable where Element: Sendable {}
