/// The scope of a child's effects within its parent: one component of the path from the root of the reducer tree to
/// the reducer that made an effect.
///
/// Every operator that embeds a child puts the child's effects in a scope, which keeps the cancellation ids of two
/// features of one type apart. The scope of an optional or repeated child includes the child's identity, so that its
/// effects can be cancelled when it is removed.
@usableFromInline
struct EffectScope: Hashable, Sendable {
  private let site: Site
  /// The identity of the child, if the operator has several or none.
  private let identity: EffectID?

  /// Makes the scope of an operator that embeds a child at a part of the state, for a case of the actions.
  ///
  /// Hashing key paths is slow, so this is made once for each operator.
  init(state: any Hashable & Sendable, action: any Hashable & Sendable) {
    site = Site(state: EffectID(state), action: EffectID(action))
    identity = nil
  }

  private init(site: Site, identity: EffectID) {
    self.site = site
    self.identity = identity
  }

  /// The scope of one of the operator's children.
  @usableFromInline
  func child(_ identity: EffectID) -> Self {
    Self(site: site, identity: identity)
  }
}

/// The key paths of an operator, which no other operator of the same body has, and their hash value.
private final class Site: Hashable, Sendable {
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

  static func == (lhs: Site, rhs: Site) -> Bool {
    lhs === rhs || (lhs.hash == rhs.hash && lhs.state == rhs.state && lhs.action == rhs.action)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
