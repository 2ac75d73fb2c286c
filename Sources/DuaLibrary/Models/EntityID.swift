/// The number of an entity: positive, and never reused for another entity of its kind.
///
/// The type parameter distinguishes ids of different kinds.
public struct EntityID<Entity>: Hashable, Comparable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The number itself.
  public let rawValue: Int

  /// The id of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public var description: String { String(rawValue) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
