import ComposableMacros

// This module is compiled with main-actor isolation by default.

@Reducer public nonisolated struct Clicker {
  @ObservableState public struct State: Equatable {
    public var count = 0

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Equatable {
    case incremented
    case later
  }

  enum CancelID { case later }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .later:
        return .run { send in await send(.incremented) }.cancellable(id: CancelID.later)
      }
    }
  }
}

@Reducer public nonisolated struct Panel {
  @ObservableState public struct State: Equatable {
    public var clicker = Clicker.State()
    public var rows: IdentifiedArrayOf<Row.State> = []
    public var path = StackState<Path.State>()
    @Presents public var destination: Destination.State?

    public init(rows: IdentifiedArrayOf<Row.State> = [], destination: Destination.State? = nil) {
      self.rows = rows
      self.destination = destination
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case clicker(Clicker.Action)
    case row(IdentifiedActionOf<Row>)
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer public enum Path {
    case clicker(Clicker)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.clicker, action: \.clicker) { Clicker() }
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.row) { Row() }
      .forEach(\.path, action: \.path)
  }
}

nonisolated extension Panel.Path.State: Equatable {}

@Reducer public nonisolated struct Row {
  @ObservableState public struct State: Equatable, Identifiable {
    public let id: Int
    public var amount = 0

    public init(id: Int) {
      self.id = id
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> { BindingReducer() }
}

/// `nonisolated` is not needed, because the macro generates all members.
@Reducer public enum Destination {
  case clicker(Clicker)
  case alert(AlertState<Never>)
}

nonisolated extension Destination.State: Equatable {}

/// A feature that is isolated to the main actor.
@Reducer public struct Isolated {
  @ObservableState public struct State: Equatable {
    public var count = 0

    public init() {}
  }

  public enum Action {
    case incremented
  }

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      }
    }
  }
}
