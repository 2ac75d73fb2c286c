import Foundation
import UnicodeText

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// The checksum that the manifest states for every file: SHA-256 (FIPS 180-4).
package struct Checksum: ~Copyable {
  private var hash = SHA256()

  package init() {}

  package mutating func update(_ bytes: some DataProtocol) { hash.update(data: bytes) }

  /// The 32 bytes of the hash.
  package consuming func digest() -> [UInt8] { Array(hash.finalize()) }

  /// 64 lowercase hexadecimal digits, as `sha256sum` prints them.
  package consuming func text() -> String { Hex.text(hash.finalize()) }

  /// ``digest()`` of bytes.
  package static func digest(of bytes: some DataProtocol) -> [UInt8] {
    var checksum = Checksum()
    checksum.update(bytes)
    return checksum.digest()
  }

  package static func sha256(of bytes: some DataProtocol) -> String {
    var checksum = Checksum()
    checksum.update(bytes)
    return checksum.text()
  }
}
