import Crypto
import Foundation

/// The checksum that the manifest names for every file.
package enum Checksum {
  /// SHA-256 (FIPS 180-4) in 64 lower-case hexadecimal digits, as `sha256sum` prints it.
  package static func sha256(of bytes: some DataProtocol) -> String {
    var text = ""
    text.reserveCapacity(64)
    for byte in SHA256.hash(data: bytes) {
      if byte < 0x10 { text += "0" }
      text += String(byte, radix: 16)
    }
    return text
  }
}
