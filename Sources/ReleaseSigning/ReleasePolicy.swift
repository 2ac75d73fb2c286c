import DuaLibrary
import UpdateFramework

/// How long metadata is valid, and how many keys sign it.
public struct ReleasePolicy: Equatable, Sendable {
  /// The days for which the metadata of a role is valid.
  public var days: [RoleName: Int]
  /// How many keys of a role have to sign.
  public var thresholds: [RoleName: Int]

  /// A root that two of three people sign for a year; everything else by one key, ever shorter the more often it is signed.
  public static let standard = ReleasePolicy(
    days: [.root: 365, .targets: 90, .snapshot: 7, .timestamp: 1],
    thresholds: [.root: 2, .targets: 1, .snapshot: 1, .timestamp: 1]
  )

  public init(days: [RoleName: Int], thresholds: [RoleName: Int]) {
    (self.days, self.thresholds) = (days, thresholds)
  }

  /// The time until which metadata is valid that is signed now.
  func expiry(of role: RoleName, at now: UTCTime) -> UTCTime { now.adding(days: days[role] ?? 1) }

  /// Whether people have to see to metadata: when less than a quarter of its time is left.
  public func isNearExpiry(_ head: MetadataHead, _ role: RoleName, at now: UTCTime) -> Bool {
    head.expires.seconds - now.seconds < (days[role] ?? 1) * UTCTime.day / 4
  }

  /// Whether metadata is signed again although nothing has changed: when half of its time has passed.
  func isDue(_ head: MetadataHead, _ role: RoleName, at now: UTCTime) -> Bool {
    let half = (days[role] ?? 1) * UTCTime.day / 2
    return head.expires < UTCTime(seconds: now.seconds + half)
  }
}
