import ComposableMacros

/// The innermost of three levels: a question, which notifies its parent of an answer.
@Reducer struct LessonQuestion {
  @ObservableState struct State: Equatable {
    var answer = ""
  }

  enum Action {
    case answered(String)
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable {
      case completed(isCorrect: Bool)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let answer):
        state.answer = answer
        return .send(.delegate(.completed(isCorrect: answer == "Alhamdulillah")))
      case .delegate:
        return .none
      }
    }
  }
}

/// The middle level: a lesson, which turns an answer into progress.
@Reducer struct Lesson {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var correct = 0
    @Presents var question: LessonQuestion.State?
  }

  enum Action {
    case startTapped
    case question(PresentationAction<LessonQuestion.Action>)
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable {
      case progressed(Int)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.question = LessonQuestion.State()
        return .none
      case .question(.presented(.delegate(.completed(isCorrect: let isCorrect)))):
        state.question = nil
        guard isCorrect else { return .none }
        state.correct += 1
        return .send(.delegate(.progressed(state.correct)))
      case .question, .delegate:
        return .none
      }
    }
    .ifLet(\.$question, action: \.question) { LessonQuestion() }
  }
}

/// The outermost level: a course, which stores the progress of every lesson.
@Reducer struct Course {
  @ObservableState struct State: Equatable {
    var lessons: IdentifiedArrayOf<Lesson.State> = []
    var progress: [Lesson.State.ID: Int] = [:]
  }

  enum Action {
    case lesson(IdentifiedActionOf<Lesson>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lesson(.element(id: let id, action: .delegate(.progressed(let count)))):
        state.progress[id] = count
        return .none
      case .lesson:
        return .none
      }
    }
    .forEach(\.lessons, action: \.lesson) { Lesson() }
  }
}
