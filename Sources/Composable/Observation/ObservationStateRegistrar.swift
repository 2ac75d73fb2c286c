/// Observes the properties of one state; see ``ObservableState``. The properties have numbers.
///
/// Observing costs a state that nobody observes next to nothing. All are equal, so that a state with a
/// registrar can be `Equatable`.
public struct ObservationStateRegistrar: Sendable {
  private var extent = ObservedExtent()

  /// Makes the registrar of a new state.
  public init() {}

  /// The identity of the state.
  public var id: ObservableStateID {
    extent.id
  }

  /// Says that a property is read.
  public func access(_ property: Int) {
    extent.access(property)
  }

  /// Sets a property.
  public mutating func mutate<Value>(_ property: Int, _ value: inout Value, _ newValue: Value) {
    willSet(property, value, newValue)
    value = newValue
  }

  /// Says that a property is about to be set.
  public mutating func willSet<Value>(_ property: Int, _ value: Value, _ newValue: Value) {
    makeUnique()
    if extent.isObserved(property), !isSame(value, newValue) { extent.didChange(property) }
  }

  /// Says that a property is about to be changed in place.
  ///
  /// - Returns: What ``didModify(_:_:_:)`` needs to know.
  public mutating func willModify<Value>(_ property: Int, _ value: Value) -> ObservedValue? {
    makeUnique()
    return extent.isObserved(property) ? ObservedValue(identityOf: value) : nil
  }

  /// Says that a property is about to be changed in place, and returns whether it is observed.
  mutating func willModify(_ property: Int) -> Bool {
    makeUnique()
    return extent.isObserved(property)
  }

  /// Says that a property that is observed was changed.
  func didChange(_ property: Int) {
    extent.didChange(property)
  }

  /// Says that a property was changed in place.
  public func didModify<Value>(_ property: Int, _ value: Value, _ before: ObservedValue?) {
    guard let before, before != ObservedValue(identityOf: value) else { return }
    extent.didChange(property)
  }

  /// Gives this copy of the state an identity of its own before it changes.
  ///
  /// Whoever observes the properties of the old extent also observes the property that holds the state, and
  /// is told that its identity has changed.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&extent) { extent = ObservedExtent() }
  }
}

private func isSame<Value>(_ value: Value, _ newValue: Value) -> Bool {
  func isEqual<T: Equatable>(_ value: T) -> Bool {
    value == newValue as? T
  }
  let identity = ObservedValue(identityOf: value)
  if identity.isOfStates { return identity == ObservedValue(identityOf: newValue) }
  return (value as? any Equatable).map { isEqual($0) } ?? false
}

/// What is kept of an observed value to find out later whether it has changed, without keeping the value.
public struct ObservedValue: Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case states([ObservableStateID])
    /// A value that has no identity.
    case plain
  }

  private let content: Content

  @usableFromInline
  init(identityOf value: some Any) {
    if let state = value as? any ObservableState {
      content = .states([state._$id])
    } else if let container = value as? any ObservedContainer {
      content = .states(container.stateIDs)
    } else {
      content = .plain
    }
  }

  var isOfStates: Bool {
    content != .plain
  }

  /// Whether nothing has changed between the two, as far as identities tell; never for values without one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isOfStates && lhs.content == rhs.content
  }
}

extension ObservationStateRegistrar: Equatable {
  /// True: observers are no part of a state.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  /// Adds nothing: observers are no part of a state.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Makes the registrar of a new state; reads nothing.
  public init(from decoder: any Decoder) {}

  /// Writes nothing.
  public func encode(to encoder: any Encoder) {}
}

extension ObservationStateRegistrar: CustomReflectable {
  /// Shows nothing, so that a dump of a state has only its properties.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
