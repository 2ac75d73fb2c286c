import Composable
import Testing

@MainActor
struct StoreScopeTests {
  private let pair = Pair<Counter>.State(left: .init(), right: .init(count: 5))

  @Test func childStoreReadsAndSends() {
    let store = Store(initialState: pair) { Pair { Counter() } }
    let left = store.scope(state: \.left, action: \.left)
    let right = store.scope(\.right, action: \.right)
    left.send(.incremented)
    #expect(left.count == 1)
    #expect(right.count == 5)
    #expect(store.left.count == 1)
    store.send(.right(.incremented))
    #expect(right.state == Counter.State(count: 6))
  }

  @Test func scopeReturnsTheSameStoreAgain() {
    let store = Store(initialState: pair) { Pair { Counter() } }
    #expect(store.scope(state: \.left, action: \.left) === store.scope(\.left, action: \.left))
    #expect(store.scope(state: \.left, action: \.left) !== store.scope(state: \.right, action: \.right))
  }

  @Test func taskOfAChildStoreCoversTheEffects() async {
    let gate = Gate()
    let store = Host.store(Host.State(child: Scripted.State()), start: { .hear("a", after: gate) })
    let child = store.scope(state: \.child, action: \.child)
    let task = child?.send(.start)
    gate.open()
    await task?.finish()
    #expect(child?.heard == ["a"])
  }

  @Test func identityOfAStoreIsThatOfTheObject() {
    let store = Host.store(Host.State(rows: [Row.State(id: 1)]))
    let row = store.scope(state: \.rows, action: \.rows)[id: 1]
    #expect(row?.id == row.map(ObjectIdentifier.init))
    #expect(row?.state.id == 1)
    #expect(store.scope(state: \.rows, action: \.rows)[id: 1] == row)
    let other = Host.store(Host.State(rows: [Row.State(id: 1)]))
    #expect(Set([store, other, store]).count == 2)
  }

  @Test func optionalChildHasAStoreWhileItExists() {
    let store = Host.store()
    #expect(store.scope(state: \.child, action: \.child) == nil)
    store.send(.change { $0.child = Scripted.State(heard: ["a"]) })
    let child = store.scope(state: \.child, action: \.child)
    #expect(child?.heard == ["a"])
    #expect(store.scope(state: \.child, action: \.child) === child)
    store.send(.change { $0.child = nil })
    #expect(store.scope(state: \.child, action: \.child) == nil)
    #expect(child?.heard == ["a"])
  }

  @Test func presentedChildIsReachedThroughItsPresentation() {
    let store = Host.store(Host.State(sheet: Scripted.State()))
    let sheet = store.scope(state: \.sheet, action: \.sheet)
    sheet?.send(.heard("a"))
    #expect(store.sheet?.heard == ["a"])
    store.scope(state: \.$sheet, action: \.sheet).send(.dismiss)
    #expect(store.sheet == nil)
  }

  @Test func elementsHaveStores() {
    let store = Host.store(Host.State(rows: [Row.State(id: 1), Row.State(id: 2)], path: [Scripted.State()]))
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows.count == 2)
    rows[id: 2]?.send(.heard("a"))
    #expect(rows.map(\.heard) == [[], ["a"]])
    #expect(rows[id: 9] == nil)
    let one = store.scope(state: \.rows[id: 1], action: \.rows[id: 1])
    one?.send(.heard("b"))
    #expect(store.rows.map(\.heard) == [["b"], ["a"]])
    let path = store.scope(state: \.path, action: \.path)
    path[0].send(.heard("c"))
    #expect(store.path[0].heard == ["c"])
    store.send(.change { _ = $0.rows.remove(id: 1) })
    #expect(rows[id: 1] == nil)
    #expect(store.scope(state: \.rows, action: \.rows).map(\.heard) == [["a"]])
  }

  @Test func dismissedStateIsReleased() {
    final class Token {}
    struct Holder: Reducer {
      struct State { @PresentationState var token: Token? }
      enum Action: CasePathable {
        case token(PresentationAction<Int>)
        case present(Token?)
        struct AllCasePaths: Sendable {
          var token: AnyCasePath<Action, PresentationAction<Int>> {
            AnyCasePath(
              embed: { .token($0) },
              extract: { if case .token(let action) = $0 { action } else { nil } }
            )
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .present(let token) = action { state.token = token }
          return .none
        }
        .ifLet(\.$token, action: \.token) { EmptyReducer() }
      }
    }
    let store = Store(initialState: Holder.State()) { Holder() }
    weak var token: Token?
    weak var child: Store<Token, Int>?
    do {
      let new = Token()
      store.send(.present(new))
      let scoped = store.scope(state: \.token, action: \.token)
      scoped?.send(1)
      (token, child) = (new, scoped)
    }
    #expect(child == nil)
    #expect(token != nil)
    store.send(.token(.dismiss))
    #expect(token == nil)
  }

  @Test func storeAndItsChildrenDoNotRetainEachOther() {
    weak var store: Store<Pair<Counter>.State, Pair<Counter>.Action>?
    do {
      let new = Store(initialState: pair) { Pair { Counter() } }
      new.scope(state: \.left, action: \.left).send(.incremented)
      store = new
    }
    #expect(store == nil)
  }
}
