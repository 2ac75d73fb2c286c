import DuaLibrary
import UpdateFramework

/// A device that has an app with a root, and what it stored in earlier updates.
struct Device {
  var root: [UInt8]
  var stored = StoredMetadata()
  /// The paths that the last update requested.
  var requests: [String] = []
  var isUnchanged = false

  init(_ simulator: Simulator) { root = simulator.firstRoot }

  /// Updates from the files of a host. What was verified is stored, even if a later step fails.
  @discardableResult
  mutating func refresh(_ files: [String: [UInt8]], at now: UTCTime) throws(UpdateError) -> TrustedMetadata {
    requests = []
    var refresh = try MetadataRefresh(root: root, stored: stored, start: now)
    defer { stored = refresh.stored }
    while let request = refresh.request {
      requests.append(request.path)
      try refresh.receive(files[request.path])
    }
    isUnchanged = refresh.isUnchanged
    return refresh.trusted
  }

  @discardableResult
  mutating func refresh(_ simulator: Simulator) throws(UpdateError) -> TrustedMetadata {
    try refresh(simulator.files, at: simulator.now)
  }
}
