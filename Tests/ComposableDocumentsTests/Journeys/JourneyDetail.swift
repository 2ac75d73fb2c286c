import ComposableMacros

/// A sheet with a journey.
@Reducer struct JourneyDetail {
  @ObservableState struct State: Equatable {
    let journey: Journey
    var isFavorite = false
  }

  enum Action {
    case favoriteToggled
    case closeTapped
    case doneTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favoriteToggled:
        state.isFavorite.toggle()
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .doneTapped:
        // The parent closes the sheet.
        return .none
      }
    }
  }
}
