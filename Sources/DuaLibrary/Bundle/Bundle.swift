import Foundation

/// A library as it ships: a folder of JSON files and a manifest that names every one of them.
///
/// Opening a bundle reads every file, so do it once, away from the main thread. Foundation has a `Bundle` too: where
/// both modules are imported, write `DuaLibrary.Bundle`.
public struct Bundle: Sendable {
  /// What the bundle holds, as typed models.
  public let library: Library
  /// What the bundle says of itself.
  public let manifest: Manifest

  /// Opens the bundle in a folder.
  ///
  /// Nothing is decoded before every file that the manifest lists has the length and the SHA-256 that it names.
  /// Hidden files are passed over, as are signatures of the manifest (`manifest.json.…`); any other file that is not
  /// listed is an error.
  public init(contentsOf directory: URL) throws(BundleError) {
    try self.init(files: DirectoryFiles(directory: directory))
  }

  /// Opens a bundle whose files come from `load`, which is given paths such as `duas.json`.
  ///
  /// An error of `load` means that the file is missing, unless it is a ``BundleError``. `paths` are all files that
  /// exist; when nil, files that the manifest does not list go unnoticed.
  public init(
    paths: [String]? = nil,
    load: @escaping (_ path: String) throws -> [UInt8]
  ) throws(BundleError) {
    try self.init(files: LoadedFiles(paths: paths, load: load))
  }

  private init(files: some BundleFiles) throws(BundleError) {
    manifest = try Manifest(json: try files.read(Manifest.path, limit: BundleLimits.manifest) { _ in nil })
    try manifest.checkPaths()
    try manifest.checkNothingExtra(in: files)
    library = try LibraryAssembly(manifest: manifest, contents: try manifest.verifiedContents(of: files))
      .library()
  }
}

/// The greatest lengths, in bytes, that a reader loads.
enum BundleLimits {
  static let manifest = 4 << 20
  static let file = 512 << 20
}
