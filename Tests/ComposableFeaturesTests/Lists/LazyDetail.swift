import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@Reducer
struct CounterRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var count = 0
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

/// A row's detail appears a second after it was tapped.
@Reducer
struct LazyDetail {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<CounterRow.State> = []
    var selection: Identified<CounterRow.State.ID, CounterRow.State?>?
  }

  enum Action {
    case counter(CounterRow.Action)
    case setNavigation(selection: UUID?)
    case setNavigationSelectionDelayCompleted
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case load }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .counter:
        return .none

      case .setNavigation(selection: .some(let id)):
        state.selection = Identified(nil, id: id)
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.setNavigationSelectionDelayCompleted)
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)

      case .setNavigation(selection: .none):
        if let selection = state.selection, let counter = selection.value {
          state.rows[id: selection.id] = counter
        }
        state.selection = nil
        return .cancel(id: CancelID.load)

      case .setNavigationSelectionDelayCompleted:
        guard let id = state.selection?.id else { return .none }
        let counter = state.rows[id: id]
        state.selection?.value = counter
        return .none
      }
    }
    .ifLet(\.selection, action: \.counter) {
      EmptyReducer()
        .ifLet(\.value, action: \.self) {
          CounterRow()
        }
    }
  }
}

@MainActor
struct LazyDetailTests {
  let clock = TestClock()

  @Test func loadEditAndClose() async {
    let store = TestStore(initialState: LazyDetail.State(rows: [.init(id: UUID(0)), .init(id: UUID(1))])) {
      LazyDetail()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.setNavigation(selection: UUID(1))) {
      $0.selection = Identified(nil, id: UUID(1))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.setNavigationSelectionDelayCompleted) {
      $0.selection?.value = CounterRow.State(id: UUID(1))
    }
    await store.send(.counter(.incrementButtonTapped)) { $0.selection?.value?.count = 1 }
    await store.send(.setNavigation(selection: nil)) {
      $0.rows[id: UUID(1)]?.count = 1
      $0.selection = nil
    }
  }

  @Test func closeBeforeItIsLoaded() async {
    let store = TestStore(initialState: LazyDetail.State(rows: [.init(id: UUID(0))])) {
      LazyDetail()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.setNavigation(selection: UUID(0)))
    await store.send(.setNavigation(selection: nil)) { $0.selection = nil }
    await clock.run()
  }
}
