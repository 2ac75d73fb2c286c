extension HadithVocabulary {
  /// The signature of the format and its version.
  private static let signature = Array("HDW1".utf8)

  /// The signature, the number of words by their letters, and all hashes, little-endian.
  public var bytes: [UInt8] {
    Self.signature
      + ([UInt32(letters.count)] + letters + vocalized).flatMap { number in
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      }
  }

  /// Decodes ``bytes``. Other bytes are a vocabulary without words, with which every word is unknown.
  init(bytes: [UInt8]) {
    let numbers = stride(from: Self.signature.count, to: bytes.count - 3, by: 4).map { offset in
      UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2]) << 16
        | UInt32(bytes[offset + 3]) << 24
    }
    guard bytes.starts(with: Self.signature), let count = numbers.first else {
      (letters, vocalized) = ([], [])
      return
    }
    letters = Array(numbers.dropFirst().prefix(Int(count)))
    vocalized = Array(numbers.dropFirst().dropFirst(Int(count)))
  }
}
