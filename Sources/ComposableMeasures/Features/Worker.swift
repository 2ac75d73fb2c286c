import Composable

/// A feature whose effect is set by the benchmark.
struct Worker: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case start
    case cancel
    case done
  }

  private enum CancelID { case work }

  let work: @Sendable () -> Effect<Action>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return work()
      case .cancel:
        return .cancel(id: CancelID.work)
      case .done:
        state.count += 1
        return .none
      }
    }
  }

  /// Makes an effect that ends only when it is cancelled.
  static let endless: @Sendable () -> Effect<Action> = {
    .run { _ in try await Task.sleep(for: .seconds(1000)) }
      .cancellable(id: CancelID.work)
  }
}

/// A trivial dependency.
struct Client: Sendable {
  var number: @Sendable () -> Int
}

extension Client: DependencyKey {
  static let liveValue = Client(number: { 1 })
  static let testValue = Client(number: { 2 })
}

extension DependencyValues {
  var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}
