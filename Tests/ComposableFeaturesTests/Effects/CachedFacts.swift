import ComposableMacros
import ComposableTesting
import Testing

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension FactClient: TestDependencyKey {
  static let testValue = Self()

  /// Remembers the facts of another client.
  func cached() -> Self {
    actor Cache {
      var facts: [Int: String] = [:]
      func fact(_ number: Int, else fetch: @Sendable (Int) async throws -> String) async rethrows -> String {
        if let fact = facts[number] { return fact }
        let fact = try await fetch(number)
        facts[number] = fact
        return fact
      }
    }
    let cache = Cache()
    return FactClient { number in
      try await cache.fact(number) { try await self.fetch($0) }
    }
  }
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

@Reducer
struct CachedFacts {
  @ObservableState
  struct State: Equatable {
    var numbers: [Int] = []
    var facts: [Int: String] = [:]
  }

  enum Action {
    case allButtonTapped
    case response(number: Int, TaskResult<String>)
  }

  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .allButtonTapped:
        return .run { [numbers = state.numbers] send in
          try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in numbers {
              group.addTask { (number, try await factClient.fetch(number)) }
            }
            for try await (number, fact) in group {
              await send(.response(number: number, .success(fact)))
            }
          }
        } catch: { error, send in
          await send(.response(number: 0, .failure(error)))
        }

      case .response(let number, .success(let fact)):
        state.facts[number] = fact
        return .none

      case .response(_, .failure):
        state.facts = [:]
        return .none
      }
    }
  }
}

@MainActor
struct CachedFactsTests {
  @Test func secondTimeFromTheCache() async {
    let calls = LockIsolated(0)
    let store = TestStore(initialState: CachedFacts.State(numbers: [3])) {
      CachedFacts()
        .transformDependency(\.factClient) { $0 = $0.cached() }
    } withDependencies: {
      $0.factClient.fetch = {
        calls.withValue { $0 += 1 }
        return "\($0)!"
      }
    }
    await store.send(.allButtonTapped)
    await store.receive(\.response) { $0.facts = [3: "3!"] }
    #expect(calls.value == 1)
  }

  @Test func oneFailureEndsTheGroup() async {
    struct No: Error {}
    let store = TestStore(initialState: CachedFacts.State(numbers: Array(1...10))) {
      CachedFacts()
    } withDependencies: {
      $0.factClient = FactClient { if $0 == 5 { throw No() } else { return "\($0)" } }
    }
    store.exhaustivity = .off
    await store.send(.allButtonTapped)
    await store.finish()
    await store.skipReceivedActions()
    #expect(store.state.facts.isEmpty)
  }
}
