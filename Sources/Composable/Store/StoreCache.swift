/// The scoped stores of a store.
///
/// Stores of children that always exist are retained. Others are referenced weakly, so that a removed child leaves
/// nothing in memory once its store is no longer used.
@MainActor
struct StoreCache {
  /// The arguments of `scope`.
  struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var element: EffectID?

    /// Hashing a key path is slow, so its type is hashed instead: equal key paths have equal types, and few key paths
    /// of one store share a type.
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

  private var retained: [Key: AnyObject] = [:]
  private var others: [Key: WeakReference] = [:]
  /// The size of `others` at which released stores are removed from it.
  private var sweepCount = 16

  /// The number of stores of children that can be removed.
  var optionalCount: Int { others.count { $0.value.store != nil } }

  /// The store made for a key, if it is of this type.
  func store<State, Action>(for key: Key) -> Store<State, Action>? {
    (retained[key] ?? others[key]?.store) as? Store<State, Action>
  }

  mutating func retain<State, Action>(_ store: Store<State, Action>, for key: Key) {
    retained[key] = store
  }

  mutating func insert<State, Action>(_ store: Store<State, Action>, for key: Key) {
    if others.count >= sweepCount {
      others = others.filter { $0.value.store != nil }
      sweepCount = max(16, 2 * others.count)
    }
    others[key] = WeakReference(store)
  }
}
