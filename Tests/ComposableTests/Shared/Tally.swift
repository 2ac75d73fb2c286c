import Composable

/// A feature with a shared count and a shared note.
struct Tally: Reducer {
  struct Settings: Equatable, Sendable {
    var note = ""
    var page = 1
  }

  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    @Shared var note: String
    var taps = 0

    init(note: Shared<String> = Shared(value: "")) {
      _note = note
    }
  }

  enum Action {
    case tapped
    case nothing
    case noted(String)
    case effectTapped
    case sequenceTapped
    case stepped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.$count.withLock { $0 += 1 }
      case .nothing:
        break
      case .noted(let text):
        state.$note.withLock { $0 = text }
      case .effectTapped:
        return .run { [count = state.$count] _ in count.withLock { $0 += 10 } }
      case .sequenceTapped:
        return .run { [count = state.$count] send in
          count.withLock { $0 = 1 }
          await send(.stepped)
          count.withLock { $0 = 2 }
          await send(.tapped)
          count.withLock { $0 = 4 }
        }
      case .stepped:
        state.taps += 1
      }
      return .none
    }
  }
}

extension Tally.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var tapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(embed: { .tapped }, extract: { if case .tapped = $0 { () } else { nil } })
    }
    var stepped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(embed: { .stepped }, extract: { if case .stepped = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A feature that makes the state of a child in its reducer.
struct TallyHost: Reducer {
  struct State: Equatable {
    var tally: Tally.State?
  }

  enum Action {
    case opened
    case tally(Tally.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.tally = Tally.State()
        return .none
      case .tally(let action):
        guard var tally = state.tally else { return .none }
        defer { state.tally = tally }
        return Tally().reduce(into: &tally, action: action).map { .tally($0) }
      }
    }
  }
}
