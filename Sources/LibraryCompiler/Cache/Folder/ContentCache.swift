import Composable

/// The cache of a content folder, for the commands that show and remove it.
public struct ContentCache: Sendable {
  private let folder: CacheFolder
  private let files: FileClient

  /// Uses the clients of the current dependencies.
  ///
  /// Throws if the content folder does not exist, or the folder is not a cache.
  ///
  /// - Parameter content: The content folder, absolute or relative to the working directory.
  public init(_ location: CacheLocation, content: String) throws(OperationalFailure) {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    try self.init(location, content: content, files: files, environment: environment)
  }

  init(
    _ location: CacheLocation,
    content: String,
    files: FileClient,
    environment: EnvironmentClient
  ) throws(OperationalFailure) {
    let base = environment.workingDirectory()
    let path = Paths.absolute(content, from: base)
    let existing: String?
    do throws(FileFailure) {
      existing = try files.status(path) == nil ? nil : try files.resolve(path)
    } catch {
      throw OperationalFailure(error)
    }
    // The content may be gone when a named cache is removed.
    let absent: String? = if case .folder = location { path } else { nil }
    guard let root = existing ?? absent else {
      throw OperationalFailure(
        "there is no content folder `\(content)`",
        hint: "name the folder with --content, or that of the cache with --cache"
      )
    }
    let found = try CacheFolder(location, content: root, output: nil, workingDirectory: base, files: files)
    guard let found else {
      throw OperationalFailure(
        "`\(CacheFolder.defaultName)` beside the content folder `\(content)` is not a cache of rizq",
        hint: "nothing is kept in it; remove it by hand, or name another folder with --cache"
      )
    }
    (folder, self.files) = (found, files)
  }

  /// Absolute.
  public var path: String { folder.path }

  /// What the cache contains; nothing if the folder does not exist.
  public func stats() throws(OperationalFailure) -> CacheStatistics {
    do throws(FileFailure) { return try folder.statistics(files) } catch { throw OperationalFailure(error) }
  }

  /// Removes the files of the cache, and the folder if nothing else is in it.
  public func clear() throws(OperationalFailure) {
    do throws(FileFailure) { try folder.clear(files) } catch { throw OperationalFailure(error) }
  }
}

/// How much a cache contains.
public struct CacheStatistics: Equatable, Sendable {
  /// The number of runs that need not be repeated.
  public var runs = 0
  /// The size of all files, in bytes.
  public var size = 0
}
