/// A value that a view shows and changes: reading reads a store, setting sends an action.
///
/// It is what a view library's own binding is made of, `Binding(get: binding.get, set: binding.set)` say, and can be
/// used without one:
///
/// ```swift
/// let name = store.binding(\.name)
/// name.wrappedValue = "Amina"  // sends .binding(.set(\.name, "Amina"))
/// ```
///
/// The value is not kept here. What the reducer makes of the action is what is read next.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct StoreBinding<Value> {
  /// Reads the value.
  public let get: @MainActor () -> Value
  /// Asks for another value.
  public let set: @MainActor (Value) -> Void

  /// Makes a binding of two closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value. It may be what it was after it was set: the reducer decides.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on to another view.
  public var projectedValue: Self { self }

  /// A part of the value. To set it is to set the whole with the part replaced.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> StoreBinding<Part> {
    StoreBinding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var value = get()
        value[keyPath: keyPath] = part
        set(value)
      }
    )
  }

  /// Whether there is a value. Setting `false` sets `nil`; setting `true` does nothing.
  public func isPresent<Wrapped>() -> StoreBinding<Bool> where Value == Wrapped? {
    StoreBinding<Bool>(get: { get() != nil }, set: { isPresent in if !isPresent { set(nil) } })
  }
}
