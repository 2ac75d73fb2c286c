import DuaLibrary

/// Something that a user can reach, with its condition as data.
public struct Achievement: Equatable, Identifiable, Sendable {
  /// A unique name, such as `first-dua`.
  public let id: String
  /// What users read, in English.
  public let title: String
  /// Shown with the title.
  public let emoji: String
  /// When it is reached.
  public let condition: Condition

  /// What is counted, with the number that is to be reached.
  public enum Condition: Equatable, Sendable {
    /// Days in a row, at any time.
    case streak(Int)
    /// Completions on all days; a dua counts once a day.
    case completions(Int)
    /// Different duas.
    case duas(Int)
    /// The number of a ``Level``.
    case level(Int)
    /// Journeys that are followed.
    case journeys(Int)
    /// Completions on one day.
    case onOneDay(Int)

    /// The number that is to be reached.
    public var goal: Int {
      switch self {
      case .streak(let goal), .completions(let goal), .duas(let goal), .level(let goal), .journeys(let goal),
        .onOneDay(let goal):
        goal
      }
    }

    /// The number that has been reached.
    func value(in progress: UserProgress) -> Int {
      switch self {
      case .streak: progress.longestStreak
      case .completions: progress.completionCount
      case .duas: progress.completedDuas.count
      case .level: Level(totalXP: progress.totalXP).number
      case .journeys: progress.journeys.count
      case .onOneDay: progress.days.values.map(\.count).max() ?? 0
      }
    }
  }

  /// The achievements of the app. ``HomeFeature`` lists those that were reached and the others each in this order.
  public static let all = [
    Achievement(id: "first-dua", title: "First dua", emoji: "🌱", condition: .completions(1)),
    Achievement(id: "full-day", title: "Ten on one day", emoji: "☀️", condition: .onOneDay(10)),
    Achievement(id: "week", title: "A week in a row", emoji: "🔥", condition: .streak(7)),
    Achievement(id: "forty-days", title: "Forty days in a row", emoji: "🏔️", condition: .streak(40)),
    Achievement(id: "traveler", title: "On a journey", emoji: "🧭", condition: .journeys(1)),
    Achievement(id: "collector", title: "25 different duas", emoji: "📿", condition: .duas(25)),
    Achievement(id: "hundred", title: "100 completions", emoji: "💯", condition: .completions(100)),
    Achievement(id: "level-five", title: "Level 5", emoji: "⭐️", condition: .level(5)),
    Achievement(id: "level-ten", title: "Level 10", emoji: "🌟", condition: .level(10)),
  ]
}

/// How far a user is with an ``Achievement``.
public struct AchievementStatus: Equatable, Identifiable, Sendable {
  /// The achievement, reached or not.
  public let achievement: Achievement
  /// At most the goal.
  public let value: Int
  public var id: String { achievement.id }
  /// Whether the goal is reached. An achievement for following journeys is lost with them.
  public var isReached: Bool { value == achievement.condition.goal }

  init(_ achievement: Achievement, _ progress: UserProgress) {
    self.achievement = achievement
    value = min(achievement.condition.goal, achievement.condition.value(in: progress))
  }
}
