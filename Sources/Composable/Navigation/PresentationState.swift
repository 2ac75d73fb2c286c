/// The optional state of a presented child, such as a sheet, an alert or a destination. The child is presented while
/// the state is not `nil`.
///
/// ```swift
/// struct State {
///   @PresentationState var detail: Detail.State?
/// }
/// ```
///
/// In an observable state, use `@Presents`, which uses this wrapper. Set the property to `nil` to dismiss the child.
/// Embed the child's reducer by the projected value: `.ifLet(\.$detail, action: \.detail)`.
@propertyWrapper
public struct PresentationState<State> {
  private var box: Box?

  /// Makes the wrapper with an initial value.
  public init(wrappedValue: State?) {
    box = wrappedValue.map { Box(value: $0, effectsID: nil) }
  }

  /// The state of the child; `nil` while nothing is presented.
  public var wrappedValue: State? {
    get { box?.value }
    set { put(newValue) }
    _modify {
      var value = take()
      defer { put(value) }
      yield &value
    }
  }

  /// The wrapper, for `ifLet` and `Store.scope`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// The associated value of the child's state, if it is a given case: `$0.$destination[case: \.editor]?.text = ""`.
  ///
  /// Setting `nil` dismisses the child. If the child is another case, or nothing is presented, an issue is reported and
  /// nothing changes.
  public subscript<Value>(case keyPath: CaseKeyPath<State, Value>) -> Value? where State: CasePathable {
    get { wrappedValue[changing: AnyCasePath(keyPath)] }
    _modify { yield &wrappedValue[changing: AnyCasePath(keyPath)] }
  }

  /// The identity of the child whose effects may be in flight.
  @usableFromInline var effectsID: EffectID? {
    get { box?.effectsID }
    set {
      makeUnique()
      box?.effectsID = newValue
    }
  }

  private mutating func take() -> State? {
    makeUnique()
    defer { box?.value = nil }
    return box?.value
  }

  private mutating func put(_ value: State?) {
    if box == nil, value == nil { return }
    makeUnique()
    box?.value = value
  }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&box) { return }
    box = Box(value: box?.value, effectsID: box?.effectsID)
  }
}

extension PresentationState {
  /// Storage on the heap, which keeps the parent's state small and lets a feature present itself.
  private final class Box {
    var value: State?
    var effectsID: EffectID?

    init(value: State?, effectsID: EffectID?) {
      self.value = value
      self.effectsID = effectsID
    }
  }
}

// `@unchecked`: the box is mutated only while it is uniquely referenced, and copied first otherwise.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  /// Whether the states of the children are equal, or both are `nil`.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the state of the child.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the state of the child, or `nil`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the state of the child, or `nil`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: try container.decode(State?.self))
  }
}

extension PresentationState: CustomReflectable {
  /// Reflects the state of the child.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
