import ComposableMacros
import HTML
import RizqFeatures

/// The intentions of today.
func intentionsScreen(_ state: IntentionsFeature.State) -> HTML<IntentionsFeature.Action> {
  section(.class("intentions")) {
    h1 { "Intentions" }
    p(.role("status")) { state.open == 1 ? "1 is open" : "\(state.open) are open" }
    ul(.class("steps")) {
      for intention in state.intentions {
        li(.key(intention.id.uuidString)) {
          input(
            .type("checkbox"),
            .checked(intention.isDone),
            .aria(.label, "Done: \(intention.text)"),
            .onToggle { $0 == intention.isDone ? nil : .view(.doneToggled(intention.id)) }
          )
          button(.class("step"), .dir(.automatic), .on(.click, .view(.intentionTapped(intention.id)))) {
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
      button(.on(.click, .view(.removeDoneTapped))) { "Remove what is done" }
      button(.class("primary"), .on(.click, .view(.addTapped))) { "New intention" }
    }
    if let destination = state.destination { view(of: destination) }
  }
}

private func view(of destination: IntentionsFeature.Destination.State) -> HTML<IntentionsFeature.Action> {
  switch destination {
  case .editor(let state):
    sheet("Intention", close: .destination(.dismiss)) {
      editor(state).map { IntentionsFeature.Action.destination(.presented(.editor($0))) }
    }
  case .alert(let alert):
    dialog(title: alert.title, message: alert.message, buttons: alert.buttons) { choice in
      choice.map { .destination(.presented(.alert($0))) } ?? .destination(.dismiss)
    }
  }
}

private func editor(_ state: IntentionEditor.State) -> HTML<IntentionEditor.Action> {
  form(.onSubmit(.saveTapped)) {
    label {
      span { "What do you intend to do?" }
      textarea(
        .value(state.intention.text),
        .autofocus(),
        .dir(.automatic),
        .onInput { .binding(.set(\.intention.text, $0)) }
      )
    }
    div(.class("buttons")) {
      button(.type("button"), .on(.click, .cancelTapped)) { "Cancel" }
      button(.class("primary"), .disabled(!state.isValid), .on(.click, .saveTapped)) { "Save" }
    }
  }
}
