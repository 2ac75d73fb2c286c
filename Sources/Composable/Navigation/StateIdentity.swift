/// A state that defines the identity of the child it belongs to. Macros conform enums of state to it.
///
/// When the identity changes, the state belongs to another child, and the effects of the previous child are cancelled.
/// Without this protocol, an `Identifiable` state is identified by its `id`, an enum by its case and the `id` of its
/// associated value, and any other state belongs to the same child until it becomes `nil`.
public protocol NavigationIdentifiable {
  /// The identity of the child, for example the number of the case.
  var _$navigationID: any Hashable & Sendable { get }
}

extension NavigationIdentifiable {
  /// The identity of an enum in the case with a number and an associated state.
  public static func _$identity<State>(_ enumCase: Int, _ state: State) -> any Hashable & Sendable {
    enumCase
  }

  /// The identity of an enum in the case with a number and an associated state with an `id`.
  public static func _$identity<State: Identifiable>(
    _ enumCase: Int,
    _ state: State
  ) -> any Hashable & Sendable {
    CaseIdentity(name: enumCase, id: IdentityBox(state.id))
  }
}

/// The properties of a child's state that depend on its type, determined once for each operator.
@usableFromInline
struct StateTraits<State> {
  /// The identity of a state.
  @usableFromInline let identity: (State) -> EffectID

  @usableFromInline
  init() {
    identity = Self.makeIdentity()
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
}

extension EffectID {
  /// The identity of a child that cannot be told apart from others of its type.
  fileprivate static let only = EffectID(0)
}

/// Reads the `id` of a state without a conformance lookup for each read.
private struct StateID<State> {
  let read: (State) -> EffectID
}

private func stateID<State: Identifiable>(_ type: State.Type) -> Any {
  StateID<State>(read: { EffectID(IdentityBox($0.id)) })
}

/// Determines once whether a type is an enum, because reflection is slow.
final class EnumProbe<State> {
  private var result: Bool?

  func isEnum(_ state: State) -> Bool {
    if let result { return result }
    let isEnum = Mirror(reflecting: state).displayStyle == .enum
    result = isEnum
    return isEnum
  }
}

/// Reflection on enums that no macro has been applied to.
private enum EnumReflection {
  static func identity(of value: Any) -> EffectID {
    let mirror = Mirror(reflecting: value)
    guard let child = mirror.children.first else { return EffectID("\(value)") }
    guard let payload = child.value as? any Identifiable else { return EffectID(child.label ?? "") }
    return EffectID(CaseIdentity(name: child.label ?? "", id: box(payload)))
  }

  private static func box<Value: Identifiable>(_ value: Value) -> IdentityBox {
    IdentityBox(value.id)
  }
}

/// A case, by name or number, and the id of its associated value.
private struct CaseIdentity<Name: Hashable & Sendable>: Hashable, Sendable {
  let name: Name
  let id: IdentityBox
}

/// An id of any type.
///
/// `@unchecked`: `Identifiable` does not require its ids to be `Sendable`. The box is immutable, and is read only by
/// the store whose effect it belongs to.
private struct IdentityBox: Hashable, @unchecked Sendable {
  private let id: AnyHashable

  init(_ id: some Hashable) {
    self.id = AnyHashable(id)
  }
}
