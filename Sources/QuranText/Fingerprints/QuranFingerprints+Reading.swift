/// Why bytes are not a valid table of fingerprints.
public enum FingerprintProblem: Error, Equatable, Sendable {
  /// They do not start with the signature of this version.
  case signature
  /// They are too short, or continue after the end.
  case length
  /// A verse refers to a word that is not in the vocabulary, or a suffix to one that is not in the edition.
  case word
}

extension QuranFingerprints {
  /// Decodes ``bytes``.
  public init(bytes: [UInt8]) throws(FingerprintProblem) {
    var reader = ByteReader(bytes: bytes)
    guard try reader.take(Self.signature.count).elementsEqual(Self.signature) else { throw .signature }
    let count = try Int(reader.numbers(1)[0])
    let hashes = try reader.numbers(count)
    let sounds = try reader.numbers(count)
    let consonants = try reader.numbers(count)
    let readings = try reader.numbers(count)
    let lengths = try reader.take(count)
    var vocabulary: [WordFingerprint] = []
    vocabulary.reserveCapacity(count)
    for (index, length) in lengths.enumerated() {
      let shapes = LetterShapes(try reader.take(Int(length)))
      vocabulary.append(
        WordFingerprint(
          hash: hashes[index],
          sound: sounds[index],
          consonants: consonants[index],
          reading: readings[index],
          shapes: shapes
        )
      )
    }
    var editions: [Edition] = []
    for _ in Orthography.allCases { editions.append(try reader.edition(vocabularyCount: count)) }
    guard reader.isAtEnd else { throw .length }
    self.init(vocabulary: vocabulary, editions: editions)
  }
}

/// Consumes numbers from the front of bytes.
private struct ByteReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func take(_ count: Int) throws(FingerprintProblem) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw .length }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func numbers(_ count: Int) throws(FingerprintProblem) -> [UInt32] {
    try take(count * 4).withUnsafeBytes { bytes in
      (0..<count).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
  }

  mutating func edition(vocabularyCount: Int) throws(FingerprintProblem) -> QuranFingerprints.Edition {
    var edition = QuranFingerprints.Edition()
    edition.verseStarts.reserveCapacity(VerseNumbering.count + 1)
    var total = 0
    for count in try take(VerseNumbering.count) {
      total += Int(count)
      edition.verseStarts.append(total)
    }
    edition.words = try take(total * 2).withUnsafeBytes { bytes in
      (0..<total).map { UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) }
    }
    guard edition.words.allSatisfy({ $0 < vocabularyCount }) else { throw .word }
    edition.suffixes = try numbers(total).map { Int32(truncatingIfNeeded: $0) }
    edition.longestRepeat = try Int(numbers(1)[0])
    guard edition.suffixes.allSatisfy({ $0 >= 0 && $0 < total }) else { throw .word }
    return edition
  }
}
