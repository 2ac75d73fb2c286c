import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S1 001 §7: Identifiers, dates and dismissal as dependencies")
struct ReflectionDraftTests {
  private let date = Date(timeIntervalSince1970: 1_000)

  @Test func reflectionIsMadeFromTheDependenciesOfTheTest() async {
    let log = CallLog()
    let store = TestStore(initialState: ReflectionDraft.State(text: "Patience")) {
      ReflectionDraft()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date.now = date
      $0.dismiss = DismissEffect { log("dismissed") }
    }
    await store.send(.saveTapped)
    await store.receive(\.saved) {
      $0.saved = Reflection(id: UUID(0), date: date, text: "Patience")
    }
    #expect(log.entries == ["dismissed"])
  }

  @Test func unsetDependenciesFailTheTest() async {
    let store = TestStore(initialState: ReflectionDraft.State()) {
      ReflectionDraft()
    } withDependencies: {
      $0.date = .constant(date)
      $0.dismiss = DismissEffect {}
    }
    let issues = await recordedIssues { await store.send(.saveTapped) }
    #expect(issues.map { $0.message.contains("A test generates a UUID") } == [true])
    store.exhaustivity = .off
  }
}
