import ComposableTesting
import Testing

@MainActor
@Suite("S3 003 §4, 5: Tabs composed with Scope")
struct ReaderShellTests {
  @Test func loggingOutSelectsTheFirstTab() async {
    let store = TestStore(initialState: ReaderShell.State()) { ReaderShell() }
    await store.send(\.settings.logOutTapped)
    await store.receive(\.settings.delegate.loggedOut) { $0.tab = .home }
  }

  @Test func tabsHaveSeparateStates() async {
    let store = TestStore(initialState: ReaderShell.State()) {
      ReaderShell()
    } withDependencies: {
      $0.collections.all = { [.exams] }
    }
    await store.send(.tabSelected(.home)) { $0.tab = .home }
    await store.send(.home(.loadRequested)) { $0.home.isLoading = true }
    await store.receive(\.home.itemsLoaded.success) {
      $0.home.isLoading = false
      $0.home.items = [.exams]
    }
  }

  @Test func viewHasAStoreForEachTab() {
    let store = Store(initialState: ReaderShell.State()) { ReaderShell() }
    let settings = store.scope(state: \.settings, action: \.settings)
    settings.send(.logOutTapped)
    #expect(store.tab == .home)
    #expect(settings.progress == 7)
  }
}

@MainActor
@Suite("S3 003 §6: Alert without a feature")
struct ShellAlertTests {
  @Test func confirmationResetsAndCloses() async throws {
    let store = TestStore(initialState: ShellSettings.State()) { ShellSettings() }
    await store.withExhaustivity(.off) { await store.send(.resetTapped) }
    let alert = try #require(store.state.alert)
    #expect(alert.message == TextState("Your practice history will be deleted."))
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    await store.send(\.alert.resetConfirmed) {
      $0.alert = nil
      $0.progress = 0
    }
  }

  @Test func dismissalOnlyCloses() async {
    let store = TestStore(initialState: ShellSettings.State()) { ShellSettings() }
    await store.withExhaustivity(.off) { await store.send(.resetTapped) }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }
}
