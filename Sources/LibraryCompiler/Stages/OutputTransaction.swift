/// The folder of the bundle, and the way in which a new bundle takes the place of the old.
///
/// A new bundle is written beside the old one under a name of its own and changes places with it in one step. At every
/// moment, whatever is killed or fails, `output` is the old bundle or the new one, whole.
public struct OutputTransaction: Equatable, Sendable {
  /// The folder of the bundle, absolute.
  public var output: String
  /// Where the new bundle is written: a hidden neighbor of `output`.
  public var temporary: String
  public var lock: String
  /// What the user should know of: a stale lock that was taken over.
  public var warning: String?

  /// The folder that holds `output`.
  public var parent: String { Paths.parent(of: output) }
}

extension OutputTransaction {
  /// Takes the lock on an output folder and makes the temporary folder, before any other work is done.
  ///
  /// Throws when the output could not be published in the end: it is in a place where a bundle must not go, it holds
  /// something other than a bundle, it cannot be written, or another build is writing it.
  static func reserve(
    output: String,
    content: String,
    home: String?,
    files: FileClient
  ) throws -> Self {
    let transaction = Self(output: output)
    try transaction.checkPlace(content: content, home: home, files: files)
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

  private func checkPlace(content: String, home: String?, files: FileClient) throws {
    let refusal = "the output folder `\(output)` "
    if output == "/" { throw OperationalFailure(refusal + "is the root of the file system") }
    if let home = home.map(Paths.normalized), output == home || output == (try? files.resolve(home)) {
      throw OperationalFailure(refusal + "is the home directory")
    }
    if output == content { throw OperationalFailure(refusal + "is the content folder") }
    if output.hasPrefix(content + "/") {
      throw OperationalFailure(
        refusal + "is inside the content folder `\(content)`",
        hint: "name a folder beside it with --output"
      )
    }
    for place in [temporary, lock] where content == place || content.hasPrefix(place + "/") {
      throw OperationalFailure(
        refusal + "is built in `\(place)`, where the content is",
        hint: "rename the content folder, or name another output folder with --output"
      )
    }
    if content.hasPrefix(output + "/") {
      throw OperationalFailure(
        refusal + "holds the content folder `\(content)`",
        hint: "name a folder beside it with --output"
      )
    }
  }

  private func locked(_ files: FileClient) throws -> Self {
    var transaction = self
    if try files.status(parent) == nil { try files.createDirectory(parent) }
    if case .takenOver(let owner) = try files.lock(lock) {
      transaction.warning = "took over the lock that \(owner) left behind; that build did not end well"
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

  /// Writes files below the temporary folder and waits until they are on the disk.
  func write(_ artifacts: [Artifact], _ files: FileClient) throws {
    var folders: [String] = []
    for artifact in artifacts {
      let folder = Paths.parent(of: Paths.join(temporary, artifact.path))
      if folder != temporary, !folders.contains(folder) {
        try files.createDirectory(folder)
        folders.append(folder)
      }
      try files.write(Paths.join(temporary, artifact.path), artifact.bytes)
    }
    for folder in folders + [temporary] { try files.synchronize(folder) }
  }

  /// Puts the temporary folder in the place of the output.
  func publish(_ files: FileClient) throws {
    if try files.status(output) == nil {
      try files.rename(temporary, output)
    } else {
      try files.exchange(temporary, output)
    }
    try files.synchronize(parent)
  }

  /// Removes what a build leaves beside the output. A failure here harms nothing: the next build removes the rest.
  func release(_ files: FileClient) {
    try? files.remove(temporary)
    try? files.unlock(lock)
  }
}
