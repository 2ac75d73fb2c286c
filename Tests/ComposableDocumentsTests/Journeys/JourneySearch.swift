import ComposableMacros

/// A search with `Effect.debounce`.
@Reducer struct JourneySearch {
  @ObservableState struct State: Equatable {
    var text = ""
    var results: [Dua] = []
  }

  enum Action {
    case textChanged(String)
    case resultsLoaded([Dua])
    case disappeared
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.library) var library

  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return .run { send in await send(.resultsLoaded(try await library.search(text))) }
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      case .resultsLoaded(let duas):
        state.results = duas
        return .none
      case .disappeared:
        return .cancel(id: CancelID.search)
      }
    }
  }
}

/// A feature with two searches.
@Reducer struct DoubleSearch {
  @ObservableState struct State: Equatable {
    var left = JourneySearch.State()
    var right = JourneySearch.State()
  }

  enum Action {
    case left(JourneySearch.Action)
    case right(JourneySearch.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.left, action: \.left) { JourneySearch() }
    Scope(\.right, action: \.right) { JourneySearch() }
  }
}
