import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Long computations that yield")
struct LetterCountTests {
  private let state = LetterCount.State(titles: Array(repeating: "On waking", count: 1_000))

  @Test func resultArrives() async {
    let store = TestStore(initialState: state) { LetterCount() }
    await store.send(.countTapped)
    await store.receive(.counted(8_000)) {
      $0.letters = 8_000
      $0.timesCounted = 1
    }
  }

  @Test func secondTapReplacesTheFirst() async {
    let store = Store(initialState: state) { LetterCount() }
    let first = store.send(.countTapped)
    let second = store.send(.countTapped)
    await first.finish()
    await second.finish()
    #expect(store.timesCounted == 1)
  }

  @Test func cancelledComputationSendsNothing() async {
    let store = Store(initialState: state) { LetterCount() }
    let task = store.send(.countTapped)
    store.send(.cancelTapped)
    await task.finish()
    #expect(store.letters == nil)
  }
}
