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
  /// For the first bits of a context the index of the first entry that has them or comes after them, and the number of entries.
  private let starts: [UInt32]

  /// The endings included in this package.
  public static let shipped = PhraseEndings(
    // The pointer and the count describe one constant array of the binary, which is copied at once.
    bytes: Array(UnsafeBufferPointer(start: phrase_ending_bytes(), count: phrase_ending_count()))
  )

  init(_ endings: [UInt64: WordEnding]) {
    self.init(
      entries: endings.map { Self.key($0.key) << UInt64(WordEnding.bitCount) | $0.value.code }.sorted()
    )
  }

  private init(entries: [UInt64]) {
    self.entries = entries
    var starts: [UInt32] = []
    starts.reserveCapacity(1 << Self.firstBits + 1)
    for (index, entry) in entries.enumerated() {
      while starts.count <= Self.first(of: entry) { starts.append(UInt32(index)) }
    }
    while starts.count <= 1 << Self.firstBits { starts.append(UInt32(entries.count)) }
    self.starts = starts
  }

  /// The number of bits by which entries are found, of the 36 of a context: a few entries share them.
  private static let firstBits = 16

  private static func first(of entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry >> UInt64(36 + WordEnding.bitCount - firstBits))
  }

  /// The ending that a word has in the known phrases that it ends, if it is written with another; nil if no phrase is known, if
  /// one has the ending that is written, and if they differ. If no phrase has the letters of the word, one may have those of another
  /// case: عِلْمًا for عِلْمٌ.
  ///
  /// - Parameter endsPair: Whether the word and the one before it are a whole phrase.
  package func otherEnding(at index: Int, of words: WordSequence, endsPair: Bool) -> WordEnding? {
    let (word, last, beforeLast) = words.word(at: index)
    return otherEnding(of: word, after: last, beforeLast, endsPair: endsPair)
  }

  /// The same for a word after two others, if there are any.
  package func otherEnding(
    of word: PhraseWord,
    after last: PhraseWord?,
    _ beforeLast: PhraseWord?,
    endsPair: Bool
  ) -> WordEnding? {
    guard let written = word.ending else { return nil }
    let contexts = PhraseContexts(of: word, after: last, beforeLast, endsPair: endsPair)
    if let found = ending(in: contexts, otherThan: written) { return found }
    guard let letters = word.lettersOfOtherCase, contexts.allSatisfy({ ending(inContext: $0) == nil }) else {
      return nil
    }
    let others = PhraseContexts(ofLetters: letters, after: last, beforeLast, endsPair: endsPair)
    let found = ending(in: others, otherThan: written)
    // Of the same letters only a tanwin is another case of the same noun.
    return found.flatMap { $0.isTanwin && !$0.isTehMarbuta ? $0 : nil }
  }

  private func ending(in contexts: PhraseContexts, otherThan written: WordEnding) -> WordEnding? {
    var found: WordEnding?
    for context in contexts {
      guard let known = ending(inContext: context) else { continue }
      guard known != written, found == nil || found == known else { return nil }
      found = known
    }
    return found
  }

  private func ending(inContext hash: UInt64) -> WordEnding? {
    let start = Self.key(hash) << UInt64(WordEnding.bitCount)
    let bucket = Self.first(of: start)
    for entry in entries[Int(starts[bucket])..<Int(starts[bucket + 1])] where entry >= start {
      return entry >> UInt64(WordEnding.bitCount) == Self.key(hash) ? WordEnding(code: entry - start) : nil
    }
    return nil
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
      self.init(entries: [])
      return
    }
    self.init(
      entries: stride(from: Self.signature.count, to: bytes.count - Self.width + 1, by: Self.width).map {
        start in
        var entry: UInt64 = 0
        for offset in 0..<Self.width { entry |= UInt64(bytes[start + offset]) << (8 * UInt64(offset)) }
        return entry
      }
    )
  }
}
