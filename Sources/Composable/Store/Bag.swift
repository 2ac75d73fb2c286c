/// Elements that can be removed by the key they were given. Most bags hold at most one.
package struct Bag<Element> {
  fileprivate struct Slot {
    let key: Int
    var element: Element?
  }

  /// The oldest element, if it was put in while the bag was empty: such a bag asks for no memory.
  private var first: Slot?
  /// The others, by ascending keys. Those that were removed leave gaps, which are closed from time to time.
  private var others: [Slot] = []
  private var nextKey = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool {
    count == 0
  }

  /// The elements in the order of their insertion.
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
      closeGaps()
      return slot.element
    }
    let index = position(of: key)
    guard index < others.count, others[index].key == key, let element = others[index].element else {
      return nil
    }
    others[index].element = nil
    count -= 1
    closeGaps()
    return element
  }

  /// Removes all elements and returns them in the order of their insertion.
  package mutating func removeAll() -> [Element] {
    defer {
      first = nil
      others = []
      count = 0
    }
    return inOrder
  }

  /// Where a key is, or would be: found by halving.
  private func position(of key: Int) -> Int {
    var range = others.indices
    while let low = range.first {
      let middle = low + range.count / 2
      if others[middle].key == key { return middle }
      range = others[middle].key < key ? middle + 1..<range.upperBound : low..<middle
    }
    return range.lowerBound
  }

  private mutating func closeGaps() {
    if isEmpty {
      others.removeAll(keepingCapacity: true)
    } else if others.count > 16, others.count > 2 * count {
      others.removeAll { $0.element == nil }
    }
  }
}

extension Bag: Sendable where Element: Sendable {}
extension Bag.Slot: Sendable where Element: Sendable {}
