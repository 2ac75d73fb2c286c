import UnicodeText

/// A phrase by which a text is recognized: hashes of its words, three by three. It does not contain the words themselves.
///
/// Words are compared by their letters alone (``ArabicFold/identitySkeleton(of:)``, with alefs and hamzas folded), so that marks and
/// spellings of hamza do not matter.
public struct PhraseFingerprint: Hashable, Sendable {
  /// One hash for each three words in a row; for a phrase of one or two words, one for all of it.
  public let hashes: [UInt32]

  /// - Parameter hashes: Those of another fingerprint.
  package init(hashes: [UInt32]) { self.hashes = hashes }

  /// Nil if the phrase has no word in Arabic letters.
  public init?(of phrase: String) {
    let hashes = WindowHashes(phrase).all
    guard !hashes.isEmpty else { return nil }
    self.hashes = hashes
  }

  /// Reads ``description``. Nil if the text is not hashes of eight hexadecimal digits with one space between them.
  public init?(_ description: String) {
    var hashes: [UInt32] = []
    for part in description.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      guard part.count == 8, part.allSatisfy({ $0 != UInt8(ascii: "+") }),
        let hash = UInt32(String(decoding: part, as: UTF8.self), radix: 16)
      else { return nil }
      hashes.append(hash)
    }
    self.hashes = hashes
  }
}

extension PhraseFingerprint: CustomStringConvertible {
  /// The hashes in hexadecimal digits: `01c2f03a 9be41d77`.
  public var description: String {
    hashes.map { String($0, paddedTo: 8, radix: 16) }.joined(separator: " ")
  }
}
