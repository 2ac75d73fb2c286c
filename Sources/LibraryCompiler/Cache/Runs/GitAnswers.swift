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
  private let recorded = Mutex<[GitAnswer]>([])
  private let git: GitClient

  init(_ git: GitClient) { self.git = git }

  /// In the order of the questions.
  var answers: [GitAnswer] { recorded.withLock { $0 } }

  /// Asks Git, and remembers.
  var client: GitClient {
    GitClient(
      commits: { folder, paths, limit in
        let answer = self.git.commits(folder, paths, limit)
        self.recorded.withLock { $0.append(.commits(folder: folder, paths: paths, limit: limit, answer)) }
        return answer
      },
      contents: { folder, commit, path in
        let answer = self.git.contents(folder, commit, path)
        let digest = answer.map(ContentDigest.init)
        self.recorded.withLock {
          $0.append(.contents(folder: folder, commit: commit, path: path, digest))
        }
        return answer
      }
    )
  }
}
