import Composable
import Foundation

/// Reads the Git history of a folder. In a folder without history, and on a machine without Git, there is nothing to read.
public struct GitClient: Sendable {
  /// The commits that changed one of the paths, relative to the folder, the newest first.
  public var commits: @Sendable (_ folder: String, _ paths: [String], _ limit: Int) -> [String]
  /// The bytes of a file in a commit; nil if it has none.
  public var contents: @Sendable (_ folder: String, _ commit: String, _ path: String) -> [UInt8]?
  /// All files of a folder in a revision, which is named as Git names it: `v1.0:content`, `HEAD~3:./content`. Nil if there is none.
  public var tree: @Sendable (_ folder: String, _ revision: String) -> GitTree?
  /// Whether a name is that of a commit, and if not, why.
  public var knowledge: @Sendable (_ folder: String, _ revision: String) -> Knowledge

  /// What Git knows of a revision.
  public enum Knowledge: Equatable, Sendable {
    /// There is no command `git`.
    case notInstalled
    /// The folder is in no repository that Git reads.
    case noRepository
    case unknown
    case known
  }

  public init(
    commits: @escaping @Sendable (_ folder: String, _ paths: [String], _ limit: Int) -> [String],
    contents: @escaping @Sendable (_ folder: String, _ commit: String, _ path: String) -> [UInt8]?,
    tree: @escaping @Sendable (_ folder: String, _ revision: String) -> GitTree? = { _, _ in nil },
    knowledge: @escaping @Sendable (_ folder: String, _ revision: String) -> Knowledge = { _, _ in
      .notInstalled
    }
  ) {
    self.commits = commits
    self.contents = contents
    self.tree = tree
    self.knowledge = knowledge
  }

  /// A machine without Git.
  public static let absent = GitClient(commits: { _, _, _ in [] }, contents: { _, _, _ in nil })
}

extension GitClient: DependencyKey {
  /// The command `git`. Only plumbing commands are used: they run no filter, pager or other program that a repository configures.
  public static let liveValue = GitClient(
    commits: { folder, paths, limit in
      let arguments = ["rev-list", "--max-count=\(limit)", "HEAD", "--"] + paths.map { ":(literal)\($0)" }
      guard let output = run(arguments, in: folder) else { return [] }
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    },
    contents: { folder, commit, path in run(["cat-file", "blob", "\(commit):./\(path)"], in: folder) },
    tree: { folder, revision in
      // What begins with a hyphen would be an option.
      guard !revision.hasPrefix("-"),
        let name = run(["rev-parse", "--verify", "--quiet", revision], in: folder),
        case let tree = String(decoding: name, as: UTF8.self).split(separator: "\n").joined(), !tree.isEmpty,
        let listing = run(["ls-tree", "-r", "-z", "--full-tree", tree], in: folder)
      else { return nil }
      let entries = GitTree.entries(listing)
      let objects = entries.map { "\($0.object)\n" }.joined()
      return run(["cat-file", "--batch"], in: folder, input: Array(objects.utf8)).flatMap {
        GitTree(entries, batch: $0)
      }
    },
    knowledge: { folder, revision in
      guard run(["--version"], in: "/") != nil else { return .notInstalled }
      guard run(["rev-parse", "--git-dir"], in: folder) != nil else { return .noRepository }
      let commit = "\(revision)^{commit}"
      guard !revision.hasPrefix("-"), run(["rev-parse", "--verify", "--quiet", commit], in: folder) != nil
      else { return .unknown }
      return .known
    }
  )
  /// Reports every use as a test failure.
  public static let testValue = GitClient(
    commits: { _, _, _ in
      reportIssue("GitClient.commits is not set")
      return []
    },
    contents: { _, _, _ in
      reportIssue("GitClient.contents is not set")
      return nil
    },
    tree: { _, _ in
      reportIssue("GitClient.tree is not set")
      return nil
    },
    knowledge: { _, _ in
      reportIssue("GitClient.knowledge is not set")
      return .notInstalled
    }
  )

  /// The output of `git`; nil if it fails.
  private static func run(_ arguments: [String], in folder: String, input: [UInt8]? = nil) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // A hook of Git that runs this command sets variables for its own repository and folder.
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.environment = inherited.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1"]
    ) { $1 }
    let output = Pipe()
    let pipe = input.map { _ in Pipe() }
    process.standardInput = pipe ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    if let pipe, let input {
      // At the same time as the output is read: Git writes before it has read everything.
      DispatchQueue.global().async {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(input))
        try? pipe.fileHandleForWriting.close()
      }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(data) : nil
  }
}

extension DependencyValues {
  /// The Git history of the sources.
  public var git: GitClient {
    get { self[GitClient.self] }
    set { self[GitClient.self] = newValue }
  }
}
