import Composable
import Testing

@MainActor
struct ReducerTests {
  private func add(_ text: String) -> Reduce<[String], Void> {
    Reduce { state, _ in
      state.append(text)
      return .none
    }
  }

  private func result(@ReducerBuilder<[String], Void> of reducer: () -> some Reducer<[String], Void>)
    -> [String]
  {
    // A store resolves the reducer; a direct call does not. The results must be equal.
    let store = Store(initialState: [], reducer: reducer)
    store.send(())
    var state: [String] = []
    _ = reducer().reduce(into: &state, action: ())
    #expect(store.state == state)
    return state
  }

  @Test func reducersRunFromTopToBottom() {
    #expect(
      result {
        add("a")
        add("b")
        add("c")
      } == ["a", "b", "c"]
    )
  }

  @Test(arguments: [true, false]) func builderTakesConditions(flag: Bool) {
    #expect(
      result {
        if flag { add("if") }
        if flag { add("true") } else { EmptyReducer() }
        switch flag {
        case true: add("case true")
        case false: add("case false")
        }
      } == (flag ? ["if", "true", "case true"] : ["case false"])
    )
  }

  @Test func builderTakesLoops() {
    #expect(result { for text in ["a", "b"] { add(text) } } == ["a", "b"])
  }

  @Test func combineReducersGroups() {
    #expect(
      result {
        CombineReducers {
          add("a")
          add("b")
        }
        Reduce(add("c"))
      } == ["a", "b", "c"]
    )
  }

  @Test func emptyReducerDoesNothing() {
    #expect(result { EmptyReducer() } == [])
  }

  @Test func effectsOfAllReducersAreMerged() {
    let store = Store<[Int], Int>(initialState: []) {
      Reduce { state, action in
        state.append(action)
        return action == 0 ? .send(1) : .none
      }
      Reduce { _, action in action == 0 ? .send(2) : .none }
    }
    store.send(0)
    #expect(store.state == [0, 1, 2])
  }

  @Test func childRunsBeforeItsParentAndOnlyForItsActions() {
    let store = Store(initialState: Pair<Counter>.State(left: .init(), right: .init())) {
      Reduce<Pair<Counter>.State, Pair<Counter>.Action> { state, _ in
        state.log.append("left is \(state.left.count)")
        return .none
      }
      Pair { Counter() }
      Reduce { state, _ in
        state.log.append("left is \(state.left.count)")
        return .none
      }
    }
    store.send(.left(.incremented))
    #expect(store.left.count == 1)
    #expect(store.right.count == 0)
    #expect(store.log == ["left is 0", "left", "left is 1"])
  }

  @Test func parentReceivesTheActionsOfChildEffects() async {
    let store = Store(initialState: Pair<Scripted>.State(left: .init(), right: .init())) {
      Pair { Scripted(start: { .merge(.send(.heard("a")), .run { send in await send(.heard("b")) }) }) }
    }
    await store.send(.right(.start)).finish()
    #expect(store.right.heard == ["a", "b"])
    #expect(store.log == ["right", "right", "right"])
  }
}
