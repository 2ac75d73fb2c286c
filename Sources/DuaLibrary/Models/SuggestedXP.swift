/// The experience points that the RIZQ formula suggests for a dua, term by term.
///
/// `15 + length + repetitions + difficulty`, at most 100. The formula is advice: a dua may earn more or less.
public struct SuggestedXP: Equatable, Sendable {
  /// The points that a dua may earn.
  public static let allowed = 15...100
  /// The points of every dua.
  public static let base = 15

  /// 10 for a text of more than 150 UTF-16 units, 5 for more than 50, otherwise 0.
  public let length: Int
  /// 5 for every repetition beyond the first, at most 20.
  public let repetitions: Int
  /// 20 for advanced, 10 for intermediate, 0 for beginner.
  public let difficulty: Int

  /// `arabicLength` is counted in UTF-16 units, as the app does.
  public init(arabicLength: Int, repetitions: Int, difficulty: Difficulty) {
    length = arabicLength > 150 ? 10 : arabicLength > 50 ? 5 : 0
    self.repetitions = (min(max(repetitions, 1), 5) - 1) * 5
    self.difficulty =
      switch difficulty {
      case .beginner: 0
      case .intermediate: 10
      case .advanced: 20
      }
  }

  /// The sum of the terms, at most 100.
  public var total: Int { min(Self.base + length + repetitions + difficulty, Self.allowed.upperBound) }
}
