import DuaLibrary
import LibraryCompiler
import LibraryDiff
import UpdateFramework

/// What a staged bundle is, beside the published one: what people read before they sign it.
public struct StagedBundleSummary: Equatable, Sendable {
  /// The version of the targets.
  public var version: Int
  /// Until when the targets are valid.
  public var expires: UTCTime
  /// The name and the version of the library.
  public var library: String
  /// The version of the published library; nil if none is published.
  public var formerVersion: String?
  /// The SHA-256 of its manifest, which has those of all files, in hexadecimal digits.
  public var manifestHash: String
  /// What has changed, such as `2 duas changed`; nil if it cannot be compared with a published one.
  public var changes: String?
  /// What users and programs lose.
  public var breaking: [String]
  /// How many duas the bundle has.
  public var duaCount: Int
  /// How many of them are withdrawn.
  public var withdrawn: Int

  init(
    _ targets: TargetsMetadata,
    after published: TargetsMetadata?,
    at now: UTCTime,
    _ folder: ReleaseFolder
  ) throws {
    let bundle = try folder.bundle(of: targets)
    try targets.checkFiles(of: bundle.manifest)
    let library = try bundle.libraryOfBothForms()
    (version, expires) = (targets.head.version, targets.head.expires)
    self.library = "\(library.name) \(library.version)"
    manifestHash = targets.targets[Manifest.path]?.sha256 ?? ""
    duaCount = library.duas.count
    // Neither those that have ended nor those of a text that was corrected.
    let errata = try folder.errata(of: targets)
    withdrawn = library.duas.count { errata.erratum(about: $0, at: now) != nil }
    breaking = []
    guard let published, published.targets[Manifest.path] != nil else { return }
    let former = try folder.bundle(of: published)
    formerVersion = former.manifest.library.version
    guard former.manifest.schemaVersion == bundle.manifest.schemaVersion else {
      let change = BreakingChange.schema(
        old: former.manifest.schemaVersion,
        new: bundle.manifest.schemaVersion
      )
      breaking = [change.message]
      return
    }
    let difference = LibraryChanges(from: try former.library, to: library)
    changes = difference.summary ?? "no change of the content"
    breaking = difference.breaking.map(\.message)
  }
}
