import BundleDelta
import DuaLibrary
import UpdateFramework

/// A release that is verified as far as its metadata goes, and whose files can be fetched.
public struct AvailableRelease: Equatable, Sendable {
  /// The version of the library, if the metadata states it.
  public var libraryVersion: String?
  /// The targets by their paths: the files of the bundle, and deltas.
  var files: [String: FileDescription]

  /// The length of all files of the bundle, in bytes. What the device has already is not fetched.
  public var size: Int {
    files.reduce(0) { sum, file in
      BundleDelta.isDelta(file.key) || file.key == Errata.path ? sum : sum + (file.value.length ?? 0)
    }
  }

  /// Nil if the targets are not a bundle.
  init?(_ targets: TargetsMetadata) {
    guard let manifest = targets.targets[Manifest.path] else { return nil }
    files = targets.targets
    libraryVersion = manifest.others["custom"]?.members?["library_version"]?.text
  }

  /// The schema of the bundle, if the metadata states it.
  var schemaVersion: Int? { files[Manifest.path]?.others["custom"]?.members?["schema_version"]?.number }

  var manifest: FileDescription? { files[Manifest.path] }
}

/// What an update has found.
public struct ReleaseCheckResult: Equatable, Sendable {
  /// Nil if the current library is that of the release.
  public var available: AvailableRelease?
  /// The texts that are withdrawn.
  public var errata: Errata
  /// Why there is a release that is not available to this app: it needs a later app, or failed before. Nil if there is none.
  public var obstacle: ReleaseError?
  /// Why this could not be stored; nil if it was. The errata are verified and are to be honored now, because the next launch may
  /// not have them. Nothing is available until it can be stored.
  public var storageProblem: ReleaseError?

  public init(
    available: AvailableRelease? = nil,
    errata: Errata = Errata(),
    obstacle: ReleaseError? = nil,
    storageProblem: ReleaseError? = nil
  ) {
    (self.available, self.errata) = (available, errata)
    (self.obstacle, self.storageProblem) = (obstacle, storageProblem)
  }
}

/// How much of a release has arrived.
public struct ReleaseProgress: Equatable, Sendable {
  /// In bytes of the files as they will be, not as they are sent.
  public var done: Int
  /// The length of all files of the bundle, counted in the same way.
  public var total: Int

  public init(done: Int, total: Int) { (self.done, self.total) = (done, total) }
}
