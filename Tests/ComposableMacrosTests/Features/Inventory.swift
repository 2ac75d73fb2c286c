import ComposableMacros

/// A feature that embeds others in every possible way.
@Reducer struct Inventory {
  @ObservableState struct State: Equatable {
    var favorite = Counter.State()
    var last: Counter.State?
    var items: IdentifiedArrayOf<Item.State> = []
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Action.Alert>? = nil
    let title: String
  }

  enum Action {
    case favorite(Counter.Action)
    case last(Counter.Action)
    case item(IdentifiedActionOf<Item>)
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Alert>)
    case change(@Sendable (inout State) -> Void)

    @CasePathable enum Alert {
      case confirmed
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.favorite, action: \.favorite) { Counter() }
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      case .item(.element(let id, action: .delegate(.removed))):
        state.items.remove(id: id)
        return .none
      case .destination(.presented(.sheet(.set))):
        state.destination = nil
        return .none
      case .favorite, .last, .item, .path, .destination, .alert:
        return .none
      }
    }
    .ifLet(\.last, action: \.last) { Counter() }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.items, action: \.item) { Item() }
    .forEach(\.path, action: \.path)
  }
}

@Reducer struct Item {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var amount = 1
  }

  enum Action {
    case removeTapped
    case delegate(Delegate)

    @CasePathable enum Delegate {
      case removed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .removeTapped: .send(.delegate(.removed))
      case .delegate: .none
      }
    }
  }
}

extension Inventory {
  @Reducer enum Destination {
    case sheet(Counter)
    case item(Item)
    case labeled(Labeled = Labeled(label: "b"))
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Alert>)
    @ReducerCaseIgnored case share(text: String, count: Int)
    case help

    @CasePathable enum Alert {
      case deleted
    }
  }

  @Reducer enum Path {
    case counter(Counter)
    case inventory(Inventory)
  }
}

extension Inventory.Destination.State: Equatable {}
extension Inventory.Path.State: Equatable {}

/// A feature with an initializer argument.
@Reducer struct Labeled {
  struct State: Equatable {
    var log: [String] = []
  }

  enum Action {
    case logged
  }

  let label: String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.log.append(label)
    return .none
  }
}
