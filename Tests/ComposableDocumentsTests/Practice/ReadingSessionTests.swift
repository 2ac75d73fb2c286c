import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Path as a struct with an enum of states")
struct ReadingSessionTests {
  @Test func featureOfTheCaseRuns() async {
    let store = TestStore(initialState: ReadingSession.State.journey(JourneyReader.State(journey: .dawn))) {
      ReadingSession()
    }
    await store.send(.journey(.nextTapped)) {
      $0.modify(\.journey) { $0.current = 1 }
    }
  }

  @Test func actionOfAnotherCaseIsReported() async {
    let store = Store(initialState: .journey(JourneyReader.State(journey: .dawn))) { ReadingSession() }
    let issues = await recordedIssues { store.send(.practice(.transliterationToggled)) }
    #expect(issues.map { $0.message.contains("the state is another case") } == [true])
  }

  @Test func screensRunOnAStack() async {
    let store = TestStore(initialState: ReadingStack.State()) { ReadingStack() }
    await store.send(.opened(.travel)) {
      $0.path[id: 0] = .practice(PracticeCounter.State(dua: .travel))
    }
    await store.send(\.path[id: 0].practice.recited) {
      $0.path[id: 0]?.modify(\.practice) {
        $0.count = 1
        $0.isCelebrating = true
      }
    }
    await store.receive(\.path[id: 0].practice.delegate) {
      $0.completed = [2]
      $0.path = StackState()
    }
  }

  @Test func viewSwitchesOverTheState() throws {
    let store = Store(initialState: .practice(PracticeCounter.State(dua: .sleep))) { ReadingSession() }
    switch store.state {
    case .journey:
      Issue.record("not a journey")
    case .practice:
      let practice = try #require(store.scope(state: \.practice, action: \.practice))
      practice.send(.recited)
      #expect(practice.remaining == 32)
    }
    #expect(store.scope(state: \.journey, action: \.journey) == nil)
  }

  @Test func effectsEndWithTheirCase() async {
    let clock = TestClock()
    let store = TestStore(initialState: Welcome.State.greeting) {
      Welcome()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.started) { $0 = .timer(PracticeTimer.State()) }
    await store.send(.timer(.started)) { $0.modify(\.timer) { $0.isRunning = true } }
    await store.send(.left) { $0 = .greeting }
    await clock.advance(by: .seconds(3))
  }
}
