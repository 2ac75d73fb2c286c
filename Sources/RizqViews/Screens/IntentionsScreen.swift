import ComposableMacros
import HTML
import RizqFeatures

/// The intentions of today.
func intentionsScreen(_ state: IntentionsFeature.State) -> HTML<IntentionsFeature.Action> {
  section(.class("intentions")) {
    h1 { "Intentions" }
    p(.role("status")) {
      if state.intentions.isEmpty {
        "What do you want to do today? What is left undone stays for tomorrow."
      } else {
        state.open == 0 ? "All is done." : state.open == 1 ? "1 is open" : "\(state.open) are open"
      }
    }
    ul(.class("steps")) {
      for intention in state.intentions {
        li(.key(intention.id.uuidString)) {
          input(
            .type("checkbox"),
            .checked(intention.isDone),
            .aria(.label, "Done: \(intention.text)"),
            .onToggle { $0 == intention.isDone ? nil : .view(.doneToggled(intention.id)) }
          )
          button(
            .class("step", intention.isDone ? "done" : nil),
            .dir(.automatic),
            .on(.click, .view(.intentionTapped(intention.id)))
          ) {
            intention.text
          }
          button(
            .class("remove"),
            .aria(.label, "Remove \(intention.text)"),
            .on(.click, .view(.removeTapped(intention.id)))
          ) { "✕" }
        }
      }
    }
    div(.class("buttons")) {
      button(.class("primary"), .on(.click, .view(.addTapped))) { "New intention" }
      if state.intentions.contains(where: \.isDone) {
        button(.on(.click, .view(.removeDoneTapped))) { "Remove what is done" }
      }
    }
    if let destination = state.destination { view(of: destination) }
  }
}

private func view(of destination: IntentionsFeature.Destination.State) -> HTML<IntentionsFeature.Action> {
  switch destination {
  case .form(let state):
    sheet("Intention", close: .destination(.dismiss)) {
      textForm(state, "What do you intend to do?", hasLines: true)
        .map { IntentionsFeature.Action.destination(.presented(.form($0))) }
    }
  case .alert(let alert):
    dialog(title: alert.title, message: alert.message, buttons: alert.buttons) { choice in
      choice.map { .destination(.presented(.alert($0))) } ?? .destination(.dismiss)
    }
  }
}
