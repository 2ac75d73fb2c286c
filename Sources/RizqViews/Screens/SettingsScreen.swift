import ComposableMacros
import DuaLibrary
import HTML
import RizqFeatures

/// The settings.
///
/// - Parameter sample: A dua that shows what the fonts and sizes look like.
func settingsScreen(_ state: SettingsFeature.State, _ style: TextStyle, sample: Dua?) -> HTML<
  SettingsFeature.Action
> {
  section(.class("settings")) {
    h1 { "Settings" }
    button(.class("row"), .on(.click, .profileTapped)) {
      span { "Name" }
      bdi(.class("note")) { state.userName.isEmpty ? "Not given" : state.userName }
    }
    fieldset(.class("choices")) {
      legend { "Texts" }
      choice("Appearance", state.appearance) { .appearanceSelected($0) }
      choice("Font of Arabic", state.arabicFont) { .arabicFontSelected($0) }
      choice("Size of Arabic", state.arabicSize) { .arabicSizeSelected($0) }
      choice("Size of other texts", state.latinSize) { .latinSizeSelected($0) }
      if let sample {
        div(.class("sample")) {
          style.arabic(of: sample)
          style.paragraph(sample.translation, class: "translation")
        }
      }
    }
    fieldset {
      legend { "Practice" }
      for toggle in SettingsFeature.Toggle.allCases {
        box(toggle.rawValue, toggle.label, state.isOn(toggle), .toggled(toggle))
      }
    }
    fieldset {
      legend { "Reminders" }
      for slot in Reminder.Slot.allCases {
        box(
          slot.rawValue,
          "\(slot.rawValue.capitalized), \(slot.hour):00",
          state.reminders.contains(slot),
          .reminderToggled(slot)
        )
      }
    }
    data(state)
    if let destination = state.destination { destinationView(destination) }
  }
}

private func data(_ state: SettingsFeature.State) -> HTML<SettingsFeature.Action> {
  fieldset {
    legend { "Your data" }
    div(.class("buttons")) {
      if state.exported == nil {
        button(.on(.click, .exportTapped)) { "Export" }
      } else {
        button(.on(.click, .exportDismissed)) { "Hide the export" }
      }
      button(.class("destructive"), .on(.click, .resetTapped)) { "Reset all progress" }
    }
    if let exported = state.exported {
      textarea(
        .value(exported),
        .attribute(.readonly, true),
        .attribute(.rows, "8"),
        .aria(.label, "Exported data")
      )
    }
    label {
      span { "Data to import" }
      textarea(
        .value(""),
        .placeholder("Paste what was exported"),
        .attribute(.rows, "3"),
        .onChange { $0.isEmpty ? nil : .importSelected($0) }
      )
    }
    // Takes the focus from the field, which is when its text is read.
    div(.class("buttons")) { button(.type("button")) { "Import" } }
  }
}

private func choice<Value: RawRepresentable<String> & CaseIterable & Equatable>(
  _ name: String,
  _ selected: Value,
  _ action: @escaping (Value) -> SettingsFeature.Action
) -> HTML<SettingsFeature.Action> {
  label {
    span { name }
    select(.value(selected.rawValue), .onChange { Value(rawValue: $0).map(action) }) {
      for value in Value.allCases {
        option(.key(value.rawValue), .value(value.rawValue)) { value.rawValue.capitalized }
      }
    }
  }
}

private func box(_ key: String, _ name: String, _ isOn: Bool, _ action: SettingsFeature.Action) -> HTML<
  SettingsFeature.Action
> {
  label(.key(key)) {
    input(.type("checkbox"), .checked(isOn), .onToggle { $0 == isOn ? nil : action })
    name
  }
}

private func destinationView(_ destination: SettingsFeature.Destination.State) -> HTML<SettingsFeature.Action>
{
  switch destination {
  case .profile(let profile):
    sheet("Your name", close: .destination(.dismiss)) {
      profileForm(profile).map { SettingsFeature.Action.destination(.presented(.profile($0))) }
    }
  case .alert(let alert):
    dialog(title: alert.title, message: alert.message, buttons: alert.buttons) { _ in .destination(.dismiss) }
  case .dialog(let state):
    dialog(title: state.title, message: state.message, buttons: state.buttons) { choice in
      choice.map { .destination(.presented(.dialog($0))) } ?? .destination(.dismiss)
    }
  }
}

private func profileForm(_ state: ProfileFeature.State) -> HTML<ProfileFeature.Action> {
  form(.onSubmit(.saveTapped)) {
    label {
      span { "Name" }
      input(
        .value(state.name),
        .autofocus(),
        .dir(.automatic),
        .aria(.invalid, state.problem != nil),
        .onInput { .binding(.set(\.name, $0)) }
      )
    }
    p(.class("problem"), .role("status")) { state.problem ?? "" }
    div(.class("buttons")) {
      button(.type("button"), .on(.click, .cancelTapped)) { "Cancel" }
      button(.class("primary"), .aria(.disabled, state.problem != nil)) { "Save" }
    }
  }
}

extension SettingsFeature.Toggle {
  fileprivate var label: String {
    switch self {
    case .transliteration: "Show the transliteration"
    case .translation: "Show the translation"
    case .countingPastGoal: "Count past the goal"
    case .haptics: "Haptics"
    case .sounds: "Sounds"
    }
  }
}
