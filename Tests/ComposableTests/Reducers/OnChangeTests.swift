import Composable
import Testing

@MainActor
struct OnChangeTests {
  private enum Action: Equatable {
    case add(Int)
    case rename(String)
    case changed(from: Int, to: Int)
  }

  private struct State: Equatable {
    var count = 0
    var name = ""
    var log: [String] = []
  }

  private var base: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .rename(let name): state.name = name
      case .changed(let old, let new): state.log.append("\(old) to \(new)")
      }
      return .none
    }
  }

  @Test func closureRunsOnlyWhenTheValueChanged() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.count) { oldValue, state in
        .send(.changed(from: oldValue, to: state.count))
      }
    }
    store.send(.add(0))
    store.send(.rename("a"))
    store.send(.add(2))
    store.send(.add(1))
    #expect(store.log == ["0 to 2", "2 to 3"])
  }

  @Test func closureMayChangeTheState() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.count) { _, state in
        state.name = "\(state.count)"
        return .none
      }
    }
    store.send(.add(5))
    #expect(store.name == "5")
  }

  @Test func reducerVariantRunsOnTheSameAction() {
    let store = Store(initialState: State()) {
      base.onChange(of: \.count) { oldValue, newValue in
        Reduce { state, action in
          state.log.append("\(action) \(oldValue) \(newValue)")
          return .none
        }
      }
    }
    store.send(.add(2))
    #expect(store.log == ["add(2) 0 2"])
  }

  @Test func onChangeCanBeNested() {
    let store = Store(initialState: State()) {
      base
        .onChange(of: \.count) { _, state in
          state.name = "many"
          return .none
        }
        .onChange(of: \.name) { oldValue, state in
          state.log.append("\(oldValue)>\(state.name)")
          return .none
        }
    }
    store.send(.add(1))
    store.send(.add(1))
    #expect(store.log == [">many"])
  }
}
