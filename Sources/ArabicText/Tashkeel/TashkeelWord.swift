/// A word, and how its letters stand with their marks.
public struct TashkeelWord: Equatable, Sendable {
  public struct Letter: Equatable, Sendable {
    public internal(set) var status: LetterTashkeel
    /// Where the letter is with its marks, in UTF-8 bytes of the text.
    public let range: Range<Int>
  }

  public internal(set) var letters: [Letter]
  /// Where the word is, in UTF-8 bytes of the text.
  public let range: Range<Int>

  /// Whether no letter is half marked, implied or missing its mark.
  public var isComplete: Bool { !letters.contains { $0.status.isIncomplete } }
}
