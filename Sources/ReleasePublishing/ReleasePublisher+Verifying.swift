import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// What a client would get from a release.
public struct ReleaseCheck: Equatable, Sendable {
  /// The version of the last root.
  public var rootVersion: Int
  /// The number of files that the targets list, all of which were read and agree with their hashes.
  public var targetCount: Int
  /// The version that the editors gave the library, from its manifest.
  public var libraryVersion: String
  /// How many texts of the library are withdrawn.
  public var withdrawn: Int
  /// How many withdrawals have ended by themselves.
  public var ended: Int
  /// How many other withdrawals are of a text that the library does not have any more, because it was corrected or removed. They are
  /// for devices that have an earlier version.
  public var obsolete: Int
  /// When the timestamp expires.
  public var validUntil: UTCTime
  /// Until when the metadata of each role is valid, in the order of `RoleName`.
  public var expiries: [RoleExpiry]
}

extension ReleasePublisher {
  /// Does what an app does that has a root and nothing else, and reads every target.
  ///
  /// - Parameter root: The file with the root; nil for the first one in the folder.
  public func verify(root: String?) throws(OperationalFailure) -> ReleaseCheck {
    try translating {
      let folder = folder
      if try !folder.exists(ReleasePaths.metadata) {
        try folder.checkIsRelease()
        throw OperationalFailure(
          "nothing is published in `\(path)` yet",
          hint: "`rizq release log` shows the draft of the root"
        )
      }
      let first = root.map(absolute) ?? folder.absolute(ReleasePaths.metadata(.root, version: 1))
      let bytes = try files.read(first, MetadataRefresh.longestRoot).bytes
      var refresh = try MetadataRefresh(root: bytes, stored: StoredMetadata(), start: now)
      while let request = refresh.request {
        try refresh.receive(try folder.read(request.path, limit: request.maximalLength))
      }
      guard let targets = refresh.trusted.targets, let timestamp = refresh.trusted.timestamp else {
        throw SigningError.noTargets
      }
      try targets.checkPaths()
      for (name, target) in targets.targets.sorted(by: { $0.key < $1.key }) {
        _ = try folder.bytes(of: name, target)
      }
      let bundle = try folder.bundle(of: targets)
      try targets.checkFiles(of: bundle.manifest)
      let library = try bundle.libraryOfBothForms()
      let errata = try folder.errata(of: targets).entries
      let ended = errata.count { erratum in erratum.until.map { $0 <= now } ?? false }
      let withdrawn = errata.count { erratum in
        library[erratum.dua].map { erratum.applies(to: $0, at: now) } ?? false
      }
      return ReleaseCheck(
        rootVersion: refresh.trusted.root.head.version,
        targetCount: targets.targets.count,
        libraryVersion: bundle.manifest.library.version,
        withdrawn: withdrawn,
        ended: ended,
        obsolete: errata.count - ended - withdrawn,
        validUntil: timestamp.head.expires,
        expiries: expiries(refresh.trusted.root, targets, refresh.trusted.snapshot, timestamp)
      )
    }
  }
}

extension TargetsMetadata {
  /// Throws unless every path is safe and none is listed twice, as apps demand of the paths of a manifest.
  fileprivate func checkPaths() throws(UpdateError) {
    var seen: Set<String> = []
    for path in targets.keys.sorted() {
      guard (try? AssetPath(path)) != nil else {
        throw .malformed(file: Self.fileName, reason: "has a target `\(path)`, which is not a safe path")
      }
      guard seen.insert(path.lowercased()).inserted else {
        throw .malformed(
          file: Self.fileName,
          reason: "has a target `\(path)`, which differs from another only in letter case"
        )
      }
    }
  }
}
