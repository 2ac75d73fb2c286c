/// Replaces the bundle in the output folder atomically.
///
/// A new bundle is written to a temporary folder next to the old one, and the two are exchanged in one step. At every moment,
/// whatever fails, `output` is the complete old bundle or the complete new one.
public struct OutputTransaction: Equatable, Sendable {
  /// The folder of the bundle, absolute.
  public var output: String
  /// The temporary folder of the new bundle: a hidden sibling of `output`.
  public var temporary: String
  /// The path of the lock file.
  public var lock: String
  /// A warning for the user, that a stale lock was taken over.
  public var warning: String?

  /// The folder that contains `output`.
  public var parent: String { Paths.parent(of: output) }
}

extension OutputTransaction {
  /// Acquires the lock on an output folder and creates the temporary folder, before any other work.
  ///
  /// Throws if the output could not be published: the path is not allowed, the folder contains something other than a bundle,
  /// it cannot be written, or another build is writing it.
  static func reserve(
    output: String,
    content: String,
    home: String?,
    files: FileClient
  ) throws -> Self {
    let transaction = Self(output: output)
    try transaction.checkPaths(content: content, home: home, files: files)
    try ExistingOutput(path: output, files: files).check()
    return try transaction.locked(files)
  }

  private init(output: String) {
    let parent = Paths.parent(of: output)
    let name = Paths.name(of: output)
    self.output = output
    temporary = Paths.join(parent, ".\(name).rizq-new")
    lock = Paths.join(parent, ".\(name).rizq-lock")
  }

  private func checkPaths(content: String, home: String?, files: FileClient) throws {
    let refusal = "the output folder `\(output)` "
    if output == "/" { throw OperationalFailure(refusal + "is the root of the file system") }
    if let home = home.map(Paths.normalized),
      [home, try? files.resolve(home)].contains(where: { $0.hasSameScalars(as: output) })
    {
      throw OperationalFailure(refusal + "is the home directory")
    }
    if output.hasSameScalars(as: content) {
      throw OperationalFailure(
        refusal + "is the content folder",
        hint: "name a folder next to it with --output"
      )
    }
    if Paths.isPath(output, in: content) {
      throw OperationalFailure(
        refusal + "is inside the content folder `\(content)`",
        hint: "name a folder next to it with --output"
      )
    }
    for path in [temporary, lock] where Paths.isPath(content, in: path) {
      throw OperationalFailure(
        refusal + "is built in `\(path)`, where the content is",
        hint: "rename the content folder, or name another output folder with --output"
      )
    }
    if Paths.isPath(content, in: output) {
      throw OperationalFailure(
        refusal + "contains the content folder `\(content)`",
        hint: "name a folder next to it with --output"
      )
    }
    if let bundle = try EnclosingBundle(files: files).above(output) {
      throw OperationalFailure(
        refusal + "is inside the bundle `\(bundle)`",
        hint: "name a folder next to it with --output"
      )
    }
  }

  private func locked(_ files: FileClient) throws -> Self {
    var transaction = self
    if try files.status(parent) == nil { try files.createDirectory(parent) }
    if case .takenOver(let owner) = try files.lock(lock) {
      transaction.warning = "took over the lock that \(owner) left behind; that build did not finish"
    }
    do {
      try files.remove(temporary)
      try files.createDirectory(temporary)
    } catch {
      release(files)
      throw error
    }
    return transaction
  }

  /// Replaces the output with the temporary folder.
  func publish(_ files: FileClient) throws {
    if try files.status(output) == nil {
      try files.rename(temporary, output)
    } else {
      try files.exchange(temporary, output)
    }
    try files.synchronize(parent)
  }

  /// Removes the temporary folder and the lock. Failures are ignored: the next build removes the rest.
  func release(_ files: FileClient) {
    try? files.remove(temporary)
    try? files.unlock(lock)
  }
}
