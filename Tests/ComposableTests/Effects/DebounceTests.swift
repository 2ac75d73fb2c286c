import Composable
import ComposableTesting
import Testing

@MainActor
struct DebounceTests {
  private let clock = TestClock()

  private func store(_ effect: @escaping () -> Effect<Scripted.Action>) -> TestStoreOf<Scripted> {
    TestStore(initialState: Scripted.State()) {
      Scripted(
        start: { effect().debounce(id: "search", for: .milliseconds(300), clock: clock) },
        start2: { .cancel(id: "search") }
      )
    }
  }

  @Test func onlyTheLastEffectStartsAfterAPause() async {
    let store = store { .send(.heard("a")) }
    await store.send(.start)
    await clock.advance(by: .milliseconds(200))
    await store.send(.start)
    await clock.advance(by: .milliseconds(299))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.heard("a")) { $0.heard = ["a"] }
    await store.finish()
  }

  @Test func debouncedWorkCanBeCancelled() async {
    let store = store { .run { send in await send(.heard("a")) } }
    await store.send(.start)
    await store.send(.start2)
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func noEffectIsNotDebounced() async {
    let store = store { .none }
    await store.send(.start)
  }
}
