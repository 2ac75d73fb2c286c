import Composable
import Testing

@MainActor
struct StoreTests {
  @Test func sendChangesState() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incremented)
    store.send(.added(2))
    #expect(store.state == Counter.State(count: 3))
    #expect(store.count == 3)
    #expect(store.withState { $0.count } == 3)
  }

  @Test func taskOfAnActionWithoutEffectIsFinished() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let task = store.send(.incremented)
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func finishWaitsForEffectsOfEffects() async {
    let store = Scripted.store(
      start: { .run { send in await send(.start2) } },
      start2: { .run { send in await send(.heard("end")) } }
    )
    await store.send(.start).finish()
    #expect(store.heard == ["end"])
  }

  @Test func cancellingATaskStopsItsEffectsOnly() async {
    let gate = Gate()
    let store = Scripted.store(
      start: {
        .run { send in
          try await gate.wait()
          await send(.heard("cancelled"))
        }
      },
      start2: {
        .run { send in
          try await gate.wait()
          await send(.heard("kept"))
        }
      }
    )
    let first = store.send(.start)
    let second = store.send(.start2)
    first.cancel()
    await first.finish()
    gate.open()
    await second.finish()
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    #expect(store.heard == ["kept"])
  }

  @Test func aTaskIsCancelledFromAnyThread() async {
    let gate = Gate()
    let store = Scripted.store(start: { .run { _ in try await gate.wait() } })
    let task = store.send(.start)
    await Task.detached { task.cancel() }.value
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test func cancellingTheWaitingTaskCancelsTheEffects() async {
    let gate = Gate()
    let store = Scripted.store(start: { .run { _ in try await gate.wait() } })
    let task = store.send(.start)
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

  @Test func releasingAStoreCancelsItsEffects() async throws {
    let (began, gate) = (Gate(), Gate())
    let log = Log()
    var store: StoreOf<Scripted>? = Scripted.store(
      start: {
        .run { _ in
          began.open()
          do { try await gate.wait() } catch { log("cancelled") }
        }
      }
    )
    let task = store?.send(.start)
    try await began.wait()
    store = nil
    await task?.finish()
    #expect(log.entries == ["cancelled"])
  }

  @Test func actionSentDuringAReductionIsQueued() async {
    final class Box { weak var store: Store<[String], String>? }
    let box = Box()
    let store = Store<[String], String>(initialState: []) {
      Reduce { state, action in
        state.append("\(action) begins")
        if action == "outer" { MainActor.assumeIsolated { _ = box.store?.send("inner") } }
        state.append("\(action) ends")
        return .none
      }
    }
    box.store = store
    store.send("outer")
    #expect(store.state == ["outer begins", "outer ends", "inner begins", "inner ends"])
  }

  @Test func bodyIsEvaluatedOncePerStore() {
    struct Feature: Reducer {
      let evaluated: Log
      var body: some Reducer<Int, Void> {
        let _ = evaluated("body")
        Reduce { state, _ in
          state += 1
          return .none
        }
      }
    }
    let log = Log()
    let store = Store(initialState: 0) { Feature(evaluated: log) }
    for _ in 1...10 { store.send(()) }
    #expect(store.state == 10)
    #expect(log.entries == ["body"])
  }

  @Test func featureMayContainItself() {
    // A tree whose children are computed from one array.
    let store = Store(initialState: Tree.State(values: [0, 0, 0])) { Tree() }
    store.send(.child(.child(.set(7))))
    #expect(store.values == [0, 0, 7])
  }
}

private struct Tree: Reducer {
  struct State {
    var values: [Int]
    var child: State {
      get { State(values: Array(values.dropFirst())) }
      set { values.replaceSubrange(1..., with: newValue.values) }
    }
  }

  indirect enum Action: CasePathable, Sendable {
    case set(Int)
    case child(Action)

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Action> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .set(let value) = action { state.values[0] = value }
    return Scope<State, Action, Tree>(state: \.child, action: \.child) { Tree() }
      .reduce(into: &state, action: action)
  }
}
