/// Where an export may be written: neither into a bundle, which would no longer be as it was built, nor among the sources of a
/// library.
struct ExportPlace {
  let files: FileClient
  let environment: EnvironmentClient

  /// Throws if a path is in the folder of a bundle or in a content folder, whatever links lead there.
  ///
  /// - Parameters:
  ///   - path: Absolute; it need not exist.
  ///   - bundle: Absolute or relative to the working directory. It exists.
  func check(_ path: String, outside bundle: String) throws {
    let target = try resolved(path)
    let source = try files.resolve(Paths.absolute(bundle, from: environment.workingDirectory()))
    guard !Paths.isPath(target, in: source) else {
      throw OperationalFailure(
        "`\(path)` is in the folder of the bundle that is exported",
        hint: "name a place outside of it with --output"
      )
    }
    if let other = try EnclosingBundle(files: files).above(target) {
      throw OperationalFailure(
        "`\(path)` is inside the bundle `\(other)`",
        hint: "name a place outside of it with --output"
      )
    }
    if let content = try contentFolder(above: target) {
      throw OperationalFailure(
        "`\(path)` is inside the content folder `\(content)`",
        hint: "name a place outside of it with --output"
      )
    }
  }

  /// The path with the links followed in the folders that exist; a link that it names itself is not followed.
  private func resolved(_ path: String) throws -> String {
    var folder = Paths.parent(of: path)
    while folder != "/", try files.status(folder) == nil { folder = Paths.parent(of: folder) }
    guard let rest = Paths.relative(path, to: folder) else { return path }
    return Paths.join(try files.resolve(folder), rest)
  }

  /// The nearest folder above a path that has the declaration of a library.
  private func contentFolder(above path: String) throws -> String? {
    var folder = path
    while folder != "/" {
      folder = Paths.parent(of: folder)
      if try files.status(Paths.join(folder, "library.json"))?.kind == .regular { return folder }
    }
    return nil
  }
}
