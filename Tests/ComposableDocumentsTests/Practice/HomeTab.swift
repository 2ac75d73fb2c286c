import ComposableMacros

/// The home tab: the points of the user.
@Reducer struct HomeTab {
  @ObservableState struct State: Equatable {
    var points = 0
  }

  enum Action {
    case pointsCleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pointsCleared:
        state.points = 0
        return .none
      }
    }
  }
}

/// The library tab: the available journeys.
@Reducer struct JourneysTab {
  @ObservableState struct State: Equatable {
    var journeys: [Journey] = []
  }

  enum Action {
    case journeyTapped(Journey)
    case delegate(Delegate)

    @CasePathable enum Delegate {
      case opened(Journey)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .journeyTapped(let journey):
        return .send(.delegate(.opened(journey)))
      case .delegate:
        return .none
      }
    }
  }
}

/// The detail screen of a journey.
@Reducer struct JourneyReader {
  @ObservableState struct State: Equatable {
    let journey: Journey
    var current = 0
  }

  enum Action {
    case nextTapped
    case closeTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextTapped:
        state.current += 1
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
