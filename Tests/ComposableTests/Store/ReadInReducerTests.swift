import Composable
import ComposableTesting
import Testing

/// A reducer that reads its own store.
@MainActor
struct ReadInReducerTests {
  /// Appends numbers, and calls a closure after each.
  private struct Numbers: Reducer {
    struct State: Equatable {
      var numbers: [Int] = []
    }

    let read: @MainActor () -> Void

    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.numbers.append(action)
      MainActor.assumeIsolated(read)
      return .none
    }
  }

  @MainActor
  private final class Reader<State, Action> {
    var store: Store<State, Action>?
    var log: [String] = []
  }

  @Test func reducerGetsTheStateBeforeTheAction() async {
    let reader = Reader<Counter.State, Counter.Action>()
    var line: UInt = 0
    let issues = await recordedIssues {
      line = #line + 1
      let store = Store(initialState: Counter.State()) {
        Counter()
        Reduce { _, action in
          guard action == .incremented else { return .none }
          MainActor.assumeIsolated { reader.log.append("\(reader.store?.count ?? -1)") }
          return .none
        }
      }
      reader.store = store
      store.send(.added(5))
      store.send(.incremented)
      store.send(.incremented)
      #expect(store.count == 7)
    }
    #expect(reader.log == ["5", "6"])
    #expect(issues.map(\.line) == [line, line])
    #expect(
      issues.first?.message.hasPrefix("A reducer, or a client that it calls, has read its own store") == true
    )
  }

  @Test func reducerWithAnArrayGetsAnEarlierState() async {
    let reader = Reader<Numbers.State, Int>()
    let issues = await recordedIssues {
      let store = Store(initialState: Numbers.State()) {
        Numbers { reader.log.append("\(reader.store?.numbers ?? [])") }
      }
      reader.store = store
      for number in 1...3 { store.send(number) }
      #expect(store.numbers == [1, 2, 3])
    }
    // A copy of the state is kept only after the first read: it would make every write to the array copy the array.
    #expect(reader.log == ["[]", "[1]", "[1, 2]"])
    let answers = issues.map { $0.message.contains("the initial state") }
    #expect(answers == [true, false, false])
  }

  // So the expression may not refer to an `inout` parameter, and is evaluated again for the first read.
  @Test func initialStateIsKeptAsAClosure() async {
    let reader = Reader<Numbers.State, Int>()
    var evaluations = 0
    func evaluate() -> [Int] {
      evaluations += 1
      return [-evaluations]
    }
    _ = await recordedIssues {
      let store = Store(initialState: Numbers.State(numbers: evaluate())) {
        Numbers { reader.log.append("\(reader.store?.numbers ?? [])") }
      }
      reader.store = store
      #expect(evaluations == 1)
      store.send(1)
      store.send(2)
      #expect(store.numbers == [-1, 1, 2])
    }
    #expect(reader.log == ["[-2]", "[-1, 1]"])
  }
}
