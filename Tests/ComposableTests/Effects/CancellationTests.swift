import Composable
import Testing

@MainActor
struct CancellationTests {
  private enum CancelID { case work }
  private enum OtherCancelID { case work }

  /// Sends `name` after the gate has opened.
  private func work(_ name: String, after gate: Gate) -> Effect<Scripted.Action> {
    .run { send in
      try await gate.wait()
      await send(.heard(name))
    }
  }

  @Test func cancelStopsAnEffectInFlight() async {
    let gate = Gate()
    let store = Scripted.store(
      start: { work("a", after: gate).cancellable(id: CancelID.work) },
      start2: { .cancel(id: CancelID.work) }
    )
    let task = store.send(.start)
    store.send(.start2)
    await task.finish()
    #expect(store.heard.isEmpty)
  }

  @Test func cancelInTheSameTurnPreventsAnEffectFromRunning() async {
    let log = Log()
    let store = Scripted.store(start: {
      .merge(
        .run { _ in log("ran") }.cancellable(id: CancelID.work),
        .cancel(id: CancelID.work)
      )
    })
    await store.send(.start).finish()
    #expect(log.entries.isEmpty)
  }

  @Test func idsOfDifferentTypesAreDifferent() async {
    let gate = Gate()
    let store = Scripted.store(
      start: { work("a", after: gate).cancellable(id: CancelID.work) },
      start2: { .merge(.cancel(id: OtherCancelID.work), .cancel(id: "work"), .cancel(id: 0)) }
    )
    let task = store.send(.start)
    store.send(.start2)
    gate.open()
    await task.finish()
    #expect(store.heard == ["a"])
  }

  @Test func oneIdCancelsAllItsEffects() async {
    let gate = Gate()
    let store = Scripted.store(
      start: { work("a", after: gate).cancellable(id: CancelID.work) },
      start2: { .cancel(id: CancelID.work) }
    )
    let tasks = [store.send(.start), store.send(.start)]
    store.send(.start2)
    for task in tasks { await task.finish() }
    gate.open()
    #expect(store.heard.isEmpty)
  }

  @Test func cancelInFlightReplacesTheEarlierEffect() async {
    let (first, second) = (Gate(), Gate())
    let store = Scripted.store(
      start: { work("a", after: first).cancellable(id: CancelID.work, cancelInFlight: true) },
      start2: { work("b", after: second).cancellable(id: CancelID.work, cancelInFlight: true) }
    )
    let tasks = [store.send(.start), store.send(.start2)]
    await tasks[0].finish()
    first.open()
    second.open()
    await tasks[1].finish()
    #expect(store.heard == ["b"])
  }

  @Test func cancellingAConcatenationPreventsItsLaterMembers() async {
    let gate = Gate()
    let store = Scripted.store(
      start: {
        .concatenate(work("a", after: gate), .send(.heard("b"))).cancellable(id: CancelID.work)
      },
      start2: { .cancel(id: CancelID.work) }
    )
    let task = store.send(.start)
    store.send(.start2)
    await task.finish()
    #expect(store.heard.isEmpty)
  }

  @Test func concatenationContinuesAfterACancelledMember() async {
    let gate = Gate()
    let store = Scripted.store(
      start: {
        .concatenate(work("a", after: gate).cancellable(id: CancelID.work), .send(.heard("b")))
      },
      start2: { .cancel(id: CancelID.work) }
    )
    let task = store.send(.start)
    store.send(.start2)
    await task.finish()
    #expect(store.heard == ["b"])
  }

  @Test func outerIdCancelsInnerEffects() async {
    let gate = Gate()
    let store = Scripted.store(
      start: { work("a", after: gate).cancellable(id: CancelID.work).cancellable(id: "outer") },
      start2: { .cancel(id: "outer") }
    )
    let task = store.send(.start)
    store.send(.start2)
    await task.finish()
    #expect(store.heard.isEmpty)
  }

  @Test func anIdCanBeUsedAgain() async {
    let gate = Gate()
    let store = Scripted.store(
      start: { work("a", after: gate).cancellable(id: CancelID.work) },
      start2: { .cancel(id: CancelID.work) }
    )
    let cancelled = store.send(.start)
    store.send(.start2)
    let kept = store.send(.start)
    await cancelled.finish()
    gate.open()
    await kept.finish()
    #expect(store.heard == ["a"])
  }

  @Test func storesDoNotShareIds() async {
    let gate = Gate()
    let first = Scripted.store(start: { work("a", after: gate).cancellable(id: CancelID.work) })
    let second = Scripted.store(start: { .cancel(id: CancelID.work) })
    let task = first.send(.start)
    second.send(.start)
    gate.open()
    await task.finish()
    #expect(first.heard == ["a"])
  }

  private func pair(
    _ gate: Gate,
    parent: @escaping () -> Effect<Pair<Scripted>.Action> = { .none }
  ) -> StoreOf<Pair<Scripted>> {
    Store(initialState: Pair.State(left: .init(), right: .init())) {
      Pair(
        child: {
          Scripted(
            start: { work("done", after: gate).cancellable(id: CancelID.work, cancelInFlight: true) },
            start2: { .cancel(id: CancelID.work) }
          )
        },
        parent: parent
      )
    }
  }

  @Test func siblingScopesOfOneFeatureDoNotShareIds() async {
    let gate = Gate()
    let store = pair(gate)
    // With shared ids, the second start would cancel the first, and the right child's cancel the left child's effect.
    let tasks = [store.send(.left(.start)), store.send(.right(.start))]
    store.send(.right(.start2))
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.left.heard == ["done"])
    #expect(store.right.heard.isEmpty)
  }

  @Test func parentCancelReachesItsChildren() async {
    let gate = Gate()
    let store = pair(gate, parent: { .cancel(id: CancelID.work) })
    let tasks = [store.send(.left(.start)), store.send(.right(.start))]
    store.send(.parent)
    for task in tasks { await task.finish() }
    #expect(store.left.heard.isEmpty)
    #expect(store.right.heard.isEmpty)
  }

  @Test func cancelOfAChildLeavesItsParentAlone() async {
    let gate = Gate()
    let store = pair(
      gate,
      parent: {
        .run { send in
          try await gate.wait()
          await send(.left(.heard("parent")))
        }
        .cancellable(id: CancelID.work)
      }
    )
    let task = store.send(.parent)
    store.send(.left(.start2))
    gate.open()
    await task.finish()
    #expect(store.left.heard == ["parent"])
  }

  @Test func cancelInFlightOfAParentLeavesItsChildrenAlone() async {
    let gate = Gate()
    let store = pair(gate, parent: { .run { _ in }.cancellable(id: CancelID.work, cancelInFlight: true) })
    let task = store.send(.left(.start))
    await store.send(.parent).finish()
    gate.open()
    await task.finish()
    #expect(store.left.heard == ["done"])
  }

  @Test func cancelledEffectCannotSend() async {
    let gate = Gate()
    let store = Scripted.store(
      start: {
        .run { send in
          try? await gate.wait()
          await send(.heard("too late"))
        }
        .cancellable(id: CancelID.work)
      },
      start2: { .cancel(id: CancelID.work) }
    )
    let task = store.send(.start)
    store.send(.start2)
    await task.finish()
    #expect(store.heard.isEmpty)
  }
}
