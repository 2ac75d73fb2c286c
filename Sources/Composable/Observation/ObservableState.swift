import Observation

/// A state whose properties are observed individually. `@ObservableState` conforms structs and enums to it.
///
/// A view, or any other code inside `withObservationTracking`, that reads a property through a ``Store`` is notified
/// when that property changes, and only then.
///
/// The macro generates this for a struct, with the hash of its name as the number of each property:
///
/// ```swift
/// struct State: ObservableState {
///   private var _count = 0
///   var count: Int {
///     get {
///       _$observationRegistrar.access(0)
///       return _count
///     }
///     set { _$observationRegistrar.mutate(0, &_count, newValue) }
///     _modify {
///       let before = _$observationRegistrar.willModify(0, _count)
///       defer { _$observationRegistrar.didModify(0, _count, before) }
///       yield &_count
///     }
///   }
///   var _$observationRegistrar = ObservationStateRegistrar()
///   var _$id: ObservableStateID { _$observationRegistrar.id }
/// }
/// ```
///
/// The macro conforms structs to ``ObservableProperties``, which has the rest of the generated code.
public protocol ObservableState: Observable {
  /// The identity of this state. Copies share it until one of them changes.
  var _$id: ObservableStateID { get }
}

/// The identity of an observable state. Equal identities mean equal states, so changes are found in constant time.
public struct ObservableStateID: Hashable, Sendable {
  private let serial: UInt64
  private let enumCase: Int

  init(serial: UInt64) {
    self.serial = serial
    enumCase = 0
  }

  private init(serial: UInt64, enumCase: Int) {
    self.serial = serial
    self.enumCase = enumCase
  }

  /// The identity of an enum: that of its associated state, combined with the number of the case.
  public func _$tag(_ enumCase: Int) -> Self {
    Self(serial: serial, enumCase: self.enumCase &* 31 &+ enumCase &+ 1)
  }

  /// The identity of an enum in a case without associated values. No state has it.
  public static let _$none = ObservableStateID(serial: .max)

  /// A new identity, for a state that cannot be compared by identity.
  public static var _$unknown: Self { ObservedExtent.newID() }

  /// The identity of a state that may be observable.
  public static func _$of<State>(_ state: State) -> Self {
    (state as? any ObservableState)?._$id ?? ._$unknown
  }

  /// The identity of an observable state.
  public static func _$of<State: ObservableState>(_ state: State) -> Self {
    state._$id
  }
}

/// A container of observable states.
protocol ObservedContainer {
  /// The identities of the states, in order.
  var stateIDs: [ObservableStateID] { get }
}

extension Optional: ObservedContainer where Wrapped: ObservableState {
  var stateIDs: [ObservableStateID] { map { [$0._$id] } ?? [] }
}

extension Array: ObservedContainer where Element: ObservableState {
  var stateIDs: [ObservableStateID] { map { $0._$id } }
}

extension Dictionary: ObservedContainer where Value: ObservableState {
  var stateIDs: [ObservableStateID] { values.map { $0._$id } }
}

extension PresentationState: ObservedContainer where State: ObservableState {
  var stateIDs: [ObservableStateID] { wrappedValue.stateIDs }
}

extension IdentifiedArray: ObservedContainer where Element: ObservableState {
  var stateIDs: [ObservableStateID] { map { $0._$id } }
}

extension StackState: ObservedContainer where Element: ObservableState {
  var stateIDs: [ObservableStateID] { map { $0._$id } }
}
