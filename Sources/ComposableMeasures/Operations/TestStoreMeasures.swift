import Composable
import ComposableTesting

extension Measure {
  /// Benchmarks of test stores.
  static let testStore: [Measure] = [
    Measure(
      "TestStore.send with assertion",
      target: 4_000,
      reference: 30_900...42_700,
      waiting: {
        let store = TestStore(initialState: Counter.State(0)) { Counter() }
        return { await store.send(.incremented) { $0.value += 1 } }
      }
    ),
    Measure(
      "TestStore.send + receive, Effect.send",
      waiting: {
        let store = TestStore(initialState: Worker.State()) { Worker { .send(.done) } }
        return {
          await store.send(.start)
          await store.receive(.done) { $0.count += 1 }
        }
      }
    ),
    Measure(
      "TestStore.send + receive, Effect.run",
      reference: 156_000...166_000,
      waiting: {
        let store = TestStore(initialState: Worker.State()) { Worker { .run { send in await send(.done) } } }
        return {
          await store.send(.start)
          await store.receive(.done) { $0.count += 1 }
        }
      }
    ),
  ]
}
