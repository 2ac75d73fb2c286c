/// A word with the status of its letters.
public struct TashkeelWord: Equatable, Sendable {
  /// A letter with its status.
  public struct Letter: Equatable, Sendable {
    /// Whether the letter has its marks.
    public internal(set) var status: LetterTashkeel
    /// The range of the letter with its marks, in UTF-8 bytes of the text.
    public let range: Range<Int>
  }

  /// The letters of the word, in order.
  public internal(set) var letters: [Letter]
  /// The range of the word, in UTF-8 bytes of the text.
  public let range: Range<Int>

  /// Whether no letter is half marked, implied or missing its mark.
  public var isComplete: Bool { !letters.contains { $0.status.isIncomplete } }
}
