import DuaLibrary

/// What the metadata of every role has.
public struct MetadataHead: Equatable, Sendable {
  /// From 1 to ``greatestVersion``.
  public var version: Int
  /// The metadata is valid before this time, not at it.
  public var expires: UTCTime
  /// `1.0.…`.
  public var specification: String

  /// The greatest version that is read and written: every JSON parser has it exactly.
  public static let greatestVersion = (1 << 53) - 1

  /// The version of the specification that this module writes.
  public static let specification = "1.0.33"

  public init(version: Int, expires: UTCTime, specification: String = Self.specification) {
    (self.version, self.expires, self.specification) = (version, expires, specification)
  }

  /// Takes the members of the head out of `members`.
  init(_ members: inout [String: MetadataValue], role: RoleName, file: String) throws(UpdateError) {
    guard case .string(let type) = members.removeValue(forKey: "_type") else {
      throw .malformed(file: file, reason: "has no `_type`")
    }
    guard type == role.rawValue else {
      throw .malformed(file: file, reason: "has the type `\(type)`, not `\(role.rawValue)`")
    }
    guard case .string(let specification) = members.removeValue(forKey: "spec_version"),
      specification.utf8.starts(with: "1.".utf8)
    else { throw .malformed(file: file, reason: "does not follow version 1 of the specification") }
    guard case .integer(let version) = members.removeValue(forKey: "version"), version >= 1 else {
      throw .malformed(file: file, reason: "has no version of 1 or more")
    }
    guard version <= Self.greatestVersion else {
      throw .malformed(file: file, reason: "has a version above \(Self.greatestVersion)")
    }
    guard case .string(let text) = members.removeValue(forKey: "expires"), let expires = UTCTime(text) else {
      throw .malformed(file: file, reason: "has no time of expiry such as `2026-01-31T12:00:00Z`")
    }
    self.init(version: version, expires: expires, specification: specification)
  }

  func write(to members: inout [String: MetadataValue], role: RoleName) {
    members["_type"] = .string(role.rawValue)
    members["spec_version"] = .string(specification)
    members["version"] = .integer(version)
    members["expires"] = .string(expires.description)
  }

  /// The metadata is valid before its time of expiry, not at it.
  func check(at time: UTCTime, file: String) throws(UpdateError) {
    guard time < expires else { throw .expired(file: file, on: expires) }
  }
}

/// The metadata of a role.
public protocol RoleMetadata: Sendable {
  /// The role whose keys sign the metadata.
  static var role: RoleName { get }
  /// The version, the expiry and the version of the specification.
  var head: MetadataHead { get set }
  /// The value that is signed.
  var value: MetadataValue { get }
  /// Reads a value that is signed. Throws ``UpdateError/malformed(file:reason:)`` if it is not metadata of the role.
  ///
  /// - Parameter file: The name of the file, for errors.
  init(_ value: MetadataValue, file: String) throws(UpdateError)
}

extension RoleMetadata {
  /// The name of the file without its version.
  public static var fileName: String { "\(role.rawValue).json" }
}
