import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Stack with a path struct")
struct AccountAppTests {
  @Test func firstScreenPushesTheOthers() async {
    let store = TestStore(initialState: AccountApp.State()) { AccountApp() }
    await store.send(.home(.profileTapped)) {
      $0.home.opened = 1
      $0.path[id: 0] = .profile(Profile.State())
    }
    await store.send(.home(.settingsTapped)) {
      $0.home.opened = 2
      $0.path[id: 1] = .settings(ProfileSettings.State())
    }
    await store.send(\.path[id: 1].settings.reminderToggled) {
      $0.path[id: 1, case: \.settings]?.isReminded = false
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func delegateOfAScreenPopsIt() async {
    let store = TestStore(initialState: AccountApp.State()) { AccountApp() }
    await store.send(.home(.nameTapped("A"))) {
      $0.home.opened = 1
      $0.path[id: 0] = .name(NameSheet.State(name: "A"))
    }
    await store.send(\.path[id: 0].name.saveTapped)
    await store.receive(\.path[id: 0].name.delegate.saved, "A") { $0.path = StackState() }
  }

  @Test func viewHasAStoreForEachScreen() throws {
    let store = Store(initialState: AccountApp.State()) { AccountApp() }
    store.scope(state: \.home, action: \.home).send(.nameTapped("A"))
    let screen = try #require(store.scope(state: \.path, action: \.path).stores.first)
    let name = try #require(screen.scope(state: \.name, action: \.name))
    name.send(.nameChanged("B"))
    #expect(store.path[0].name?.name == "B")
    #expect(screen.scope(state: \.profile, action: \.profile) == nil)
  }
}
