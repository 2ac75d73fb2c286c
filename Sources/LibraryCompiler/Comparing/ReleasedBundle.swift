import DuaLibrary
import Foundation
import UnicodeText

/// The bundle in the folder of a release by The Update Framework: `metadata/timestamp.json` states the version of the snapshot, and that
/// the version of the targets, which name the files by their hashes; `targets/` contains them. A publication that was interrupted
/// leaves targets of a greater version, which no device gets.
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

  /// A timestamp or a snapshot: what it says about other metadata.
  private struct Versions: Decodable {
    struct Signed: Decodable {
      var meta: [String: Description]
    }

    struct Description: Decodable {
      var version: Int
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
    guard let version = try Self.publishedTargets(in: metadata, files) else { return nil }
    let path = Paths.join(metadata, "\(version).targets.json")
    targets = try Self.metadata(Metadata.self, of: "targets", at: path, files).signed.targets
    (self.files, self.folder) = (files, folder)
  }

  /// The version of the targets that devices get; before there is a timestamp the greatest one, and nil if there is none.
  private static func publishedTargets(in metadata: String, _ files: FileClient) throws -> Int? {
    let path = Paths.join(metadata, "timestamp.json")
    guard try files.status(path) != nil else {
      return try files.entries(metadata).compactMap { version(of: $0.name) }.max()
    }
    let snapshot = try described("snapshot", by: "timestamp", at: path, files)
    return try described(
      "targets",
      by: "snapshot",
      at: Paths.join(metadata, "\(snapshot).snapshot.json"),
      files
    )
  }

  /// The version that metadata states of that of another role.
  private static func described(_ role: String, by other: String, at path: String, _ files: FileClient) throws
    -> Int
  {
    let versions = try Self.metadata(Versions.self, of: other, at: path, files).signed.meta
    guard let version = versions["\(role).json"]?.version else {
      throw OperationalFailure("`\(path)` does not state the version of `\(role).json`")
    }
    return version
  }

  private static func metadata<Value: Decodable>(
    _ type: Value.Type,
    of role: String,
    at path: String,
    _ files: FileClient
  ) throws -> Value {
    let bytes = try files.read(path, metadataLimit).bytes
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw OperationalFailure("`\(path)` is not the \(role) metadata of a release")
    }
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
