import Composable
import ComposableTesting
import Testing

@MainActor
struct TaskResultTests {
  private enum Refusal: Error, Equatable { case tooLong(Int) }
  private struct Loss: Error { var name: String }

  @Test func holdsWhatACallReturnsOrThrows() async throws {
    #expect(try await TaskResult { 1 }.value == 1)
    let failed = await TaskResult<Int> { throw Refusal.tooLong(3) }
    #expect(throws: Refusal.tooLong(3)) { try failed.value }
  }

  @Test func errorsAreEqualWhenTheirTypeSaysSoOrTheyAreDescribedAlike() {
    let refused = TaskResult<Int>.failure(Refusal.tooLong(3))
    #expect(refused == .failure(Refusal.tooLong(3)))
    #expect(refused != .failure(Refusal.tooLong(4)))
    #expect(refused != .failure(Loss(name: "3")))
    #expect(refused != .success(3))
    #expect(TaskResult<Int>.failure(Loss(name: "a")) == .failure(Loss(name: "a")))
    #expect(TaskResult<Int>.failure(Loss(name: "a")) != .failure(Loss(name: "b")))
  }

  @Test func actionsThatHoldOneAreReceivedByValueAndByCase() async {
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
