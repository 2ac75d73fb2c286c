/// The cancellable effects in flight in one store.
@MainActor
struct CancellationTable {
  private struct Registration {
    let path: [EffectPlace]
    let node: CancellationNode
  }

  private var registrations: [EffectID: Bag<Registration>] = [:]

  mutating func insert(_ node: CancellationNode, id: EffectID, path: [EffectPlace]) -> Int {
    registrations[id, default: Bag()].insert(Registration(path: path, node: node))
  }

  mutating func remove(_ key: Int, id: EffectID) {
    registrations[id]?.remove(key)
    if registrations[id]?.isEmpty == true { registrations[id] = nil }
  }

  /// Cancels what is registered under `id` at `path` and everywhere below it.
  func cancel(id: EffectID, under path: [EffectPlace]) {
    for registration in registrations[id]?.inOrder ?? [] where registration.path.starts(with: path) {
      registration.node.cancel()
    }
  }

  /// Cancels what is registered under `id` at exactly `path`.
  func cancel(id: EffectID, at path: [EffectPlace]) {
    for registration in registrations[id]?.inOrder ?? [] where registration.path == path {
      registration.node.cancel()
    }
  }
}
