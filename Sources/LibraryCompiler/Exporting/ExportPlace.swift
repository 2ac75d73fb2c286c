/// Where an export or a release may be made: neither in a bundle, which would no longer be as it was built, nor among the sources of a
/// library.
package struct ExportPlace {
  private let files: FileClient
  private let option: String

  /// - Parameter option: The option that names the place.
  package init(files: FileClient, option: String = "--output") { (self.files, self.option) = (files, option) }

  /// Throws if a path is in the folder of a bundle or in a content folder, whatever links lead there.
  ///
  /// - Parameters:
  ///   - path: Absolute; it need not exist.
  ///   - bundle: The bundle that is exported, absolute. It exists.
  func check(_ path: String, outside bundle: String) throws {
    let source = try files.resolve(bundle)
    guard try !Paths.isPath(resolved(path), in: source) else {
      throw refusal("`\(path)` is in the folder of the bundle that is exported")
    }
    try check(path)
  }

  /// The same, of what is not made of a bundle that is there already.
  package func check(_ path: String) throws {
    let target = try resolved(Paths.normalized(path))
    if let bundle = try EnclosingBundle(files: files).above(target) {
      throw refusal("`\(path)` is inside the bundle `\(bundle)`")
    }
    if let content = try contentFolder(above: target) {
      throw refusal("`\(path)` is inside the content folder `\(content)`")
    }
  }

  private func refusal(_ message: String) -> OperationalFailure {
    OperationalFailure(message, hint: "name a place outside of it with \(option)")
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
