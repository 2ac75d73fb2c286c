import DuaLibrary

/// A short course on a dua, word by word: each chapter is a few words with their transliterations, and a quiz about them.
public struct Course: Equatable, Sendable {
  /// A word of the dua.
  public struct Word: Equatable, Sendable {
    /// As the text of the dua has it.
    public let arabic: String
    /// The word at the same position in the transliteration.
    public let transliteration: String

    /// The transliteration without punctuation around it, in lowercase: `ant,` is read as `Ant`.
    var reading: String { transliteration.withoutPunctuation.lowercased() }
    /// Whether it is the same word, however it is read at its place.
    func isSameWord(as other: Word) -> Bool { arabic.withoutPunctuation == other.arabic.withoutPunctuation }
  }

  /// A few words of the dua in a row, at most five.
  public struct Chapter: Equatable, Identifiable, Sendable {
    /// The index among the chapters.
    public let id: Int
    /// In the order of the dua.
    public let words: [Word]
  }

  /// In the order of the dua; at least one.
  public let chapters: [Chapter]

  /// Nil if the transliteration does not have a word for each word of the text, or the dua has too few different words for a choice of
  /// answers.
  public init?(of dua: Dua) {
    guard let transliteration = dua.transliteration else { return nil }
    let (arabic, latin) = (Self.words(of: dua.arabic), Self.words(of: transliteration))
    guard arabic.count == latin.count else { return nil }
    let words = zip(arabic, latin).map(Word.init)
    guard Set(words.map(\.reading)).count >= Self.fewestAnswers,
      Set(words.map(\.arabic.withoutPunctuation)).count >= Self.fewestAnswers
    else { return nil }
    // Chapters of nearly one length: four words and one would leave a chapter with a single question.
    let count = (words.count + Self.longestChapter - 1) / Self.longestChapter
    chapters = (0..<count).map { index in
      Chapter(id: index, words: Array(words[words.count * index / count..<words.count * (index + 1) / count]))
    }
  }

  /// The transliterations of other words of the dua, as wrong answers: each reading once, in their order. How the word itself is read
  /// elsewhere, as at the end of a sentence, is not wrong.
  func otherAnswers(than word: Word) -> [String] {
    let words = chapters.flatMap(\.words)
    var seen = Set(words.filter(word.isSameWord).map(\.reading))
    seen.insert(word.reading)
    return words.filter { seen.insert($0.reading).inserted }.map(\.transliteration)
  }

  private static let longestChapter = 5
  private static let fewestAnswers = 3

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
  }
}

extension String {
  /// The text without punctuation at its beginning and its end.
  fileprivate var withoutPunctuation: String {
    let scalars = unicodeScalars.drop { $0.isPunctuation }
    guard let last = scalars.lastIndex(where: { !$0.isPunctuation }) else { return "" }
    return String(scalars[...last])
  }
}

extension Unicode.Scalar {
  /// Whether it is a comma, a bracket and the like.
  package var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
