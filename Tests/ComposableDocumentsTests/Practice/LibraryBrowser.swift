import ComposableMacros

/// Loads the duas and filters them by title.
@Reducer struct LibraryBrowser {
  @ObservableState struct State: Equatable {
    var duas: [Dua] = []
    var isLoading = false
    var problem: String?
    var query = ""

    var found: [Dua] {
      query.isEmpty ? duas : duas.filter { $0.title.lowercased().contains(query.lowercased()) }
    }
  }

  enum Action {
    case appeared
    case pulledToRefresh
    case queryChanged(String)
    case duasLoaded(Result<[Dua], Error>)
    case duaTapped(Dua)
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable {
      case practiceRequested(Dua)
    }
  }

  @Dependency(\.library) var library

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        guard state.duas.isEmpty else { return .none }
        return load(&state)

      case .pulledToRefresh:
        return load(&state)

      case .queryChanged(let query):
        state.query = query
        return .none

      case .duasLoaded(.success(let duas)):
        state.isLoading = false
        state.duas = duas
        return .none

      case .duasLoaded(.failure(let error)):
        state.isLoading = false
        state.problem = "\(error)"
        return .none

      case .duaTapped(let dua):
        return .send(.delegate(.practiceRequested(dua)))

      case .delegate:
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.isLoading = true
    state.problem = nil
    return .run { send in
      await send(.duasLoaded(Result { try await library.duas() }))
    }
  }
}
