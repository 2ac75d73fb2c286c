import OrderedCollections

/// Finds the elements that went away while a parent ran, in constant time if there are none.
@usableFromInline
struct RemovedElements<ID: Hashable & Sendable> {
  private let before: OrderedSet<ID>

  /// Keeps the ids of a collection before the parent runs.
  @usableFromInline
  init(before: OrderedSet<ID>) {
    self.before = before
  }

  /// The ids that are not there any more.
  @usableFromInline
  func ids(after: OrderedSet<ID>) -> [ID] {
    // As `before` is kept, its elements are in the same place only if nothing was inserted or removed.
    if address(before) == address(after), before.count == after.count { return [] }
    return before.filter { !after.contains($0) }
  }

  private func address(_ ids: OrderedSet<ID>) -> UnsafePointer<ID>? {
    ids.elements.withUnsafeBufferPointer { $0.baseAddress }
  }
}
