import Composable
import ComposableTesting
import Testing

@MainActor
struct ForEachTests {
  private let state = Host.State(rows: [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)])

  @Test func onlyTheElementWithTheIdRuns() {
    let store = Host.store(state)
    store.send(.rows(.element(id: 2, action: .heard("a"))))
    #expect(store.rows.map(\.heard) == [[], ["a"], []])
    #expect(store.log == ["rows"])
  }

  @Test func actionOfAMissingElementIsReported() async {
    let store = Host.store(state)
    let issues = await recordedIssues { store.send(.rows(.element(id: 9, action: .heard("a")))) }
    #expect(issues.map { $0.message.contains("no element has its id") } == [true])
    #expect(store.rows == state.rows)
  }

  @Test func effectsOfARemovedElementAreCancelled() async {
    let gate = Gate()
    let store = Host.store(state, start: { .hear("a", after: gate) })
    let tasks = [1, 2, 3].map { store.send(.rows(.element(id: $0, action: .start))) }
    store.send(.change { $0.rows.remove(id: 2) })
    await tasks[1].finish()
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.rows.map(\.heard) == [["a"], ["a"]])
  }

  @Test func effectsOfElementsAreCancelledWhenTheCollectionIsReplaced() async {
    let gate = Gate()
    let store = Host.store(state, start: { .hear("a", after: gate) })
    let tasks = [1, 2].map { store.send(.rows(.element(id: $0, action: .start))) }
    store.send(.change { $0.rows = [Row.State(id: 2), Row.State(id: 4), Row.State(id: 5)] })
    await tasks[0].finish()
    store.send(.change { $0.rows = [] })
    await tasks[1].finish()
    #expect(store.rows.isEmpty)
  }

  @Test func effectsAreCancelledAfterAnOuterReducerHasReplacedTheCollection() async {
    let gate = Gate()
    let store = Store(initialState: state) {
      Reduce<Host.State, Host.Action> { state, action in
        if case .sheet(.dismiss) = action {
          state.rows = IdentifiedArray(uniqueElements: state.rows.map { Row.State(id: $0.id) })
        }
        return .none
      }
      CombineReducers {
        Reduce<Host.State, Host.Action> { state, action in
          if case .change(let change) = action { change(&state) }
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row(scripted: Scripted(start: { .hear("a", after: gate) })) }
    }
    let tasks = [1, 2].map { store.send(.rows(.element(id: $0, action: .start))) }
    store.send(.sheet(.dismiss))
    store.send(.change { $0.rows.remove(id: 2) })
    await tasks[1].finish()
    gate.open()
    await tasks[0].finish()
    #expect(store.rows.map(\.heard) == [["a"], []])
  }

  @Test func elementsDoNotShareCancellationIds() async {
    let gate = Gate()
    let store = Host.store(
      state,
      start: { .hear("a", after: gate).cancellable(id: "work", cancelInFlight: true) },
      start2: { .cancel(id: "work") }
    )
    let tasks = [1, 2].map { store.send(.rows(.element(id: $0, action: .start))) }
    store.send(.rows(.element(id: 1, action: .start2)))
    await tasks[0].finish()
    gate.open()
    await tasks[1].finish()
    #expect(store.rows.map(\.heard) == [[], ["a"], []])
  }

  @Test func testStoreSendsToAnElementByKeyPath() async {
    let store = TestStore(initialState: state) {
      Host(child: { Scripted(start: { .send(.heard("a")) }) })
    }
    store.exhaustivity = .off
    await store.send(\.rows[id: 2].start)
    await store.receive(\.rows[id: 2].heard, "a") { $0.rows[id: 2]?.scripted.heard = ["a"] }
  }

  @Test func sendCopiesNeitherElementsNorTheirArrays() {
    struct Lists: Reducer {
      struct State: Identifiable {
        let id: Int
        var numbers = [Int](repeating: 0, count: 1000)
      }
      func reduce(into state: inout State, action: Int) -> Effect<Int> {
        state.numbers[action] += 1
        return .none
      }
    }
    struct Parent: Reducer {
      struct State { var lists: IdentifiedArrayOf<Lists.State> }
      enum Action: CasePathable {
        case lists(IdentifiedActionOf<Lists>)
        struct AllCasePaths: Sendable {
          var lists: AnyCasePath<Action, IdentifiedActionOf<Lists>> {
            AnyCasePath(
              embed: { .lists($0) },
              extract: { if case .lists(let action) = $0 { action } else { nil } }
            )
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      var body: some ReducerOf<Self> {
        EmptyReducer().forEach(\.lists, action: \.lists) { Lists() }
      }
    }
    let lists = IdentifiedArray(uniqueElements: (0..<10).map { Lists.State(id: $0) })
    let store = Store(initialState: Parent.State(lists: lists)) { Parent() }
    store.send(.lists(.element(id: 7, action: 0)))
    func address(_ state: Parent.State) -> UnsafeRawPointer? {
      state.lists[7].numbers.withUnsafeBytes { $0.baseAddress }
    }
    let before = store.withState(address)
    for index in 0..<9 { store.send(.lists(.element(id: 7, action: index))) }
    #expect(store.withState(address) == before)
    #expect(store.lists[7].numbers[8] == 1)
  }
}
