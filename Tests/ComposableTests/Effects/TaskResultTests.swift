import Composable
import ComposableTesting
import Testing

@MainActor
struct TaskResultTests {
  private enum EquatableError: Error, Equatable { case tooLong(Int) }
  private struct PlainError: Error { var name: String }

  @Test func valueReturnsOrThrows() async throws {
    #expect(try await TaskResult { 1 }.value == 1)
    let failed = await TaskResult<Int> { throw EquatableError.tooLong(3) }
    #expect(throws: EquatableError.tooLong(3)) { try failed.value }
  }

  @Test func errorsAreComparedByEqualityOrDescription() {
    let failed = TaskResult<Int>.failure(EquatableError.tooLong(3))
    #expect(failed == .failure(EquatableError.tooLong(3)))
    #expect(failed != .failure(EquatableError.tooLong(4)))
    #expect(failed != .failure(PlainError(name: "3")))
    #expect(failed != .success(3))
    #expect(TaskResult<Int>.failure(PlainError(name: "a")) == .failure(PlainError(name: "a")))
    #expect(TaskResult<Int>.failure(PlainError(name: "a")) != .failure(PlainError(name: "b")))
  }

  @Test func equalResultsHaveEqualHashes() {
    enum HashableError: Error, Hashable { case tooLong(Int) }
    let results: [TaskResult<Int>] = [
      .success(3), .success(4), .failure(HashableError.tooLong(3)), .failure(HashableError.tooLong(4)),
      .failure(EquatableError.tooLong(3)), .failure(PlainError(name: "a")),
    ]
    #expect(Set(results + results).count == results.count)
  }

  @Test func actionIsReceivedByValueAndByCase() async {
    struct Loading: Reducer {
      enum Action: Equatable {
        case load
        case loaded(TaskResult<String>)
      }

      func reduce(into state: inout String, action: Action) -> Effect<Action> {
        switch action {
        case .load: return .run { send in await send(.loaded(TaskResult { "dua" })) }
        case .loaded(let result):
          state = (try? result.value) ?? "none"
          return .none
        }
      }
    }
    let store = TestStore(initialState: "") { Loading() }
    await store.send(.load)
    await store.receive(.loaded(.success("dua"))) { $0 = "dua" }
    #expect(TaskResult.success(1)[case: \.success] == 1)
  }
}
