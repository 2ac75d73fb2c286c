import ComposableMacros

/// The progress of loading a value.
enum LoadingState: Equatable {
  case idle, loading, loaded
  case failed(String)

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

/// A list of journeys, and a sheet with one of them.
@Reducer struct JourneyList {
  @ObservableState struct State: Equatable {
    var journeys: [Journey] = []
    var loading = LoadingState.idle
    var selectedID: Journey.ID?
    @Presents var detail: JourneyDetail.State?

    var selected: Journey? { journeys.first { $0.id == selectedID } }
    var isEmpty: Bool { journeys.isEmpty }
  }

  enum Action {
    case appeared
    case refreshTapped
    case journeyTapped(Journey)
    case journeysLoaded(Result<[Journey], Error>)
    case detail(PresentationAction<JourneyDetail.Action>)
  }

  @Dependency(\.library) var library

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared where state.loading == .loaded:
        return .none

      case .appeared, .refreshTapped:
        state.loading = .loading
        return .run { send in
          let result = await Result { try await library.journeys() }
          await send(.journeysLoaded(result))
        }

      case .journeysLoaded(.success(let journeys)):
        state.loading = .loaded
        state.journeys = journeys
        return .none

      case .journeysLoaded(.failure(let error)):
        state.loading = .failed("\(error)")
        return .none

      case .journeyTapped(let journey):
        state.selectedID = journey.id
        state.detail = JourneyDetail.State(journey: journey)
        return .none

      case .detail(.presented(.doneTapped)):
        state.detail = nil
        return .none

      case .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) {
      JourneyDetail()
    }
  }
}
