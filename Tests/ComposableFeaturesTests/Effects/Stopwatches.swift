import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var elapsed = Duration.zero
    var isRunning = false
    var laps: [Duration] = []
  }

  enum Action: Equatable {
    case lapButtonTapped
    case onDisappear
    case tick
    case toggleButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  struct CancelID: Hashable { let id: State.ID }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lapButtonTapped:
        state.laps.append(state.elapsed)
        return .none
      case .onDisappear:
        state.isRunning = false
        return .cancel(id: CancelID(id: state.id))
      case .tick:
        state.elapsed += .seconds(1)
        return .none
      case .toggleButtonTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID(id: state.id)) }
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.tick)
          }
        }
        .cancellable(id: CancelID(id: state.id), cancelInFlight: true)
      }
    }
  }
}

@Reducer
struct Stopwatches {
  @ObservableState
  struct State: Equatable {
    var watches: IdentifiedArrayOf<Stopwatch.State> = []
  }

  enum Action: Equatable {
    case deleteButtonTapped(id: Int)
    case toggleAllButtonTapped
    case watches(IdentifiedActionOf<Stopwatch>)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce<State, Action> { state, action in
        switch action {
        case .deleteButtonTapped(let id):
          state.watches.remove(id: id)
          return .none
        case .toggleAllButtonTapped:
          return .concatenate(
            state.watches.ids.map { .send(.watches(.element(id: $0, action: .toggleButtonTapped))) }
          )
        case .watches:
          return .none
        }
      }
    }
    .forEach(\.watches, action: \.watches, element: Stopwatch.init)
  }
}

@MainActor
struct StopwatchesTests {
  let clock = TestClock()

  @Test func deletedWatchStops() async {
    let store = TestStore(initialState: Stopwatches.State(watches: [.init(id: 1), .init(id: 2)])) {
      Stopwatches()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleAllButtonTapped)
    for id in 1...2 {
      await store.receive(.watches(.element(id: id, action: .toggleButtonTapped))) {
        $0.watches[id: id]?.isRunning = true
      }
    }
    await clock.advance(by: .seconds(1))
    for id in 1...2 {
      await store.receive(\.watches[id: id].tick) { $0.watches[id: id]?.elapsed = .seconds(1) }
    }
    await store.send(.deleteButtonTapped(id: 1)) { $0.watches.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.watches[id: 2].tick) { $0.watches[id: 2]?.elapsed = .seconds(2) }
    await store.send(\.watches[id: 2].lapButtonTapped) { $0.watches[id: 2]?.laps = [.seconds(2)] }
    await store.send(\.watches[id: 2].onDisappear) { $0.watches[id: 2]?.isRunning = false }
  }

  @Test func skipInFlight() async {
    let store = TestStore(initialState: Stopwatches.State(watches: [.init(id: 1)])) {
      Stopwatches()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(\.watches[id: 1].toggleButtonTapped)
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions()
    #expect(store.state.watches[0].elapsed == .seconds(60))
    await store.skipInFlightEffects()
  }
}
