import Composable
import ComposableTesting
import Testing

/// A feature whose state is that of one of two scripted features.
struct Either: Reducer {
  enum State: Equatable {
    case left(Scripted.State)
    case right(Scripted.State)
  }

  enum Action {
    case left(Scripted.Action)
    case right(Scripted.Action)
    case become(State)
  }

  var start: () -> Effect<Scripted.Action> = { .none }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .become(let other) = action { state = other }
      return .none
    }
    .ifCaseLet(\.left, action: \.left) { Scripted(start: start) }
    .ifCaseLet(\.right, action: \.right) { Scripted(start: start) }
  }
}

/// `Either` with scopes.
struct ScopedEither: Reducer {
  typealias State = Either.State
  typealias Action = Either.Action

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Scripted() }
    Scope(\.right, action: \.right) { Scripted() }
  }
}

extension Either.State: CasePathable {
  struct AllCasePaths: Sendable {
    var left: AnyCasePath<Either.State, Scripted.State> {
      AnyCasePath(embed: { .left($0) }, extract: { if case .left(let state) = $0 { state } else { nil } })
    }
    var right: AnyCasePath<Either.State, Scripted.State> {
      AnyCasePath(embed: { .right($0) }, extract: { if case .right(let state) = $0 { state } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Either.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var left: AnyCasePath<Either.Action, Scripted.Action> {
      AnyCasePath(embed: { .left($0) }, extract: { if case .left(let action) = $0 { action } else { nil } })
    }
    var right: AnyCasePath<Either.Action, Scripted.Action> {
      AnyCasePath(embed: { .right($0) }, extract: { if case .right(let action) = $0 { action } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@MainActor
struct EnumStateTests {
  @Test func onlyTheReducerOfTheCaseRuns() {
    let store = Store(initialState: .left(Scripted.State())) { Either() }
    store.send(.left(.heard("a")))
    #expect(store.state == .left(Scripted.State(heard: ["a"])))
    store.send(.become(.right(Scripted.State())))
    store.send(.right(.heard("b")))
    #expect(store.state == .right(Scripted.State(heard: ["b"])))
  }

  @Test func actionOfAnotherCaseIsReported() async {
    let store = Store(initialState: .left(Scripted.State())) { Either() }
    let scoped = Store(initialState: .left(Scripted.State())) { ScopedEither() }
    let issues = await recordedIssues {
      store.send(.right(.heard("a")))
      scoped.send(.right(.heard("a")))
    }
    #expect(issues.map { $0.message.prefix(11) } == ["'ifCaseLet'", "'Scope' rec"])
    #expect(store.state == .left(Scripted.State()))
    #expect(scoped.state == .left(Scripted.State()))
  }

  @Test func scopesRunOnTheCaseOfTheState() {
    let store = Store(initialState: .left(Scripted.State())) { ScopedEither() }
    store.send(.left(.heard("a")))
    #expect(store.state == .left(Scripted.State(heard: ["a"])))
  }

  @Test func scopeOnAnEnumTakesTheCaseWhateverItsChildIs() async {
    struct Words: Reducer {
      typealias Action = Either.Action

      @dynamicMemberLookup
      enum State: Equatable, CasePathable {
        case left(Scripted.State)
        case right(Scripted.State)

        struct AllCasePaths: Sendable {
          var left: AnyCasePath<State, Scripted.State> {
            AnyCasePath(
              embed: { .left($0) },
              extract: { if case .left(let state) = $0 { state } else { nil } }
            )
          }
          var right: AnyCasePath<State, Scripted.State> {
            AnyCasePath(
              embed: { .right($0) },
              extract: { if case .right(let state) = $0 { state } else { nil } }
            )
          }
        }

        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      var body: some ReducerOf<Self> {
        Scope(state: \.left, action: \.left) {
          Reduce { state, action in
            state = Scripted.State(heard: ["\(action)"])
            return .none
          }
        }
        Scope(\.right, action: \.right) {}
      }
    }
    let store = Store(initialState: .right(Scripted.State())) { Words() }
    let issues = await recordedIssues { store.send(.left(.start)) }
    #expect(store.state == .right(Scripted.State()))
    #expect(issues.count == 1)
    var state = store.state
    state.right?.heard = ["a"]
    #expect(state == .right(Scripted.State(heard: ["a"])))
  }

  @Test func effectsAreCancelledWhenTheCaseChanges() async {
    let gate = Gate()
    let store = Store(initialState: .left(Scripted.State())) { Either(start: { .hear("late", after: gate) }) }
    let task = store.send(.left(.start))
    store.send(.become(.right(Scripted.State())))
    await task.finish()
    #expect(store.state == .right(Scripted.State()))
  }

  @Test func effectOfTheActionThatChangesTheIdGoesOn() async {
    struct Holder: Reducer {
      enum State: CasePathable {
        case row(Renaming.State)

        struct AllCasePaths: Sendable {
          var row: AnyCasePath<State, Renaming.State> {
            AnyCasePath(embed: { .row($0) }, extract: { if case .row(let row) = $0 { row } else { nil } })
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      let gate: Gate

      var body: some Reducer<State, Renaming.Holder.Action> {
        EmptyReducer().ifCaseLet(\.row, action: \.row) { Renaming(gate: gate) }
      }
    }
    let gate = Gate()
    let store = Store(initialState: .row(Renaming.State())) { Holder(gate: gate) }
    let task = store.send(.row(2))
    gate.open()
    await task.finish()
    #expect(store.withState { $0[case: \.row]?.id } == 3)
  }

  @Test func valueOfACaseIsChangedInPlace() {
    struct Big: Equatable { var numbers = [Int](repeating: 0, count: 1000) }
    enum Holder: CasePathable {
      case big(Big)
      struct AllCasePaths: Sendable {
        var big: AnyCasePath<Holder, Big> {
          AnyCasePath(embed: { .big($0) }, extract: { if case .big(let big) = $0 { big } else { nil } })
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    var holder = Holder.big(Big())
    func address(_ big: Big) -> UnsafeRawPointer? { big.numbers.withUnsafeBytes { $0.baseAddress } }
    let before = holder[case: \.big].flatMap(address)
    holder.modify(\.big) { $0.numbers[3] = 1 }
    #expect(holder[case: \.big]?.numbers[3] == 1)
    #expect(holder[case: \.big].flatMap(address) == before)
  }
}
