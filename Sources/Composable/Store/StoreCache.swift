/// The stores that were made of parts of another.
///
/// Stores of parts that are always there are kept. Others are not, so that nothing is left of a child that
/// has gone away once nobody uses its store.
@MainActor
struct StoreCache {
  /// Which part of the state, and which actions.
  struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var element: EffectID?

    /// Hashing a key path takes long. Two of different types are never equal, and few are of the same types.
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type(of: state)))
      hasher.combine(ObjectIdentifier(type(of: action)))
      hasher.combine(element)
    }
  }

  private final class WeakReference {
    weak var store: AnyObject?

    init(_ store: AnyObject) {
      self.store = store
    }
  }

  private var kept: [Key: AnyObject] = [:]
  private var others: [Key: WeakReference] = [:]
  private var sweepCount = 16

  /// The store made for a key, if it is of this type.
  func store<State, Action>(for key: Key) -> Store<State, Action>? {
    (kept[key] ?? others[key]?.store) as? Store<State, Action>
  }

  mutating func keep<State, Action>(_ store: Store<State, Action>, for key: Key) {
    kept[key] = store
  }

  mutating func insert<State, Action>(_ store: Store<State, Action>, for key: Key) {
    if others.count >= sweepCount {
      others = others.filter { $0.value.store != nil }
      sweepCount = max(16, 2 * others.count)
    }
    others[key] = WeakReference(store)
  }
}
