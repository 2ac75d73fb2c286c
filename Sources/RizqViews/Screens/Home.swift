import HTML
import RizqFeatures

/// The first screen as far as the habits of today: the greeting, and what was done today and this week.
func homeSummary(_ state: HomeFeature.State) -> HTML<HomeFeature.Action> {
  HTML {
    h1 {
      state.greeting.words
      if !state.userName.isEmpty {
        ", "
        bdi { state.userName }
      }
    }
    level(state)
    week(state)
  }
}

/// The rest of the first screen.
func homeSuggestions(_ state: HomeFeature.State, _ style: TextStyle) -> HTML<HomeFeature.Action> {
  HTML {
    if let dua = state.duaOfTheDay {
      article(.class("card"), .aria(.label, "Dua of the day")) {
        p(.class("eyebrow")) { "Dua of the day" }
        h2 { style.inline(dua.title) }
        style.arabic(of: dua)
        style.paragraph(dua.translation, class: "translation")
        div(.class("buttons")) {
          button(.class("primary"), .on(.click, .duaOfTheDayTapped)) { "Practice" }
        }
      }
    }
    achievements(state.achievements)
  }
}

private func level(_ state: HomeFeature.State) -> HTML<HomeFeature.Action> {
  section(.class("card", "level"), .aria(.label, "Level")) {
    p {
      strong { "Level \(state.level.number)" }
      " · \(state.totalXP) XP"
    }
    meter(
      .attribute(.min, "0"),
      .attribute(.max, "\(state.level.length)"),
      .value("\(state.level.xp)"),
      .aria(.label, "XP of this level: \(state.level.xp) of \(state.level.length)")
    )
    p(.class("facts")) {
      "\(state.level.length - state.level.xp) XP to level \(state.level.number + 1)"
    }
    dl(.class("figures")) {
      figure("Duas today", "\(state.completedToday)")
      figure("XP today", "\(state.xpToday)")
      figure(state.streak == 1 ? "Day in a row" : "Days in a row", "🔥 \(state.streak)")
    }
  }
}

private func figure<Action>(_ name: String, _ value: String) -> HTML<Action> {
  div {
    dt { name }
    dd { value }
  }
}

private func week(_ state: HomeFeature.State) -> HTML<HomeFeature.Action> {
  section(.class("week"), .aria(.label, "This week")) {
    ol {
      for day in state.week {
        li(
          .key(day.day.number),
          .class(day.isToday ? "today" : nil, day.isActive ? "active" : nil),
          .when(day.isToday, .aria(.current, "date")),
          .aria(.label, "\(name(of: day.day)), \(day.day)\(day.isActive ? ", practiced" : "")")
        ) {
          small { String(name(of: day.day).prefix(1)) }
          div { day.isActive ? "✓" : "\(day.day.dayOfMonth)" }
        }
      }
    }
  }
}

private func name(of day: Day) -> String {
  ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][day.weekday - 1]
}

private func achievements(_ all: [AchievementStatus]) -> HTML<HomeFeature.Action> {
  section(.class("achievements")) {
    h2 { "Achievements" }
    ul {
      for status in all {
        li(.key(status.id), .class(status.isReached ? "reached" : nil)) {
          span(.class("emoji"), .aria(.hidden, true)) { status.achievement.emoji }
          span { status.achievement.title }
          small {
            status.isReached ? "Reached" : "\(status.value) of \(status.achievement.condition.goal)"
          }
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
