import Composable
import ComposableTesting
import Testing

/// What a test store asserts about shared values.
@MainActor
struct SharedTestStoreTests {
  @Test func aChangeOfTheReducerIsAsserted() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.tapped) { $0.$count.withLock { $0 = 1 } }
    await store.send(.tapped) { $0.$count.withLock { $0 += 1 } }
    #expect(store.state.count == 2)
  }

  @Test func anUnassertedChangeIsReported() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      line = #line + 1
      await store.send(.tapped)
    }
    let message = """
      State was not expected to change, but a change occurred: …

        \u{2007} Tally.State(
        −   _count: 0,
        +   _count: 1,
        \u{2007}   _note: "",
        \u{2007}   taps: 0
        \u{2007} )

      (Expected: −, Actual: +)
      """
    #expect(issues == [RecordedIssue(message: message, line: line)])
  }

  @Test func aWrongChangeIsReportedOnce() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.tapped) { $0.$count.withLock { $0 = 5 } }
      await store.send(.tapped) { $0.$count.withLock { $0 = 2 } }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.hasPrefix("A state change does not match expectation: …") == true)
    #expect(issues.first?.message.contains("−   _count: 5") == true)
    #expect(issues.first?.message.contains("+   _count: 1") == true)
  }

  @Test func aClosureThatChangesNothingIsReported() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.nothing) { $0.$count.withLock { $0 = 0 } }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.hasPrefix("Expected state to change, but no change occurred.") == true)
  }

  @Test func theClosureDoesNotChangeTheValue() async {
    @Shared(.inMemory("count")) var count = 0
    _ = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.tapped) { $0.$count.withLock { $0 = 100 } }
    }
    #expect(count == 1)
  }

  @Test func aChangeOfAnEffectIsAssertedByAssert() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.effectTapped)
    store.assert { $0.$count.withLock { $0 = 10 } }
  }

  @Test func anUnassertedChangeOfAnEffectIsReportedAtTheEnd() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      line = #line + 1
      await store.send(.effectTapped)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.hasPrefix("Shared state was changed without being asserted: …") == true)
    #expect(issues.first?.message.contains("+   _count: 10") == true)
  }

  @Test func anUnassertedChangeOfAnEffectIsReportedAtTheNextAction() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.effectTapped)
      await store.send(.nothing)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.hasPrefix("State was not expected to change") == true)
  }

  @Test func aChangeOfTheTestIsAssertedByAssert() async {
    @Shared(.inMemory("count")) var count = 0
    let store = TestStore(initialState: Tally.State()) { Tally() }
    $count.withLock { $0 = 3 }
    store.assert { $0.$count.withLock { $0 = 3 } }
    await store.send(.tapped) { $0.$count.withLock { $0 = 4 } }
  }

  @Test func anUnassertedChangeOfTheTestIsReported() async {
    let issues = await recordedIssues {
      @Shared(.inMemory("count")) var count = 0
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.tapped) { $0.$count.withLock { $0 = 1 } }
      $count.withLock { $0 = 3 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("−   _count: 1") == true)
    #expect(issues.first?.message.contains("+   _count: 3") == true)
  }

  /// Each assertion sees the values of its own time, though the effect has run to its end before the first.
  @Test func changesBetweenReceivedActionsAreAssertedInOrder() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.sequenceTapped)
    store.assert { $0.$count.withLock { $0 = 1 } }
    await store.receive(\.stepped) { $0.taps = 1 }
    store.assert { $0.$count.withLock { $0 = 2 } }
    await store.receive(\.tapped) { $0.$count.withLock { $0 = 3 } }
    store.assert { $0.$count.withLock { $0 = 4 } }
  }

  @Test func aReceivedActionIsAssertedWithTheChangesBeforeIt() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.sequenceTapped)
    await store.receive(\.stepped) {
      $0.taps = 1
      $0.$count.withLock { $0 = 1 }
    }
    await store.receive(\.tapped) { $0.$count.withLock { $0 = 3 } }
    store.assert { $0.$count.withLock { $0 = 4 } }
  }

  @Test func withoutExhaustivityTheCurrentValueIsAsserted() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    store.exhaustivity = .off
    await store.send(.tapped)
    await store.send(.tapped) { $0.$count.withLock { $0 = 2 } }
    await store.send(.effectTapped)
    store.assert { $0.$count.withLock { $0 = 12 } }
  }

  @Test func withoutExhaustivityAWrongValueIsReported() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off
      await store.send(.tapped) { $0.$count.withLock { $0 = 2 } }
    }
    #expect(issues.count == 1)
  }

  @Test func skippedChangesAreWarnings() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.tapped)
    }
    #expect(issues.map(\.severity) == [.warning])
    #expect(issues.first?.message.contains("+   _count: 1") == true)
  }

  @Test func aPartIsAssertedByItself() async {
    @Shared(value: Tally.Settings()) var settings
    let store = TestStore(initialState: Tally.State(note: $settings.note)) { Tally() }
    await store.send(.noted("a")) { $0.$note.withLock { $0 = "a" } }
    #expect(settings.note == "a")
  }

  @Test func aValueOfAChildThatIsPresentedIsAsserted() async {
    let store = TestStore(initialState: TallyHost.State()) { TallyHost() }
    await store.send(.opened) { $0.tally = Tally.State() }
    await store.send(.tally(.tapped)) { $0.tally?.$count.withLock { $0 = 1 } }
  }

  @Test func anOptionalValueThatIsNotChangedNeedsNoAssertion() async {
    let store = TestStore(initialState: Bookmark.State()) { Bookmark() }
    await store.send(.moved(2)) {
      #expect($0.note == "evening")
      $0.page = 2
    }
    await store.send(.noted(nil)) { $0.$note.withLock { $0 = nil } }
  }
}

/// A feature with an optional shared value.
private struct Bookmark: Reducer {
  struct State: Equatable {
    @Shared(value: "evening") var note: String?
    var page = 1
  }

  enum Action {
    case moved(Int)
    case noted(String?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moved(let page): state.page = page
      case .noted(let note): state.$note.withLock { $0 = note }
      }
      return .none
    }
  }
}
