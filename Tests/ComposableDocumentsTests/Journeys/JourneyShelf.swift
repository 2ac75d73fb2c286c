import ComposableMacros

/// A stack with an enum of features.
@Reducer struct JourneyShelf {
  @Reducer enum Path {
    case detail(JourneyDetail)
    case search(JourneySearch)
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case journeyTapped(Journey)
    case searchTapped
    case homeTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .journeyTapped(let journey):
        state.path.append(.detail(JourneyDetail.State(journey: journey)))
        return .none
      case .searchTapped:
        state.path.append(.search(JourneySearch.State()))
        return .none
      case .homeTapped:
        state.path.removeAll()
        return .none
      case .path(.element(id: let id, action: .detail(.doneTapped))):
        state.path.pop(from: id)
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension JourneyShelf.Path.State: Equatable {}
