import DuaLibrary
import UpdateFramework

/// What an installation remembers of its bundles. They are known by the SHA-256 of their manifests, so that no step has to change a
/// folder and this file at once.
struct InstallationState: Equatable {
  /// The bundle that is about to replace the current one.
  var installing: String?
  /// The bundles that were launched well, the last ones last.
  var healthy: [String] = []
  /// How often the launch of a bundle was begun before one was healthy.
  var launches: [String: Int] = [:]
  /// Bundles whose launch failed twice, or that the user rolled back. They are not installed again.
  var rejected: [String] = []
  /// The bundle that was launched last; nil if it was that of the app.
  var launched: String?
  /// The bundle in `staging` that was fetched whole, by signed metadata.
  var fetched: String?
  /// The same, when it was verified.
  var verified: String?
  /// The start of the last update that succeeded.
  var lastUpdate: UTCTime?

  /// Launches after which a bundle is given up.
  static let maximumLaunches = 2
  private static let remembered = 16

  mutating func addHealthy(_ hash: String) {
    healthy.removeAll { $0 == hash }
    healthy = (healthy + [hash]).suffix(Self.remembered)
    launches[hash] = nil
  }

  mutating func addRejected(_ hash: String) {
    rejected.removeAll { $0 == hash }
    rejected = (rejected + [hash]).suffix(Self.remembered)
    healthy.removeAll { $0 == hash }
    launches[hash] = nil
  }

  /// Whether a bundle was given up, or its launch was begun as often as it may be, and it was never healthy.
  func hasFailed(_ hash: String) -> Bool {
    rejected.contains(hash) || !healthy.contains(hash) && launches[hash, default: 0] >= Self.maximumLaunches
  }
}

extension InstallationState {
  /// A file that is damaged counts as missing: then launches are counted again.
  init(_ bytes: [UInt8]) {
    guard let members = MetadataValue.parsed(bytes)?.members else { return }
    installing = members["installing"]?.text
    launched = members["launched"]?.text
    fetched = members["fetched"]?.text
    verified = members["verified"]?.text
    healthy = members["healthy"]?.elements?.compactMap(\.text) ?? []
    rejected = members["rejected"]?.elements?.compactMap(\.text) ?? []
    launches = members["launches"]?.members?.compactMapValues(\.number) ?? [:]
    lastUpdate = members["last_update"]?.number.map { UTCTime(seconds: $0) }
  }

  var bytes: [UInt8] {
    var members: [String: MetadataValue] = [
      "healthy": .array(healthy.map { .string($0) }), "rejected": .array(rejected.map { .string($0) }),
      "launches": .object(launches.mapValues { .integer($0) }),
    ]
    if let installing { members["installing"] = .string(installing) }
    if let launched { members["launched"] = .string(launched) }
    if let fetched { members["fetched"] = .string(fetched) }
    if let verified { members["verified"] = .string(verified) }
    if let lastUpdate { members["last_update"] = .integer(lastUpdate.seconds) }
    return MetadataValue.object(members).encoded
  }
}
