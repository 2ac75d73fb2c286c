import ComposableMacros

/// Counts the recitations of a dua.
@Reducer struct PracticeCounter {
  @ObservableState struct State: Equatable {
    let dua: Dua
    var count = 0
    var isCelebrating = false
    var showsTransliteration = true

    var isComplete: Bool { count >= dua.repetitions }
    var remaining: Int { max(0, dua.repetitions - count) }
    var progress: Double { dua.repetitions > 0 ? Double(count) / Double(dua.repetitions) : 0 }
  }

  enum Action: Equatable {
    case recited
    case startedOver
    case transliterationToggled
    case celebrationClosed
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable {
      case completed(dua: Dua.ID, points: Int)
    }
  }

  @Dependency(\.haptics) var haptics

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recited:
        guard !state.isComplete else { return .none }
        state.count += 1
        let isLast = state.isComplete
        return .run { _ in await haptics.play(isLast ? .buzz : .tick) }
          .concatenate(with: isLast ? celebrate(&state) : .none)

      case .startedOver:
        state.count = 0
        return .run { _ in await haptics.play(.tick) }

      case .transliterationToggled:
        state.showsTransliteration.toggle()
        return .none

      case .celebrationClosed:
        state.isCelebrating = false
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func celebrate(_ state: inout State) -> Effect<Action> {
    state.isCelebrating = true
    return .send(.delegate(.completed(dua: state.dua.id, points: state.dua.points)))
  }
}
