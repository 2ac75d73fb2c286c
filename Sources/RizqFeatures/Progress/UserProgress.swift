import DuaLibrary

/// What a user has practiced, and what they want to practice.
///
/// It changes only by a ``ProgressChange``, so that the value in memory and the stored one change in the same way.
public struct UserProgress: Equatable, Sendable {
  /// The XP of each dua that was completed on a day, by the days.
  public internal(set) var days: [Day: [Dua.ID: Int]] = [:]
  /// Practices that have begun, and are not completed.
  public internal(set) var counts: [Dua.ID: Count] = [:]
  /// The journeys whose steps are habits.
  public internal(set) var journeys: Set<Journey.ID> = []
  /// The habits that the user has chosen one by one.
  public internal(set) var habits: Set<Habit> = []

  /// How often a dua has been recited on a day.
  public struct Count: Equatable, Sendable {
    /// The day on which the count last changed.
    public var day: Day
    /// The number of recitations on that day.
    public var recitations: Int

    public init(day: Day, recitations: Int) { (self.day, self.recitations) = (day, recitations) }
  }

  /// The progress of a new user.
  public init() {}
}

/// A dua that the user recites every day, in a slot of the day.
public struct Habit: Hashable, Sendable {
  /// The id of the dua.
  public var dua: Dua.ID
  /// When the user recites it.
  public var slot: TimeSlot

  public init(dua: Dua.ID, slot: TimeSlot) { (self.dua, self.slot) = (dua, slot) }
}

// MARK: Totals

extension UserProgress {
  /// All XP.
  public var totalXP: Int { days.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// The XP of a day.
  public func xp(on day: Day) -> Int { days[day]?.values.reduce(0, +) ?? 0 }

  /// The number of completions: a dua counts once a day.
  public var completionCount: Int { days.values.reduce(0) { $0 + $1.count } }

  /// The duas that were completed on any day.
  public var completedDuas: Set<Dua.ID> { days.values.reduce(into: []) { $0.formUnion($1.keys) } }

  /// Whether a dua was completed on a day.
  public func isCompleted(_ dua: Dua.ID, on day: Day) -> Bool { days[day]?[dua] != nil }

  /// How often a dua has been recited on a day in a practice that is not completed.
  public func recitations(of dua: Dua.ID, on day: Day) -> Int {
    counts[dua].map { $0.day == day ? $0.recitations : 0 } ?? 0
  }

  /// The number of days in a row with a completion, up to a day. As long as nothing is completed on that day, the row up to the day
  /// before goes on.
  public func streak(on day: Day) -> Int {
    var first = days[day] == nil ? day.advanced(by: -1) : day
    var count = 0
    while days[first] != nil {
      count += 1
      first = first.advanced(by: -1)
    }
    return count
  }

  /// The longest row of days with a completion.
  public var longestStreak: Int {
    var (longest, length) = (0, 0)
    var last: Day?
    for day in days.keys.sorted() {
      length = last?.advanced(by: 1) == day ? length + 1 : 1
      longest = max(longest, length)
      last = day
    }
    return longest
  }
}
