import DuaLibrary

/// The client's workflow of the specification (section 5) as a state machine without I/O: it asks for a file, is given its bytes,
/// and asks for the next, until it is finished or throws.
///
/// If everything that is stored is valid, and the last update was less than a day ago, it asks for the timestamp first, and is
/// finished if that is the stored one, byte for byte: then nothing was published since, because every release of a root is followed
/// by a new timestamp (`ReleaseSigning`). After a day, and with another timestamp, it begins with the root, as the specification
/// says, so that the former timestamp hides no root for longer.
public struct MetadataRefresh: Sendable {
  /// A file that is needed.
  public struct Request: Equatable, Sendable {
    /// Relative to the folder of the release.
    public var path: String
    /// No more bytes than this are accepted.
    public var maximalLength: Int
    /// Whether the file may be missing.
    public var isOptional = false
  }

  private enum Step: Sendable {
    case news, root, timestamp, snapshot, targets, finished
  }

  /// What has been verified so far.
  public private(set) var trusted: TrustedMetadata
  /// What is to be stored, after each step: what was verified stays so if a later step fails.
  public private(set) var stored: StoredMetadata
  private var step: Step
  /// A timestamp that was fetched before the root.
  private var pending: [UInt8]?
  private var rootCount = 0
  /// The time of the device.
  private let clock: UTCTime
  /// Whether keys of timestamp or snapshot have changed.
  private var hasRotated = false
  /// The result if nothing was published since the last update; nil if something of it is missing or has expired.
  private var complete: TrustedMetadata?

  /// The greatest length of a root, in bytes.
  public static let longestRoot = 512_000
  /// The greatest length of a timestamp, in bytes.
  public static let longestTimestamp = 16_384
  /// The greatest length of a snapshot, in bytes, whatever the timestamp states.
  public static let longestSnapshot = 2_000_000
  /// The greatest length of targets, in bytes, whatever the snapshot states.
  public static let longestTargets = 5_000_000
  /// Later than this after the last update the root is asked for first, in seconds.
  static let longestShortcut = 86_400
  /// No more roots are read in one update.
  public static let maximumRoots = 256

  /// Throws an ``UpdateError`` if the root in the app cannot be used.
  ///
  /// - Parameters:
  ///   - root: The root in the app.
  ///   - start: The time of the device. A clock that is before the last update counts as that time.
  public init(root: [UInt8], stored: StoredMetadata, start: UTCTime) throws(UpdateError) {
    clock = start
    trusted = try TrustedMetadata(root: root, start: max(start, stored.lastUpdate ?? start))
    self.stored = stored
    step = .root
    let first = trusted.root.head.version
    if let former = stored.roots.keys.filter({ $0 < first }).max(), let bytes = stored.roots[former] {
      // A new version of the app has a later root, which may have other keys.
      forgetRotated(since: bytes)
      if hasRotated { trusted = try TrustedMetadata(root: root, start: clock) }
    }
    self.stored.roots = stored.roots.filter { $0.key > first }
    self.stored.roots[first] = root
    while let next = self.stored.roots[trusted.root.head.version + 1] {
      do throws(UpdateError) { _ = try trusted.updateRoot(next) } catch { break }
    }
    let last = trusted.root.head.version
    // What is damaged is fetched again.
    self.stored.roots = self.stored.roots.filter { $0.key <= last }
    loadStored()
    complete = completed()
    if complete != nil, let last = stored.lastUpdate,
      (trusted.start.seconds &- last.seconds).magnitude < Self.longestShortcut
    {
      step = .news
    }
  }

  /// Whether the stored metadata is all there is: nothing was published since the last update.
  public private(set) var isUnchanged = false

  /// The file that is needed next; nil when the update is finished.
  public var request: Request? {
    switch step {
    case .news, .timestamp:
      Request(path: ReleasePaths.timestamp, maximalLength: Self.longestTimestamp)
    case .root:
      Request(
        path: ReleasePaths.metadata(.root, version: trusted.root.head.version + 1),
        maximalLength: Self.longestRoot,
        isOptional: true
      )
    case .snapshot:
      request(.snapshot, trusted.timestamp?.snapshot, Self.longestSnapshot)
    case .targets:
      request(.targets, trusted.snapshot?.files[TargetsMetadata.fileName], Self.longestTargets)
    case .finished: nil
    }
  }

