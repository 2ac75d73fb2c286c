/// An observable struct that lists the storage of its observed properties, so that children can change them in place.
///
/// `@ObservableState` conforms structs to it, and generates the list with the numbers of the properties:
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
  /// The registrar of this state.
  var _$observationRegistrar: ObservationStateRegistrar { get set }

  /// The observed properties.
  static var _$observedProperties: [ObservedProperty<Self>] { get }
}

/// An observed property of a state, and the property that stores its value.
public struct ObservedProperty<State> {
  let number: Int
  let observed: PartialKeyPath<State>
  let stored: PartialKeyPath<State>

  /// Makes the description of an observed property.
  ///
  /// - Parameters:
  ///   - number: The number that identifies the property in the registrar.
  ///   - observed: The observed property.
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
