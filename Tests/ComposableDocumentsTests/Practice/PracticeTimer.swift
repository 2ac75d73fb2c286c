import ComposableMacros

/// Counts the seconds of a practice.
@Reducer struct PracticeTimer {
  @ObservableState struct State: Equatable {
    var seconds = 0
    var isRunning = false
  }

  enum Action {
    case started
    case ticked
    case stopped
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.timer)

      case .ticked:
        state.seconds += 1
        return .none

      case .stopped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
      }
    }
  }
}
