/// Whether a letter has its marks (tashkeel).
public enum LetterTashkeel: String, Sendable, CaseIterable {
  /// The orthography leaves it unmarked: alefs, long vowels, assimilated letters, the end before a pause.
  case exempt
  /// It has the marks that it needs.
  case ok
  /// It has a shadda, but no vowel.
  case half
  /// It has a vowel, but no shadda where the letter is doubled: a sun letter after the article, a particle such as `إِنَّ`.
  case undoubled
  /// It has no vowel, but the spelling implies it: before an alef, before teh marbuta, on hamza below.
  case implied
  /// It is unmarked where it may have no vowel.
  case weak
  /// It is unmarked where a mark is required.
  case missing

  /// Whether a word with such a letter is incompletely marked.
  public var isIncomplete: Bool {
    switch self {
    case .half, .undoubled, .implied, .missing: true
    case .exempt, .ok, .weak: false
    }
  }
}

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
