import DuaLibrary
import UnicodeText

/// What metadata says about another file.
public struct FileDescription: Equatable, Sendable {
  /// The version of metadata; nil for targets.
  public var version: Int?
  /// In bytes.
  public var length: Int?
  /// The SHA-256 in lowercase hexadecimal digits.
  public var sha256: String?
  /// Members that this version does not know, `custom` among them.
  public var others: [String: MetadataValue] = [:]
  private var otherHashes: [String: MetadataValue] = [:]

  /// The greatest length that is accepted, in bytes, so that the sum of the lengths of all files of a release cannot overflow.
  static let greatestLength = 1 << 40

  public init(version: Int? = nil, length: Int? = nil, sha256: String? = nil) {
    (self.version, self.length, self.sha256) = (version, length, sha256)
  }

  /// Of a file.
  public init(version: Int? = nil, of bytes: [UInt8]) {
    self.init(version: version, length: bytes.count, sha256: Checksum.sha256(of: bytes))
  }

  init?(_ value: MetadataValue) {
    guard case .object(var members) = value else { return nil }
    switch members.removeValue(forKey: "version") {
    case .integer(let number) where number >= 1: version = number
    case nil: version = nil
    default: return nil
    }
    switch members.removeValue(forKey: "length") {
    case .integer(let number) where (0...Self.greatestLength).contains(number): length = number
    case nil: length = nil
    default: return nil
    }
    switch members.removeValue(forKey: "hashes") {
    case .object(var hashes):
      switch hashes.removeValue(forKey: "sha256") {
      case .string(let text) where Hex.bytes(text)?.count == 32: sha256 = Hex.text(Hex.bytes(text) ?? [])
      default: return nil
      }
      otherHashes = hashes
    case nil: sha256 = nil
    default: return nil
    }
    others = members
  }

  var value: MetadataValue {
    var members = others
    if let version { members["version"] = .integer(version) }
    if let length { members["length"] = .integer(length) }
    if let sha256 { members["hashes"] = .object(otherHashes.merging(["sha256": .string(sha256)]) { $1 }) }
    return .object(members)
  }

  /// Throws unless a file has the stated length and hash.
  public func check(_ bytes: [UInt8], file: String) throws(UpdateError) {
    if let length, bytes.count != length {
      throw .wrongLength(file: file, expected: length, found: bytes.count)
    }
    if let sha256, Checksum.sha256(of: bytes) != sha256 { throw .wrongHash(file: file) }
  }
}
