/// The state of a child that is presented while it is not `nil`: a sheet, an alert, a destination.
///
/// ```swift
/// struct State {
///   @PresentationState var detail: Detail.State?
/// }
/// ```
///
/// Inside an observable state write `@Presents`, which uses this wrapper. Set the property to `nil` to
/// dismiss the child. The reducer embeds it by the projected value: `.ifLet(\.$detail, action: \.detail)`.
@propertyWrapper
public struct PresentationState<State> {
  private var box: Box?

  /// Makes the state of a child, or of none.
  public init(wrappedValue: State?) {
    box = wrappedValue.map { Box(value: $0, effectsID: nil) }
  }

  /// The state of the child while it is presented.
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
  /// Keeps the parent's state small, and lets a feature present itself.
  private final class Box {
    var value: State?
    var effectsID: EffectID?

    init(value: State?, effectsID: EffectID?) {
      self.value = value
      self.effectsID = effectsID
    }
  }
}

// `@unchecked`: the box is changed only while this is the one reference to it; otherwise it is copied first.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  /// Whether equal children are presented, or none by both.
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
  /// Decodes the state of a child, or `nil`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: try container.decode(State?.self))
  }
}

extension PresentationState: CustomReflectable {
  /// Shows the state of the child.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
