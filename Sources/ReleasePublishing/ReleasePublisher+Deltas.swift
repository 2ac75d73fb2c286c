import BundleDelta
import DuaLibrary
import LibraryCompiler
import UpdateFramework

extension ReleasePublisher {
  /// For so many former bundles deltas are made: who has an older one fetches whole files.
  static let deltaReleases = 5

  /// Makes the deltas from the files of former bundles to those of the next one, and writes them into the release.
  func deltas(
    to next: [String: FileDescription],
    after published: TargetsMetadata?,
    _ folder: ReleaseFolder
  ) throws -> [String: FileDescription] {
    var deltas: [String: FileDescription] = [:]
    for former in try formerBundles(published, folder) {
      for (name, new) in next.sorted(by: { $0.key < $1.key }) {
        guard let old = former.targets[name], let oldHash = old.sha256, let newHash = new.sha256,
          oldHash != newHash
        else { continue }
        let path = BundleDelta.path(from: oldHash, to: newHash)
        guard deltas[path] == nil, let oldBytes = try bytes(of: name, old, folder),
          let newBytes = try bytes(of: name, new, folder),
          let delta = BundleDelta.make(from: oldBytes, to: newBytes),
          // One request more, and work for the device: it has to be worth it.
          delta.count < newBytes.count / 2
        else { continue }
        let description = FileDescription(of: delta)
        let file = ReleasePaths.target(path, sha256: description.sha256 ?? "")
        if try !folder.exists(file) { try folder.write(file, delta) }
        deltas[path] = description
      }
    }
    return deltas
  }

  /// The targets of the last published bundles, the newest first, each bundle once.
  private func formerBundles(_ published: TargetsMetadata?, _ folder: ReleaseFolder) throws
    -> [TargetsMetadata]
  {
    guard let published else { return [] }
    var bundles = [published]
    for version in try folder.versions(of: .targets)
    where version < published.head.version && bundles.count < Self.deltaReleases {
      let path = ReleasePaths.metadata(.targets, version: version)
      // Old versions may be removed. Their signatures do not matter: a delta of a wrong file helps no one.
      guard let bytes = try folder.read(path), let signed = try? SignedMetadata(bytes, file: path),
        let targets = try? TargetsMetadata(signed.signed, file: path),
        let hash = targets.targets[Manifest.path]?.sha256,
        !bundles.contains(where: { $0.targets[Manifest.path]?.sha256 == hash })
      else { continue }
      bundles.append(targets)
    }
    return bundles
  }

  /// Nil if the file is no longer there, or not the one that was published.
  private func bytes(of name: String, _ target: FileDescription, _ folder: ReleaseFolder) throws -> [UInt8]? {
    let path = ReleasePaths.target(name, sha256: target.sha256 ?? "")
    guard let bytes = try? folder.read(path, limit: target.length ?? 0),
      (try? target.check(bytes, file: name)) != nil
    else { return nil }
    return bytes
  }
}
