/// A state that says itself which child it stands for. Macros conform enums of state to it.
///
/// When the identity changes, the child counts as another one: effects of the one before are cancelled.
/// Without this protocol an `Identifiable` state is identified by its `id`, an enum by its case and the `id`
/// of the value it holds, and any other state is the same child for as long as there is one.
public protocol NavigationIdentifiable {
  /// The identity of the child; the number of the case, say.
  var _$navigationID: any Hashable & Sendable { get }
}

extension NavigationIdentifiable {
  /// The identity of an enum in the case with a number, which holds a state.
  public static func _$identity<State>(_ enumCase: Int, _ state: State) -> any Hashable & Sendable {
    enumCase
  }

  /// The identity of an enum in the case with a number, which holds a state that has an `id`.
  public static func _$identity<State: Identifiable>(
    _ enumCase: Int,
    _ state: State
  ) -> any Hashable & Sendable {
    CaseIdentity(name: enumCase, id: IdentityBox(state.id))
  }
}

/// A state that a presentation ends by itself as soon as an action was sent from it, such as an alert.
public protocol EphemeralState<Action> {
  /// The actions that can be sent from it.
  associatedtype Action
}

/// An enum of states of which some are ephemeral. Macros conform enums of state to it.
public protocol EphemeralCases {
  /// Whether the state of this case is an ``EphemeralState``.
  var _$isEphemeral: Bool { get }
}

extension EphemeralCases {
  /// No case is, unless the enum says otherwise.
  public var _$isEphemeral: Bool { false }
}

/// What the type of a child's state says about presenting it, found out once for each operator.
@usableFromInline
struct StateTraits<State> {
  /// The identity of a state.
  @usableFromInline let identity: (State) -> EffectID
  /// Whether an action from the state ends its presentation.
  @usableFromInline let isEphemeral: (State) -> Bool

  @usableFromInline
  init() {
    identity = Self.makeIdentity()
    isEphemeral = Self.makeIsEphemeral()
  }

  private static func makeIdentity() -> (State) -> EffectID {
    if State.self is any NavigationIdentifiable.Type {
      return { state in (state as? any NavigationIdentifiable).map { EffectID($0._$navigationID) } ?? .only }
    }
    if let type = State.self as? any Identifiable.Type, let identity = stateID(type) as? StateID<State> {
      return identity.read
    }
    let probe = EnumProbe<State>()
    return { probe.isEnum($0) ? EnumReflection.identity(of: $0) : .only }
  }

  private static func makeIsEphemeral() -> (State) -> Bool {
    if State.self is any EphemeralState.Type { return { _ in true } }
    if State.self is any EphemeralCases.Type {
      return { ($0 as? any EphemeralCases)?._$isEphemeral ?? false }
    }
    let probe = EnumProbe<State>()
    return { probe.isEnum($0) && EnumReflection.payload(of: $0) is any EphemeralState }
  }
}

extension EffectID {
  /// The identity of a child that has no other.
  fileprivate static let only = EffectID(0)
}

/// Reads the `id` of a state, without looking its conformance up each time.
private struct StateID<State> {
  let read: (State) -> EffectID
}

private func stateID<State: Identifiable>(_ type: State.Type) -> Any {
  StateID<State>(read: { EffectID(IdentityBox($0.id)) })
}

/// Finds out once whether a type is an enum: reflection is slow.
private final class EnumProbe<State> {
  private var result: Bool?

  func isEnum(_ state: State) -> Bool {
    if let result { return result }
    let isEnum = Mirror(reflecting: state).displayStyle == .enum
    result = isEnum
    return isEnum
  }
}

/// What reflection tells about an enum that no macro was applied to.
private enum EnumReflection {
  static func identity(of value: Any) -> EffectID {
    let mirror = Mirror(reflecting: value)
    guard let child = mirror.children.first else { return EffectID("\(value)") }
    guard let payload = child.value as? any Identifiable else { return EffectID(child.label ?? "") }
    return EffectID(CaseIdentity(name: child.label ?? "", id: box(payload)))
  }

  static func payload(of value: Any) -> Any? {
    Mirror(reflecting: value).children.first?.value
  }

  private static func box<Value: Identifiable>(_ value: Value) -> IdentityBox {
    IdentityBox(value.id)
  }
}

/// A case, by name or number, and the id of the value it holds.
private struct CaseIdentity<Name: Hashable & Sendable>: Hashable, Sendable {
  let name: Name
  let id: IdentityBox
}

/// An id of any type.
///
/// `@unchecked`: `Identifiable` does not ask its ids to be `Sendable`. The box never changes, and is only
/// read by the one store that was given the effect it belongs to.
private struct IdentityBox: Hashable, @unchecked Sendable {
  private let id: AnyHashable

  init(_ id: some Hashable) {
    self.id = AnyHashable(id)
  }
}
