import Composable

/// A feature whose effects are set by a test. It collects the texts that they send.
struct Scripted: Reducer {
  struct State: Equatable {
    var heard: [String] = []
  }

  enum Action: Equatable {
    case start
    case start2
    case heard(String)
  }

  var start: () -> Effect<Action> = { .none }
  var start2: () -> Effect<Action> = { .none }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return start()
      case .start2:
        return start2()
      case .heard(let text):
        state.heard.append(text)
        return .none
      }
    }
  }

  @MainActor
  static func store(
    start: @escaping () -> Effect<Action>,
    start2: @escaping () -> Effect<Action> = { .none }
  ) -> StoreOf<Self> {
    Store(initialState: State()) { Self(start: start, start2: start2) }
  }
}
