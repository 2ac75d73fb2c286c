import Composable
import ComposableTesting
import Testing

@MainActor
struct EffectTests {
  @Test func sendIsDeliveredBeforeSendReturns() {
    let store = Scripted.store(start: { .send(.heard("a")) })
    store.send(.start)
    #expect(store.heard == ["a"])
  }

  @Test func sendsOfAMergeArriveInOrder() {
    let store = Scripted.store(start: {
      .merge(.send(.heard("a")), .merge([.send(.heard("b")), .none]), .send(.heard("c")))
    })
    store.send(.start)
    #expect(store.heard == ["a", "b", "c"])
  }

  @Test func sendsAreReducedFirstInFirstOut() {
    let store = Scripted.store(
      start: { .merge(.send(.start2), .send(.heard("a"))) },
      start2: { .send(.heard("b")) }
    )
    store.send(.start)
    #expect(store.heard == ["a", "b"])
  }

  @Test func longChainOfSendsNeedsNoStack() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    store.send(200_000)
    #expect(store.state == 200_001)
  }

  @Test func longConcatenationNeedsNoStack() {
    let store = Store<Int, Int?>(initialState: 0) {
      Reduce { state, action in
        if let action {
          state += action
          return .none
        }
        return .concatenate((0..<50_000).map { $0.isMultiple(of: 2) ? .send(1) : .cancel(id: $0) })
      }
    }
    store.send(nil)
    #expect(store.state == 25_000)
  }

  @Test func runSendsSeveralActions() async {
    let store = Scripted.store(start: {
      .run { send in
        await send(.heard("a"))
        await send(.heard("b"))
      }
    })
    let task = store.send(.start)
    #expect(store.heard.isEmpty)
    await task.finish()
    #expect(store.heard == ["a", "b"])
  }

  @Test func mergedRunsAreConcurrent() async {
    let (first, second) = (Gate(), Gate())
    let store = Scripted.store(start: {
      .run { send in
        second.open()
        try await first.wait()
        await send(.heard("both"))
      }
      .merge(
        with: .run { _ in
          try await second.wait()
          first.open()
        }
      )
    })
    await store.send(.start).finish()
    #expect(store.heard == ["both"])
  }

  @Test func concatenatedEffectsRunInSequence() async {
    let log = Log()
    func step(_ name: String) -> Effect<Scripted.Action> {
      .run { send in
        log("\(name) begins")
        await send(.heard(name))
        await Task.yield()
        log("\(name) ends")
      }
    }
    let store = Scripted.store(start: {
      .concatenate(step("a"), .merge(step("b"), .none), .send(.heard("sent"))).concatenate(with: step("c"))
    })
    await store.send(.start).finish()
    #expect(store.heard == ["a", "b", "sent", "c"])
    #expect(log.entries == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  }

  @Test func concatenationWaitsForAWholeMerge() async {
    let gate = Gate()
    let store = Scripted.store(start: {
      .concatenate(
        .merge(
          .run { send in
            try await gate.wait()
            await send(.heard("slow"))
          },
          .run { send in
            await send(.heard("fast"))
            gate.open()
          }
        ),
        .send(.heard("last"))
      )
    })
    await store.send(.start).finish()
    #expect(store.heard == ["fast", "slow", "last"])
  }

  @Test func mapTransformsEveryAction() async {
    let effect = Effect<Int>.concatenate(
      .send(1),
      .merge(.run { send in await send(2) }, .none),
      .run { send in await send(3) }.cancellable(id: 0)
    )
    let store = Scripted.store(start: { effect.map { .heard("\($0)") } })
    await store.send(.start).finish()
    #expect(store.heard == ["1", "2", "3"])
  }

  @Test func combinationsOfNoneAreNone() {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { _, _ in
        .merge(.none, Effect.none.concatenate(with: .none), .concatenate(.none, .merge([])))
          .cancellable(id: 1)
          .map { $0 }
      }
    }
    // An action without an effect has no activity, and tasks without activities are equal.
    #expect(store.send(()) == store.send(()))
  }

  @Test func errorIsReportedWhereTheEffectWasMade() async {
    struct Failure: Error {}
    let line: UInt = #line + 2
    let store = Scripted.store(start: {
      .run { _ in throw Failure() }
    })
    let issues = await recordedIssues { await store.send(.start).finish() }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.contains("Failure()") == true)
  }

  @Test func catchTurnsAnErrorIntoAnAction() async {
    struct Failure: Error {}
    let store = Scripted.store(start: {
      .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.heard("\(error)"))
      }
    })
    await store.send(.start).finish()
    #expect(store.heard == ["Failure()"])
  }

  @Test func cancellationErrorIsSilent() async {
    let store = Scripted.store(start: {
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.heard("caught"))
      }
    })
    await store.send(.start).finish()
    #expect(store.heard.isEmpty)
  }

  @Test func sendingAfterTheEndOfTheEffectIsReported() async {
    let kept = Locked<Send<Scripted.Action>?>(nil)
    let store = Scripted.store(start: { .run { send in kept.withLock { $0 = send } } })
    await store.send(.start).finish()
    let issues = await recordedIssues { kept.withLock { $0 }?(.heard("late")) }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("heard(\"late\")") == true)
  }

  @Test func resultCatchesErrorsOfAnAsynchronousClosure() async throws {
    struct Failure: Error {}
    let success = await Result {
      await Task.yield()
      return 1
    }
    let failure = await Result<Int, any Error> {
      await Task.yield()
      throw Failure()
    }
    #expect(try success.get() == 1)
    #expect(throws: Failure.self) { try failure.get() }
  }
}
