import ArabicText
import UnicodeText

/// Words of one text that are others in another text.
public struct WordDifference: Hashable, Sendable {
  /// How the words differ.
  public enum Kind: String, Sendable {
    /// Other words, or words that only one of the texts has.
    case words
    /// A conjunction, or one letter of a long word.
    case letters
    /// Marks on the same letters that exclude each other; marks that one of the texts leaves out do not count.
    case marks
  }

  /// As written, with one space between words; empty where the other text has more words.
  public let first, second: String
  /// How the words differ.
  public let kind: Kind

  /// The characters in which the words differ, if each has at most two that the other has not: `U+064F ARABIC DAMMA`. Empty where
  /// the other has more characters.
  public var characters: (first: [String], second: [String])? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    var (lhs, rhs) = (Array(first.unicodeScalars)[...], Array(second.unicodeScalars)[...])
    while let scalar = lhs.first, scalar == rhs.first { (lhs, rhs) = (lhs.dropFirst(), rhs.dropFirst()) }
    while let scalar = lhs.last, scalar == rhs.last { (lhs, rhs) = (lhs.dropLast(), rhs.dropLast()) }
    guard lhs.count <= 2, rhs.count <= 2 else { return nil }
    return (lhs.map(\.codePointAndName), rhs.map(\.codePointAndName))
  }

  /// The differences of aligned texts, in their order.
  static func differences(
    _ first: [ComparedWord],
    _ second: [ComparedWord],
    _ alignment: WordAlignment
  ) -> [WordDifference] {
    var differences: [WordDifference] = []
    var (row, index) = (0, alignment.start)
    var run = (first: 0..<0, second: 0..<0)
    func endRun() {
      guard !run.first.isEmpty || !run.second.isEmpty else { return }
      let isOne = run.first.count == 1 && run.second.count == 1
      let isSimilar = isOne && first[run.first.lowerBound].isSimilar(to: second[run.second.lowerBound])
      differences.append(
        WordDifference(
          first: first[run.first].map(\.text).joined(separator: " "),
          second: second[run.second].map(\.text).joined(separator: " "),
          kind: isSimilar ? .letters : .words
        )
      )
    }
    for step in alignment.steps {
      let lengths = step.lengths
      switch step {
      case .similar, .other, .onlyFirst, .onlySecond:
        if run.first.isEmpty, run.second.isEmpty { run = (row..<row, index..<index) }
        run = (
          run.first.lowerBound..<row + lengths.first, run.second.lowerBound..<index + lengths.second
        )
      case .same, .twoOfFirst, .twoOfSecond:
        endRun()
        run = (0..<0, 0..<0)
        if step == .same, haveOtherMarks(first[row].text, second[index].text) {
          differences.append(
            WordDifference(first: first[row].text, second: second[index].text, kind: .marks)
          )
        }
      }
      (row, index) = (row + lengths.first, index + lengths.second)
    }
    endRun()
    return differences
  }

  /// Whether some letter has marks in each word that the other does not have there.
  private static func haveOtherMarks(_ first: String, _ second: String) -> Bool {
    let (lhs, rhs) = (MarkedWord.letters(of: first), MarkedWord.letters(of: second))
    return lhs.count == rhs.count
      && zip(lhs, rhs).contains { left, right in
        let (left, right) = (left.marks.intersection(.heard), right.marks.intersection(.heard))
        return !left.isSubset(of: right) && !right.isSubset(of: left)
      }
  }
}

extension MarkedWord {
  fileprivate static func letters(of text: String) -> [MarkedLetter] {
    words(of: Array(text.unicodeScalars)).flatMap(\.letters)
  }
}

extension ArabicMarks {
  /// Those that are written in one way in all editions.
  fileprivate static let heard: Self = [.harakat, .tanwin, .shadda, .sukun]
}
