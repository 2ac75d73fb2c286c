import Composable
import ComposableTesting
import Foundation
import Testing

@MainActor
struct TestStoreTests {
  @Test func sendAssertsTheChange() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incremented) { $0.count = 1 }
    await store.send(.added(0))
    #expect(store.state.count == 1)
  }

  @Test func actionsAreReceivedInOrder() async {
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: { .merge(.send(.heard("a")), .run { send in await send(.heard("b")) }) })
    }
    await store.send(.start)
    #expect(store.state.heard == [])
    await store.receive(.heard("a")) { $0.heard = ["a"] }
    await store.receive({ $0 == .heard("b") }, assert: { $0.heard = ["a", "b"] })
  }

  @Test func actionsAreReceivedByCase() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
      Reduce { _, action in
        switch action {
        case .incremented: .merge(.send(.added(1)), .send(.added(2)))
        case .added: .none
        }
      }
    }
    await store.send(.incremented) { $0.count = 1 }
    await store.receive(\.added) { $0.count = 2 }
    await store.receive(\.added, 2) { $0.count = 4 }
  }

  @Test func predicateIsAskedOnceAboutTheNextAction() async {
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: { .run { send in await send(.heard("a")) } })
    }
    await store.send(.start)
    var asked: [Scripted.Action] = []
    await store.receive(
      {
        asked.append($0)
        return $0 == .heard("a")
      },
      assert: { $0.heard = ["a"] }
    )
    #expect(asked == [.heard("a")])
  }

  @Test func receiveWaitsForWorkOutsideTheTest() async {
    let gate = Gate()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          await Task.detached { gate.open() }.value
          try await gate.wait()
          await send(.heard("a"))
        }
      })
    }
    store.timeout = .seconds(30)
    await store.send(.start)
    await store.receive(.heard("a")) { $0.heard = ["a"] }
  }

  @Test func dependenciesAreThoseOfTheTest() async {
    struct Feature: Reducer {
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout String, action: Void) -> Effect<Void> {
        state = uuid().uuidString
        return .none
      }
    }
    let store = TestStore(initialState: "") {
      Feature()
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send(()) { $0 = UUID(1).uuidString }
    store.dependencies.uuid = .constant(UUID(2))
    await store.send(()) { $0 = UUID(2).uuidString }
  }

  @Test func finishWaitsForTheEffects() async {
    let log = Log()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: { .run { _ in await Task.detached { log("ran") }.value } })
    }
    await store.send(.start)
    await store.finish(timeout: .seconds(30))
    #expect(log.entries == ["ran"])
  }

  @Test func cancellingATaskEndsItsEffects() async {
    let gate = Gate()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: { .run { _ in try await gate.wait() } })
    }
    let task = await store.send(.start)
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test func nonExhaustiveTestAssertsOnlyPartOfTheState() async {
    let gate = Gate()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .merge(
          .send(.heard("a")),
          .send(.heard("b")),
          .send(.heard("c")),
          .run { _ in try await gate.wait() }
        )
      })
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.receive(.heard("b")) { $0.heard[1] = "b" }
    #expect(store.state.heard == ["a", "b"])
  }

  @Test func actionsAndEffectsCanBeSkipped() async {
    let gate = Gate()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: { .merge(.send(.heard("a")), .run { _ in try await gate.wait() }) })
    }
    await store.send(.start)
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
    store.assert { $0.heard = ["a"] }
  }

  @Test func skippedEffectsEnd() async {
    let gate = Gate()
    let log = Log()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { _ in
          try await gate.wait()
          log("went on")
        }
      })
    }
    await store.send(.start)
    await store.skipInFlightEffects()
    gate.open()
    await store.finish()
    #expect(log.entries.isEmpty)
  }

  @Test func effectsInterleaveDeterministically() async {
    func order() async -> [String] {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: {
          .merge(
            (0..<20).map { number in
              .run { send in
                for step in 0..<number % 4 { await send(.heard("\(number).\(step)")) }
              }
            }
          )
        })
      }
      store.exhaustivity = .off
      await store.send(.start)
      await store.skipReceivedActions()
      return store.state.heard
    }
    let first = await order()
    #expect(first.count == 30)
    for _ in 1...20 { #expect(await order() == first) }
  }
}
