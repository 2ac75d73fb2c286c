import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Effects in sequence and in parallel")
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

  @Test func errorThatNothingCatchesIsReported() async {
    let store = TestStore(initialState: SessionOpening.State()) {
      SessionOpening()
    } withDependencies: {
      $0.library.duas = { throw Unreachable() }
    }
    await withKnownIssue {
      await store.send(.opened)
    } matching: {
      "\($0)".contains("An effect threw an error that nothing handles")
    }
    await store.receive(\.journeysLoaded) { $0.journeys = [] }
  }
}
