/// An observable struct that tells where its observed properties are stored, so that children change them in
/// place. `@ObservableState` conforms structs to it.
///
/// What the macro writes, with the numbers that it gives the properties:
///
/// ```swift
/// static var _$observedProperties: [ObservedProperty<Self>] {
///   [
///     ObservedProperty(1, \.count, stored: \._count),
///     ObservedProperty(2, \.$detail, stored: \._detail),
///   ]
/// }
/// ```
public protocol ObservableProperties: ObservableState {
  /// Observes the properties.
  var _$observationRegistrar: ObservationStateRegistrar { get set }

  /// The observed properties.
  static var _$observedProperties: [ObservedProperty<Self>] { get }
}

/// An observed property of a state, and the one that stores its value.
public struct ObservedProperty<State> {
  let number: Int
  let observed: PartialKeyPath<State>
  let stored: PartialKeyPath<State>

  /// Says where an observed property is stored.
  ///
  /// - Parameters:
  ///   - number: The number that the registrar knows the property by.
  ///   - observed: The property.
  ///   - stored: The property that holds its value.
  public init<Value>(
    _ number: Int,
    _ observed: WritableKeyPath<State, Value>,
    stored: WritableKeyPath<State, Value>
  ) {
    self.number = number
    self.observed = observed
    self.stored = stored
  }
}
