import Composable
import Testing

/// Regression tests for three weaknesses of The Composable Architecture.
@MainActor
struct WeaknessTests {
  private enum CancelID { case work }

  @Test(".cancel(id:) in the same turn stops a .run that has not started")
  func cancelInTheSameTurn() async {
    let log = Log()
    let store = Scripted.store(
      start: { .run { _ in log("ran") }.cancellable(id: CancelID.work) },
      start2: { .cancel(id: CancelID.work) }
    )
    let task = store.send(.start)
    store.send(.start2)
    await task.finish()
    #expect(log.entries.isEmpty)
  }

  @Test("Two sibling Scopes of one feature type do not share cancellation ids")
  func siblingScopes() async {
    let store = Store(initialState: Pair<Scripted>.State(left: .init(), right: .init())) {
      Pair {
        Scripted(start: {
          .run { send in await send(.heard("done")) }
            .cancellable(id: CancelID.work, cancelInFlight: true)
        })
      }
    }
    let tasks = [store.send(.left(.start)), store.send(.right(.start))]
    for task in tasks { await task.finish() }
    #expect(store.left.heard == ["done"])
    #expect(store.right.heard == ["done"])
  }

  /// A feature with a list in every kind of child state.
  struct Holder: Reducer {
    struct List: Equatable, Identifiable {
      let id: Int
      var numbers = [Int](repeating: 0, count: 1000)
    }

    struct State {
      var own = [Int](repeating: 0, count: 1000)
      var optional: List? = List(id: 1)
      @PresentationState var presented: List? = List(id: 2)
      var elements: IdentifiedArrayOf<List> = [List(id: 3), List(id: 4)]
      var stack = StackState([List(id: 5)])
    }

    enum Action: CasePathable {
      case touchOwn
      case optional(Int)
      case presented(PresentationAction<Int>)
      case elements(IdentifiedAction<Int, Int>)
      case stack(StackAction<List, Int>)

      struct AllCasePaths: Sendable {
        var optional: AnyCasePath<Action, Int> {
          AnyCasePath(
            embed: Action.optional,
            extract: { if case .optional(let index) = $0 { index } else { nil } }
          )
        }
        var presented: AnyCasePath<Action, PresentationAction<Int>> {
          AnyCasePath(
            embed: Action.presented,
            extract: { if case .presented(let index) = $0 { index } else { nil } }
          )
        }
        var elements: AnyCasePath<Action, IdentifiedAction<Int, Int>> {
          AnyCasePath(
            embed: Action.elements,
            extract: { if case .elements(let index) = $0 { index } else { nil } }
          )
        }
        var stack: AnyCasePath<Action, StackAction<List, Int>> {
          AnyCasePath(embed: Action.stack, extract: { if case .stack(let index) = $0 { index } else { nil } })
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    struct Touch: Reducer {
      func reduce(into state: inout List, action: Int) -> Effect<Int> {
        state.numbers[action] += 1
        return .none
      }
    }

    var body: some ReducerOf<Self> {
      Reduce<State, Action> { state, action in
        if case .touchOwn = action { state.own[0] += 1 }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Touch() }
      .ifLet(\.$presented, action: \.presented) { Touch() }
      .forEach(\.elements, action: \.elements) { Touch() }
      .forEach(\.stack, action: \.stack) { Touch() }
    }
  }

  @Test("A send copies neither unchanged nor changed arrays")
  func sendCopiesNoArray() throws {
    func address(_ array: [Int]?) -> UnsafeRawPointer? {
      array?.withUnsafeBytes { $0.baseAddress }
    }
    func addresses(_ state: Holder.State) -> [UnsafeRawPointer?] {
      [
        address(state.own), address(state.optional?.numbers), address(state.presented?.numbers),
        address(state.elements[id: 3]?.numbers), address(state.elements[id: 4]?.numbers),
        address(state.stack.first?.numbers),
      ]
    }
    let store = Store(initialState: Holder.State()) { Holder() }
    let top = try #require(store.withState { $0.stack.ids.last })
    let before = store.withState(addresses)
    for index in 0..<3 {
      store.send(.touchOwn)
      store.send(.optional(index))
      store.send(.presented(.presented(index)))
      store.send(.elements(.element(id: 4, action: index)))
      store.send(.stack(.element(id: top, action: index)))
    }
    #expect(store.withState(addresses) == before)
    #expect(store.withState { $0.elements[id: 4]?.numbers[2] } == 1)
    #expect(store.withState { $0.stack.first?.numbers[2] } == 1)
  }
}
