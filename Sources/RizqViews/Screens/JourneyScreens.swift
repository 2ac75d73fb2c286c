import DuaLibrary
import HTML
import RizqFeatures

/// All journeys.
func journeysScreen(_ state: JourneysFeature.State, _ style: TextStyle) -> HTML<JourneysFeature.Action> {
  let others = state.active.isEmpty && state.featured.isEmpty ? "All" : "More"
  return section(.class("journeys")) {
    h1 { "Journeys" }
    for (name, journeys) in [("Yours", state.active), ("Featured", state.featured), (others, state.others)]
    where !journeys.isEmpty {
      section(.key(name)) {
        h2 { name }
        ul(.class("cards")) {
          for summary in journeys { li(.key(summary.id.rawValue)) { card(summary, style) } }
        }
      }
    }
  }
}

private func card(_ summary: JourneysFeature.State.Summary, _ style: TextStyle) -> HTML<
  JourneysFeature.Action
> {
  let journey = summary.journey
  return article(.class("card"), .on(.click, .journeyTapped(journey.id))) {
    h3 {
      span(.aria(.hidden, true)) { "\(journey.emoji) " }
      button(.class("plain"), .on(.click, .journeyTapped(journey.id))) { style.inline(journey.name) }
      if journey.isPremium { span(.class("badge")) { "Premium" } }
    }
    style.paragraph(journey.description, class: "note")
    p(.class("facts")) {
      "\(journey.minutes) min · \(journey.xp) XP a day · \(summary.done) of \(journey.steps.count) today"
    }
    if summary.done > 0 {
      meter(
        .attribute(.min, "0"),
        .attribute(.max, "\(journey.steps.count)"),
        .value("\(summary.done)"),
        .aria(.label, "Steps of today")
      )
    }
  }
}

/// A journey with its steps.
func journeyScreen(_ state: JourneyDetailFeature.State, _ style: TextStyle) -> HTML<
  JourneyDetailFeature.Action
> {
  section(.class("journey")) {
    h1 {
      span(.aria(.hidden, true)) { "\(state.journey.emoji) " }
      style.inline(state.journey.name)
      if state.journey.isPremium { span(.class("badge")) { "Premium" } }
    }
    style.paragraph(state.journey.description, class: "note")
    p(.role("status")) {
      "\(state.done) of \(state.journey.steps.count) today · \(state.earnedXP) of \(state.totalXP) XP"
    }
    meter(
      .attribute(.min, "0"),
      .attribute(.max, "\(state.journey.steps.count)"),
      .value("\(state.done)"),
      .aria(.label, "Steps of today")
    )
    div(.class("buttons")) {
      button(.aria(.pressed, state.isSubscribed), .on(.click, .subscriptionToggled)) {
        state.isSubscribed ? "Following" : "Follow"
      }
      button(.class("primary"), .on(.click, .startTapped)) { state.done == 0 ? "Start" : "Continue" }
    }
    for slot in state.slots {
      section(.key(slot.slot.rawValue)) {
        h2 { slot.slot.rawValue.capitalized }
        ol(.class("steps")) {
          for step in slot.steps {
            li(.key(step.id.rawValue)) {
              button(.class("step", step.isCompleted ? "done" : nil), .on(.click, .stepTapped(step.id))) {
                span(.class("check"), .aria(.label, step.isCompleted ? "Completed" : "Open")) {
                  step.isCompleted ? "✓" : "○"
                }
                span { style.inline(step.dua.title) }
                small { "\(step.dua.xp) XP" }
              }
            }
          }
        }
      }
    }
  }
}
