/// A state whose presentation ends with its first action, such as that of an alert.
public protocol EphemeralState<Action> {
  /// The actions that the presentation sends.
  associatedtype Action
}

/// An enum of states, some of which are ephemeral. Macros conform enums of state to it.
public protocol EphemeralCases {
  /// Whether the associated value of the current case is an ``EphemeralState``.
  var _$isEphemeral: Bool { get }
}

extension EphemeralCases {
  /// `false`, unless the enum implements it.
  public var _$isEphemeral: Bool { false }
}

/// Determines which actions of a child end its presentation; made once for each operator.
@usableFromInline
struct EphemeralPresentation<State, Action> {
  /// Whether an action ends the presentation of a state: if the state is ephemeral and the action is its own.
  @usableFromInline let ends: (State, Action) -> Bool

  @usableFromInline
  init() {
    ends = Self.makeEnds()
  }

  private static func makeEnds() -> (State, Action) -> Bool {
    if State.self is any EphemeralState.Type { return { _, _ in true } }
    if State.self is any EphemeralCases.Type {
      return { state, action in
        // Macros give both cases the same name.
        (state as? any EphemeralCases)?._$isEphemeral == true && label(of: state) == label(of: action)
      }
    }
    let probe = EnumProbe<State>()
    return { state, action in
      guard probe.isEnum(state), let ephemeral = payload(of: state) as? any EphemeralState else {
        return false
      }
      return isAction(action, of: ephemeral)
    }
  }

  private static func isAction<Ephemeral: EphemeralState>(_ action: Action, of state: Ephemeral) -> Bool {
    action is Ephemeral.Action || payload(of: action) is Ephemeral.Action
  }

  private static func label(of value: Any) -> String? {
    Mirror(reflecting: value).children.first?.label
  }

  private static func payload(of value: Any) -> Any? {
    Mirror(reflecting: value).children.first?.value
  }
}
