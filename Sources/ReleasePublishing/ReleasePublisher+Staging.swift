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
      let contents = try verifiedContents(of: bundle, at: bundlePath)
      var targets: [String: FileDescription] = [:]
      for (name, bytes) in contents {
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

  /// The files of a bundle and its manifest, by their paths in it. Nothing is written before all are read: another build may take the
  /// place of the bundle that was checked, and devices refuse the files of two.
  private func verifiedContents(of bundle: Bundle, at path: String) throws -> [(name: String, bytes: [UInt8])]
  {
    let names = bundle.manifest.files.map(\.path) + [Manifest.path]
    return try names.map { name in
      let bytes = try files.read("\(absolute(path))/\(name)", BundleLimits.limit(of: name)).bytes
      let isVerified =
        if let file = bundle.manifest.file(name) {
          bytes.count == file.bytes && Checksum.sha256(of: bytes) == file.sha256
        } else {
          try Manifest(json: FileBytes(bytes)) == bundle.manifest
        }
      guard isVerified else {
        throw OperationalFailure(
          "`\(name)` of the bundle in `\(path)` has changed while it was staged",
          hint: "wait for the build that writes it, and stage the bundle again"
        )
      }
      return (name, bytes)
    }
  }
}

extension TargetsMetadata {
  /// Throws unless every file of the bundle is the one that its manifest describes: devices refuse a bundle of others.
  func checkFiles(of manifest: Manifest) throws(OperationalFailure) {
    for file in manifest.files {
      let target = targets[file.path]
      guard target?.sha256 == file.sha256, target?.length == file.bytes else {
        throw OperationalFailure(
          "the release has another file `\(file.path)` than the manifest of the bundle, so devices would refuse all of it",
          hint: "stage the bundle again, and publish it"
        )
      }
    }
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
