import ComposableMacros

/// The favorites of the user. An effect persists changes, not a `didSet` of the state.
@Reducer struct Favorites {
  @ObservableState struct State: Equatable {
    var counter = PracticeCounter.State(dua: .travel)
    var duas: [Dua] = []
  }

  enum Action {
    case counter(PracticeCounter.Action)
    case duaAdded(Dua)
  }

  @Dependency(\.library) var library

  var body: some ReducerOf<Self> {
    // The child is embedded, not called, so that its effects and cancellation ids have their own scope.
    Scope(state: \.counter, action: \.counter) { PracticeCounter() }
    Reduce { state, action in
      switch action {
      case .duaAdded(let dua):
        state.duas.append(dua)
        return .run { _ in try await library.save(dua) }
      case .counter(.delegate(.completed)):
        return .send(.duaAdded(state.counter.dua))
      case .counter:
        return .none
      }
    }
  }
}
