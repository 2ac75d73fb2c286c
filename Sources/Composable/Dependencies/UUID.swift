import Foundation

/// Generates UUIDs: call `uuid()`.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator from a closure.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always returns the same UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that counts up from `00000000-0000-0000-0000-000000000000`; see `UUID.init(_:)`.
  public static var incrementing: Self {
    let next = Locked(0)
    return Self {
      UUID(
        next.withLock { next in
          defer { next += 1 }
          return next
        }
      )
    }
  }

  /// Returns the next UUID.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Makes a UUID from a number, as ``UUIDGenerator/incrementing`` does.
  ///
  /// - Parameter intValue: The number, stored in the last eight bytes in big-endian order.
  public init(_ intValue: Int) {
    var bytes = [UInt8](repeating: 0, count: 8)
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: intValue >> shift))
    }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      )
    )
  }
}

private enum UUIDKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static let testValue = UUIDGenerator {
    reportIssue("A test generates a UUID. Set the generator: '$0.uuid = .incrementing'.")
    return UUID()
  }
}

extension DependencyValues {
  /// The generator of UUIDs. A test must set it.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
}
