import ComposableMacros

/// Questions about the words of a chapter: which transliteration is that of a word?
@Reducer
public struct QuizFeature {
  @ObservableState
  public struct State: Equatable {
    /// One for each word of the chapter, in the order in which they are asked.
    public let questions: [Question]
    /// The index of the question; that after the last when all have been answered.
    public internal(set) var index = 0
    /// The answer to the question; nil before it is given.
    public internal(set) var answer: String?
    /// The number of questions that were answered correctly.
    public internal(set) var correct = 0

    /// A word, and the transliterations from which to choose.
    public struct Question: Equatable, Sendable {
      /// The word whose transliteration is asked for.
      public let word: Course.Word
      /// In the order in which they are shown.
      public let answers: [String]
    }

    /// The question that is asked; nil when all have been answered.
    public var question: Question? { index < questions.count ? questions[index] : nil }
    /// Whether all questions have been answered, each correctly.
    public var isPassed: Bool { question == nil && correct == questions.count }
  }

  public enum Action: Equatable {
    /// Answers the question with one of its answers. Only the first one counts.
    case answered(String)
    /// Goes on to the next question, once this one is answered.
    case continueTapped
    /// Asks the same questions again, from the first.
    case repeatTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The last question was answered, and all were answered correctly.
      case passed
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let answer):
        guard let question = state.question, state.answer == nil, question.answers.contains(answer) else {
          return .none
        }
        state.answer = answer
        if answer == question.word.transliteration { state.correct += 1 }
        return .none

      case .continueTapped:
        guard state.answer != nil else { return .none }
        state.answer = nil
        state.index += 1
        return state.isPassed ? .send(.delegate(.passed)) : .none

      case .repeatTapped:
        (state.index, state.answer, state.correct) = (0, nil, 0)
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

extension QuizFeature.State {
  /// A quiz about a chapter, with the wrong answers and their order drawn at random.
  init(_ chapter: Course.Chapter, of course: Course, using random: inout some RandomNumberGenerator) {
    var questions: [Question] = []
    for word in chapter.words.shuffled(using: &random) {
      let wrong = course.otherAnswers(than: word).shuffled(using: &random).prefix(Self.wrongAnswers)
      questions.append(
        Question(word: word, answers: ([word.transliteration] + wrong).shuffled(using: &random))
      )
    }
    self.init(questions: questions)
  }

  private static let wrongAnswers = 2
}
