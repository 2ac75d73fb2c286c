import Observation

/// A state of which every property is observed on its own. `@ObservableState` conforms structs and enums.
///
/// A view, or any other code inside `withObservationTracking`, that reads a property through a ``Store`` is
/// told when this property changes, and only then.
///
/// What the macro writes for a struct, with a number for each property that is a hash of its name:
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
/// The conformance is to ``ObservableProperties``, which says how it goes on.
public protocol ObservableState: Observable {
  /// The identity of this state: copies share it until one of them is changed.
  var _$id: ObservableStateID { get }
}

/// Tells two observable states apart in constant time. Equal identities mean equal states.
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

  /// The identity of an enum in the case with a number, which holds the state with this identity.
  public func _$tag(_ enumCase: Int) -> Self {
    Self(serial: serial, enumCase: self.enumCase &* 31 &+ enumCase &+ 1)
  }

  /// The identity of an enum in a case that holds no value. It is not the identity of any state.
  public static let _$none = ObservableStateID(serial: .max)

  /// An identity that no other state has, for one that cannot be told apart from others.
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

/// Several observable states, or none: their identities in order.
protocol ObservedContainer {
  var stateIDs: [ObservableStateID] { get }
}

extension Optional: ObservedContainer where Wrapped: ObservableState {
  var stateIDs: [ObservableStateID] { map { [$0._$id] } ?? [] }
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
