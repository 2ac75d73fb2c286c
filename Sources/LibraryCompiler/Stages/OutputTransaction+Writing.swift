import ArabicText
import DuaLibrary
import ParallelWork
import RulePages

extension OutputTransaction {
  /// Writes a bundle to the temporary folder and waits until it is on the disk.
  ///
  /// - Parameter jobs: The number of pieces to render at once, at least 1; it does not affect the result.
  func write(_ bundle: RenderedBundle, jobs: Int, _ files: FileClient) async throws -> WrittenBundle {
    var folders: [String] = []
    var listed: [Manifest.File] = []
    for file in bundle.files {
      for folder in Paths.ancestors(of: file.path).map({ Paths.join(temporary, $0) })
      where !folders.contains(folder) {
        try files.createDirectory(folder)
        folders.append(folder)
      }
      listed.append(try await write(file, jobs: jobs, files))
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

  /// At most `jobs` pieces are in memory.
  private func write(_ file: RenderedFile, jobs: Int, _ files: FileClient) async throws -> Manifest.File {
    let path = Paths.join(temporary, file.path)
    var checksum = Checksum()
    var size = 0
    for start in stride(from: 0, to: file.pieceCount, by: max(1, jobs)) {
      let batch = start..<min(start + max(1, jobs), file.pieceCount)
      let pieces = try await parallelMap(batch, jobs: jobs) { index in
        Result { () throws(MissingText) in try file.piece(index) }
      }
      for piece in pieces {
        let bytes = try piece.get()
        checksum.update(bytes)
        size += bytes.count
        try files.append(path, bytes)
      }
    }
    try files.synchronize(path)
    return Manifest.File(path: file.path, bytes: size, sha256: checksum.text())
  }
}
