import Composable
import Diagnostics
import Synchronization

@testable import LibraryCompiler

/// A disk with a library, whose builds use a cache.
@MainActor
struct CachedBuild {
  let disk: InMemoryFiles
  var request = CachedBuild.request
  var tool: [UInt8] = [1]
  var git = GitClient.absent

  nonisolated static let cache = "/project/.rizq-cache"
  static let request = BuildRequest(content: "content", output: "output", jobs: 1, cache: .besideContent)

  init(_ files: [String: String] = Samples.filesWithSmallVocabulary) { disk = InMemoryFiles(files) }

  /// Builds, and counts the files of the content that are read.
  func run(on files: FileClient? = nil) async -> (state: LibraryReducer.State, reads: Int) {
    let reads = ReadCounter()
    var files = files ?? disk.client
    let read = files.read
    files.read = { (path, limit) throws(FileFailure) in
      if path.hasPrefix("/project/content/") { reads.add() }
      return try read(path, limit)
    }
    let state = await LibraryReducer.run(request, on: files) {
      $0.environment.toolIdentity = { [tool] in tool }
      $0.git = git
    }
    return (state, reads.count)
  }

  /// The result of a build of the same sources without a cache.
  func clean() async -> Result {
    let clean = CachedBuild([:])
    for (path, node) in disk.tree("/project/content") { clean.disk.put("/project/content" + path, node) }
    var request = request
    request.cache = .none
    let state = await LibraryReducer.run(request, on: clean.disk.client) { $0.git = git }
    return Result(state, clean.disk)
  }

  /// What a user sees of a build.
  struct Result: Equatable {
    let outcome: BuildOutcome?
    let report: DiagnosticReport?
    let output: [String: InMemoryFiles.Node]?

    @MainActor
    init(_ state: LibraryReducer.State, _ disk: InMemoryFiles) {
      report = state.report
      switch state.outcome {
      case .succeeded(var summary):
        summary.isUnchanged = false
        outcome = .succeeded(summary)
        output = summary.bundle.map { _ in disk.tree("/project/output") }
      case let other:
        outcome = other
        // What is left of an earlier build.
        output = nil
      }
    }
  }

  /// The paths of the recorded runs.
  var runs: [String] { disk.paths.filter { $0.hasPrefix(Self.cache + "/runs/") } }
}

/// Counts reads of files, on any thread.
final class ReadCounter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}

extension LibraryReducer.State {
  /// Whether the result is that of an earlier run.
  var isRecalled: Bool { recalled != nil }
}
