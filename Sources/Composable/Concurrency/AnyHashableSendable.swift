/// A hashable value of any type that may be shared between tasks, for example the identity of a row in the id of an effect.
///
/// Two of them are equal if the values are.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Hides the type of a value. A value whose type is hidden already stays the same.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? Self)?.base ?? base
  }

  /// Whether the values are equal.
  public static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: base) }
}
