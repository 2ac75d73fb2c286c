import Composable

/// The smallest feature.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case incremented
    case added(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented: state.count += 1
      case .added(let number): state.count += number
      }
      return .none
    }
  }
}

extension Counter.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var incremented: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(embed: { .incremented }, extract: { if case .incremented = $0 { () } else { nil } })
    }
    var added: AnyCasePath<Counter.Action, Int> {
      AnyCasePath(embed: { .added($0) }, extract: { if case .added(let number) = $0 { number } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
