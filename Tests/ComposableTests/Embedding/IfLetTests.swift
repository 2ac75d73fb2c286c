import Composable
import ComposableTesting
import Testing

@MainActor
struct IfLetTests {
  @Test func childRunsBeforeItsParent() {
    let store = Host.store(Host.State(child: Scripted.State()))
    store.send(.child(.heard("a")))
    #expect(store.child?.heard == ["a"])
    #expect(store.log == [#"child ["a"]"#])
  }

  @Test func actionOfAnAbsentChildIsReportedAndReachesTheParent() async {
    let store = Host.store()
    let issues = await recordedIssues { store.send(.child(.heard("a"))) }
    #expect(issues.count == 1)
    #expect(
      issues.first?.message.hasPrefix("'ifLet' received an action of a child while its state is 'nil': …")
        == true
    )
    #expect(store.child == nil)
    #expect(store.log == ["child []"])
  }

  @Test func effectsAreCancelledWhenTheChildIsRemoved() async {
    let gate = Gate()
    let store = Host.store(Host.State(child: Scripted.State()), start: { .hear("late", after: gate) })
    let task = store.send(.child(.start))
    store.send(.change { $0.child = nil })
    await task.finish()
    #expect(store.log == ["child []"])
  }

  @Test func effectsSurviveOtherChanges() async {
    let gate = Gate()
    let store = Host.store(Host.State(child: Scripted.State()), start: { .hear("a", after: gate) })
    let task = store.send(.child(.start))
    store.send(.change { $0.child = Scripted.State(heard: ["other"]) })
    gate.open()
    await task.finish()
    #expect(store.child?.heard == ["other", "a"])
  }

  @Test func childMayBeRemovedInTheTurnThatStartsItsEffect() async {
    let log = Log()
    let store = Store(initialState: Host.State(child: Scripted.State())) {
      CombineReducers {
        Reduce<Host.State, Host.Action> { state, _ in
          state.child = nil
          return .none
        }
      }
      .ifLet(\.child, action: \.child) { Scripted(start: { .run { _ in log("ran") } }) }
    }
    await store.send(.child(.start)).finish()
    #expect(log.entries.isEmpty)
  }

  // The removal is not seen by the operator, as in TCA.
  @Test func effectsGoOnWhenAnOuterReducerRemovesTheChild() async {
    let (gate, log) = (Gate(), Log())
    let store = Store(initialState: Host.State(child: Scripted.State())) {
      CombineReducers {
        EmptyReducer<Host.State, Host.Action>()
          .ifLet(\.child, action: \.child) {
            Scripted(
              start: {
                .run { _ in
                  try await gate.wait()
                  log("ran")
                }
              }
            )
          }
        Reduce { state, action in
          if case .change(let change) = action { change(&state) }
          return .none
        }
      }
    }
    let task = store.send(.child(.start))
    store.send(.change { $0.child = nil })
    store.send(.change { _ in })
    gate.open()
    await task.finish()
    #expect(log.entries == ["ran"])
  }

  @Test func childWithAnotherIdIsAnotherChild() async {
    struct Holder: Reducer {
      struct State {
        var row: Row.State? = Row.State(id: 1)
      }
      enum Action: CasePathable {
        case row(Scripted.Action)
        case replace(id: Int)

        struct AllCasePaths: Sendable {
          var row: AnyCasePath<Action, Scripted.Action> {
            AnyCasePath(
              embed: { .row($0) },
              extract: { if case .row(let action) = $0 { action } else { nil } }
            )
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      let gate: Gate
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .replace(let id) = action { state.row = Row.State(id: id) }
          return .none
        }
        .ifLet(\.row, action: \.row) { Row(scripted: Scripted(start: { .hear("a", after: gate) })) }
      }
    }
    let gate = Gate()
    let store = Store(initialState: Holder.State()) { Holder(gate: gate) }
    let cancelled = store.send(.row(.start))
    store.send(.replace(id: 2))
    let kept = store.send(.row(.start))
    store.send(.replace(id: 2))
    await cancelled.finish()
    gate.open()
    await kept.finish()
    #expect(store.row?.heard == ["a"])
  }

  /// Its effect belongs to the child that it has become: it is not cancelled with those of the former one.
  @Test func effectOfTheActionThatChangesTheIdGoesOn() async {
    let gate = Gate()
    let store = Store(initialState: Renaming.Holder.State()) { Renaming.Holder(gate: gate) }
    let task = store.send(.row(2))
    gate.open()
    await task.finish()
    #expect(store.row?.id == 3)
  }

  @Test func effectOfTheActionThatChangesTheIdIsCancelledWithTheChild() async {
    let gate = Gate()
    let store = Store(initialState: Renaming.Holder.State()) { Renaming.Holder(gate: gate) }
    let task = store.send(.row(2))
    store.send(.remove)
    await task.finish()
    #expect(store.row == nil)
  }

  @Test func parentMayRemoveTheChildThatChangesItsId() async {
    let gate = Gate()
    let store = Store(initialState: Renaming.Holder.State()) {
      Renaming.Holder(gate: gate, removesRow: true)
    }
    let task = store.send(.row(2))
    await task.finish()
    #expect(store.row == nil)
  }
}

/// A feature that changes its own id, such as a draft that is saved.
struct Renaming: Reducer {
  struct State: Identifiable {
    var id = 1
  }

  let gate: Gate

  /// The action is the new id. After 2 comes 3, which an effect sends.
  func reduce(into state: inout State, action: Int) -> Effect<Int> {
    state.id = action
    guard action == 2 else { return .none }
    return .run { [gate] send in
      try await gate.wait()
      await send(3)
    }
  }

  struct Holder: Reducer {
    struct State {
      var row: Renaming.State? = Renaming.State()
    }

    enum Action: CasePathable {
      case row(Int)
      case remove

      struct AllCasePaths: Sendable {
        var row: AnyCasePath<Action, Int> {
          AnyCasePath(embed: { .row($0) }, extract: { if case .row(let id) = $0 { id } else { nil } })
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    let gate: Gate
    var removesRow = false

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .remove = action { state.row = nil }
        if removesRow { state.row = nil }
        return .none
      }
      .ifLet(\.row, action: \.row) { Renaming(gate: gate) }
    }
  }
}

extension Effect<Scripted.Action> {
  /// Sends a text after a gate has opened.
  static func hear(_ text: String, after gate: Gate) -> Self {
    .run { send in
      try await gate.wait()
      await send(.heard(text))
    }
  }
}
