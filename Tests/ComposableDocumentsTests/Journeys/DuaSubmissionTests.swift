import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §4: Merged and concatenated effects, caught errors")
struct DuaSubmissionTests {
  @Test func bothCountsArrive() async {
    let store = TestStore(initialState: DuaSubmission.State(dua: .morning)) {
      DuaSubmission()
    } withDependencies: {
      $0.library.duas = { [.morning, .travel] }
      $0.library.journeys = { [.dawn] }
    }
    await store.send(.appeared)
    await store.receive(\.duasCounted, 2) { $0.duaCount = 2 }
    await store.receive(\.journeysCounted, 1) { $0.journeyCount = 1 }
  }

  @Test func duaIsCheckedBeforeItIsSaved() async {
    let log = CallLog()
    let store = TestStore(initialState: DuaSubmission.State(dua: .travel)) {
      DuaSubmission()
    } withDependencies: {
      $0.library.save = { log($0.title) }
    }
    await store.send(.submitTapped)
    await store.receive(\.checked, true) { $0.isValid = true }
    await store.receive(\.saved.success, 2) { $0.savedAs = 2 }
    await store.finish()
    #expect(log.entries == ["Setting out"])
  }

  @Test func thrownErrorBecomesAnAction() async {
    let store = TestStore(initialState: DuaSubmission.State(dua: .travel)) {
      DuaSubmission()
    } withDependencies: {
      $0.library.save = { _ in throw Unreachable() }
    }
    await store.send(.submitTapped)
    await store.receive(\.checked) { $0.isValid = true }
    await store.receive(\.saved.failure) { $0.problem = "Unreachable()" }
  }
}
