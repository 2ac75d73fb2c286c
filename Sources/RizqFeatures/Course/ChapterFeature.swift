import ComposableMacros

/// A chapter of a course: first its words, then a quiz about them.
@Reducer
public struct ChapterFeature {
  @ObservableState
  public struct State: Equatable, Identifiable {
    /// The words of the chapter.
    public let chapter: Course.Chapter
    let course: Course
    /// Whether the user has ever passed its quiz.
    public internal(set) var isPassed: Bool
    /// The quiz, until it is closed or passed.
    @Presents public internal(set) var quiz: QuizFeature.State?

    public var id: Int { chapter.id }
  }

  public enum Action {
    /// Opens a quiz, with questions and answers in a random order.
    case quizTapped
    case quiz(PresentationAction<QuizFeature.Action>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The quiz was passed, for the first time or again.
      case passed
    }
  }

  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .quizTapped:
        let (chapter, course) = (state.chapter, state.course)
        state.quiz = withRandomNumberGenerator { random in
          QuizFeature.State(chapter, of: course, using: &random)
        }
        return .none

      case .quiz(.presented(.delegate(.passed))):
        state.quiz = nil
        state.isPassed = true
        return .send(.delegate(.passed))

      case .quiz, .delegate:
        return .none
      }
    }
    .ifLet(\.$quiz, action: \.quiz) { QuizFeature() }
  }
}
