import ArabicText
import DuaLibrary
import ParallelWork
import RulePages
import Synchronization

extension OutputTransaction {
  /// Writes a bundle to the temporary folder and waits until it is on the disk.
  ///
  /// Pieces are rendered at once, and those of a file are written in their order. Each file waits for the disk at its end.
  ///
  /// - Parameter jobs: The number of pieces to render at once, at least 1; it does not affect the result.
  func write(_ bundle: RenderedBundle, jobs: Int, _ files: FileClient) async throws -> WrittenBundle {
    let folders = try files.createFolders(of: bundle.files.map(\.path), in: temporary)
    let pending = bundle.files.map { PendingFile($0, in: temporary, files) }
    let pieces = pending.flatMap { file in (0..<file.rendered.pieceCount).map { (file, $0) } }
    _ = try await parallelTryMap(pieces.indices, jobs: jobs) { index in
      let (file, piece) = pieces[index]
      try file.add(try file.rendered.piece(piece), piece)
    }
    let manifest = Manifest(
      library: bundle.library,
      files: pending.compactMap(\.written),
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
}

/// A file of a bundle, whose pieces arrive in any order and are written in theirs.
private final class PendingFile: Sendable {
  let rendered: RenderedFile
  private let path: String
  private let files: FileClient
  private let state = Mutex(State())

  private struct State: ~Copyable {
    /// The piece to write next.
    var next = 0
    /// The pieces that have arrived before it: few, because all take about the same time to render.
    var early: [Int: [UInt8]] = [:]
    var checksum = Checksum()
    var size = 0
    var written: Manifest.File?
  }

  init(_ rendered: RenderedFile, in folder: String, _ files: FileClient) {
    self.rendered = rendered
    path = Paths.join(folder, rendered.path)
    self.files = files
  }

  /// The entry of the manifest; nil until the file is complete and on the disk.
  var written: Manifest.File? { state.withLock { $0.written } }

  func add(_ bytes: [UInt8], _ piece: Int) throws {
    let isComplete = try state.withLock { state in
      state.early[piece] = bytes
      while let bytes = state.early.removeValue(forKey: state.next) {
        state.checksum.update(bytes)
        state.size += bytes.count
        state.next += 1
        try files.append(path, bytes)
      }
      return state.next == rendered.pieceCount
    }
    guard isComplete else { return }
    try files.synchronize(path)
    state.withLock { state in
      var checksum = Checksum()
      swap(&checksum, &state.checksum)
      state.written = Manifest.File(path: rendered.path, bytes: state.size, sha256: checksum.text())
    }
  }
}
