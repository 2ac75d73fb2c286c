import BundleDelta
import DuaLibrary
import LibraryCompiler
import UpdateFramework

extension ReleasePublisher {
  /// The number of former bundles for which deltas are made: who has an older one fetches whole files.
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
        // A file may be gone, or not be the one that was published.
        guard deltas[path] == nil, let oldBytes = try? folder.bytes(of: name, old),
          let newBytes = try? folder.bytes(of: name, new),
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
      // Their signatures do not matter: a delta of a wrong file helps no one.
      guard let targets = try? folder.targets(version: version),
        let hash = targets.targets[Manifest.path]?.sha256,
        !bundles.contains(where: { $0.targets[Manifest.path]?.sha256 == hash })
      else { continue }
      bundles.append(targets)
    }
    return bundles
  }
}
