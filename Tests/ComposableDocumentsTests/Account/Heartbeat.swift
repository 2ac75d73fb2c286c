import ComposableMacros

/// Ticks until it is stopped, and looks up the user after a delay.
@Reducer struct Heartbeat {
  @ObservableState struct State: Equatable, Sendable {
    var beats = 0
    var user: User?
  }

  enum Action: Sendable {
    case started, stopped, beat
    case lookUpTapped
    case lookedUp(Result<User, any Error>)
  }

  private enum CancelID { case beats }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      @Dependency(\.continuousClock) var clock
      @Dependency(\.users) var users

      switch action {
      case .started:
        return .run { [clock] send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.beat)
          }
        }
        .cancellable(id: CancelID.beats)

      case .stopped:
        return .cancel(id: CancelID.beats)

      case .beat:
        state.beats += 1
        return .none

      case .lookUpTapped:
        return .run { [clock, users] send in
          try await clock.sleep(for: .seconds(1))
          await send(.lookedUp(Result { try await users.current() }))
        }

      case .lookedUp(let result):
        state.user = try? result.get()
        return .none
      }
    }
  }
}
