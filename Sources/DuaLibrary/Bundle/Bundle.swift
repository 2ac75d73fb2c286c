import Foundation

/// A library as it ships: a folder of JSON files and a manifest that names every one of them.
///
/// Opening a bundle reads every file, so do it once, away from the main thread. Foundation has a `Bundle` too: where
/// both modules are imported, write `DuaLibrary.Bundle`.
public struct Bundle: Sendable {
  /// The content of the bundle, as typed models.
  public let library: Library
  /// The description of the bundle and its files.
  public let manifest: Manifest

  /// Which of the files that a manifest lists are compared with their length and SHA-256.
  public enum Verification: Sendable {
    /// All of them.
    case allFiles
    /// Those that contain the library. Others, such as the search index or recordings, are not even opened: for an app that
    /// trusts where its bundle came from, or whose index checks itself as it is read.
    case libraryFiles
  }

  /// Opens the bundle in a folder.
  ///
  /// Nothing is decoded before every file to verify has the length and the SHA-256 that the manifest states. Files that are
  /// not of the library are hashed piece by piece, in 1 MiB of memory. Hidden files and signatures of the manifest
  /// (`manifest.json.…`) are ignored; any other file that is not listed is an error.
  public init(
    contentsOf directory: URL,
    verifying verification: Verification = .allFiles
  ) throws(BundleError) {
    try self.init(files: BundleFiles(directory: directory), verification)
  }

  /// Opens a bundle whose files come from `load`, which is given paths such as `duas.json`.
  ///
  /// An error of `load` means that the file is missing, unless it is a ``BundleError``. `paths` are all files that
  /// exist; when nil, files that the manifest does not list are not noticed.
  public init(
    paths: [String]? = nil,
    verifying verification: Verification = .allFiles,
    load: @escaping (_ path: String) throws -> [UInt8]
  ) throws(BundleError) {
    try self.init(files: BundleFiles(paths: paths, load: load), verification)
  }

  private init(files: BundleFiles, _ verification: Verification) throws(BundleError) {
    let file = try files.open(Manifest.path)
    guard file.size <= BundleLimits.manifest else {
      throw .tooLarge(path: Manifest.path, bytes: file.size, limit: BundleLimits.manifest)
    }
    var json = Data()
    try file.read { json.append($0) }
    manifest = try Manifest(json: json)
    try manifest.checkPaths()
    try manifest.checkNothingExtra(in: files)
    let contents = try manifest.verifiedContents(of: files, verification)
    library = try LibraryAssembly(manifest: manifest, contents: contents).library()
  }
}

/// The greatest lengths, in bytes, that a reader loads.
enum BundleLimits {
  static let manifest = 4 << 20
  static let file = 512 << 20
}
