import ComposableMacros

/// Reacts to changes of three fields by any action.
@Reducer struct ChangeWatcher {
  @ObservableState struct State: Equatable, Sendable {
    var count = 0
    var name = ""
    var isEnabled = false
    var log: [String] = []
  }

  enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case cleared
    case countChanged(Int)
    case nameChanged(String)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .cleared:
          state.count = 0
          state.name = ""
          return .none
        case .countChanged(let count):
          state.log.append("count \(count)")
          return .none
        case .nameChanged(let name):
          state.log.append("name \(name)")
          return .none
        case .binding:
          return .none
        }
      }
    }
    .onChange(of: \.count) { oldValue, state in
      .send(.countChanged(state.count - oldValue))
    }
    .onChange(of: \.name) { _, state in
      return .send(.nameChanged(state.name))
    }
    .onChange(of: \.isEnabled) { oldValue, newValue in
      Reduce { state, _ in
        state.log.append("enabled \(oldValue) \(newValue)")
        return .none
      }
    }
  }
}
