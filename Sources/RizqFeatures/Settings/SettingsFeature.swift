import ComposableMacros
import Foundation

/// The settings, and the user's data as a file.
@Reducer
public struct SettingsFeature {
  /// What is shown over the settings.
  @Reducer
  public enum Destination {
    case profile(ProfileFeature)
    case alert(AlertState<Never>)
    case dialog(ConfirmationDialogState<Dialog>)

    /// What the user has confirmed in a dialog.
    @CasePathable
    public enum Dialog: Equatable, Sendable {
      /// Replaces the progress with that of a new user. Settings and all other data stay.
      case resetConfirmed
      /// Replaces the name and all progress.
      case importConfirmed(UserData)
    }
  }

  @ObservableState
  public struct State: Equatable {
    /// Whether the app is light or dark, or as the device is.
    @Shared(.appearance) public internal(set) var appearance
    /// The font of Arabic texts.
    @Shared(.arabicFont) public internal(set) var arabicFont
    /// The size of Arabic texts.
    @Shared(.arabicSize) public internal(set) var arabicSize
    /// The size of transliterations, translations and other texts about duas.
    @Shared(.latinSize) public internal(set) var latinSize
    /// Whether practices show the transliteration, if the dua has one.
    @Shared(.showsTransliteration) public internal(set) var showsTransliteration
    /// Whether practices show the translation.
    @Shared(.showsTranslation) public internal(set) var showsTranslation
    /// Whether recitations are counted after the last that a dua asks for.
    @Shared(.countsPastGoal) public internal(set) var countsPastGoal
    /// Whether practices play haptics.
    @Shared(.playsHaptics) public internal(set) var playsHaptics
    /// Whether practices play sounds.
    @Shared(.playsSounds) public internal(set) var playsSounds
    /// The slots with a reminder.
    @Shared(.reminders) public internal(set) var reminders
    /// The name by which the app greets the user; empty before they have given one.
    @Shared(.userName) public internal(set) var userName
    @Shared(.progress) var progress
    /// The user's data as JSON, to be shared; nil before it is exported.
    public internal(set) var exported: String?
    /// The form, the alert or the dialog over the settings.
    @Presents public internal(set) var destination: Destination.State?

    public init() {}
  }

  public enum Action {
    case appearanceSelected(Appearance)
    case arabicFontSelected(ArabicFont)
    case arabicSizeSelected(TextSize)
    case latinSizeSelected(TextSize)
    /// Turns a setting on or off.
    case toggled(Toggle)
    /// Turns the reminder of a slot on or off. Turning it on asks the user to allow notifications.
    case reminderToggled(Reminder.Slot)
    /// Whether the user allows notifications. If not, all reminders are turned off.
    case remindersAllowed(Bool)
    /// The system has not accepted the reminders. All of them are turned off.
    case schedulingFailed
    /// Opens the form of the name of the user.
    case profileTapped
    /// Writes the name and the progress into ``State/exported``.
    case exportTapped
    /// Clears ``State/exported``.
    case exportDismissed
    /// Asks the user whether to replace their data with that in the contents of a file. An alert says why a file cannot be read.
    case importSelected(String)
    /// Asks the user whether to reset all progress.
    case resetTapped
    case destination(PresentationAction<Destination.Action>)
  }

  /// A setting that is on or off.
  public enum Toggle: String, CaseIterable, Equatable, Sendable {
    case transliteration, translation, countingPastGoal, haptics, sounds
  }

  @Dependency(\.notifications) var notifications

  private enum CancelID { case scheduling }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appearanceSelected(let appearance):
        state.$appearance.withLock { $0 = appearance }
        return .none

      case .arabicFontSelected(let font):
        state.$arabicFont.withLock { $0 = font }
        return .none

      case .arabicSizeSelected(let size):
        state.$arabicSize.withLock { $0 = size }
        return .none

      case .latinSizeSelected(let size):
        state.$latinSize.withLock { $0 = size }
        return .none

