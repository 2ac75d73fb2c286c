/// Tracks the observers of one state's properties, which are identified by number; see ``ObservableState``.
///
/// Properties without observers cost almost nothing. All registrars are equal, so that a state with a registrar can
/// be `Equatable`.
public struct ObservationStateRegistrar: Sendable {
  private var extent = ObservedExtent()

  /// Makes the registrar of a new state.
  public init() {}

  /// The identity of the state.
  public var id: ObservableStateID {
    extent.id
  }

  /// Registers the read of a property.
  public func access(_ property: Int) {
    extent.access(property)
  }

  /// Sets a property and notifies its observers if the value changes.
  public mutating func mutate<Value>(_ property: Int, _ value: inout Value, _ newValue: Value) {
    willSet(property, value, newValue)
    value = newValue
  }

  /// Sets a stack and notifies its observers if the value changes.
  ///
  /// The stack remembers which elements may have effects in flight. A new stack does not know them, and their effects must
  /// be cancelled, too.
  public mutating func mutate<Element>(
    _ property: Int,
    _ stack: inout StackState<Element>,
    _ newValue: StackState<Element>
  ) {
    willSet(property, stack, newValue)
    stack.replace(with: newValue)
  }

  /// Prepares for setting a property, and notifies its observers if the value changes.
  public mutating func willSet<Value>(_ property: Int, _ value: Value, _ newValue: Value) {
    if let shared = makeUnique() {
      if shared.isObserved(property), !isSame(value, newValue) { shared.didChange(property, in: extent) }
    } else if extent.isObserved(property), !isSame(value, newValue) {
      extent.didChange(property)
    }
  }

  /// Prepares for a change of a property in place.
  ///
  /// - Returns: The argument `before` of ``didModify(_:_:_:)``.
  public mutating func willModify<Value>(_ property: Int, _ value: Value) -> ObservedValue? {
    if let shared = makeUnique() {
      return shared.isObserved(property) ? ObservedValue(identityOf: value, shared: shared) : nil
    }
    return extent.isObserved(property) ? ObservedValue(identityOf: value) : nil
  }

  /// Prepares for a change of a property in place.
  ///
  /// - Returns: Whether the property is observed.
  mutating func willModify(_ property: Int) -> Bool {
    _ = makeUnique()
    return extent.isObserved(property)
  }

  /// Notifies the observers of a property.
  func didChange(_ property: Int) {
    extent.didChange(property)
  }

  /// Notifies the observers of a property if its identity has changed in place.
  public func didModify<Value>(_ property: Int, _ value: Value, _ before: ObservedValue?) {
    guard let before, before != ObservedValue(identityOf: value) else { return }
    guard let shared = before.shared else { return extent.didChange(property) }
    shared.didChange(property, in: extent)
  }

  /// Gives this copy of the state its own identity before it changes.
  ///
  /// An observer that has read the state through a store also observes the property that holds the state, and is
  /// notified that the identity of the state has changed. An observer of a copy is notified by the old extent.
  ///
  /// - Returns: The extent that this copy shared with others.
  private mutating func makeUnique() -> ObservedExtent? {
    isKnownUniquelyReferenced(&extent) ? nil : replaceExtent()
  }

  /// - Returns: The former extent.
  @inline(never)
  private mutating func replaceExtent() -> ObservedExtent {
    defer { extent = ObservedExtent() }
    return extent
  }
}

private func isSame<Value>(_ value: Value, _ newValue: Value) -> Bool {
  func isEqual<T: Equatable>(_ value: T) -> Bool {
    value == newValue as? T
  }
  let identity = ObservedValue(identityOf: value)
  if identity.isOfStates { return identity == ObservedValue(identityOf: newValue) }
  guard let equatable = value as? any Equatable, isEqual(equatable) else { return false }
  guard let presented = value as? any IdentifiedPresentation else { return true }
  return presented.presentationID == (newValue as? any IdentifiedPresentation)?.presentationID
}

/// The identity of an observed value, to detect changes without retaining the value.
public struct ObservedValue: Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case states([ObservableStateID])
    /// A value without identity.
    case plain
  }

  private let content: Content
  /// The extent that the state shared with its copies before the change.
  private(set) var shared: ObservedExtent?

  init(identityOf value: some Any, shared: ObservedExtent?) {
    self.init(identityOf: value)
    self.shared = shared
  }

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

  /// Whether both have the same identity. Values without identity are never equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isOfStates && lhs.content == rhs.content
  }
}

extension ObservationStateRegistrar: Equatable {
  /// Always true, because observers are not part of a state's value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  /// Hashes nothing, because observers are not part of a state's value.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Makes the registrar of a new state. Decodes nothing.
  public init(from decoder: any Decoder) {}

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) {}
}

extension ObservationStateRegistrar: CustomReflectable {
  /// An empty mirror, so that a dump of a state shows only its properties.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
