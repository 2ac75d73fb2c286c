/// An observable struct that tells where its observed properties are stored, so that children change them in
/// place. `@ObservableState` conforms structs to it.
///
/// What the macro writes, in the order of the numbers that it gives the properties:
///
/// ```swift
/// static let _$observedProperties = [
///   ObservedProperty(\State.count, stored: \State._count),
///   ObservedProperty(\State.$detail, stored: \State._detail),
/// ]
/// ```
public protocol ObservableProperties: ObservableState {
  /// Observes the properties.
  var _$observationRegistrar: ObservationStateRegistrar { get set }

  /// The observed properties, by number.
  static var _$observedProperties: [ObservedProperty<Self>] { get }
}

/// An observed property of a state, and the one that stores its value.
public struct ObservedProperty<State>: Sendable {
  let observed: PartialKeyPath<State> & Sendable
  let stored: PartialKeyPath<State> & Sendable

  /// Says where an observed property is stored.
  public init<Value>(
    _ observed: WritableKeyPath<State, Value> & Sendable,
    stored: WritableKeyPath<State, Value> & Sendable
  ) {
    self.observed = observed
    self.stored = stored
  }
}
