import ContentImport
import Diagnostics

/// Finds and reads the files of an import.
struct ForeignFileFinder {
  let files: FileClient
  /// The working directory.
  let base: String

  /// The maximum number of files of one import.
  private static let limit = 10_000

  /// The files in the order of `paths`; those in a folder are sorted by path.
  func read(_ paths: [String], _ format: ForeignFormat) throws -> [ForeignFile] {
    var found: [String] = []
    for path in paths {
      guard let kind = try kind(of: path) else {
        throw OperationalFailure("there is no file or folder `\(path)` to import")
      }
      let inside = kind == .directory ? try filesBelow(path, format.fileExtensions) : [path]
      guard !inside.isEmpty else {
        let endings = format.fileExtensions.map { "`.\($0)`" }.joined(separator: ", ")
        throw OperationalFailure("the folder `\(path)` contains no file that ends in \(endings)")
      }
      found += inside
    }
    guard found.count <= Self.limit else {
      throw OperationalFailure(
        "\(found.count) files are more than an import takes (\(Self.limit)); name fewer"
      )
    }
    return try found.enumerated().map { index, path in
      let resolved = try files.resolve(Paths.absolute(path, from: base))
      return ForeignFile(
        path: path,
        file: FileID(index),
        bytes: try files.read(resolved, format.fileBytes).bytes,
        pendingChanges: format == .sqlite ? try files.pendingChanges(of: resolved).map(Paths.name(of:)) : nil
      )
    }
  }

  /// The kind of the file at a path, after following links; nil if there is none.
  private func kind(of path: String) throws -> FileStatus.Kind? {
    let absolute = Paths.absolute(path, from: base)
    guard let status = try files.status(absolute) else { return nil }
    guard status.kind == .symbolicLink else { return status.kind }
    return try files.status(try files.resolve(absolute))?.kind
  }

  /// The files with an extension, sorted by path; hidden files and links are skipped, as in a content folder.
  private func filesBelow(_ folder: String, _ endings: [String]) throws -> [String] {
    var found: [String] = []
    var pending = [folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder]
    while let folder = pending.popLast() {
      for entry in try files.entries(try files.resolve(Paths.absolute(folder, from: base)))
      where entry.isUTF8 && !entry.name.hasPrefix(".") {
        let path = Paths.join(folder, entry.name)
        switch try files.status(Paths.absolute(path, from: base))?.kind {
        case .directory: pending.append(path)
        case .regular where endings.contains(where: { entry.name.hasSuffix(".\($0)") }): found.append(path)
        default: break
        }
      }
      guard found.count <= Self.limit, pending.count <= Self.limit else {
        throw OperationalFailure("the folder holds more than \(Self.limit) files; name the ones to import")
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
