import UnicodeText

/// A folder of cached results. Everything in it can be removed at any time.
///
/// A file of it that is missing, damaged, or of another version of the program counts as a result that is not there. A folder that
/// cannot be written stays as it is. So none of this ever changes the result of a build.
public struct CacheFolder: Equatable, Sendable {
  /// Absolute.
  let path: String

  /// The name of the folder next to the content.
  static let defaultName = ".rizq-cache"
  /// Marks the folder for backup programs (https://bford.info/cachedir), and as one of this program.
  private static let tagName = "CACHEDIR.TAG"
  /// How the tags of all programs begin.
  private static let signature = "Signature: 8a477f597d28d172789f06886806bc55"
  private static let tag = """
    \(signature)
    # This folder is a cache of rizq. It can be removed.

    """
  private static let ignoreName = ".gitignore"
  private static let clockName = "clock"
  private static let runsName = "runs"
  private static let informationExtension = ".notes"
  /// A process that has not replaced a file after this time has ended, in seconds.
  private static let longestReplacement = 3600

  init(path: String) { self.path = path }

  /// Whether the folder is missing, empty, or a cache.
  func isUsable(_ files: FileClient) -> Bool {
    guard let entries = try? files.entries(path), !entries.allSatisfy({ Self.isTemporary($0.name) }) else {
      return (try? files.status(path)?.kind).map { $0 == .directory } ?? true
    }
    return tag(files).map(Self.isBeginning) ?? false
  }

  /// Whether a tag is the one of this program, or its beginning. A tag with the signature alone, in a line or without its end, is that of
  /// another program.
  private static func isBeginning(_ bytes: [UInt8]) -> Bool {
    Array(tag.utf8).starts(with: bytes) && !(0...1).contains(bytes.count - signature.utf8.count)
  }

  private static func isTemporary(_ name: String) -> Bool { name.hasSuffix(FileClient.temporaryExtension) }

  private func isTagged(_ files: FileClient) -> Bool { tag(files) == Array(Self.tag.utf8) }

  /// The contents of the tag; nil if there is none, or if it is longer. After a loss of power it may be only the beginning, or empty.
  private func tag(_ files: FileClient) -> [UInt8]? {
    try? files.read(file(named: Self.tagName), Self.tag.utf8.count).bytes
  }

  private func file(named name: String) -> String { Paths.join(path, name) }

  private var runs: String { file(named: Self.runsName) }

  /// Creates the folder, unless it is there. Whatever step is the last, the folder remains usable: first comes the tag.
  private func create(_ files: FileClient) throws(FileFailure) {
    if !isTagged(files) { try createTagged(files) }
    if try files.status(file(named: Self.ignoreName)) == nil {
      try files.replace(file(named: Self.ignoreName), Array("*\n".utf8))
    }
  }

  private func createTagged(_ files: FileClient) throws(FileFailure) {
    for folder in Paths.ancestors(of: path + "/.").map({ "/" + $0 }) where try files.status(folder) == nil {
      try files.createDirectory(folder)
    }
    try files.replace(file(named: Self.tagName), Array(Self.tag.utf8))
  }

  /// The present moment of the file system's clock.
  func moment(_ files: FileClient) throws(FileFailure) -> FileMoment {
    try create(files)
    try files.replace(file(named: Self.clockName), [])
    guard let status = try files.status(file(named: Self.clockName)) else {
      throw FileFailure(.inspect, file(named: Self.clockName), .notFound)
    }
    return FileMoment(time: max(status.modified, status.changed), device: status.device)
  }

  /// The inode and the file system of the folder; nil if it is missing. A copy of the folder has others.
  func identity(_ files: FileClient) -> [UInt64]? {
    (try? files.status(path)).flatMap { $0 }.map { [$0.inode, $0.device] }
  }
}

// Runs.
extension CacheFolder {
  /// The greatest size of a file of a run, in bytes. A larger one is neither kept nor read.
  private static let runLimit = 64 << 20
  /// The oldest files are removed if there are more, or if they are larger together. A run has one or two.
  private static let fileCountLimit = 64
  private static let runsLimit = 256 << 20

  /// The recorded run of a key; nil if there is none.
  ///
  /// - Parameter withInformation: Whether its report contains the diagnostics of severity `information`.
  func run(of key: RunKey, withInformation: Bool, _ files: FileClient) -> RecordedRun? {
    guard let identity = identity(files),
      let bytes = try? files.read(Paths.join(runs, key.name), Self.runLimit).bytes,
      var run = try? RecordedRun(file: bytes), run.key == key.bytes, run.home == identity,
      let information = run.information
    else { return nil }
    guard withInformation, information.size > 0 else { return run }
    guard let bytes = try? files.read(informationPath(of: key), Self.runLimit).bytes,
      bytes.count == information.size,
      ByteChecksum.of(bytes) == information.hash, let report = try? run.report.with(information: bytes)
    else { return nil }
    run.report = report
    return run
  }

