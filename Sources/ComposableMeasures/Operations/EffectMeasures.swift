import Composable

extension Measure {
  /// Benchmarks of actions with effects, until the effects have ended.
  static let effects: [Measure] = [
    Measure("Effect.send round trip", reference: 14_800...17_300) {
      let store = Store(initialState: Worker.State()) { Worker { .send(.done) } }
      return { store.send(.start) }
    },
    Measure(
      "Effect.run round trip (send + finish)",
      target: 10_000,
      reference: 61_000...124_000,
      waiting: {
        let store = Store(initialState: Worker.State()) { Worker { .run { send in await send(.done) } } }
        return { await store.send(.start).finish() }
      }
    ),
    Measure(
      "Effect.run that sends nothing",
      waiting: {
        let store = Store(initialState: Worker.State()) { Worker { .run { _ in } } }
        return { await store.send(.start).finish() }
      }
    ),
    Measure(
      "Effect.run with a dependency set for the store",
      waiting: {
        let store = Store(initialState: Worker.State()) {
          Worker { .run { send in await send(.done) } }
        } withDependencies: {
          $0.client = .testValue
        }
        return { await store.send(.start).finish() }
      }
    ),
    Measure(
      "merge of 10 Effect.run, round trip",
      reference: 228_000...368_000,
      waiting: {
        let store = Store(initialState: Worker.State()) {
          Worker { .merge((0..<10).map { _ in .run { send in await send(.done) } }) }
        }
        return { await store.send(.start).finish() }
      }
    ),
    Measure(
      "cancellable start + cancel + finish, same turn",
      reference: 104_000...170_000,
      waiting: {
        let store = Store(initialState: Worker.State()) { Worker(work: Worker.endless) }
        return {
          let task = store.send(.start)
          store.send(.cancel)
          await task.finish()
        }
      }
    ),
    Measure(
      "cancellable start, sleep, cancel + finish",
      waiting: {
        let store = Store(initialState: Worker.State()) { Worker(work: Worker.endless) }
        return {
          let task = store.send(.start)
          await Task.yield()
          store.send(.cancel)
          await task.finish()
        }
      }
    ),
    Measure(
      "for comparison: an empty Task on the main actor, awaited",
      waiting: {
        { await Task { @MainActor in }.value }
      }
    ),
  ]
}
