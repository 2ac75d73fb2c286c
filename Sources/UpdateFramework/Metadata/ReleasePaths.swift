/// Where the files of a release are, relative to its folder.
public enum ReleasePaths {
  /// The folder of the metadata.
  public static let metadata = "metadata"
  /// The folder of the targets.
  public static let targets = "targets"
  /// The timestamp, the only metadata whose path has no version.
  public static let timestamp = "metadata/timestamp.json"

  /// The path of metadata with a version.
  public static func metadata(_ role: RoleName, version: Int) -> String {
    role == .timestamp ? timestamp : "metadata/\(version).\(role.rawValue).json"
  }

  /// The path of a target, whose name begins with its hash.
  public static func target(_ path: String, sha256: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "targets/\(sha256).\(path)" }
    let name = path.utf8.index(after: slash)
    return "targets/\(path[..<name])\(sha256).\(path[name...])"
  }
}
