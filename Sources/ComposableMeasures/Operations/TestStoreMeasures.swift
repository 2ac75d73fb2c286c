import Composable
import ComposableTesting

extension Measure {
  /// Tests of features.
  static let testStore: [Measure] = [
    Measure(
      "TestStore.send with assertion",
      asked: 4_000,
      original: 30_900...42_700,
      waiting: {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        return { await store.send(.incremented) { $0.count += 1 } }
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
      original: 156_000...166_000,
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
