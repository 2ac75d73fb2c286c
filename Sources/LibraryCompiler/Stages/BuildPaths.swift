/// The folders that a build reads and writes.
public struct BuildPaths: Equatable, Sendable {
  /// The content root, absolute and without links.
  public var root: String
  /// Nil if nothing is to be written.
  public var transaction: OutputTransaction?
  /// Nil if the sources are only read.
  public var contentLock: ContentLock?
  /// Nil if results are not kept.
  public var cache: CacheFolder?

  public init(
    root: String,
    transaction: OutputTransaction?,
    contentLock: ContentLock? = nil,
    cache: CacheFolder? = nil
  ) {
    self.root = root
    self.transaction = transaction
    self.contentLock = contentLock
    self.cache = cache
  }
}

extension BuildPaths {
  /// Resolves the content folder and, if a bundle is to be written, reserves the output folder.
  init(for request: BuildRequest, files: FileClient, environment: EnvironmentClient) throws {
    let base = environment.workingDirectory()
    let content = Paths.absolute(request.content, from: base)
    guard let status = try files.status(content) else {
      // Decoding the path of the folder put U+FFFD into it.
      if content.unicodeScalars.contains("\u{FFFD}"), try files.status(base) == nil {
        throw OperationalFailure(
          "the path of the working directory `\(base)` is not UTF-8",
          hint: "rename the folders whose names show U+FFFD, or work in another folder"
        )
      }
      let meant = DeclaredFolder(files: files, root: content).above()
      throw OperationalFailure(
        "there is no content folder `\(request.content)`",
        hint: meant.map { "did you mean `--content \($0)`, which has a `library.json`?" }
          ?? "name the folder with --content; docs/source-format.md shows how to begin a new library"
      )
    }
    root = try files.resolve(content)
    if status.kind != .directory, try files.status(root)?.kind != .directory {
      throw OperationalFailure(
        "`\(request.content)` is not a folder",
        hint: "name the folder of the sources with --content"
      )
    }
    let output = try request.output.map { try Self.resolved(Paths.absolute($0, from: base), files) }
    cache = try CacheFolder(
      request.cache,
      content: root,
      output: output,
      workingDirectory: base,
      files: files
    )
    if request.fixes != nil, !request.isDryRun { contentLock = try ContentLock(root: root, files: files) }
    guard let output else { return }
    transaction = try OutputTransaction.reserve(
      output: output,
      content: root,
      home: environment.home(),
      files: files
    )
  }

  /// The path with the links in its parent folder resolved, so that it can be compared with the content root.
  private static func resolved(_ output: String, _ files: FileClient) throws -> String {
    let parent = Paths.parent(of: output)
    guard output != "/", try files.status(parent) != nil else { return output }
    return Paths.join(try files.resolve(parent), Paths.name(of: output))
  }
}
