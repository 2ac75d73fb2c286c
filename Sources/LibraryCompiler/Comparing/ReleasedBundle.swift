import DuaLibrary
import Foundation
import UnicodeText

/// The bundle in the folder of a release by The Update Framework: `metadata/N.targets.json` names the files of the newest version by
/// their hashes, and `targets/` contains them.
///
/// The hashes are checked, the signatures are not: a comparison trusts the folder that its user names.
struct ReleasedBundle {
  private let files: FileClient
  private let folder: String
  private let targets: [String: Target]

  private struct Target: Decodable {
    var hashes: [String: String]
  }

  private struct Metadata: Decodable {
    struct Signed: Decodable {
      var targets: [String: Target]
    }

    var signed: Signed
  }

  private static let metadataLimit = 16 << 20

  /// Nil if the folder is not a release.
  init?(_ folder: String, _ files: FileClient) throws {
    let metadata = Paths.join(folder, "metadata")
    guard try files.status(metadata)?.kind == .directory,
      try files.status(Paths.join(folder, "targets"))?.kind == .directory
    else { return nil }
    let versions = try files.entries(metadata).compactMap { Self.version(of: $0.name) }
    guard let newest = versions.max() else { return nil }
    let path = Paths.join(metadata, "\(newest).targets.json")
    let bytes = try files.read(path, Self.metadataLimit).bytes
    do {
      targets = try JSONDecoder().decode(Metadata.self, from: Data(bytes)).signed.targets
    } catch {
      throw OperationalFailure("`\(path)` is not the targets metadata of a release")
    }
    (self.files, self.folder) = (files, folder)
  }

  /// The number in `3.targets.json`.
  private static func version(of name: String) -> Int? {
    let parts = name.split(separator: ".")
    return parts.count == 3 && parts[1] == "targets" && parts[2] == "json" ? Int(parts[0]) : nil
  }

  /// Opens the bundle. The manifest and every file of the library is a target under its path in the bundle.
  func bundle() throws(BundleError) -> DuaLibrary.Bundle {
    try DuaLibrary.Bundle { path in try contents(of: path) }
  }

  private func contents(of path: String) throws -> [UInt8] {
    // The hash becomes part of a path.
    guard let hash = targets[path]?.hashes["sha256"], hash.utf8.allSatisfy(\.isLowercaseHexDigit) else {
      throw BundleError.missing(path: path)
    }
    let name = Paths.name(of: path)
    let file = "targets/\(path.dropLast(name.count))\(hash).\(name)"
    let bytes = try files.readBundleFile(Paths.join(folder, file), path: path)
    let found = Checksum.sha256(of: bytes)
    guard found == hash else { throw BundleError.wrongHash(path: path, expected: hash, found: found) }
    return bytes
  }
}
