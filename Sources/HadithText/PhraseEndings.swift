import ArabicText
import CHadithFingerprints
import UnicodeText

/// The endings of words in phrases of the Quran, of hadiths and of collections of duas, as hashes: a phrase is included if the
/// word ends alike wherever the phrase occurs.
///
/// `NOTICE` names the texts.
public struct PhraseEndings: Equatable, Sendable {
  /// Sorted: the hash of the context of a word, and in the last bits its ending.
  private let entries: [UInt64]

  /// The endings included in this package.
  public static let shipped = PhraseEndings(
    // The pointer and the count describe one constant array of the binary, which is copied at once.
    bytes: Array(UnsafeBufferPointer(start: phrase_ending_bytes(), count: phrase_ending_count()))
  )

  init(_ endings: [UInt64: WordEnding]) {
    entries = endings.map { Self.key($0.key) << UInt64(WordEnding.bitCount) | $0.value.code }.sorted()
  }

  /// The ending that a word has in the known phrases that it ends, if it is written with another; nil if no phrase is known, if
  /// one has the ending that is written, and if they differ.
  ///
  /// - Parameter endsPair: Whether the word and the one before it are a whole phrase.
  package func otherEnding(at index: Int, of words: WordSequence, endsPair: Bool) -> WordEnding? {
    guard let written = words.ending(at: index) else { return nil }
    let known = Set(words.contexts(at: index, endsPair: endsPair).compactMap(ending))
    return known.count == 1 && !known.contains(written) ? known.first : nil
  }

  private func ending(inContext hash: UInt64) -> WordEnding? {
    let start = Self.key(hash) << UInt64(WordEnding.bitCount)
    let index = entries.partitioningIndex { $0 >= start }
    guard index < entries.count, entries[index] >> UInt64(WordEnding.bitCount) == Self.key(hash) else {
      return nil
    }
    return WordEnding(code: entries[index] - start)
  }

  /// The 36 bits of a hash that are stored: of a million contexts that are not known, one is taken for one that is.
  static func key(_ hash: UInt64) -> UInt64 { (hash >> 36 ^ hash) & (1 << 36 - 1) }
}

extension PhraseEndings {
  /// The signature of the format and its version.
  private static let signature = Array("HPE1".utf8)
  /// The number of bytes of an entry.
  private static let width = 5

  /// The signature and the entries, little-endian.
  public var bytes: [UInt8] {
    Self.signature
      + entries.flatMap { entry in
        (0..<Self.width).map { UInt8(truncatingIfNeeded: entry >> (8 * UInt64($0))) }
      }
  }

  /// Decodes ``bytes``. With other bytes no phrase is known.
  init(bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else {
      entries = []
      return
    }
    entries = stride(from: Self.signature.count, to: bytes.count - Self.width + 1, by: Self.width).map {
      start in
      var entry: UInt64 = 0
      for offset in 0..<Self.width { entry |= UInt64(bytes[start + offset]) << (8 * UInt64(offset)) }
      return entry
    }
  }
}
