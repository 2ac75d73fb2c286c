import UnicodeText

/// How two texts in Arabic letters are related, if they are the same supplication or one contains the other.
public struct TextComparison: Hashable, Sendable {
  /// What the second text is to the first.
  public enum Relation: String, Sendable {
    /// The texts are the same supplication.
    case same
    /// The second text is a part of the first.
    case isPart
    /// The second text contains the first.
    case contains
  }

  /// What the second text is to the first.
  public let relation: Relation
  /// Where the words differ, in their order; of a part, only within it.
  public let differences: [WordDifference]
  /// The number of words that differ in more than marks.
  public let differingWords: Int
  /// The number of words of the longer text; of the part, if one contains the other.
  public let words: Int

  /// Whether all words have the same letters, apart from hamzas. Marks and spaces may differ.
  public var hasSameLetters: Bool { differingWords == 0 }

  /// Nil if the texts differ more than wordings of one supplication.
  ///
  /// - Parameter offset: The index of a shared phrase in the first text less its index in the second, in words.
  init?(_ first: [ComparedWord], _ second: [ComparedWord], offset: Int) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    if let same = Self(same: first, second) {
      self = same
    } else if first.count <= second.count {
      self.init(part: first, of: second, offset: -offset, .contains)
    } else {
      self.init(part: second, of: first, offset: offset, .isPart)
    }
  }

  private init?(same first: [ComparedWord], _ second: [ComparedWord]) {
    let count = max(first.count, second.count)
    let limit = Self.limit(count)
    guard count <= Self.longestText else {
      guard first.lazy.flatMap(\.letters).elementsEqual(second.lazy.flatMap(\.letters)) else { return nil }
      self.init(.same, [], count, isReversed: false)
      return
    }
    guard abs(first.count - second.count) <= limit + 4,
      let alignment = WordAlignment(first, second, offset: 0, isPart: false, limit: limit)
    else { return nil }
    let differences = WordDifference.differences(first, second, alignment)
    guard !differences.contains(where: \.isContrast) else { return nil }
    self.init(.same, differences, count, isReversed: false)
  }

  private init?(part: [ComparedWord], of text: [ComparedWord], offset: Int, _ relation: Relation) {
    guard (Self.shortestPart...Self.longestText).contains(part.count),
      let alignment = WordAlignment(part, text, offset: offset, isPart: true, limit: Self.limit(part.count))
    else { return nil }
    let differences = WordDifference.differences(part, text, alignment)
    guard !differences.contains(where: \.isContrast) else { return nil }
    self.init(relation, differences, part.count, isReversed: relation == .isPart)
  }

  private init(_ relation: Relation, _ differences: [WordDifference], _ words: Int, isReversed: Bool) {
    self.relation = relation
    self.differences = isReversed ? differences.map(\.reversed) : differences
    self.words = words
    differingWords = differences.reduce(0) { $0 + ($1.kind == .marks ? 0 : $1.wordCount) }
  }

  /// Longer texts are one only if all their letters are the same.
  private static let longestText = 2000
  /// Shorter texts are phrases of many supplications.
  private static let shortestPart = 5

  /// How much texts of this number of words may differ, in halves of a word: nothing in the shortest, in which every word counts, and
  /// one word of ten in long ones.
  private static func limit(_ words: Int) -> Int {
    switch words {
    case ..<4: 0
    case ..<10: 1
    default: min(words / 5, 40)
    }
  }
}

extension WordDifference {
  fileprivate var reversed: WordDifference { WordDifference(first: second, second: first, kind: kind) }

  fileprivate var wordCount: Int {
    max(ComparedWord.words(of: first).count, ComparedWord.words(of: second).count)
  }

  /// Whether the words say the opposite, by which supplications for the morning and the evening are distinguished.
  fileprivate var isContrast: Bool {
    guard kind == .words, !first.isEmpty, !second.isEmpty else { return false }
    let lhs = ComparedWord.words(of: first).map { String(scalars: $0.letters) }
    let rhs = ComparedWord.words(of: second).map { String(scalars: $0.letters) }
    func has(_ words: [String], _ stems: [String]) -> Bool {
      words.contains { word in stems.contains { word.contains($0) } }
    }
    return Self.contrasts.contains { stems, others in
      has(lhs, stems) && has(rhs, others) || has(lhs, others) && has(rhs, stems)
    }
  }

  private static let contrasts: [(stems: [String], others: [String])] = [
    (["صبح", "صباح"], ["امسي", "مساء", "تمسي"]), (["يوم", "نهار"], ["ليل"]), (["خير"], ["شر"]),
    (["جنه"], ["نار"]), (["دخل", "دخول"], ["خرج", "خروج"]),
  ]
}
