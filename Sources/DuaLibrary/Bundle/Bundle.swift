import Foundation

/// A published library: a folder of JSON files with a manifest that lists them.
///
/// Opening a bundle reads every file, so do it once, and not on the main thread. Foundation also has a `Bundle`: where both
/// modules are imported, write `DuaLibrary.Bundle`.
public struct Bundle: Sendable {
  /// The content of the bundle, as typed models.
  public let library: Library
  /// The description of the bundle and its files.
  public let manifest: Manifest

  /// Which of the files that a manifest lists are verified by length and SHA-256.
  public enum Verification: Sendable {
    /// All of them.
    case allFiles
    /// Those that contain the library. Others, such as the search index or recordings, are not even opened: for an app that
    /// trusts the origin of its bundle, or whose index is checked as it is read.
    case libraryFiles
  }

  /// Opens the bundle in a folder.
  ///
  /// Nothing is decoded before the length and the SHA-256 of every file to verify have been checked. Files other than the
  /// library's are hashed in pieces, in 1 MiB of memory. Hidden files and signatures of the manifest (`manifest.json.…`) are
  /// ignored; any other file that is not listed is an error.
  public init(
    contentsOf directory: URL,
    verifying verification: Verification = .allFiles
  ) throws(BundleError) {
    try self.init(files: BundleFiles(directory: directory), verification)
  }

  /// Opens a bundle whose files come from `load`, which is called with paths such as `duas.json`.
  ///
  /// An error of `load` means that the file is missing, unless it is a ``BundleError``. `paths` are all files that exist; if it
  /// is nil, unlisted files are not detected.
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

/// The maximum lengths of files, in bytes.
enum BundleLimits {
  static let manifest = 4 << 20
  static let file = 512 << 20
}
