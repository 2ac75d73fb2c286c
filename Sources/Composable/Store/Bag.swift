/// A collection whose elements are removed by the key that `insert` returned.
///
/// Most bags hold at most one element, which needs no allocation.
package struct Bag<Element> {
  fileprivate struct Slot {
    let key: Int
    var element: Element?
  }

  /// The oldest element, if it was inserted into an empty bag.
  private var first: Slot?
  /// The other slots, sorted by key. Removed elements leave empty slots, which `compact()` removes in bulk.
  private var others: [Slot] = []
  private var nextKey = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool {
    count == 0
  }

  /// The elements in insertion order.
  package var inOrder: [Element] {
    guard let oldest = first?.element else { return others.compactMap(\.element) }
    return [oldest] + others.compactMap(\.element)
  }

  package mutating func insert(_ element: Element) -> Int {
    defer { nextKey += 1 }
    let slot = Slot(key: nextKey, element: element)
    if isEmpty { first = slot } else { others.append(slot) }
    count += 1
    return nextKey
  }

  @discardableResult
  package mutating func remove(_ key: Int) -> Element? {
    if let slot = first, slot.key == key {
      first = nil
      count -= 1
      compact()
      return slot.element
    }
    let index = index(of: key)
    guard index < others.count, others[index].key == key, let element = others[index].element else {
      return nil
    }
    others[index].element = nil
    count -= 1
    compact()
    return element
  }

  /// The index of a key, or the index to insert it at: a binary search.
  private func index(of key: Int) -> Int {
    var range = others.indices
    while let low = range.first {
      let middle = low + range.count / 2
      if others[middle].key == key { return middle }
      range = others[middle].key < key ? middle + 1..<range.upperBound : low..<middle
    }
    return range.lowerBound
  }

  private mutating func compact() {
    if isEmpty {
      others.removeAll(keepingCapacity: true)
    } else if others.count > 16, others.count > 2 * count {
      others.removeAll { $0.element == nil }
    }
  }
}

extension Bag: Sendable where Element: Sendable {}
extension Bag.Slot: Sendable where Element: Sendable {}
