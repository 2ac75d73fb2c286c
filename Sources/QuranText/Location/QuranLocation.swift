import DuaLibrary

/// A run of a text that stands in the Quran.
public struct QuranLocation: Hashable, Sendable {
  /// The verses that hold the run, in the order of the mushaf, at most ``referenceLimit``. Never empty.
  public let references: [QuranReference]
  /// The run's places among the words of the text.
  public let words: Range<Int>
  /// Bytes of the text's UTF-8.
  public let bytes: Range<Int>
  /// Whether the run stands between ﴿ and ﴾.
  public let isMarked: Bool

  /// Single words are in up to 2,700 verses, which tell nothing about a quotation.
  package static let referenceLimit = 64
}
