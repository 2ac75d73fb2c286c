import DuaLibrary
import LibraryCompiler
import UpdateFramework

extension ReleasePublisher {
  /// Copies a bundle into the release, as the next one to be published; returns the version of its library.
  ///
  /// The files have names of their own, so no one sees them before they are published.
  public func stage(_ bundlePath: String) throws(OperationalFailure) -> String {
    try locked { folder in
      let bundle = try stagedBundle(at: bundlePath)
      var targets: [String: FileDescription] = [:]
      let listed = bundle.manifest.files.map(\.path) + [Manifest.path]
      for name in listed {
        let bytes = try files.read("\(absolute(bundlePath))/\(name)", BundleLimits.limit(of: name)).bytes
        var description = FileDescription(of: bytes)
        if name == Manifest.path { description.others["custom"] = bundle.manifest.custom }
        targets[name] = description
        let path = ReleasePaths.target(name, sha256: description.sha256 ?? "")
        if try !folder.exists(path) { try folder.write(path, bytes) }
      }
      let published = try folder.published()?.targets
      for (path, description) in try deltas(to: targets, after: published, folder) {
        targets[path] = description
      }
      if let errata = published?.targets[Errata.path] { targets[Errata.path] = errata }
      let head = MetadataHead(version: 1, expires: now.adding(days: policy.days[.targets] ?? 1))
      var draft = published ?? TargetsMetadata(head: head, targets: [:])
      draft.targets = targets
      // A draft that cannot be read is replaced like any other.
      let former = try? folder.targetsDraft()?.stagedTargets()
      try folder.write(ReleaseFolder.targetsDraft, SignedMetadata(draft.value).encoded)
      // If old metadata cannot be read, its files are not known, and all files stay.
      if let former { try? removeFiles(of: former, sparing: draft, folder) }
      return bundle.manifest.library.version
    }
  }

  private func stagedBundle(at path: String) throws -> Bundle {
    guard try files.status("\(absolute(path))/\(Manifest.path)") != nil else {
      throw OperationalFailure(
        "`\(path)` is not a bundle: it has no `\(Manifest.path)`",
        hint: "`rizq build` makes one, in the folder `output`"
      )
    }
    let bundle: Bundle
    do throws(BundleError) {
      bundle = try Bundle(path: absolute(path))
      try bundle.verify()
    } catch {
      throw OperationalFailure("the bundle in `\(path)`: \(error)")
    }
    if bundle.manifest.file(Errata.path) != nil {
      throw OperationalFailure(
        "the bundle in `\(path)` has a file `\(Errata.path)`, which only a release has"
      )
    }
    _ = try bundle.libraryOfBothForms()
    return bundle
  }
}

extension Manifest {
  /// What an app has to know of a bundle before it fetches its manifest.
  fileprivate var custom: MetadataValue {
    .object([
      "library_version": .string(library.version), "schema_version": .integer(schemaVersion),
    ])
  }
}

extension TargetsMetadata {
  /// The version of the library of the bundle; nil if the description of its manifest does not state it.
  var libraryVersion: String? {
    targets[Manifest.path]?.others["custom"]?.members?["library_version"]?.text
  }
}
