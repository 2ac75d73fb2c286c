/// One step of the way from the root of the reducer tree to the reducer that made an effect.
///
/// Operators that embed a child add a step to the child's effects. The steps tell apart the cancellation
/// ids of two features of one type. An operator over optional or repeated state adds the identity of the
/// child, so that its effects can be cancelled when it goes away.
@usableFromInline
struct EffectPlace: Hashable, Sendable {
  private let components: PlaceComponents
  private let identity: EffectID?

  /// The place of an operator that embeds a child at a part of the state, for a case of the actions.
  ///
  /// Hashing key paths takes long, so this is made once for each operator.
  init(state: any Hashable & Sendable, action: any Hashable & Sendable) {
    components = PlaceComponents(state: EffectID(state), action: EffectID(action))
    identity = nil
  }

  private init(components: PlaceComponents, identity: EffectID) {
    self.components = components
    self.identity = identity
  }

  /// The place of one of the children that this operator embeds.
  @usableFromInline
  func child(_ identity: EffectID) -> Self {
    Self(components: components, identity: identity)
  }
}

/// What distinguishes an operator from others in the same body, with its hash value.
private final class PlaceComponents: Hashable, Sendable {
  private let state: EffectID
  private let action: EffectID
  private let hash: Int

  init(state: EffectID, action: EffectID) {
    self.state = state
    self.action = action
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(action)
    hash = hasher.finalize()
  }

  static func == (lhs: PlaceComponents, rhs: PlaceComponents) -> Bool {
    lhs === rhs || (lhs.hash == rhs.hash && lhs.state == rhs.state && lhs.action == rhs.action)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