  private func informationPath(of key: RunKey) -> String {
    Paths.join(runs, key.name + Self.informationExtension)
  }

  /// Records a run, in place of the last one with its key. Failures are ignored.
  func record(_ run: RecordedRun, of key: RunKey, _ files: FileClient) {
    do throws(FileFailure) {
      try create(files)
      guard let identity = identity(files) else { return }
      var run = run
      run.home = identity
      let (report, information) = run.report.withoutInformation
      run.report = report
      let isNew = run.information == nil
      if isNew {
        run.information = RecordedInformation(
          size: information.count,
          hash: ByteChecksum.of(information)
        )
      }
      let bytes = run.file
      guard bytes.count <= Self.runLimit, information.count <= Self.runLimit else { return }
      if try files.status(runs) == nil { try files.createDirectory(runs) }
      if isNew, !information.isEmpty { try files.replace(informationPath(of: key), information) }
      try files.replace(Paths.join(runs, key.name), bytes)
      try prune(files)
      try removeTemporaries(before: run.sources.moment, files)
    } catch {
      // A run that is not recorded is repeated.
    }
  }

  /// Removes the oldest runs, down to the limits.
  private func prune(_ files: FileClient) throws(FileFailure) {
    var kept: [(path: String, status: FileStatus)] = []
    for entry in try files.entries(runs) {
      let path = Paths.join(runs, entry.name)
      if let status = try files.status(path) { kept.append((path, status)) }
    }
    kept.sort { $0.status.modified > $1.status.modified }
    var size = 0
    for (index, (path, status)) in kept.enumerated() {
      size += status.size
      if index >= Self.fileCountLimit || size > Self.runsLimit { try files.remove(path) }
    }
  }
}

// Temporary files.
extension CacheFolder {
  /// Removes what processes have left that ended long before a moment. Other processes may be about to replace a file.
  private func removeTemporaries(before moment: FileMoment, _ files: FileClient) throws(FileFailure) {
    let limit = FileTime(seconds: moment.time.seconds - Self.longestReplacement)
    for file in try temporaries(files) + temporaries(in: runs, files)
    where file.status.device == moment.device && max(file.status.modified, file.status.changed) < limit {
      try files.remove(file.path)
    }
  }

  /// The temporary files next to the folder of the runs. Other files with such an extension belong to someone else.
  private func temporaries(_ files: FileClient) throws(FileFailure) -> [(path: String, status: FileStatus)] {
    let prefixes = [Self.clockName, Self.ignoreName, Self.tagName].map { $0 + "." }
    return try temporaries(in: path, files).filter { file in
      prefixes.contains { Paths.name(of: file.path).hasPrefix($0) }
    }
  }

  private func temporaries(
    in folder: String,
    _ files: FileClient
  ) throws(FileFailure) -> [(path: String, status: FileStatus)] {
    var found: [(path: String, status: FileStatus)] = []
    for entry in try files.entries(folder) where Self.isTemporary(entry.name) {
      let path = Paths.join(folder, entry.name)
      if let status = try files.status(path), status.kind == .regular { found.append((path, status)) }
    }
    return found
  }
}

// The command `rizq cache`.
extension CacheFolder {
  /// Throws if the folder cannot be read. A folder that is missing is an empty cache.
  func statistics(_ files: FileClient) throws(FileFailure) -> CacheStatistics {
    var stats = CacheStatistics()
    guard try files.status(path) != nil else { return stats }
    var pending = [path]
    while let folder = pending.popLast() {
      for entry in try files.entries(folder) {
        let child = Paths.join(folder, entry.name)
        guard let status = try files.status(child) else { continue }
        if status.kind == .directory {
          pending.append(child)
        } else {
          stats.size += status.size
          if folder == runs, !entry.name.hasSuffix(Self.informationExtension), !Self.isTemporary(entry.name) {
            stats.runs += 1
          }
        }
      }
    }
    return stats
  }

  /// Removes the files of the cache, and the folder if it is then empty.
  func clear(_ files: FileClient) throws(FileFailure) {
    guard try files.status(path) != nil else { return }
    // A process that is about to replace a file fails, which changes no result.
    for file in try temporaries(files) { try files.remove(file.path) }
    for name in [Self.runsName, Self.clockName, Self.ignoreName, Self.tagName] {
      try files.remove(file(named: name))
    }
    if try files.entries(path).isEmpty { try files.remove(path) }
  }
}
