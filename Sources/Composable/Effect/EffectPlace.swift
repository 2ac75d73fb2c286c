/// One step of the way from the root of the reducer tree to the reducer that made an effect.
///
/// Operators that embed a child add a step to the child's effects. The steps tell apart the cancellation
/// ids of two features of one type. An operator over optional or repeated state adds an identity as well.
struct EffectPlace: Hashable, Sendable {
  private let components: [EffectID]

  init(_ components: any (Hashable & Sendable)...) {
    self.components = components.map(EffectID.init)
  }
}

/// A hashable value of any type, equal only to an equal value of the same type.
struct EffectID: Hashable, Sendable {
  private let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) {
    self.base = base
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool {
      value == rhs.base as? T
    }
    return type(of: lhs.base) == type(of: rhs.base) && isEqual(lhs.base)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    hasher.combine(base)
  }
}
