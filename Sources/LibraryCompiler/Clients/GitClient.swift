import Composable

/// Reads the Git history of a folder. In a folder without history, and on a machine without Git, there is nothing to read.
public struct GitClient: Sendable {
  /// The commits that changed one of the paths, relative to the folder, the newest first.
  public var commits: @Sendable (_ folder: String, _ paths: [String], _ limit: Int) -> [String]
  /// The bytes of a file in a commit; nil if it has none, or one that is too large to be a source.
  public var contents: @Sendable (_ folder: String, _ commit: String, _ path: String) -> [UInt8]?
  /// All files of a folder in a revision, which is named as Git names it: `v1.0:content`, `HEAD~3:./content`. Nil if there is none.
  /// Throws if they are too large.
  public var tree: @Sendable (_ folder: String, _ revision: String) throws(FileFailure) -> GitTree?
  /// Whether a name is that of a commit, and if not, why.
  public var knowledge: @Sendable (_ folder: String, _ revision: String) -> Knowledge

  /// What Git knows of a revision.
  public enum Knowledge: Equatable, Sendable {
    /// There is no command `git`.
    case notInstalled
    /// The folder is in no repository that Git reads.
    case noRepository
    /// The revision does not name a commit.
    case unknown
    /// The revision names a commit.
    case known
  }

  public init(
    commits: @escaping @Sendable (_ folder: String, _ paths: [String], _ limit: Int) -> [String],
    contents: @escaping @Sendable (_ folder: String, _ commit: String, _ path: String) -> [UInt8]?,
    tree: @escaping @Sendable (_ folder: String, _ revision: String) throws(FileFailure) -> GitTree?,
    knowledge: @escaping @Sendable (_ folder: String, _ revision: String) -> Knowledge
  ) {
    self.commits = commits
    self.contents = contents
    self.tree = tree
    self.knowledge = knowledge
  }

  /// A machine without Git.
  public static let absent = GitClient(
    commits: { _, _, _ in [] },
    contents: { _, _, _ in nil },
    tree: { (_, _) throws(FileFailure) in nil },
    knowledge: { _, _ in .notInstalled }
  )
}

extension GitClient {
  /// The greatest sizes of what is read, in bytes.
  struct Limits {
    /// Of a file in the history, which is a source.
    var file = SourceReader.sizeLimit
    /// Of the list of the files of a folder.
    var listing = 64 << 20
    /// Of all files of a folder together.
    var tree = 1 << 30
  }

  /// The command `git`. Only plumbing commands are used: they run no filter, pager or other program that a repository configures.
  static func live(_ limits: Limits = Limits()) -> GitClient {
    GitClient(
      commits: { folder, paths, limit in
        let arguments = ["rev-list", "--max-count=\(limit)", "HEAD", "--"] + paths.map { ":(literal)\($0)" }
        guard let output = try? GitCommand.output(arguments, in: folder) else { return [] }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
      },
      contents: { folder, commit, path in
        try? GitCommand.output(["cat-file", "blob", "\(commit):./\(path)"], in: folder, limit: limits.file)
      },
      tree: { (folder, revision) throws(FileFailure) in try readTree(folder, revision, limits) },
      knowledge: { folder, revision in
        guard succeeds(["--version"], in: "/") else { return .notInstalled }
        guard succeeds(["rev-parse", "--git-dir"], in: folder) else { return .noRepository }
        let commit = "\(revision)^{commit}"
        guard revision.utf8.first != UInt8(ascii: "-"),
          succeeds(["rev-parse", "--verify", "--quiet", commit], in: folder)
        else { return .unknown }
        return .known
      }
    )
  }

  private static func succeeds(_ arguments: [String], in folder: String) -> Bool {
    (try? GitCommand.output(arguments, in: folder)) != nil
  }

  private static func readTree(
    _ folder: String,
    _ revision: String,
    _ limits: Limits
  ) throws(FileFailure) -> GitTree? {
    // What begins with a hyphen would be an option.
    guard revision.utf8.first != UInt8(ascii: "-"),
      let name = try? GitCommand.output(["rev-parse", "--verify", "--quiet", revision], in: folder),
      case let tree = String(decoding: name, as: UTF8.self).split(separator: "\n").joined(), !tree.isEmpty
    else { return nil }
    let listing: [UInt8]?
    do throws(GitCommand.OutputTooLong) {
      listing = try GitCommand.output(
        ["ls-tree", "-r", "-l", "-z", "--full-tree", tree],
        in: folder,
        limit: limits.listing
      )
    } catch {
      throw FileFailure(.read, revision, .other("the list of its files has more than \(error.limit) bytes"))
    }
    guard let entries = listing.map(GitTree.entries) else { return nil }
    let size: Int = entries.reduce(0) { total, entry in
      let (sum, isTooLarge) = total.addingReportingOverflow(entry.size)
      return isTooLarge ? Int.max : sum
    }
    // Before Git reads any of them.
    guard size <= limits.tree else {
      throw FileFailure(.read, revision, .tooLarge(size: size, limit: limits.tree))
    }
    let batch = try? GitCommand.output(
      ["cat-file", "--batch"],
      in: folder,
      input: Array(entries.map { "\($0.object)\n" }.joined().utf8),
      limit: size + entries.count * GitTree.longestHead
    )
    return batch.flatMap { GitTree(entries, batch: $0) }
  }
}

extension GitClient: DependencyKey {
  /// The command `git`.
  public static let liveValue = GitClient.live()
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
    tree: { (_, _) throws(FileFailure) in
      reportIssue("GitClient.tree is not set")
      return nil
    },
    knowledge: { _, _ in
      reportIssue("GitClient.knowledge is not set")
      return .notInstalled
    }
  )
}

extension DependencyValues {
  /// The Git history of the sources.
  public var git: GitClient {
    get { self[GitClient.self] }
    set { self[GitClient.self] = newValue }
  }
}
