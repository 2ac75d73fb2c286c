import ComposableMacros
import HTML
import RizqFeatures

/// A form with one text.
///
/// - Parameters:
///   - question: What the user is to write.
///   - hasLines: Whether the text may have several lines.
func textForm(_ state: TextForm.State, _ question: String, hasLines: Bool = false) -> HTML<TextForm.Action> {
  form(.onSubmit(.saveTapped)) {
    label {
      span { question }
      if hasLines {
        textarea(
          .value(state.text),
          .autofocus(),
          .dir(.automatic),
          .onInput { .binding(.set(\.text, $0)) }
        )
      } else {
        input(.value(state.text), .autofocus(), .dir(.automatic), .onInput { .binding(.set(\.text, $0)) })
      }
    }
    p(.class("problem"), .role("status")) { state.text.isEmpty ? "" : state.problem ?? "" }
    div(.class("buttons")) {
      button(.type("button"), .on(.click, .cancelTapped)) { "Cancel" }
      // It submits the form, as Enter does. A disabled button would keep Enter from saving what was typed just now.
      button(.class("primary"), .aria(.disabled, state.problem != nil)) { "Save" }
    }
  }
}
