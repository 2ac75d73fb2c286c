import Composable
import ComposableTesting
import Testing

/// Many test stores in parallel on a busy machine. None of them may be early or late.
@MainActor
struct ParallelTestStoreTests {
  /// Uses processor time on other threads while the store runs.
  private func load() -> Task<Int, Never> {
    Task.detached {
      var sum = 0
      while !Task.isCancelled, sum < 50_000 { sum &+= 1 }
      return sum
    }
  }

  @Test(arguments: 0..<200)
  func storesDoNotDisturbEachOther(number: Int) async {
    let load = load()
    defer { load.cancel() }
    let clock = TestClock()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(
        start: {
          .merge(
            .send(.heard("sent \(number)")),
            .run { send in
              await Task.detached { await Task.yield() }.value
              await send(.heard("ran \(number)"))
            },
            .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.heard("slept \(number)"))
            }
            .cancellable(id: "sleep", cancelInFlight: true)
          )
        },
        start2: { .cancel(id: "sleep") }
      )
    }
    store.timeout = .seconds(60)
    await store.send(.start)
    await store.receive(.heard("sent \(number)")) { $0.heard = ["sent \(number)"] }
    await store.receive(.heard("ran \(number)")) { $0.heard.append("ran \(number)") }
    if number.isMultiple(of: 2) {
      await clock.advance(by: .seconds(1))
      await store.receive(.heard("slept \(number)")) { $0.heard.append("slept \(number)") }
    } else {
      await store.send(.start2)
      await clock.advance(by: .seconds(1))
    }
    await store.finish()
  }
}
