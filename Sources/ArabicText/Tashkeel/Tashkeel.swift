/// How completely a text is vocalized.
public struct Tashkeel: Equatable, Sendable {
  /// The share of marks that a text has.
  public enum Coverage: String, Sendable {
    /// Less than 35 % of the letters that should have marks do.
    case none
    /// Anything between the two.
    case partial
    /// At least 97 % of the letters, and of the words, are complete.
    case full
  }

  /// The words of the text, in order.
  public let words: [TashkeelWord]
  /// The share of letters, except exempt ones, that are marked or may have no vowel: 0 to 1.
  public let lenient: Double
  /// The share of letters, except exempt ones, that are marked: 0 to 1.
  public let strict: Double
  /// The share of words in which nothing is missing: 0 to 1.
  public let wordCoverage: Double
  /// Nil if no letter needs a mark, as in a text without Arabic.
  public let coverage: Coverage?

  /// Determines the status of every letter of a text.
  public init(of text: String) {
    words = TashkeelReader.words(of: text)
    var (marked, weak, due) = (0, 0, 0)
    for word in words {
      for letter in word.letters where letter.status != .exempt {
        due += 1
        if letter.status == .ok { marked += 1 } else if letter.status == .weak { weak += 1 }
      }
    }
    let complete = words.count { $0.isComplete }
    lenient = Self.share(marked + weak, of: due)
    strict = Self.share(marked, of: due)
    wordCoverage = Self.share(complete, of: words.count)
    coverage = due == 0 ? nil : Self.coverage(lenient: lenient, words: wordCoverage)
  }

  /// The words in which a mark is missing.
  public var incompleteWords: [TashkeelWord] { words.filter { !$0.isComplete } }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 1 : Double(part) / Double(whole)
  }

  private static func coverage(lenient: Double, words: Double) -> Coverage {
    if lenient < 0.35 { return .none }
    return lenient >= 0.97 && words >= 0.97 ? .full : .partial
  }
}
