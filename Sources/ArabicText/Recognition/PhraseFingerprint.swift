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

/// The hashes of all words of a text in a row, three by three.
package struct WindowHashes {
  package private(set) var all: [UInt32] = []
  /// The number of words of the text.
  package private(set) var wordCount = 0

  /// The number of words in a hash.
  static let width = 3

  package init(_ text: String) {
    // The hashes of the last three words.
    var last: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var word = WordHash()
    var hasLetter = false
    func endWord(_ windows: inout Self) {
      guard hasLetter else { return }
      last = (last.1, last.2, word.folded)
      windows.wordCount += 1
      if windows.wordCount >= Self.width { windows.all.append(Self.hash([last.0, last.1, last.2])) }
      (word, hasLetter) = (WordHash(), false)
    }
    let kinds = Self.kinds
    for scalar in text.unicodeScalars {
      let offset = Int(scalar.value) - 0x0600
      let kind =
        scalar.isASCII
        ? Self.separator : kinds.indices.contains(offset) ? kinds[offset] : Self.kind(of: scalar)
      switch kind {
      case Self.separator: endWord(&self)
      case Self.mark: break
      default:
        word.add(kind)
        hasLetter = true
      }
    }
    endWord(&self)
    if wordCount == 1 { all = [Self.hash([last.2])] }
    if wordCount == 2 { all = [Self.hash([last.1, last.2])] }
  }

  // What a scalar is; any other number is the folded letter.
  private static let separator: UInt32 = 0
  private static let mark: UInt32 = 1

  private static func kind(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.isArabicLetter ? folded(scalar).value : isOfWord(scalar) ? mark : separator
  }

  /// The kinds of U+0600 to U+06FF.
  private static let kinds = (0x0600...0x06FF as ClosedRange<UInt32>).map { value in
    Unicode.Scalar(value).map(kind) ?? separator
  }

  /// Whether a scalar does not separate words.
  package static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isArabicLetter || scalar.isArabicMark || scalar.isTatweel || scalar.isInvisibleControl
  }

  private static func hash(_ words: [UInt32]) -> UInt32 {
    var hash = WordHash()
    // A short phrase is recognized only where it is the whole text.
    hash.add(UInt32(words.count))
    for word in words { hash.add(word) }
    return hash.folded
  }

  /// Editions differ in hamzas, final yehs and teh marbutas.
  package static func folded(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "أ", "إ", "آ", "ٱ": "ا"
    case "ى", "ئ", "ی": "ي"
    case "ؤ": "و"
    case "ة": "ه"
    case "ک": "ك"
    default: letter
    }
  }
}
