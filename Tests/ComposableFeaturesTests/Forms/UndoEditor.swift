import ComposableMacros
import ComposableTesting
import Testing

/// Adds undo and redo to any feature whose state is a document.
@Reducer
struct Undoable<Base: Reducer> where Base.State: Equatable {
  @ObservableState
  struct State {
    var current: Base.State
    var past: [Base.State] = []
    var future: [Base.State] = []

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
  }

  enum Action {
    case base(Base.Action)
    case redoButtonTapped
    case undoButtonTapped
  }

  let base: Base

  init(@ReducerBuilder<Base.State, Base.Action> base: () -> Base) {
    self.base = base()
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.current, action: \.base) {
      base
    }
    .onChange(of: \.current) { old, _ in
      Reduce { state, action in
        guard case .base = action else { return .none }
        state.past.append(old)
        state.future = []
        return .none
      }
    }
    Reduce { state, action in
      switch action {
      case .base:
        return .none
      case .redoButtonTapped:
        guard let next = state.future.popLast() else { return .none }
        state.past.append(state.current)
        state.current = next
        return .none
      case .undoButtonTapped:
        guard let previous = state.past.popLast() else { return .none }
        state.future.append(state.current)
        state.current = previous
        return .none
      }
    }
  }
}

extension Undoable.State: Equatable {}
extension Undoable.State: Sendable where Base.State: Sendable {}

@Reducer
struct Sketch {
  @ObservableState
  struct State: Equatable, Sendable {
    var points: [Int] = []
    var title = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case drew(Int)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .drew(let point) = action { state.points.append(point) }
      return .none
    }
  }
}

@MainActor
struct UndoableTests {
  let store = TestStore(initialState: Undoable<Sketch>.State(current: .init())) {
    Undoable { Sketch() }
  }

  @Test func undoAndRedo() async {
    await store.send(.base(.drew(1))) {
      $0.current.points = [1]
      $0.past = [Sketch.State()]
    }
    await store.send(.base(.binding(.set(\.title, "Dome")))) {
      $0.past.append($0.current)
      $0.current.title = "Dome"
    }
    await store.send(.undoButtonTapped) {
      $0.future = [$0.current]
      $0.current = $0.past.removeLast()
    }
    await store.send(.redoButtonTapped) {
      $0.past.append($0.current)
      $0.current = $0.future.removeLast()
    }
    await store.send(.redoButtonTapped)
  }

  @Test func drawingForgetsTheFuture() async {
    store.exhaustivity = .off
    await store.send(\.base.drew, 1)
    await store.send(.undoButtonTapped)
    #expect(store.state.canRedo && !store.state.canUndo)
    await store.send(\.base.drew, 2) { $0.future = [] }
    #expect(store.state.current.points == [2])
  }
}
