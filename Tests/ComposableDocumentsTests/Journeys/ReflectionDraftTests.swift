import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S1 001 §7: Identifiers, dates and dismissal as dependencies")
struct ReflectionDraftTests {
  private let date = Date(timeIntervalSince1970: 1_000)

  @Test func reflectionIsMadeOfWhatTheTestSays() async {
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
    await withKnownIssue {
      await store.send(.saveTapped)
    } matching: {
      "\($0)".contains("A test makes an identifier")
    }
    store.exhaustivity = .off
  }
}
