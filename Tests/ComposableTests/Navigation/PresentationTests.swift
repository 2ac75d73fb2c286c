import Composable
import ComposableTesting
import Testing

@MainActor
struct PresentationTests {
  private let state = Host.State(sheet: Scripted.State())

  @Test func childRunsBeforeItsParent() {
    let store = Host.store(state)
    store.send(.sheet(.presented(.heard("a"))))
    #expect(store.sheet?.heard == ["a"])
    #expect(store.log == [#"sheet ["a"]"#])
  }

  @Test func dismissalEndsThePresentationAfterTheParentHasRun() {
    let store = Host.store(Host.State(sheet: Scripted.State(heard: ["a"])))
    store.send(.sheet(.dismiss))
    #expect(store.log == [#"sheet ["a"]"#])
    #expect(store.sheet == nil)
  }

  @Test func parentMayDismissTheChildItself() {
    let store = Host.store(
      state,
      onSheet: { state, action in
        if case .dismiss = action { state.sheet = nil }
      }
    )
    store.send(.sheet(.dismiss))
    #expect(store.sheet == nil)
  }

  @Test func actionsWithoutAChildAreReported() async {
    let store = Host.store()
    let issues = await recordedIssues {
      store.send(.sheet(.presented(.heard("a"))))
      store.send(.sheet(.dismiss))
    }
    #expect(issues.map { $0.message.contains("nothing is presented") } == [true, true])
    #expect(store.log == ["sheet []", "sheet []"])
  }

  @Test(arguments: [true, false]) func effectsAreCancelledByEveryDismissal(byAction: Bool) async {
    let gate = Gate()
    let store = Host.store(state, start: { .hear("late", after: gate) })
    let task = store.send(.sheet(.presented(.start)))
    store.send(byAction ? .sheet(.dismiss) : .change { $0.sheet = nil })
    await task.finish()
    #expect(store.sheet == nil)
  }

  @Test func effectsAreCancelledWhenAnOuterReducerDismissesTheChild() async {
    let gate = Gate()
    let store = Store(initialState: state) {
      Host(child: { Scripted(start: { .hear("late", after: gate) }) })
      Reduce { state, action in
        if case .alert = action { state.sheet = nil }
        return .none
      }
    }
    let task = store.send(.sheet(.presented(.start)))
    store.send(.change { $0.alert = AlertState { TextState("") } })
    store.send(.alert(.dismiss))
    store.send(.change { _ in })
    await task.finish()
    #expect(store.sheet == nil)
  }

  @Test func effectsOfAnEarlierPresentationDoNotReachTheNext() async {
    let gate = Gate()
    let store = Host.store(state, start: { .hear("late", after: gate) })
    let task = store.send(.sheet(.presented(.start)))
    store.send(.sheet(.dismiss))
    store.send(.change { $0.sheet = Scripted.State() })
    gate.open()
    await task.finish()
    #expect(store.sheet?.heard == [])
  }

  @Test func tappedButtonDismissesItsAlert() {
    let store = Host.store(Host.State(alert: AlertState { TextState("Sure?") }))
    store.send(.alert(.presented(.confirmed)))
    #expect(store.alert == nil)
    #expect(store.log == ["alert shown"])
  }

  @Test func parentMayReplaceTheAlert() {
    let store = Store(initialState: Host.State(alert: AlertState { TextState("Sure?") })) {
      Reduce<Host.State, Host.Action> { state, _ in
        state.alert = AlertState { TextState("Really?") }
        state.sheet = Scripted.State()
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
    }
    store.send(.alert(.dismiss))
    #expect(store.sheet == Scripted.State())
  }

  @Test func presentedStateIsAValue() {
    var state = state
    let copy = state
    state.sheet?.heard = ["a"]
    #expect(copy.sheet?.heard == [])
    #expect(state != copy)
    state.sheet?.heard = []
    #expect(state == copy)
    state.sheet = nil
    #expect(state == Host.State())
  }

  @Test func presentedArraysAreChangedInPlace() {
    struct Lists: Reducer {
      typealias State = [Int]
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        state[action] += 1
        return .none
      }
    }
    struct Parent: Reducer {
      struct State { @PresentationState var list: [Int]? }
      enum Action: CasePathable {
        case list(PresentationAction<Int>)
        struct AllCasePaths: Sendable {
          var list: AnyCasePath<Action, PresentationAction<Int>> {
            AnyCasePath(
              embed: { .list($0) },
              extract: { if case .list(let action) = $0 { action } else { nil } }
            )
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$list, action: \.list) { Lists() }
      }
    }
    let store = Store(initialState: Parent.State(list: Array(repeating: 0, count: 1000))) { Parent() }
    store.send(.list(.presented(0)))
    func address(_ state: Parent.State) -> UnsafeRawPointer? {
      state.list?.withUnsafeBytes { $0.baseAddress }
    }
    let before = store.withState(address)
    for index in 0..<9 { store.send(.list(.presented(index))) }
    #expect(store.withState(address) == before)
    #expect(store.list?[8] == 1)
  }
}
