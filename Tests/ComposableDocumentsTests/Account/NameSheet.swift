import ComposableMacros

/// Asks for a name.
@Reducer struct NameSheet {
  @ObservableState struct State: Equatable, Sendable {
    var name = ""
  }

  enum Action: Equatable, Sendable {
    case nameChanged(String)
    case saveTapped, cancelTapped
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable, Sendable {
      case saved(String)
      case cancelled
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .saveTapped:
        return .send(.delegate(.saved(state.name)))
      case .cancelTapped:
        return .send(.delegate(.cancelled))
      case .delegate:
        return .none
      }
    }
  }
}

/// Stores a name.
@Reducer struct NameKeeper {
  @ObservableState struct State: Equatable, Sendable {
    var name = ""
    @Presents var sheet: NameSheet.State?
  }

  enum Action: Equatable, Sendable {
    case changeTapped
    case sheet(PresentationAction<NameSheet.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeTapped:
        state.sheet = NameSheet.State(name: state.name)
        return .none
      case .sheet(.presented(.delegate(.saved(let name)))):
        state.name = name
        state.sheet = nil
        return .none
      case .sheet(.presented(.delegate(.cancelled))):
        state.sheet = nil
        return .none
      case .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { NameSheet() }
  }
}
