import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Profile with a presented editor")
struct ProfileTests {
  private let renamed = User(id: 1, name: "Maryam", email: "amina@example.org")

  private func editing(update: @escaping @Sendable (User) throws -> Void) -> TestStoreOf<Profile> {
    let state = Profile.State(user: .amina, editor: ProfileEditor.State(user: renamed))
    return TestStore(initialState: state) {
      Profile()
    } withDependencies: {
      $0.users.update = update
    }
  }

  @Test func userIsLoadedAndFollowed() async {
    let (changes, continuation) = AsyncStream<User>.makeStream()
    let store = TestStore(initialState: Profile.State()) {
      Profile()
    } withDependencies: {
      $0.users.current = { .amina }
      $0.users.changes = { changes }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(\.userLoaded.success) {
      $0.user = .amina
      $0.isLoading = false
    }
    continuation.yield(renamed)
    await store.receive(\.userLoaded.success, renamed) { $0.user?.name = "Maryam" }
    await store.send(.disappeared)
  }

  @Test func failureToLoadIsShown() async {
    let store = TestStore(initialState: Profile.State()) {
      Profile()
    } withDependencies: {
      $0.users.current = { throw UserProblem.notSignedIn }
      $0.users.changes = { AsyncStream { $0.finish() } }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(\.userLoaded.failure) {
      $0.isLoading = false
      $0.problem = "notSignedIn"
    }
  }

  @Test func editorIsPresentedAndCancels() async {
    let store = TestStore(initialState: Profile.State(user: .amina)) { Profile() }
    await store.send(.editTapped) { $0.editor = ProfileEditor.State(user: .amina) }
    await store.send(.editor(.presented(.nameChanged("Maryam")))) { $0.editor?.user.name = "Maryam" }
    await store.send(\.editor.cancelTapped)
    await store.receive(\.editor.dismiss) { $0.editor = nil }
    #expect(store.state.user == .amina)
  }

  @Test func savedUserIsShownAndWritten() async {
    let log = CallLog()
    let store = editing { log($0.name) }
    await store.send(\.editor.saveTapped) {
      $0.user?.name = "Maryam"
      $0.editor = nil
    }
    #expect(log.entries == ["Maryam"])
  }

  @Test func failureToSaveIsShown() async {
    let store = editing { _ in throw UserProblem.notSaved }
    await store.send(\.editor.saveTapped) {
      $0.user?.name = "Maryam"
      $0.editor = nil
    }
    await store.receive(\.userLoaded.failure) { $0.problem = "notSaved" }
  }

  @Test func twoPresentationsDoNotDisturbEachOther() async {
    let store = TestStore(initialState: Profile.State(user: .amina)) { Profile() }
    await store.send(.settingsTapped) { $0.settings = ProfileSettings.State() }
    await store.send(\.settings.reminderToggled) { $0.settings?.isReminded = false }
    await store.send(\.settings.logOutTapped) {
      $0.settings = nil
      $0.user = nil
    }
    await store.receive(\.delegate.loggedOut)
  }

  @Test func viewReadsTheStoreAndPresentsItsSheet() {
    let store = Store(initialState: Profile.State(user: .amina)) { Profile() }
    #expect(store.user?.name == "Amina")
    #expect(!store.isLoading)
    store.send(.editTapped)
    let sheet = store.binding(scope: \.editor, action: \.editor)
    sheet.wrappedValue?.send(.nameChanged("Maryam"))
    #expect(sheet.wrappedValue?.user.name == "Maryam")
    sheet.wrappedValue = nil
    #expect(store.editor == nil)
  }
}
