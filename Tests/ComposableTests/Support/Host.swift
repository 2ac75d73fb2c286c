import Composable

/// A feature that embeds a scripted child in every possible way.
struct Host: Reducer {
  struct State: Equatable {
    var child: Scripted.State?
    @PresentationState var sheet: Scripted.State?
    @PresentationState var alert: AlertState<Alert>?
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Scripted.State>()
    /// The actions that the host received, with the state of the child at that time.
    var log: [String] = []
  }

  enum Alert: Equatable {
    case confirmed
  }

  enum Action {
    case child(Scripted.Action)
    case sheet(PresentationAction<Scripted.Action>)
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Scripted>)
    /// Changes the state with a closure.
    case change((inout State) -> Void)
  }

  var child: () -> Scripted
  var onSheet: (inout State, PresentationAction<Scripted.Action>) -> Void = { _, _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: state.log.append("child \(state.child?.heard ?? [])")
      case .sheet(let action):
        state.log.append("sheet \(state.sheet?.heard ?? [])")
        onSheet(&state, action)
      case .alert: state.log.append("alert \(state.alert == nil ? "gone" : "shown")")
      case .rows: state.log.append("rows")
      case .path: state.log.append("path \(state.path.count)")
      case .change(let change): change(&state)
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { child() }
    .ifLet(\.$sheet, action: \.sheet) { child() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { Row(scripted: child()) }
    .forEach(\.path, action: \.path) { child() }
  }

  @MainActor
  static func store(
    _ state: State = State(),
    start: @escaping () -> Effect<Scripted.Action> = { .none },
    start2: @escaping () -> Effect<Scripted.Action> = { .none },
    onSheet: @escaping (inout State, PresentationAction<Scripted.Action>) -> Void = { _, _ in }
  ) -> StoreOf<Self> {
    Store(initialState: state) {
      Host(child: { Scripted(start: start, start2: start2) }, onSheet: onSheet)
    }
  }
}

/// A scripted feature with an id.
struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var scripted = Scripted.State()
    var heard: [String] { scripted.heard }
  }

  let scripted: Scripted

  var body: some Reducer<State, Scripted.Action> {
    Scope(state: \.scripted, action: \.self) { scripted }
  }
}

extension Scripted.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var start: AnyCasePath<Scripted.Action, Void> {
      AnyCasePath(embed: { .start }, extract: { if case .start = $0 { () } else { nil } })
    }
    var heard: AnyCasePath<Scripted.Action, String> {
      AnyCasePath(embed: { .heard($0) }, extract: { if case .heard(let text) = $0 { text } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Host.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var child: AnyCasePath<Host.Action, Scripted.Action> {
      AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
    }
    var sheet: AnyCasePath<Host.Action, PresentationAction<Scripted.Action>> {
      AnyCasePath(embed: { .sheet($0) }, extract: { if case .sheet(let action) = $0 { action } else { nil } })
    }
    var alert: AnyCasePath<Host.Action, PresentationAction<Host.Alert>> {
      AnyCasePath(embed: { .alert($0) }, extract: { if case .alert(let action) = $0 { action } else { nil } })
    }
    var rows: AnyCasePath<Host.Action, IdentifiedActionOf<Row>> {
      AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } })
    }
    var path: AnyCasePath<Host.Action, StackActionOf<Scripted>> {
      AnyCasePath(embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
