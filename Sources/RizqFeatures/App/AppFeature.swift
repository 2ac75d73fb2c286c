import ComposableMacros
import DuaLibrary
import Foundation

/// The whole app: tabs, and a stack of screens over them.
@Reducer
public struct AppFeature {
  /// A screen over the tabs.
  @Reducer
  public enum Path {
    case practice(PracticeFeature)
    case journey(JourneyDetailFeature)
    case collections(CollectionsFeature)
    case intentions(IntentionsFeature)
    case course(CourseFeature)
  }

  /// The tabs, in the order in which they are shown. The raw value of one is the host of its ``DeepLink``.
  public enum Tab: String, CaseIterable, Codable, Sendable {
    case home, library, adkhar, journeys, settings
  }

  @ObservableState
  public struct State: Equatable {
    /// The screens over the tab; the last one is on top.
    public internal(set) var path = StackState<Path.State>()
    /// The selected tab, also while screens are over it.
    public internal(set) var tab = Tab.home
    // Each tab keeps its state while another is selected.
    /// The tab with the greeting and the dua of the day.
    public internal(set) var home = HomeFeature.State()
    /// The tab with all duas.
    public internal(set) var library = LibraryFeature.State()
    /// The tab with the habits of the day.
    public internal(set) var adkhar = AdkharFeature.State()
    /// The tab with all journeys.
    public internal(set) var journeys = JourneysFeature.State()
    /// The tab with the settings.
    public internal(set) var settings = SettingsFeature.State()
    /// Tells of a new level, or that the progress could not be loaded.
    @Presents public internal(set) var alert: AlertState<Action.Alert>?
    /// Why the last change of the progress could not be stored; nil if all are stored.
    @SharedReader(.storageProblem) public var storageProblem
    /// The current day, which no other feature changes.
    @Shared(.today) public internal(set) var today
    @Shared(.progress) var progress
    @Shared(.lastLocation) var lastLocation
    /// The links that are followed as soon as the library is loaded.
    var pendingLinks: [DeepLink] = []
    /// Whether the progress could not be loaded, so that only what was done since then is known.
    var isProgressMissing = false

    public init() {}
  }

  public enum Action {
    /// The app was started.
    case launched
    /// The app was started, or is used again.
    case becameActive
    /// Sent by a timer at midnight in the time zone of the user.
    case dayEnded
    /// Sent after the launch. Changes that were made before it and are not stored yet are applied to what was loaded. A failure is
    /// shown in an alert, and the progress is loaded again when the app is used again or the user tries to store it again.
    case progressLoaded(Result<UserProgress, any Error>)
    /// The user has seen that the progress is not being stored, and tries again.
    case storageRetryTapped
    /// Closes the screens and sheets that are open, and opens a place of the app as soon as the library is loaded.
    case linkOpened(DeepLink)
    /// Selects a tab and closes all screens over it.
    case tabSelected(Tab)
    /// Opens the collections of the user over the tab.
    case collectionsTapped
    /// Opens the intentions of today over the tab.
    case intentionsTapped
    case path(StackActionOf<Path>)
    case home(HomeFeature.Action)
    case library(LibraryFeature.Action)
    case adkhar(AdkharFeature.Action)
    case journeys(JourneysFeature.Action)
    case settings(SettingsFeature.Action)
    case alert(PresentationAction<Alert>)

    /// No button of an alert does more than close it.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  @Dependency(\.progressClient) var progressClient
  @Dependency(\.unstoredChanges) var unstoredChanges
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
  @Dependency(\.timeZone) var timeZone

