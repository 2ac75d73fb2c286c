import DuaLibrary

/// A file of a bundle that is about to be written.
struct Artifact: Equatable, Sendable {
  /// Relative to the bundle, with `/` between folders.
  var path: String
  /// The contents.
  var bytes: [UInt8]
}

/// Converts a library to the files of a bundle (version 1 of the contract, `docs/bundle.md`).
enum BundleWriter {
  /// Why a library cannot be written.
  enum Problem: Error, Equatable, Sendable {
    /// A required text is missing.
    case missingText(MissingText)
    /// A path of `additional` is unsafe or a duplicate.
    case paths(BundleError)
    /// The texts of the library take four gigabytes or more.
    case tooLarge
  }

  /// All files of the bundle but the manifest, sorted by path.
  ///
  /// - Parameter additional: Files published with the library, for example the search index.
  static func files(
    of library: Library,
    additional: [Artifact] = []
  ) throws(Problem) -> [RenderedFile] {
    try files(of: library, BinaryLibraryWriter.file(of: library), additional: additional)
  }

  /// The same with a rendered `library.bin`.
  ///
  /// - Parameter binary: Nil if the texts of the library are too long for it.
  static func files(
    of library: Library,
    _ binary: BinaryLibraryFile?,
    additional: [Artifact]
  ) throws(Problem) -> [RenderedFile] {
    guard let binary else { throw .tooLarge }
    let files =
      BundleFile.allCases.map { RenderedFile($0, of: library) } + [RenderedFile(binary)]
      + additional.map(RenderedFile.init)
    let paths = files.map { Manifest.File(path: $0.path, bytes: 0, sha256: "") }
    do throws(BundleError) {
      try Manifest(library: library, files: paths, foldVersion: 0, ruleSetVersion: 0).checkPaths()
    } catch {
      throw .paths(error)
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// All files of the bundle, sorted by path, with the manifest last: a folder without one is not a bundle.
  ///
  /// - Parameters:
  ///   - additional: Files published with the library, for example the search index.
  ///   - foldVersion: The version of the Arabic folds with which the search index was built.
  ///   - ruleSetVersion: The version of the rules with which the library was checked.
  static func artifacts(
    for library: Library,
    additional: [Artifact] = [],
    foldVersion: Int,
    ruleSetVersion: Int
  ) throws(Problem) -> [Artifact] {
    var artifacts: [Artifact] = []
    for file in try files(of: library, additional: additional) {
      do throws(MissingText) {
        artifacts.append(try file.artifact())
      } catch {
        throw .missingText(error)
      }
    }
    let manifest = Manifest(
      library: library,
      files: artifacts.map(Manifest.File.init),
      foldVersion: foldVersion,
      ruleSetVersion: ruleSetVersion
    )
    return artifacts + [Artifact(manifest)]
  }

  /// The files of rows.
  static func tables(of library: Library) throws(MissingText) -> [Artifact] {
    try BundleFile.allCases.map { (file) throws(MissingText) in
      try RenderedFile(file, of: library).artifact()
    }
  }
}

extension Artifact {
  /// The file of a manifest.
  init(_ manifest: Manifest) {
    var json = JSONWriter()
    manifest.write(to: &json)
    json.endLine()
    self.init(path: Manifest.path, bytes: json.bytes)
  }
}

extension Manifest.File {
  fileprivate init(_ artifact: Artifact) {
    self.init(
      path: artifact.path,
      bytes: artifact.bytes.count,
      sha256: Checksum.sha256(of: artifact.bytes)
    )
  }
}
