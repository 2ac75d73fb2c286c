import DuaLibrary
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// Until when the metadata of a role is valid.
public struct RoleExpiry: Equatable, Sendable {
  /// The role whose metadata it is.
  public var role: RoleName
  /// The version of the metadata.
  public var version: Int
  /// The first second in which the metadata is not valid.
  public var expires: UTCTime
  /// Negative if it has expired.
  public var secondsLeft: Int
  /// What people have to do soon; nil while there is time.
  public var advice: String?

  /// `for 364 days`, or `for 23 hours`; nil if it has expired.
  public var remaining: String? {
    guard secondsLeft > 0 else { return nil }
    let (count, unit) =
      secondsLeft >= 2 * UTCTime.day ? (secondsLeft / UTCTime.day, "day") : (secondsLeft / 3600, "hour")
    return count == 0 ? "for less than an hour" : "for \(count.counted(unit))"
  }
}

extension ReleasePublisher {
  /// Of each role that has metadata, in the order of `RoleName`.
  func expiries(
    _ root: RootMetadata,
    _ targets: TargetsMetadata?,
    _ snapshot: SnapshotMetadata?,
    _ timestamp: TimestampMetadata?
  ) -> [RoleExpiry] {
    let heads: [(RoleName, MetadataHead?)] = [
      (.root, root.head), (.targets, targets?.head), (.snapshot, snapshot?.head),
      (.timestamp, timestamp?.head),
    ]
    return heads.compactMap { role, head in
      guard let head else { return nil }
      let isNear = policy.isNearExpiry(head, role, at: now)
      return RoleExpiry(
        role: role,
        version: head.version,
        expires: head.expires,
        secondsLeft: head.expires.seconds - now.seconds,
        advice: isNear ? Self.advice(about: role, root) : nil
      )
    }
  }

  func expiries(_ release: PublishedRelease) -> [RoleExpiry] {
    expiries(release.root, release.targets, release.snapshot, release.timestamp)
  }

  private static func advice(about role: RoleName, _ root: RootMetadata) -> String {
    switch role {
    case .root:
      "run `rizq release renew`, then `rizq release sign` with \(root.role(.root).threshold) of its keys, then `rizq release publish`"
    case .targets: "run `rizq release refresh` with the key of targets too, or publish a bundle"
    case .snapshot: "run `rizq release refresh` with the keys of snapshot and timestamp"
    case .timestamp: "run `rizq release refresh`"
    }
  }
}
