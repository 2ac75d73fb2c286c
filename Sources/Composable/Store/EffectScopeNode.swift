/// A scope in the reducer tree that has effects in flight.
@MainActor
final class EffectScopeNode {
  private let parent: EffectScopeNode?
  private let scope: EffectScope?
  private var children: [EffectScope: EffectScopeNode] = [:]
  private var effects = Bag<CancellationNode>()

  /// Makes the scope of the root reducer.
  convenience init() {
    self.init(parent: nil, scope: nil)
  }

  private init(parent: EffectScopeNode?, scope: EffectScope?) {
    self.parent = parent
    self.scope = scope
  }

  /// Whether this is `other` or a scope inside it.
  func isInside(_ other: EffectScopeNode) -> Bool {
    var node = self
    while node !== other {
      guard let parent = node.parent else { return false }
      node = parent
    }
    return true
  }

  /// Returns the node of a child scope, and makes it if there is none.
  func child(for scope: EffectScope) -> EffectScopeNode {
    if let child = children[scope] { return child }
    let child = EffectScopeNode(parent: self, scope: scope)
    children[scope] = child
    return child
  }

  /// Cancels all effects in a child scope.
  func cancelChild(for scope: EffectScope) {
    guard let child = children[scope] else { return }
    for effect in child.effects.inOrder { effect.cancel() }
  }

  func insert(_ effect: CancellationNode) -> Int {
    effects.insert(effect)
  }

  func remove(_ key: Int) {
    effects.remove(key)
    guard let parent, let scope, effects.isEmpty, children.isEmpty else { return }
    // Another node may have replaced this one after it became empty.
    if parent.children[scope] === self { parent.children[scope] = nil }
  }
}
