import ComposableMacros
import DuaLibrary

/// Practice of one dua: its recitations are counted up to the number that it asks for.
@Reducer
public struct PracticeFeature {
  @ObservableState
  public struct State: Equatable {
    /// The dua that is recited.
    public internal(set) var dua: Dua
    /// The journey whose step the practice is; nil for a practice of its own.
    public let journey: Journey.ID?
    /// The number of recitations.
    public internal(set) var count = 0
    /// Whether the completion is celebrated: from the last recitation that the dua asks for until the user has seen it or resets
    /// the count.
    public internal(set) var isCelebrating = false
    /// The XP of the completion that is celebrated: none if the dua has earned its XP earlier today.
    public internal(set) var earnedXP = 0
    /// The page that is shown.
    public internal(set) var page = Page.text
    /// Whether practices show the transliteration, if the dua has one.
    @Shared(.showsTransliteration) public var showsTransliteration
    /// Whether practices show the translation.
    @Shared(.showsTranslation) public var showsTranslation
    /// Whether recitations are counted after the last that the dua asks for.
    @SharedReader(.countsPastGoal) public var countsPastGoal
    @SharedReader(.playsHaptics) var playsHaptics
    @SharedReader(.playsSounds) var playsSounds
    @SharedReader(.library) var content
    /// The current day, on which recitations count.
    @SharedReader(.today) public var today
    @Shared(.progress) var progress

    /// The pages of a practice: the texts to recite, and what is known about the dua.
    public enum Page: String, CaseIterable, Equatable, Sendable {
      case text, context
    }

    /// Begins with the count of the practice of today if there is one that is not completed.
    public init(dua: Dua, journey: Journey.ID? = nil) {
      self.dua = dua
      self.journey = journey
      resume()
    }

    /// Goes on where the practice was when the app was quit.
    mutating func resume() {
      if count == 0 { count = progress.recitations(of: dua.id, on: today) }
    }

    /// Begins to count again if the dua was completed on an earlier day. One that is being recited goes on.
    mutating func beginDay() {
      if isComplete, !hasEarnedXP { count = 0 }
    }

    /// The number of recitations that the dua asks for.
    public var goal: Int { max(1, dua.repetitions) }
    /// Whether the dua has been recited as often as it asks for.
    public var isComplete: Bool { count >= goal }
    /// From 0 to 1.
    public var fraction: Double { min(1, Double(count) / Double(goal)) }
    /// Whether the dua has earned its XP today.
    public var hasEarnedXP: Bool { progress.isCompleted(dua.id, on: today) }
    /// The XP that the dua has earned today. They stay as they are if those of the dua change.
    public var xpToday: Int { progress.days[today]?[dua.id] ?? 0 }

    /// The next step of the journey that is not completed today; nil if there is none after this one.
    public var next: Dua? {
      guard let library = content.library, let journey = journey.flatMap({ library[$0] }),
        let index = journey.steps.firstIndex(where: { $0.dua == dua.id })
      else { return nil }
      return journey.steps.dropFirst(index + 1).first { !progress.isCompleted($0.dua, on: today) }
        .flatMap { library[$0.dua] }
    }
  }

  public enum Action: Equatable {
    /// Counts a recitation. After the goal it is ignored, unless ``State/countsPastGoal`` is on.
    case recited
    /// Takes one recitation back. XP that were earned stay.
    case undoTapped
    /// Begins to count again from 0. XP that were earned stay.
    case resetTapped
    /// Shows or hides the transliteration in all practices.
    case transliterationToggled
    /// Shows or hides the translation in all practices.
    case translationToggled
    case pageSelected(State.Page)
    /// The user has seen the celebration.
    case celebrationDismissed
    /// Asks the parent to practice ``State/next``, if there is one.
    case nextTapped
    /// Closes the practice. A count that is not complete is kept for the day.
    case closeTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The dua was completed for the first time today.
      case practiceCompleted(Dua.ID, xp: Int)
      /// The next step of the journey is to be practiced.
      case nextRequested(Dua, Journey.ID)
    }
  }

  @Dependency(\.haptics) var haptics
  @Dependency(\.sounds) var sounds
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recited:
        guard !state.isComplete || state.countsPastGoal else { return .none }
        state.count += 1
        return state.count == state.goal ? complete(&state) : .merge(save(state), play(.light, nil, state))

      case .undoTapped:
        guard state.count > 0 else { return .none }
        state.count -= 1
        return .merge(save(state), play(.medium, nil, state))

      case .resetTapped:
        guard state.count > 0 else { return .none }
        state.count = 0
        state.isCelebrating = false
        return .merge(save(state), play(.medium, nil, state))

      case .transliterationToggled:
        state.$showsTransliteration.withLock { $0.toggle() }
        return .none

      case .translationToggled:
        state.$showsTranslation.withLock { $0.toggle() }
        return .none

      case .pageSelected(let page):
        state.page = page
        return .none

      case .celebrationDismissed:
        state.isCelebrating = false
        return .none

      case .nextTapped:
        guard let next = state.next, let journey = state.journey else { return .none }
        return .send(.delegate(.nextRequested(next, journey)))

      case .closeTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .delegate:
        return .none
      }
    }
  }

  /// The XP are earned once a day; the celebration is for each time.
  private func complete(_ state: inout State) -> Effect<Action> {
    state.isCelebrating = true
    let signals = play(.success, .completion, state)
    state.earnedXP = state.hasEarnedXP ? 0 : state.dua.xp
    guard !state.hasEarnedXP else { return .merge(save(state), signals) }
    let (dua, xp) = (state.dua.id, state.dua.xp)
    return .merge(
      state.$progress.apply(.completed(dua, on: state.today, xp: xp)),
      .send(.delegate(.practiceCompleted(dua, xp: xp))),
      signals
    )
  }

  /// Keeps the count of a practice that is not complete.
  private func save(_ state: State) -> Effect<Action> {
    let count = state.isComplete ? 0 : state.count
    return state.$progress.apply(.counted(state.dua.id, on: state.today, recitations: count))
  }

  private func play(_ impact: HapticsClient.Impact, _ sound: SoundClient.Sound?, _ state: State) -> Effect<
    Action
  > {
    let impact = state.playsHaptics ? impact : nil
    let sound = state.playsSounds ? sound ?? .recitation : nil
    guard impact != nil || sound != nil else { return .none }
    return .run { [haptics, sounds] _ in
      if let impact { await haptics.play(impact) }
      if let sound { await sounds.play(sound) }
    }
  }
}
