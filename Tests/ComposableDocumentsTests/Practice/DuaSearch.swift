import ComposableMacros

/// Searches after the user has stopped typing.
@Reducer struct DuaSearch {
  @ObservableState struct State: Equatable {
    var query = ""
    var results: [Dua] = []
  }

  enum Action {
    case queryChanged(String)
    case searchDue
    case found([Dua])
    case left
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.library) var library

  private enum CancelID { case pause }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.searchDue)
        }
        .cancellable(id: CancelID.pause, cancelInFlight: true)

      case .searchDue:
        return .run { [query = state.query] send in
          await send(.found(try await library.search(query)))
        } catch: { _, send in
          await send(.found([]))
        }

      case .found(let duas):
        state.results = duas
        return .none

      case .left:
        return .cancel(id: CancelID.pause)
      }
    }
  }
}
