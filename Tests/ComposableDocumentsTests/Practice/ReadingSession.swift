import ComposableMacros

/// A screen with a journey or the practice of a dua. Its state is an enum with one feature for each case.
@Reducer struct ReadingSession {
  @ObservableState enum State: Equatable {
    case journey(JourneyReader.State)
    case practice(PracticeCounter.State)
  }

  enum Action {
    case journey(JourneyReader.Action)
    case practice(PracticeCounter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.journey, action: \.journey) { JourneyReader() }
    Scope(\.practice, action: \.practice) { PracticeCounter() }
  }
}

/// A stack of sessions.
@Reducer struct ReadingStack {
  @ObservableState struct State: Equatable {
    var path = StackState<ReadingSession.State>()
    var completed: [Dua.ID] = []
  }

  enum Action {
    case path(StackAction<ReadingSession.State, ReadingSession.Action>)
    case opened(Dua)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened(let dua):
        state.path.append(.practice(PracticeCounter.State(dua: dua)))
        return .none
      case .path(.element(id: let id, action: .practice(.delegate(.completed(let dua, points: _))))):
        state.completed.append(dua)
        state.path.pop(from: id)
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { ReadingSession() }
  }
}

/// A greeting or a timer. The effects of the timer are cancelled when it is no longer shown.
@Reducer struct Welcome {
  @ObservableState enum State: Equatable {
    case greeting
    case timer(PracticeTimer.State)
  }

  enum Action {
    case timer(PracticeTimer.Action)
    case started, left
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started: state = .timer(PracticeTimer.State())
      case .left: state = .greeting
      case .timer: break
      }
      return .none
    }
    .ifCaseLet(\.timer, action: \.timer) { PracticeTimer() }
  }
}
