import Composable

/// A feature with two children of the same type.
struct Pair<Child: Reducer & SendableMetatype>: Reducer {
  struct State {
    var left: Child.State
    var right: Child.State
    var log: [String] = []
  }

  enum Action {
    case left(Child.Action)
    case right(Child.Action)
    case parent
  }

  var child: () -> Child
  var parent: () -> Effect<Action> = { .none }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { child() }
    Scope(\.right, action: \.right) { child() }
    Reduce { state, action in
      switch action {
      case .left: state.log.append("left")
      case .right: state.log.append("right")
      case .parent: return parent()
      }
      return .none
    }
  }
}

extension Pair.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var left: AnyCasePath<Pair.Action, Child.Action> {
      AnyCasePath(embed: { .left($0) }, extract: { if case .left(let action) = $0 { action } else { nil } })
    }
    var right: AnyCasePath<Pair.Action, Child.Action> {
      AnyCasePath(embed: { .right($0) }, extract: { if case .right(let action) = $0 { action } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
