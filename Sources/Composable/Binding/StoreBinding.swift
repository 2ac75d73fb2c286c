/// A two-way connection to a store: reading reads the state, setting sends an action.
///
/// A view library can make its own binding from it, for example `Binding(get: binding.get, set: binding.set)` in
/// SwiftUI. It also works without one:
///
/// ```swift
/// let name = store.binding(\.name)
/// name.wrappedValue = "Amina"  // sends .binding(.set(\.name, "Amina"))
/// ```
///
/// The binding stores no value: the next read returns the state that the reducer has made of the action.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct StoreBinding<Value> {
  /// Reads the value.
  public let get: @MainActor () -> Value
  /// Sends the action for a new value.
  public let set: @MainActor (Value) -> Void

  /// Makes a binding from two closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value. Setting it need not change it: the reducer decides.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on to another view.
  public var projectedValue: Self { self }

  /// A binding to a part of the value. Setting it sets the whole value with the part replaced.
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

  /// A binding that can only be set while it has the value that it has now.
  ///
  /// For views that set a value late: a sheet that disappears sets `nil`, though another one may have replaced it.
  public func whileUnchanged() -> Self where Value: Equatable {
    let current = get()
    return Self(get: get, set: { if get() == current { set($0) } })
  }

  /// A binding to whether there is a value. Setting `false` sets `nil`; setting `true` has no effect.
  public func isPresent<Wrapped>() -> StoreBinding<Bool> where Value == Wrapped? {
    StoreBinding<Bool>(get: { get() != nil }, set: { isPresent in if !isPresent { set(nil) } })
  }
}
