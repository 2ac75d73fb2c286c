import ComposableMacros
import DuaLibrary
import HTML
import RizqFeatures

/// The habits of today.
func adkharScreen(_ state: AdkharFeature.State, _ style: TextStyle) -> HTML<AdkharFeature.Action> {
  section(.class("adkhar")) {
    h1 { "Adkhar" }
    p(.role("status")) { "\(state.done) of \(state.total) today · 🔥 \(state.streak)" }
    if state.total == 0 {
      p(.class("note")) { "Follow a journey, or add duas of the library to a part of your day." }
    } else {
      button(.class("primary"), .disabled(state.done == state.total), .on(.click, .quickPracticeTapped)) {
        state.done == state.total ? "All done" : "Practice the next"
      }
    }
    for slot in TimeSlot.allCases where !state.items(in: slot).isEmpty {
      section(.key(slot.rawValue)) {
        h2 { slot.rawValue.capitalized }
        ul(.class("steps")) {
          for item in state.items(in: slot) { li(.key(item.dua.id.rawValue)) { row(item, style) } }
        }
      }
    }
    if let practice = state.practice {
      sheet(style.text(practice.dua.title), close: .practice(.dismiss)) {
        practiceScreen(practice, style).map { AdkharFeature.Action.practice(.presented($0)) }
      }
    }
  }
}

private func row(_ item: AdkharFeature.State.Item, _ style: TextStyle) -> HTML<AdkharFeature.Action> {
  HTML {
    button(.class("step", item.isCompleted ? "done" : nil), .on(.click, .itemTapped(item.habit))) {
      span(.class("check"), .aria(.label, item.isCompleted ? "Completed" : "Open")) {
        item.isCompleted ? "✓" : "○"
      }
      span { style.inline(item.dua.title) }
      small { "\(item.dua.xp) XP" }
    }
    if item.isOwn {
      button(
        .class("remove"),
        .aria(.label, "Remove \(style.text(item.dua.title))"),
        .on(.click, .removeTapped(item.habit))
      ) {
        "✕"
      }
    }
  }
}
