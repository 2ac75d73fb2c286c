import ComposableMacros

/// The detail screen of a collection.
@Reducer public struct CollectionDetail {
  @ObservableState public struct State: Equatable {
    public var item: DuaCollection
  }

  public enum Action {
    case deleteTapped
    case delegate(Delegate)

    @CasePathable public enum Delegate {
      case deleted(DuaCollection.ID)
    }
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped:
        return .send(.delegate(.deleted(state.item.id)))
      case .delegate:
        return .none
      }
    }
  }
}

/// A form for a new collection.
@Reducer public struct CollectionForm {
  @ObservableState public struct State: Equatable {
    public var title = ""
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped, cancelTapped
    case delegate(Delegate)

    @CasePathable public enum Delegate {
      case saved(DuaCollection)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.uuid) var uuid

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .send(.delegate(.saved(DuaCollection(id: uuid(), title: state.title))))
      case .cancelTapped:
        return .run { [dismiss] _ in await dismiss() }
      case .binding, .delegate:
        return .none
      }
    }
  }
}
