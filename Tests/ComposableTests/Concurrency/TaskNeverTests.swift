import Composable
import Testing

@MainActor
struct TaskNeverTests {
  @Test func aStatementNeedsNoType() async {
    let store = Scripted.store(
      start: {
        .run { send in
          await send(.heard("a"))
          try await Task.never()
        }
        .cancellable(id: 1)
      },
      start2: { .cancel(id: 1) }
    )
    let task = store.send(.start)
    while store.heard.isEmpty { await Task.yield() }
    store.send(.start2)
    await task.finish()
    #expect(store.heard == ["a"])
  }

  @Test func aStatementThatIgnoresTheErrorNeedsNoType() async {
    let task = Task {
      try? await Task.never()
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func aValueIsThatOfTheContext() async {
    let task = Task<Int, any Error> { try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
