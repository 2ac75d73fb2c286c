import ComposableMacros
import ComposableTesting
import Testing

/// Cards that are dragged from one column to another.
@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    var columns: IdentifiedArrayOf<Column> = []
    var drag: Drag?

    struct Column: Equatable, Identifiable {
      let id: String
      var cards: IdentifiedArrayOf<Card> = []
    }

    struct Card: Equatable, Identifiable {
      let id: Int
    }

    struct Drag: Equatable {
      var card: Card.ID
      var origin: Column.ID
      var target: Column.ID?
    }
  }

  enum Action: Equatable {
    case drag(Drag)

    @CasePathable
    enum Drag: Equatable {
      case started(Int, from: String)
      case entered(column: String)
      case exited
      case dropped(before: Int?)
      case cancelled
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .drag(let drag) = action else { return .none }
      return self.drag(into: &state, action: drag)
    }
  }

  func drag(into state: inout State, action: Action.Drag) -> EffectOf<Self> {
    switch action {
    case .started(let card, from: let column):
      state.drag = .init(card: card, origin: column)
      return .none

    case .entered(let column):
      state.drag?.target = column
      return .none

    case .exited:
      state.drag?.target = nil
      return .none

    case .dropped(before: let next):
      defer { state.drag = nil }
      guard
        let drag = state.drag,
        let target = drag.target,
        let card = state.columns[id: drag.origin]?.cards.remove(id: drag.card)
      else { return .none }
      let index = next.flatMap { state.columns[id: target]?.cards.index(id: $0) }
      if let index {
        state.columns[id: target]?.cards.insert(card, at: index)
      } else {
        state.columns[id: target]?.cards.append(card)
      }
      return .none

    case .cancelled:
      state.drag = nil
      return .none
    }
  }
}

@MainActor
struct BoardTests {
  let initial = Board.State(columns: [
    .init(id: "todo", cards: [.init(id: 1), .init(id: 2)]),
    .init(id: "done", cards: [.init(id: 3)]),
  ])

  @Test func dropBeforeACard() async {
    let store = TestStore(initialState: initial) { Board() }
    await store.send(.drag(.started(2, from: "todo"))) {
      $0.drag = .init(card: 2, origin: "todo")
    }
    await store.send(.drag(.entered(column: "done"))) { $0.drag?.target = "done" }
    await store.send(\.drag.dropped, 3) {
      $0.columns[id: "todo"]?.cards = [.init(id: 1)]
      $0.columns[id: "done"]?.cards = [.init(id: 2), .init(id: 3)]
      $0.drag = nil
    }
  }

  @Test(arguments: [Board.Action.Drag.cancelled, .dropped(before: nil)])
  func nothingMoves(end: Board.Action.Drag) async {
    let store = TestStore(initialState: initial, reducer: Board.init)
    store.exhaustivity = .off
    await store.send(\.drag.entered, "done")
    await store.send(\.drag.started, (1, from: "todo"))
    await store.send(\.drag.exited)
    await store.send(.drag(end)) {
      $0.drag = nil
    }
    #expect(store.state == initial)
  }
}
