import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Sequential and parallel effects")
struct SessionOpeningTests {
  private let clock = TestClock()

  @Test func mergedEffectsDoNotWaitForEachOther() async {
    let store = TestStore(initialState: SessionOpening.State()) {
      SessionOpening()
    } withDependencies: { [clock] in
      $0.library.duas = {
        try await clock.sleep(for: .seconds(1))
        return [.morning]
      }
      $0.library.journeys = { [.dawn] }
    }
    await store.send(.opened)
    await store.receive(\.journeysLoaded) { $0.journeys = [.dawn] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.duasLoaded) { $0.duas = [.morning] }
  }

  @Test func concatenatedEffectsWaitForEachOther() async {
    let log = CallLog()
    let store = TestStore(initialState: SessionOpening.State()) {
      SessionOpening()
    } withDependencies: { [clock] in
      $0.haptics.play = { pattern in
        try? await clock.sleep(for: .seconds(1))
        log(pattern.rawValue)
      }
    }
    await store.send(.closed)
    #expect(log.entries.isEmpty)
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["tick"])
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["tick", "buzz"])
    await store.receive(\.delegate.finished)
  }

  @Test func uncaughtErrorIsReported() async {
    let store = TestStore(initialState: SessionOpening.State()) {
      SessionOpening()
    } withDependencies: {
      $0.library.duas = { throw Unreachable() }
    }
    let issues = await recordedIssues { await store.send(.opened) }
    #expect(issues.map { $0.message.contains("An effect threw an unhandled error") } == [true])
    await store.receive(\.journeysLoaded) { $0.journeys = [] }
  }
}
