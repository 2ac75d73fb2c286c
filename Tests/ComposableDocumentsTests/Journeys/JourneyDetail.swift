import ComposableMacros

/// A journey on a sheet.
@Reducer struct JourneyDetail {
  @ObservableState struct State: Equatable {
    let journey: Journey
    var isFavourite = false
  }

  enum Action {
    case favouriteToggled
    case closeTapped
    case doneTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favouriteToggled:
        state.isFavourite.toggle()
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
