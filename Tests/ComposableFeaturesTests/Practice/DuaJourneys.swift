import ComposableMacros
import ComposableTesting
import Foundation
import Testing

/// A journey of duas: one after the other, each repeated a number of times.
@Reducer
struct DuaJourney {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var steps: IdentifiedArrayOf<DuaStep.State>
    var streak = 0
    var lastCompleted: Date?

    var current: DuaStep.State? { steps.first { !$0.isDone } }
    var isComplete: Bool { steps.allSatisfy(\.isDone) }
  }

  enum Action {
    case delegate(Delegate)
    case restartButtonTapped
    case steps(IdentifiedActionOf<DuaStep>)
    @CasePathable enum Delegate: Equatable { case completed(id: Int, streak: Int) }
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .restartButtonTapped:
        for id in state.steps.ids { state.steps[id: id]?.repetitions = 0 }
        return .none
      case .steps(.element(_, .delegate(.finished))):
        guard state.isComplete else { return .none }
        let isNextDay = state.lastCompleted.map {
          calendar.dateComponents([.day], from: $0, to: now).day == 1
        }
        state.streak = isNextDay ?? false ? state.streak + 1 : 1
        state.lastCompleted = now
        return .send(.delegate(.completed(id: state.id, streak: state.streak)))
      case .steps:
        return .none
      }
    }
    .forEach(\.steps, action: \.steps) { DuaStep() }
  }
}

@Reducer
struct DuaStep {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: String
    var target = 1
    var repetitions = 0
    var isDone: Bool { repetitions >= target }
  }
  enum Action {
    case delegate(Delegate)
    case repeated
    @CasePathable enum Delegate { case finished }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .repeated:
        guard !state.isDone else { return .none }
        state.repetitions += 1
        return state.isDone ? .send(.delegate(.finished)) : .none
      }
    }
  }
}

@Reducer
struct DuaJourneys {
  @ObservableState
  struct State: Equatable {
    var journeys: IdentifiedArrayOf<DuaJourney.State>
    var path: [DuaJourney.State.ID] = []
    @Shared(.appStorage("completedJourneys")) var completed = 0
  }

  enum Action {
    case journeys(IdentifiedActionOf<DuaJourney>)
    case journeyTapped(id: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .journeys(.element(id: let id, action: .delegate(.completed))):
        state.path.removeAll { $0 == id }
        state.$completed.withLock { $0 += 1 }
        return .none
      case .journeys:
        return .none
      case .journeyTapped(let id):
        state.path.append(id)
        return .none
      }
    }
    .forEach(\.journeys, action: \.journeys) { DuaJourney() }
  }
}

@MainActor
struct DuaJourneysTests {
  let day = Date(timeIntervalSince1970: 86_400)

  func makeStore() -> TestStoreOf<DuaJourneys> {
    let morning = DuaJourney.State(
      id: 1,
      title: "Morning",
      steps: [.init(id: "a", target: 2), .init(id: "b")],
      streak: 4,
      lastCompleted: day - 86_400
    )
    return TestStore(initialState: DuaJourneys.State(journeys: [morning])) {
      DuaJourneys()
    } withDependencies: {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.date.now = day
    }
  }

  @Test func streakGrows() async {
    let store = makeStore()
    await store.send(.journeyTapped(id: 1)) { $0.path = [1] }
    await store.send(\.journeys[id: 1].steps[id: "b"].repeated) {
      $0.journeys[id: 1]?.steps[id: "b"]?.repetitions = 1
    }
    await store.receive(\.journeys[id: 1].steps[id: "b"].delegate.finished)
    for repetition in 1...2 {
      await store.send(\.journeys[id: 1].steps[id: "a"].repeated) {
        $0.journeys[id: 1]?.steps[id: "a"]?.repetitions = repetition
      }
    }
    await store.receive(\.journeys[id: 1].steps[id: "a"].delegate.finished) {
      $0.journeys[id: 1]?.streak = 5
      $0.journeys[id: 1]?.lastCompleted = self.day
    }
    await store.receive(\.journeys[id: 1].delegate, .completed(id: 1, streak: 5)) {
      $0.path = []
      $0.$completed.withLock { $0 = 1 }
    }
  }

  @Test func aRestartedJourneyHasNoRepetitions() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.journeys[id: 1].steps[id: "a"].repeated)
    #expect(store.state.journeys[id: 1]?.current?.id == "a")
    await store.send(\.journeys[id: 1].restartButtonTapped)
    #expect(store.state.journeys[id: 1]?.steps.map(\.repetitions) == [0, 0])
  }
}
