import OrderedCollections

/// Finds the elements that a parent removed, in constant time if there are none.
@usableFromInline
struct RemovedElements<ID: Hashable & Sendable> {
  private let before: OrderedSet<ID>

  /// Stores the ids of a collection before the parent runs.
  @usableFromInline
  init(before: OrderedSet<ID>) {
    self.before = before
  }

  /// The ids that are missing after the parent has run.
  @usableFromInline
  func ids(after: OrderedSet<ID>) -> [ID] {
    // `before` keeps its buffer alive, so the address is the same only if nothing was inserted or removed.
    if address(before) == address(after), before.count == after.count { return [] }
    return before.filter { !after.contains($0) }
  }

  /// The address of the elements, to compare it. No one reads what is there.
  private func address(_ ids: OrderedSet<ID>) -> UnsafePointer<ID>? {
    ids.elements.withUnsafeBufferPointer { $0.baseAddress }
  }
}
