import ComposableMacros

/// Opens a session with parallel effects, and closes it with sequential ones.
@Reducer struct SessionOpening {
  @ObservableState struct State: Equatable {
    var duas: [Dua]?
    var journeys: [Journey]?
  }

  enum Action {
    case opened
    case closed
    case duasLoaded([Dua])
    case journeysLoaded([Journey])
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable {
      case finished
    }
  }

  @Dependency(\.haptics) var haptics
  @Dependency(\.library) var library

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .merge(
          .run { send in await send(.duasLoaded(try await library.duas())) },
          .run { send in await send(.journeysLoaded(try await library.journeys())) }
        )

      case .closed:
        return .concatenate(
          .run { _ in await haptics.play(.tick) },
          .run { _ in await haptics.play(.buzz) },
          .send(.delegate(.finished))
        )

      case .duasLoaded(let duas):
        state.duas = duas
        return .none

      case .journeysLoaded(let journeys):
        state.journeys = journeys
        return .none

      case .delegate:
        return .none
      }
    }
  }
}
