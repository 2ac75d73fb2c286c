import ComposableMacros
import DuaLibrary
import Foundation

/// The first screen: a greeting, what was done today and this week, and the dua of the day.
@Reducer
public struct HomeFeature {
  @ObservableState
  public struct State: Equatable {
    /// The name by which the user is greeted; empty before they have given one.
    @SharedReader(.userName) public var userName
    @SharedReader(.library) var content
    @SharedReader(.today) var today
    @SharedReader(.progress) var progress
    /// By the hour at which the screen appeared last.
    public internal(set) var greeting = Greeting.morning
    /// The day with which weeks begin: 1 for Sunday.
    var firstWeekday = 1

    public init() {}

    /// The level that all XP of the user give.
    public var level: Level { Level(totalXP: progress.totalXP) }
    /// All XP of the user.
    public var totalXP: Int { progress.totalXP }
    /// The XP of the duas that were completed today.
    public var xpToday: Int { progress.xp(on: today) }
    /// The number of duas that were completed today.
    public var completedToday: Int { progress.days[today]?.count ?? 0 }
    /// The number of days in a row with a completion, as ``UserProgress/streak(on:)`` counts them for today.
    public var streak: Int { progress.streak(on: today) }

    /// The days of this week.
    public var week: [WeekDay] {
      let start = today.advanced(by: -((today.weekday - firstWeekday + 7) % 7))
      return (0..<7).map { offset in
        let day = start.advanced(by: offset)
        return WeekDay(day: day, isToday: day == today, isActive: progress.days[day] != nil)
      }
    }

    /// A day of this week.
    public struct WeekDay: Equatable, Identifiable {
      /// The day of the calendar.
      public let day: Day
      /// Whether it is the current day.
      public let isToday: Bool
      /// Whether a dua was completed on the day.
      public let isActive: Bool
      public var id: Day { day }
    }

    /// The same for everyone who has the same library, all day; nil until there is a library with a dua.
    public var duaOfTheDay: Dua? {
      guard let duas = content.library?.duas, !duas.isEmpty else { return nil }
      let index = today.number % duas.count * Self.dailyStep(among: duas.count) % duas.count
      return duas[(index + duas.count) % duas.count]
    }

    /// The number of duas from that of a day to that of the next one. Without a common divisor with the number of all, so that every
    /// dua has its day, and of more than half of them, so that neighbors in the library are not shown on two days in a row.
    private static func dailyStep(among count: Int) -> Int {
      var step = max(1, count * 618 / 1_000)
      while greatestCommonDivisor(step, count) > 1 { step += 1 }
      return step
    }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
      var (first, second) = (first, second)
      while second != 0 { (first, second) = (second, first % second) }
      return first
    }

    /// Those that were reached, then the others.
    public var achievements: [AchievementStatus] {
      let all = Achievement.all.map { AchievementStatus($0, progress) }
      return all.filter(\.isReached) + all.filter { !$0.isReached }
    }
  }

  public enum Action: Equatable {
    /// The screen has appeared, or the app is used again.
    case appeared
    /// Asks the parent to practice the dua of the day.
    case duaOfTheDayTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user wants to practice a dua.
      case practiceRequested(Dua)
    }
  }

  @Dependency(\.date) var date
  @Dependency(\.calendar) var calendar
  @Dependency(\.timeZone) var timeZone

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        var calendar = calendar
        calendar.timeZone = timeZone
        state.greeting = Greeting(hour: calendar.component(.hour, from: date.now))
        state.firstWeekday = calendar.firstWeekday
        return .none

      case .duaOfTheDayTapped:
        guard let dua = state.duaOfTheDay else { return .none }
        return .send(.delegate(.practiceRequested(dua)))

      case .delegate:
        return .none
      }
    }
  }
}

/// How the user is greeted.
public enum Greeting: String, CaseIterable, Equatable, Sendable {
  case morning, afternoon, evening, night

  /// - Parameter hour: 0 to 23.
  public init(hour: Int) {
    switch hour {
    case 4..<12: self = .morning
    case 12..<17: self = .afternoon
    case 17..<22: self = .evening
    default: self = .night
    }
  }
}
