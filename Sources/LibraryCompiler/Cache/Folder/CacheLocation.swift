/// Where a build keeps what later builds need not compute again.
public enum CacheLocation: Equatable, Sendable {
  /// Nowhere.
  case none
  /// In `.rizq-cache`, in the folder that contains the content folder.
  case besideContent
  /// In a folder, absolute or relative to the working directory.
  case folder(String)
}

extension CacheFolder {
  /// The folder for a build; nil if there is none, or the default location is a folder that cannot be used.
  ///
  /// Throws if a folder that the user named is not a cache, or is a part of the content or of the output.
  ///
  /// - Parameters:
  ///   - content: The content folder: absolute, without links.
  ///   - output: The folder of the bundle, absolute; nil if none is written.
  init?(
    _ location: CacheLocation,
    content: String,
    output: String?,
    workingDirectory: String,
    files: FileClient
  ) throws(OperationalFailure) {
    switch location {
    case .none: return nil
    case .besideContent:
      self.init(path: Paths.join(Paths.parent(of: content), Self.defaultName))
      guard (try? files.status(path)?.kind) != .symbolicLink, isFree(content, output), isUsable(files) else {
        return nil
      }
    case .folder(let name):
      let absolute = Paths.absolute(name, from: workingDirectory)
      self.init(path: (try? files.resolve(absolute)) ?? absolute)
      guard isFree(content, output) else {
        throw OperationalFailure(
          "the cache folder `\(name)` is a part of the content or of the output",
          hint: "name a folder next to them with --cache"
        )
      }
      guard isUsable(files) else {
        throw OperationalFailure(
          "`\(name)` is neither a cache of rizq nor an empty folder",
          hint: "name another folder with --cache"
        )
      }
    }
  }

  /// Whether the folder is neither a part of the content nor of the output.
  private func isFree(_ content: String, _ output: String?) -> Bool {
    ![content, output].contains { $0.map { Paths.relative(path, to: $0) != nil } ?? false }
  }
}
