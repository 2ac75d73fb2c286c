import DuaLibrary
import Foundation

/// Finds the bundle in whose folder something would be written: it would no longer be as it was built, nor be replaced by a build.
struct EnclosingBundle {
  let files: FileClient

  /// The nearest folder above a path that is a bundle.
  ///
  /// - Parameter path: Absolute; it need not exist.
  func above(_ path: String) throws -> String? {
    var folder = path
    while folder != "/" {
      folder = Paths.parent(of: folder)
      let manifest = Paths.join(folder, Manifest.path)
      guard try files.status(manifest)?.kind == .regular else { continue }
      // A manifest that cannot be read does not make a folder a bundle: other programs have files of this name too.
      if let json = try? files.read(manifest, AnyManifest.sizeLimit).bytes, AnyManifest(json) != nil {
        return folder
      }
    }
    return nil
  }
}

/// The part of a manifest that is common to all versions of the contract.
struct AnyManifest: Decodable {
  var schemaVersion: Int
  var files: [File]

  struct File: Decodable {
    var path: String
  }

  enum CodingKeys: String, CodingKey {
    case files
    case schemaVersion = "schema_version"
  }

  static let sizeLimit = 4 << 20

  /// nil if the file is not the manifest of a bundle.
  init?(_ json: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = manifest
  }
}
