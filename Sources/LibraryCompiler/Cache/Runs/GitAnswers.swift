import Synchronization

/// A question to Git, and its answer.
enum GitAnswer: Equatable, Sendable {
  case commits(folder: String, paths: [String], limit: Int, [String])
  /// The digest of the contents; nil if there are none.
  case contents(folder: String, commit: String, path: String, ContentDigest?)

  /// Whether Git gives the same answer now.
  func isSame(in git: GitClient) -> Bool {
    switch self {
    case .commits(let folder, let paths, let limit, let answer): git.commits(folder, paths, limit) == answer
    case .contents(let folder, let commit, let path, let answer):
      git.contents(folder, commit, path).map(ContentDigest.init) == answer
    }
  }
}

/// Remembers what was asked of Git.
final class GitRecorder: Sendable {
  private struct Record {
    var answers: [GitAnswer] = []
    /// Whether all answers are remembered.
    var isComplete = true
  }

  private let record = Mutex(Record())
  private let git: GitClient

  init(_ git: GitClient) { self.git = git }

  /// In the order of the questions; nil if an answer was given that is not remembered.
  var answers: [GitAnswer]? { record.withLock { $0.isComplete ? $0.answers : nil } }

  /// Asks Git, and remembers the answers, except those about trees and names, which no check asks for.
  var client: GitClient {
    GitClient(
      commits: { folder, paths, limit in
        let answer = self.git.commits(folder, paths, limit)
        self.record.withLock {
          $0.answers.append(.commits(folder: folder, paths: paths, limit: limit, answer))
        }
        return answer
      },
      contents: { folder, commit, path in
        let answer = self.git.contents(folder, commit, path)
        let digest = answer.map(ContentDigest.init)
        self.record.withLock {
          $0.answers.append(.contents(folder: folder, commit: commit, path: path, digest))
        }
        return answer
      },
      tree: { (folder, revision) throws(FileFailure) in
        self.record.withLock { $0.isComplete = false }
        return try self.git.tree(folder, revision)
      },
      knowledge: { folder, revision in
        self.record.withLock { $0.isComplete = false }
        return self.git.knowledge(folder, revision)
      }
    )
  }
}