  private enum CancelID { case midnight }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home) { HomeFeature() }
    Scope(state: \.library, action: \.library) { LibraryFeature() }
    Scope(state: \.adkhar, action: \.adkhar) { AdkharFeature() }
    Scope(state: \.journeys, action: \.journeys) { JourneysFeature() }
    Scope(state: \.settings, action: \.settings) { SettingsFeature() }
    Reduce(core)
      .ifLet(\.$alert, action: \.alert)
      .forEach(\.path, action: \.path)
      .onChange(of: \.location) { _, state in
        // Where the user is when the app is quit is where it begins again.
        if state.pendingLinks.isEmpty { state.$lastLocation.withLock { $0 = state.location } }
        return .none
      }
  }

  private func core(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .launched:
      return launch(&state)

    case .becameActive, .dayEnded:
      return .merge(
        beginDay(&state),
        .send(.home(.appeared)),
        state.storageProblem == nil ? .none : .storeProgress(),
        state.isProgressMissing ? loadProgress() : .none
      )

    case .storageRetryTapped:
      return .merge(.storeProgress(), state.isProgressMissing ? loadProgress() : .none)

    case .progressLoaded(.success(let progress)):
      state.isProgressMissing = false
      restore(&state, progress)
      return .none

    case .progressLoaded(.failure(let error)):
      state.isProgressMissing = true
      reportLoadingFailure(&state, error)
      return .none

    case .linkOpened(let link):
      // A link replaces what is open: the place would be under a sheet of a tab.
      state.path.removeAll()
      state.closeSheets()
      if let tab = link.tab { state.tab = tab }
      state.pendingLinks = [link]
      return followLinks(&state)

    case .library(.loaded(.success(let library))):
      refreshPath(of: &state, library)
      return followLinks(&state)

    case .tabSelected(let tab):
      // Whoever goes somewhere before the library is loaded is not taken elsewhere by an earlier link.
      state.pendingLinks = []
      state.tab = tab
      state.path.removeAll()
      return .none

    case .collectionsTapped:
      state.pendingLinks = []
      state.path.append(.collections(CollectionsFeature.State()))
      return .none

    case .intentionsTapped:
      state.pendingLinks = []
      state.path.append(.intentions(IntentionsFeature.State()))
      return .none

    case .home(.delegate(.practiceRequested(let dua))), .library(.delegate(.practiceRequested(let dua))),
      .path(.element(_, .collections(.delegate(.practiceRequested(let dua))))):
      state.path.append(.practice(PracticeFeature.State(dua: dua)))
      return .none

    case .library(.delegate(.courseRequested(let dua))):
      if let course = CourseFeature.State(dua: dua) { state.path.append(.course(course)) }
      return .none

    case .journeys(.delegate(.opened(let journey))):
      state.path.append(.journey(JourneyDetailFeature.State(journey: journey)))
      return .none

    case .path(.element(_, .journey(.delegate(.practiceRequested(let dua, let journey))))):
      state.path.append(.practice(PracticeFeature.State(dua: dua, journey: journey)))
      return .none

    case .path(.element(let id, .practice(.delegate(.nextRequested(let dua, let journey))))):
      // The next step replaces this one, so that one step back leads to the journey.
      state.path.pop(from: id)
      state.path.append(.practice(PracticeFeature.State(dua: dua, journey: journey)))
      return .none

    case .path(.element(_, .practice(.delegate(.practiceCompleted(_, let xp))))),
      .adkhar(.practice(.presented(.delegate(.practiceCompleted(_, let xp))))):
      congratulate(&state, xp)
      return .none

    case .path, .home, .library, .adkhar, .journeys, .settings, .alert:
      return .none
    }
  }

  /// Loads the progress and the library, and goes to where the user was last.
  private func launch(_ state: inout State) -> Effect<Action> {
    state.pendingLinks = state.lastLocation
    return .merge(
      loadProgress(),
      .send(.becameActive),
      .send(.library(.appeared))
    )
  }

  private func loadProgress() -> Effect<Action> {
    // On the main actor, where changes are made and stored, so that none is made between the reading and the action.
    .run { @MainActor [progressClient] send in
      send(.progressLoaded(Result { try progressClient.load() }))
    }
  }

  /// Takes over the stored progress, with the changes that were made before it was loaded.
  private func restore(_ state: inout State, _ progress: UserProgress) {
    state.$progress.withLock {
      $0 = progress
      for change in unstoredChanges.value { $0.apply(change) }
    }
    // A link may have been followed before.
    changePractices(of: &state) { $0.resume() }
  }

  /// Changes the practices that are open: those on the stack, and that in a sheet.
  private func changePractices(of state: inout State, _ change: (inout PracticeFeature.State) -> Void) {
    if var practice = state.adkhar.practice {
      change(&practice)
      state.adkhar.practice = practice
    }
    for id in state.path.ids {
      guard case .practice(var practice) = state.path[id: id] else { continue }
      change(&practice)
      state.path[id: id] = .practice(practice)
    }
  }

  private func reportLoadingFailure(_ state: inout State, _ error: any Error) {
    state.alert = AlertState {
      TextState("Your progress could not be loaded")
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState("\(error)")
    }
  }

  /// The only place where the day changes: at the start, when the app is used again, and at midnight.
  private func beginDay(_ state: inout State) -> Effect<Action> {
    let now = date.now
    let today = Day(of: now, in: timeZone)
    if today != state.today { state.$today.withLock { $0 = today } }
    changePractices(of: &state) { $0.beginDay() }
    let rest = today.advanced(by: 1).start(in: timeZone).timeIntervalSince(now)
    return .run { [clock] send in
      // A clock that was set back would else end the day again and again.
      try await clock.sleep(for: .seconds(max(1, rest)))
      await send(.dayEnded)
    }
    .cancellable(id: CancelID.midnight, cancelInFlight: true)
  }

  /// Tells the user of a new level.
  private func congratulate(_ state: inout State, _ xp: Int) {
    let total = state.progress.totalXP
    let (before, now) = (Level(totalXP: total - xp), Level(totalXP: total))
    guard now.number > before.number else { return }
    state.alert = AlertState {
      TextState("Level \(now.number)")
    } actions: {
      ButtonState(role: .cancel) { TextState("Alhamdulillah") }
    } message: {
      TextState("You have \(total) XP.")
    }
  }
}

extension AppFeature.Path.State: Equatable {}
