import DuaLibrary

/// A run of a text that occurs in the Quran.
public struct QuranLocation: Hashable, Sendable {
  /// The verses that contain the run, in the order of the mushaf, at most ``referenceLimit``. Never empty.
  public let references: [QuranReference]
  /// The range of the run among the words of the text.
  public let words: Range<Int>
  /// Bytes of the text's UTF-8.
  public let bytes: Range<Int>
  /// Whether the run is between ﴿ and ﴾.
  public let isMarked: Bool

  /// Single words occur in up to 2,700 verses, so a long list is not evidence of a quotation.
  package static let referenceLimit = 64
}
