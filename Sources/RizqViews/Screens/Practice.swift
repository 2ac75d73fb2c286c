import DuaLibrary
import HTML
import RizqFeatures

/// A practice: the dua, and a large button that counts its recitations.
func practiceScreen(_ state: PracticeFeature.State, _ style: TextStyle) -> HTML<PracticeFeature.Action> {
  section(.class("practice")) {
    h1 { style.inline(state.dua.title) }
    div(.class("pages"), .role("tablist")) {
      for page in PracticeFeature.State.Page.allCases {
        button(
          .key(page.rawValue),
          .role("tab"),
          .aria(.selected, state.page == page),
          .on(.click, .pageSelected(page))
        ) { page == .text ? "Text" : "Context" }
      }
    }
    switch state.page {
    case .text: texts(state, style)
    case .context: context(state.dua, style)
    }
    if state.hasEarnedXP { p(.class("earned")) { "✓ Completed today · \(state.xpToday) XP" } }
    counter(state)
    if state.isCelebrating { celebration(state, style) }
  }
}

private func texts(_ state: PracticeFeature.State, _ style: TextStyle) -> HTML<PracticeFeature.Action> {
  // A short text is centered; the lines of a long one are easier to follow from their beginnings.
  div(.class("texts", state.dua.arabic.unicodeScalars.count <= 160 ? "short" : nil), .role("tabpanel")) {
    style.arabic(of: state.dua)
    if state.showsTransliteration { style.transliteration(of: state.dua) }
    if state.showsTranslation { style.paragraph(state.dua.translation, class: "translation") }
    div(.class("toggles")) {
      if state.dua.transliteration != nil {
        button(.aria(.pressed, state.showsTransliteration), .on(.click, .transliterationToggled)) {
          "Transliteration"
        }
      }
      button(.aria(.pressed, state.showsTranslation), .on(.click, .translationToggled)) { "Translation" }
    }
  }
}

private func context(_ dua: Dua, _ style: TextStyle) -> HTML<PracticeFeature.Action> {
  div(.class("context"), .role("tabpanel")) {
    for (name, text) in [
      ("Best time", dua.bestTime), ("Benefit", dua.benefit), ("Context", dua.context),
      ("The Prophet’s example", dua.propheticContext),
    ] where !text.isEmpty {
      section(.key(name)) {
        h2 { name }
        style.paragraph(text, class: "note")
      }
    }
  }
}

private func counter(_ state: PracticeFeature.State) -> HTML<PracticeFeature.Action> {
  div(.class("counter")) {
    meter(
      .attribute(.min, "0"),
      .attribute(.max, "\(state.goal)"),
      .value("\(min(state.count, state.goal))"),
      .aria(.label, "Recitations")
    )
    button(.disabled(state.count == 0), .on(.click, .undoTapped)) { "Undo" }
    button(
      .class("count", state.isComplete ? "complete" : nil),
      .disabled(state.isComplete && !state.countsPastGoal),
      .aria(.label, "Count a recitation: \(state.count) of \(state.goal)"),
      .on(.click, .recited)
    ) {
      output { "\(state.count)" }
      small { "of \(state.goal)" }
    }
    button(.disabled(state.count == 0), .on(.click, .resetTapped)) { "Reset" }
  }
}

private func celebration(_ state: PracticeFeature.State, _ style: TextStyle) -> HTML<PracticeFeature.Action> {
  sheet("Completed", close: .celebrationDismissed) {
    div(.class("completion")) {
      p(.class("celebration"), .aria(.hidden, true)) { "🌟" }
      h2 { "Completed" }
      p { style.inline(state.dua.title) }
      p(.class("note")) {
        state.earnedXP > 0 ? "+\(state.earnedXP) XP" : "Its XP of today are earned already."
      }
    }
    div(.class("buttons")) {
      if let next = state.next {
        button(.class("primary"), .autofocus(), .on(.click, .nextTapped)) {
          "Next: "
          style.inline(next.title)
        }
      } else {
        button(.class("primary"), .autofocus(), .on(.click, .closeTapped)) { "Done" }
      }
    }
  }
}
