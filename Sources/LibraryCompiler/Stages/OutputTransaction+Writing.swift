import ArabicText
import DuaLibrary
import ParallelWork
import RulePages

extension OutputTransaction {
  /// Writes a bundle to the temporary folder and waits until it is on the disk.
  ///
  /// Whole files are written at once, and the pieces of one in turn: each file waits for the disk at its end.
  ///
  /// - Parameter jobs: The number of files to write at once, at least 1; it does not affect the result.
  func write(_ bundle: RenderedBundle, jobs: Int, _ files: FileClient) async throws -> WrittenBundle {
    var folders: [String] = []
    for file in bundle.files {
      for folder in Paths.ancestors(of: file.path).map({ Paths.join(temporary, $0) })
      where !folders.contains(folder) {
        try files.createDirectory(folder)
        folders.append(folder)
      }
    }
    let listed = try await parallelTryMap(bundle.files.indices, jobs: jobs) { index in
      try write(bundle.files[index], files)
    }
    let manifest = Manifest(
      library: bundle.library,
      files: listed,
      foldVersion: ArabicFold.version,
      ruleSetVersion: RuleCatalog.version
    )
    let artifact = Artifact(manifest)
    try files.write(Paths.join(temporary, artifact.path), artifact.bytes)
    for folder in folders + [temporary] { try files.synchronize(folder) }
    return WrittenBundle(
      manifest: manifest,
      manifestSize: artifact.bytes.count,
      consumers: bundle.consumers
    )
  }

  /// One piece is in memory at a time.
  private func write(_ file: RenderedFile, _ files: FileClient) throws -> Manifest.File {
    let path = Paths.join(temporary, file.path)
    var checksum = Checksum()
    var size = 0
    for index in 0..<file.pieceCount {
      let bytes = try file.piece(index)
      checksum.update(bytes)
      size += bytes.count
      try files.append(path, bytes)
    }
    try files.synchronize(path)
    return Manifest.File(path: file.path, bytes: size, sha256: checksum.text())
  }
}
