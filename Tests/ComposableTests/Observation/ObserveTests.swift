import Composable
import Testing

/// Code outside views that follows a store.
@MainActor
struct ObserveTests {
  private let store = Store(initialState: Account.State()) { Account() }
  private let reads = LockIsolated<[String]>([])
  private let changes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (changes, continuation) = AsyncStream.makeStream()
  }

  /// Logs the name of the profile whenever it changes.
  private func observeName() -> ObserveToken {
    Composable.observe { [store, reads, continuation] in
      let name = store.profile.name
      reads.withValue { $0.append(name) }
      continuation.yield()
    }
  }

  private func rename(_ name: String) {
    store.send(.change { $0.profile.name = name })
  }

  private func waitForReads(_ count: Int) async {
    for await _ in changes where reads.value.count >= count { return }
  }

  @Test(.timeLimit(.minutes(1))) func itRunsAgainAfterChanges() async {
    let token = observeName()
    #expect(reads.value == [""])
    rename("a")
    rename("b")
    #expect(reads.value == [""])
    await waitForReads(2)
    #expect(reads.value == ["", "b"])
    rename("c")
    await waitForReads(3)
    #expect(reads.value == ["", "b", "c"])
    token.cancel()
  }

  @Test func itDoesNotRunAfterOtherChanges() async {
    let token = observeName()
    store.send(.change { $0.profile.visits += 1 })
    await nextTurn()
    #expect(reads.value == [""])
    token.cancel()
  }

  @Test func itEndsWhenTheTokenIsCancelled() async {
    let token = observeName()
    rename("a")
    token.cancel()
    await nextTurn()
    #expect(reads.value == [""])
  }

  @Test func itEndsWhenTheTokenIsReleased() async {
    var tokens: Set<ObserveToken> = []
    observeName().store(in: &tokens)
    rename("a")
    tokens = []
    await nextTurn()
    #expect(reads.value == [""])
  }

  @Test func theClosureIsReleasedWhenTheTokenIsCancelled() {
    let token: ObserveToken
    weak var released: Log?
    do {
      let log = Log()
      released = log
      token = Composable.observe { [store] in log(store.profile.name) }
      #expect(log.entries == [""])
    }
    #expect(released != nil)
    token.cancel()
    #expect(released == nil)
  }

  @Test func aTokenIsCancelledOnce() {
    let log = Log()
    var tokens: [ObserveToken] = []
    ObserveToken { log("cancelled") }.store(in: &tokens)
    tokens[0].cancel()
    tokens = []
    #expect(log.entries == ["cancelled"])
  }

  private func nextTurn() async {
    for _ in 1...3 { await Task { @MainActor in }.value }
  }
}