  private func request(_ role: RoleName, _ description: FileDescription?, _ limit: Int) -> Request {
    Request(
      path: ReleasePaths.metadata(role, version: description?.version ?? 0),
      maximalLength: min(description?.length ?? limit, limit)
    )
  }

  /// Takes the bytes of the requested file; nil if there is no such file.
  public mutating func receive(_ bytes: [UInt8]?) throws(UpdateError) {
    guard let request else { return }
    guard let bytes else {
      guard request.isOptional else { throw .missing(file: request.path) }
      return try endRoots()
    }
    guard bytes.count <= request.maximalLength else {
      throw .tooLong(file: request.path, limit: request.maximalLength)
    }
    switch step {
    case .news:
      if let complete, bytes == stored.timestamp {
        trusted = complete
        isUnchanged = true
        finish()
      } else {
        pending = bytes
        step = .root
      }
    case .root: try receive(root: bytes)
    case .timestamp: try receive(timestamp: bytes)
    case .snapshot:
      try trusted.updateSnapshot(bytes)
      stored.snapshot = bytes
      try beginTargets()
    case .targets:
      try trusted.updateTargets(bytes)
      stored.targets = bytes
      finish()
    case .finished: break
    }
  }
}

// MARK: Steps

extension MetadataRefresh {
  /// Forgets what was signed by keys that the root no longer has: see ``TrustedMetadata/updateRoot(_:)``.
  private mutating func forgetRotated(since bytes: [UInt8]) {
    let file = RootMetadata.fileName
    guard let signed = try? SignedMetadata(bytes, file: file),
      let former = try? RootMetadata(signed.signed, file: file)
    else { return }
    if trusted.root.forgetsTimestamp(since: former) { forgetSigned() }
  }

  /// Trusts what is stored, as far as the keys of the root have signed it; the rest is fetched again. Without the timestamp the
  /// snapshot still says which targets are too old.
  private mutating func loadStored() {
    if let timestamp = stored.timestamp { try? trusted.load(timestamp: timestamp) }
    if let snapshot = stored.snapshot { try? trusted.load(snapshot: snapshot) }
  }

  /// The result if nothing was published since the last update; nil if something of it is missing or has expired.
  private func completed() -> TrustedMetadata? {
    guard let snapshot = stored.snapshot, let targets = stored.targets else { return nil }
    var copy = trusted
    do throws(UpdateError) {
      try copy.checkRoot()
      try copy.checkLoaded(snapshot: snapshot)
      try copy.updateTargets(targets)
      return copy
    } catch {
      return nil
    }
  }

  private mutating func receive(root bytes: [UInt8]) throws(UpdateError) {
    rootCount += 1
    guard rootCount <= Self.maximumRoots else { throw .tooManyRoots(limit: Self.maximumRoots) }
    let isRotation = try trusted.updateRoot(bytes)
    stored.roots[trusted.root.head.version] = bytes
    if isRotation { forgetSigned() }
    // What was fetched before may be signed by former keys only, and the new timestamp may be there by now.
    pending = nil
  }

  /// Forgets what the former keys have signed, and the time of that update: a clock that was wrong then is not to block all that
  /// follow.
  private mutating func forgetSigned() {
    hasRotated = true
    (stored.timestamp, stored.snapshot, stored.lastUpdate) = (nil, nil, nil)
  }

  /// There is no later root.
  private mutating func endRoots() throws(UpdateError) {
    try trusted.checkRoot()
    // Again by the keys of the last root.
    trusted.forget()
    loadStored()
    step = .timestamp
    if let bytes = pending {
      pending = nil
      try receive(timestamp: bytes)
    }
  }

  private mutating func receive(timestamp bytes: [UInt8]) throws(UpdateError) {
    if try trusted.updateTimestamp(bytes) { stored.timestamp = bytes }
    if let snapshot = stored.snapshot {
      do throws(UpdateError) {
        try trusted.updateSnapshot(snapshot)
        return try beginTargets()
      } catch {
        // It is not the one that the timestamp describes.
      }
    }
    step = .snapshot
  }

  private mutating func beginTargets() throws(UpdateError) {
    if let targets = stored.targets {
      do throws(UpdateError) {
        try trusted.updateTargets(targets)
        return finish()
      } catch {
        // They are not the ones that the snapshot describes.
      }
    }
    step = .targets
  }

  private mutating func finish() {
    // A check that finds nothing writes nothing.
    if !isUnchanged { stored.lastUpdate = hasRotated ? clock : trusted.start }
    step = .finished
  }
}