      case .toggled(let toggle):
        state.shared(toggle).withLock { $0.toggle() }
        return .none

      case .reminderToggled(let slot):
        return toggleReminder(slot, &state)

      case .remindersAllowed(true):
        return schedule(state)

      case .remindersAllowed(false):
        return turnOffReminders(
          .notice("Allow notifications", "Reminders need the permission of the system."),
          &state
        )

      case .schedulingFailed:
        return turnOffReminders(
          .notice("No reminders", "The system has not accepted them, so all are off."),
          &state
        )

      case .profileTapped:
        state.destination = .profile(ProfileFeature.State())
        return .none

      case .exportTapped:
        state.exported = UserData(name: state.userName, progress: state.progress).json
        return .none

      case .exportDismissed:
        state.exported = nil
        return .none

      case .importSelected(let json):
        confirmImport(of: json, &state)
        return .none

      case .resetTapped:
        state.destination = .dialog(.reset)
        return .none

      case .destination(.presented(.dialog(.resetConfirmed))):
        return state.$progress.apply(.replaced(UserProgress()))

      case .destination(.presented(.dialog(.importConfirmed(let data)))):
        state.$userName.withLock { $0 = data.name }
        return state.$progress.apply(.replaced(data.progress))

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func toggleReminder(_ slot: Reminder.Slot, _ state: inout State) -> Effect<Action> {
    let isOn = !state.reminders.contains(slot)
    state.$reminders.withLock { $0 = isOn ? $0 + [slot] : $0.filter { $0 != slot } }
    guard isOn else { return schedule(state) }
    return .run { [notifications] send in
      await send(.remindersAllowed((try? await notifications.requestAuthorization()) ?? false))
    }
  }

  private func confirmImport(of json: String, _ state: inout State) {
    do {
      state.destination = .dialog(.importing(try UserData(json: json)))
    } catch {
      state.destination = .alert(.notice("This file cannot be imported", "\(error)"))
    }
  }

  private func schedule(_ state: State) -> Effect<Action> {
    .run { [notifications, reminders = state.reminders] _ in
      try await notifications.schedule(reminders.map(Reminder.init))
    } catch: { _, send in
      await send(.schedulingFailed)
    }
    .cancellable(id: CancelID.scheduling, cancelInFlight: true)
  }

  /// Also removes those that the system has accepted before it failed, if it can.
  private func turnOffReminders(_ notice: AlertState<Never>, _ state: inout State) -> Effect<Action> {
    state.$reminders.withLock { $0 = [] }
    state.destination = .alert(notice)
    return .run { [notifications] _ in try? await notifications.schedule([]) }
      .cancellable(id: CancelID.scheduling, cancelInFlight: true)
  }
}

extension SettingsFeature.Destination.State: Equatable {}

extension SettingsFeature.State {
  /// Whether a setting is on.
  public func isOn(_ toggle: SettingsFeature.Toggle) -> Bool { shared(toggle).wrappedValue }

  func shared(_ toggle: SettingsFeature.Toggle) -> Shared<Bool> {
    switch toggle {
    case .transliteration: $showsTransliteration
    case .translation: $showsTranslation
    case .countingPastGoal: $countsPastGoal
    case .haptics: $playsHaptics
    case .sounds: $playsSounds
    }
  }
}

extension AlertState where Action == Never {
  static func notice(_ title: String, _ message: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(message)
    }
  }
}

extension ConfirmationDialogState where Action == SettingsFeature.Destination.Dialog {
  static var reset: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Reset all progress?")
    } actions: {
      ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Reset") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("XP, streak, journeys and habits begin again. This cannot be undone.")
    }
  }

  static func importing(_ data: UserData) -> Self {
    let count = data.progress.completionCount
    let completions = count == 1 ? "1 completion" : "\(count) completions"
    return ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Replace all progress?")
    } actions: {
      ButtonState(role: .destructive, action: .importConfirmed(data)) { TextState("Replace") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("The file has \(completions) and \(data.progress.totalXP) XP.")
    }
  }
}
