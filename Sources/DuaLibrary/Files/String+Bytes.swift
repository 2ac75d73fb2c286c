import Foundation

extension String {
  /// The text of these bytes; nil if they are not UTF-8.
  ///
  /// `String(validating:as:)` is not specialized for UTF-8 and takes longer.
  init?(exactly bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 was replaced. A replacement may have the length of what it replaces.
    let isSame = text.utf8.withContiguousStorageIfAvailable { decoded in
      guard decoded.count == bytes.count else { return false }
      guard let first = decoded.baseAddress, let second = bytes.baseAddress else { return true }
      return memcmp(first, second, decoded.count) == 0
    }
    guard isSame ?? text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
