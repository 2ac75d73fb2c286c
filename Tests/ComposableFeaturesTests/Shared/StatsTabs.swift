import ComposableMacros
import ComposableTesting
import Testing

struct Stats: Codable, Equatable, Sendable {
  private(set) var count = 0
  private(set) var maxCount = 0
  private(set) var numberOfCounts = 0
  mutating func increment() {
    count += 1
    numberOfCounts += 1
    maxCount = max(maxCount, count)
  }
  mutating func decrement() {
    count -= 1
    numberOfCounts += 1
  }
  mutating func reset() { self = Self() }
}

/// Two tabs that change one value in memory.
@Reducer
struct StatsTabs {
  enum Tab { case counter, profile }

  @ObservableState
  struct State: Equatable {
    var currentTab = Tab.counter
    var counter = CounterTab.State()
    var profile = ProfileTab.State()
  }

  enum Action {
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
    case selectTab(Tab)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.counter, action: \.counter) { CounterTab() }
    Scope(state: \.profile, action: \.profile) { ProfileTab() }
    Reduce { state, action in
      switch action {
      case .counter, .profile:
        return .none
      case .selectTab(let tab):
        state.currentTab = tab
        return .none
      }
    }
  }

  @Reducer
  struct CounterTab {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("stats")) var stats = Stats()
    }
    enum Action { case decrementButtonTapped, incrementButtonTapped }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.$stats.withLock { $0.decrement() }
          return .none
        case .incrementButtonTapped:
          state.$stats.withLock { $0.increment() }
          return .none
        }
      }
    }
  }

  @Reducer
  struct ProfileTab {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("stats")) var stats = Stats()
    }
    enum Action { case resetStatsButtonTapped }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .resetStatsButtonTapped:
          state.$stats.withLock { $0.reset() }
          return .none
        }
      }
    }
  }
}

@MainActor
struct StatsTabsTests {
  @Test func countAndReset() async {
    let store = TestStore(initialState: StatsTabs.State()) { StatsTabs() }
    await store.send(.counter(.incrementButtonTapped)) {
      $0.counter.$stats.withLock { $0.increment() }
    }
    await store.send(\.selectTab, .profile) { $0.currentTab = .profile }
    #expect(store.state.profile.stats.maxCount == 1)
    await store.send(.profile(.resetStatsButtonTapped)) {
      $0.profile.$stats.withLock { $0 = Stats() }
    }
    #expect(store.state.counter.stats == Stats())
  }

  @Test func outsideOfTheFeature() async {
    @Shared(.inMemory("stats")) var stats = Stats()
    let store = TestStore(initialState: StatsTabs.State()) { StatsTabs() }
    store.exhaustivity = .off
    await store.send(\.counter.incrementButtonTapped)
    await store.send(\.counter.incrementButtonTapped)
    await store.send(\.counter.decrementButtonTapped)
    #expect(stats.count == 1)
    #expect(stats.maxCount == 2)
    $stats.withLock { $0.reset() }
    #expect(store.state.profile.stats.numberOfCounts == 0)
  }
}
