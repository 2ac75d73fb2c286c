/// A hashable value of any type, equal only to an equal value of the same type.
@usableFromInline
struct EffectID: Hashable, Sendable {
  private let base: any Hashable & Sendable

  @usableFromInline
  init(_ base: any Hashable & Sendable) {
    self.base = base
  }

  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool {
      value == rhs.base as? T
    }
    return type(of: lhs.base) == type(of: rhs.base) && isEqual(lhs.base)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    hasher.combine(base)
  }
}
