/// The identity of a store is that of the object: `.sheet(item:)` presents another sheet for another store.
///
/// `store.id` is therefore not a property of the state: that is `store.state.id`.
extension Store: Identifiable {}

extension Store: Hashable {
  /// Whether both are the same store.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the store.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
