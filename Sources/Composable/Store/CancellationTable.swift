/// The cancellable effects in flight in one store.
@MainActor
struct CancellationTable {
  private struct Registration {
    let scope: EffectScopeNode
    let node: CancellationNode
  }

  private var registrations: [EffectID: Bag<Registration>] = [:]

  mutating func insert(_ node: CancellationNode, id: EffectID, scope: EffectScopeNode) -> Int {
    registrations[id, default: Bag()].insert(Registration(scope: scope, node: node))
  }

  mutating func remove(_ key: Int, id: EffectID) {
    registrations[id]?.remove(key)
    if registrations[id]?.isEmpty == true { registrations[id] = nil }
  }

  /// Cancels the effects with `id` in `scope` and in all scopes inside it.
  func cancel(id: EffectID, inside scope: EffectScopeNode) {
    for registration in registrations[id]?.inOrder ?? [] where registration.scope.isInside(scope) {
      registration.node.cancel()
    }
  }

  /// Cancels the effects with `id` in `scope` itself.
  func cancel(id: EffectID, in scope: EffectScopeNode) {
    for registration in registrations[id]?.inOrder ?? [] where registration.scope === scope {
      registration.node.cancel()
    }
  }
}
