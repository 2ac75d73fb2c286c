import HTML
import RizqFeatures

/// The first screen.
func homeScreen(_ state: HomeFeature.State, _ style: TextStyle) -> HTML<HomeFeature.Action> {
  section(.class("home")) {
    h1 {
      state.greeting.words
      if !state.userName.isEmpty {
        ", "
        bdi { state.userName }
      }
    }
    levelBar(state)
    week(state)
    if let dua = state.duaOfTheDay {
      article(.class("card"), .aria(.label, "Dua of the day")) {
        p(.class("eyebrow")) { "Dua of the day" }
        h2 { style.text(dua.title) }
        style.arabic(of: dua)
        button(.class("primary"), .on(.click, .duaOfTheDayTapped)) { "Practice" }
      }
    }
    achievements(state.achievements)
  }
}

private func levelBar(_ state: HomeFeature.State) -> HTML<HomeFeature.Action> {
  section(.class("level"), .aria(.label, "Level")) {
    p {
      strong { "Level \(state.level.number)" }
      " · \(state.totalXP) XP · \(state.xpToday) today"
    }
    meter(
      .attribute(.min, "0"),
      .attribute(.max, "\(state.level.length)"),
      .value("\(state.level.xp)"),
      .aria(.label, "XP of this level: \(state.level.xp) of \(state.level.length)")
    )
  }
}

private func week(_ state: HomeFeature.State) -> HTML<HomeFeature.Action> {
  section(.class("week"), .aria(.label, "This week")) {
    p { state.streak == 1 ? "🔥 1 day in a row" : "🔥 \(state.streak) days in a row" }
    ol {
      for day in state.week {
        li(
          .key(day.day.number),
          .class(day.isToday ? "today" : nil, day.isActive ? "active" : nil),
          .aria(.label, "\(day.day)\(day.isActive ? ", practiced" : "")")
        ) {
          small { weekdays[day.day.weekday - 1] }
          div { day.isActive ? "✓" : "·" }
        }
      }
    }
  }
}

/// The initials of the days of the week, from Sunday.
private let weekdays = ["S", "M", "T", "W", "T", "F", "S"]

private func achievements(_ all: [AchievementStatus]) -> HTML<HomeFeature.Action> {
  section(.class("achievements")) {
    h2 { "Achievements" }
    ul {
      for status in all {
        li(.key(status.id), .class(status.isReached ? "reached" : nil)) {
          "\(status.achievement.emoji) \(status.achievement.title) "
          small { "\(status.value) of \(status.achievement.condition.goal)" }
        }
      }
    }
  }
}

extension Greeting {
  fileprivate var words: String {
    switch self {
    case .morning: "Good morning"
    case .afternoon: "Good afternoon"
    case .evening: "Good evening"
    case .night: "Peace be with you"
    }
  }
}
