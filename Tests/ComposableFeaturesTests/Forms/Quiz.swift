import ComposableMacros
import ComposableTesting
import Testing

/// Questions with a time limit each.
@Reducer
struct Quiz {
  struct Question: Equatable, Identifiable, Sendable {
    let id: Int
    var text: String
    var answers: [String]
    var correct: Int
  }

  @ObservableState
  enum State: Equatable {
    case ready([Question])
    case asking(Asking)
    case done(score: Int, of: Int)

    @ObservableState
    struct Asking: Equatable {
      var questions: [Question]
      var index = 0
      var score = 0
      var secondsLeft = 10
    }
  }

  enum Action {
    case answerTapped(Int)
    case startButtonTapped
    case tick
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  private enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (state, action) {
      case (.ready(let questions), .startButtonTapped):
        let shuffled = withRandomNumberGenerator { questions.shuffled(using: &$0) }
        state = .asking(.init(questions: shuffled))
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.tick)
          }
        }
        .cancellable(id: CancelID.timer)

      case (.asking(var asking), .tick):
        asking.secondsLeft -= 1
        state = .asking(asking)
        return asking.secondsLeft == 0 ? next(&state, isCorrect: false) : .none

      case (.asking(let asking), .answerTapped(let answer)):
        return next(&state, isCorrect: asking.questions[asking.index].correct == answer)

      default:
        return .none
      }
    }
  }

  func next(_ state: inout State, isCorrect: Bool) -> Effect<Action> {
    guard case .asking(var asking) = state else { return .none }
    asking.index += 1
    asking.score += isCorrect ? 1 : 0
    asking.secondsLeft = 10
    if asking.index == asking.questions.count {
      state = .done(score: asking.score, of: asking.questions.count)
      return .cancel(id: CancelID.timer)
    }
    state = .asking(asking)
    return .none
  }
}

@MainActor
struct QuizTests {
  struct Zero: RandomNumberGenerator {
    func next() -> UInt64 { 0 }
  }

  let questions = [
    Quiz.Question(id: 1, text: "How many prayers a day?", answers: ["4", "5"], correct: 1),
    Quiz.Question(id: 2, text: "Where is Quba?", answers: ["Medina", "Mecca"], correct: 0),
  ]
  let clock = TestClock()

  func store() -> TestStoreOf<Quiz> {
    TestStore(initialState: Quiz.State.ready(questions)) {
      Quiz()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Zero())
    }
  }

  @Test func answerOneAndMissOne() async throws {
    let store = store()
    let shuffled = questions.shuffled(using: &zero)
    await store.send(.startButtonTapped) { $0 = .asking(.init(questions: shuffled)) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) { $0.modify(\.asking) { $0.secondsLeft = 9 } }
    await store.send(.answerTapped(shuffled[0].correct)) {
      $0.modify(\.asking) {
        $0.index = 1
        $0.score = 1
        $0.secondsLeft = 10
      }
    }
    await store.withExhaustivity(.off) {
      await clock.advance(by: .seconds(10))
      await store.receive(\.tick)
      await store.skipReceivedActions()
    }
    #expect(store.state == .done(score: 1, of: 2))
  }

  @Test func nothingBeforeTheStart() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.answerTapped(0))
    #expect(store.state[case: \.ready]?.count == 2)
  }

  private var zero: Zero {
    get { Zero() }
    nonmutating set {}
  }
}
