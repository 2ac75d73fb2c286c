import ComposableMacros

/// Counts the letters of many titles, and yields to other tasks.
@Reducer struct LetterCount {
  @ObservableState struct State: Equatable, Sendable {
    var titles: [String]
    var letters: Int?
    var timesCounted = 0
  }

  enum Action: Equatable, Sendable {
    case countTapped, cancelTapped
    case counted(Int)
  }

  private enum CancelID { case count }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countTapped:
        return .run { [titles = state.titles] send in
          var letters = 0
          for (index, title) in titles.enumerated() {
            letters += title.filter(\.isLetter).count
            if index.isMultiple(of: 100) {
              try Task.checkCancellation()
              await Task.yield()
            }
          }
          await send(.counted(letters))
        }
        .cancellable(id: CancelID.count, cancelInFlight: true)

      case .cancelTapped:
        return .cancel(id: CancelID.count)

      case .counted(let letters):
        state.letters = letters
        state.timesCounted += 1
        return .none
      }
    }
  }
}
