import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S3 003 §2: Captures, parallel work and cancellation in effects")
struct ChapterLoaderTests {
  private let clock = TestClock()

  private func store(_ update: (inout CollectionClient) -> Void) -> TestStoreOf<ChapterLoader> {
    TestStore(initialState: ChapterLoader.State(id: UUID(1))) {
      ChapterLoader()
    } withDependencies: {
      update(&$0.collections)
    }
  }

  @Test func capturedIdIsLoaded() async {
    let store = store { $0.title = { "Chapter \($0.uuidString.suffix(1))" } }
    await store.send(.titleTapped) { $0.isLoading = true }
    await store.receive(\.titleLoaded.success, "Chapter 1") {
      $0.isLoading = false
      $0.title = "Chapter 1"
    }
  }

  @Test func parallelRequestsAreAwaitedTogether() async {
    let store = store { [clock] in
      $0.all = {
        try await clock.sleep(for: .seconds(2))
        return [.exams]
      }
      $0.owner = {
        try await clock.sleep(for: .seconds(2))
        return "Amina"
      }
    }
    await store.send(.allTapped)
    // In sequence they would take four seconds.
    await clock.advance(by: .seconds(2))
    await store.receive(\.allLoaded) {
      $0.items = [.exams]
      $0.owner = "Amina"
    }
  }

  @Test func failureOfOneRequestFailsBoth() async {
    let store = store {
      $0.all = { [.exams] }
      $0.owner = { throw Unreachable() }
    }
    await store.send(.allTapped)
    await store.receive(\.failed)
  }

  @Test func cancelledRequestSendsNothing() async {
    let store = store { [clock] in
      $0.title = { _ in
        try await clock.sleep(for: .seconds(1))
        return "late"
      }
    }
    await store.send(.titleTapped) { $0.isLoading = true }
    await store.send(.cancelTapped) { $0.isLoading = false }
    await clock.advance(by: .seconds(1))
  }
}
