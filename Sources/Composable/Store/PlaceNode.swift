/// A place of the reducer tree that has effects in flight, for as long as it has some.
@MainActor
final class PlaceNode {
  private let parent: PlaceNode?
  private let place: EffectPlace?
  private var children: [EffectPlace: PlaceNode] = [:]
  private var effects = Bag<CancellationNode>()

  /// Makes the place of the root reducer.
  convenience init() {
    self.init(parent: nil, place: nil)
  }

  private init(parent: PlaceNode?, place: EffectPlace?) {
    self.parent = parent
    self.place = place
  }

  /// Whether this is `other` or a place inside it.
  func isInside(_ other: PlaceNode) -> Bool {
    var node = self
    while node !== other {
      guard let parent = node.parent else { return false }
      node = parent
    }
    return true
  }

  /// The place one step further in.
  func child(at place: EffectPlace) -> PlaceNode {
    if let child = children[place] { return child }
    let child = PlaceNode(parent: self, place: place)
    children[place] = child
    return child
  }

  /// Cancels everything in flight one step further in.
  func cancelChild(at place: EffectPlace) {
    guard let child = children[place] else { return }
    for effect in child.effects.inOrder { effect.cancel() }
  }

  func insert(_ effect: CancellationNode) -> Int {
    effects.insert(effect)
  }

  func remove(_ key: Int) {
    effects.remove(key)
    guard let parent, let place, effects.isEmpty, children.isEmpty else { return }
    // Another node may have taken the place since this one was left empty.
    if parent.children[place] === self { parent.children[place] = nil }
  }
}
