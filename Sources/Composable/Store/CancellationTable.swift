/// The cancellable effects in flight in one store.
@MainActor
struct CancellationTable {
  private struct Registration {
    let place: PlaceNode
    let node: CancellationNode
  }

  private var registrations: [EffectID: Bag<Registration>] = [:]

  mutating func insert(_ node: CancellationNode, id: EffectID, place: PlaceNode) -> Int {
    registrations[id, default: Bag()].insert(Registration(place: place, node: node))
  }

  mutating func remove(_ key: Int, id: EffectID) {
    registrations[id]?.remove(key)
    if registrations[id]?.isEmpty == true { registrations[id] = nil }
  }

  /// Cancels what is registered under `id` at `place` and everywhere inside it.
  func cancel(id: EffectID, inside place: PlaceNode) {
    for registration in registrations[id]?.inOrder ?? [] where registration.place.isInside(place) {
      registration.node.cancel()
    }
  }

  /// Cancels what is registered under `id` at exactly `place`.
  func cancel(id: EffectID, at place: PlaceNode) {
    for registration in registrations[id]?.inOrder ?? [] where registration.place === place {
      registration.node.cancel()
    }
  }
}
