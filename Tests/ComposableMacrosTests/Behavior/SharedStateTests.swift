import ComposableMacros
import ComposableTesting
import Foundation
import Observation
import Testing

/// The settings of an app, as its features write them with TCA.
@Reducer private struct Settings {
  enum Theme: String, CaseIterable, Sendable {
    case system, light, dark
  }

  @ObservableState struct State: Equatable {
    @Shared(.appStorage("fontSize")) var fontSize = 17
    @Shared(.appStorage("remindersAreOn")) var remindersAreOn = true
    @Shared(.appStorage("theme")) var theme: Theme = .system
    @Shared(.appStorage("lastVisit")) var lastVisit: Date?
    @SharedReader(.appStorage("userName")) var userName = ""
    var isSaving = false
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable enum View {
      case fontSizeChanged(Int)
      case themeChosen(Theme)
      case resetTapped
      case saveTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.fontSizeChanged(let size)):
        state.$fontSize.withLock { $0 = size }
      case .view(.themeChosen(let theme)):
        state.$theme.withLock { $0 = theme }
      case .view(.resetTapped):
        state.$fontSize.withLock { $0 = 17 }
        state.$theme.withLock { $0 = .system }
        state.$lastVisit.withLock { $0 = nil }
      case .view(.saveTapped):
        state.isSaving = true
      }
      return .none
    }
  }
}

@Reducer private struct Profile {
  struct User: Equatable, Sendable {
    var name = ""
    var visits = 0
  }

  @ObservableState struct State: Equatable {
    @Shared var user: User
    var isEditing = false
  }

  enum Action {
    case renamed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name):
        state.isEditing = true
        state.$user.name.withLock { $0 = name }
        return .none
      }
    }
  }
}

/// `@Shared` in states that the macros generate.
@MainActor
struct SharedStateTests {
  @Test func settingsAreAsserted() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.view(.fontSizeChanged(20))) { $0.$fontSize.withLock { $0 = 20 } }
    await store.send(\.view.themeChosen, .dark) { $0.$theme.withLock { $0 = .dark } }
    await store.send(.view(.saveTapped)) { $0.isSaving = true }
    await store.send(.view(.resetTapped)) {
      $0.$fontSize.withLock { $0 = 17 }
      $0.$theme.withLock { $0 = .system }
    }
  }

  @Test func settingsAreStored() {
    let store = Store(initialState: Settings.State()) { Settings() }
    store.send(.view(.fontSizeChanged(20)))
    store.send(.view(.themeChosen(.dark)))
    @Dependency(\.defaultAppStorage) var defaults
    #expect(defaults.integer(forKey: "fontSize") == 20)
    #expect(defaults.string(forKey: "theme") == "dark")
    let theme = Store(initialState: Settings.State()) { Settings() }.theme
    #expect(theme == Settings.Theme.dark)
  }

  @Test func aReaderIsNotifiedOfASharedProperty() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let (size, theme) = (ChangeLog { _ = store.fontSize }, ChangeLog { _ = store.theme })
    store.send(.view(.fontSizeChanged(20)))
    #expect(size.count == 1)
    #expect(theme.count == 0)
  }

  @Test func theMemberwiseInitializerTakesTheProjectedValue() async {
    @Shared(value: Profile.User()) var user
    let store = TestStore(initialState: Profile.State(user: $user)) { Profile() }
    await store.send(.renamed("Amina")) {
      $0.isEditing = true
      $0.$user.withLock { $0.name = "Amina" }
    }
    #expect(user.name == "Amina")
  }

  @Test func twoStoresShareAValue() {
    @Shared(value: Profile.User()) var user
    let first = Store(initialState: Profile.State(user: $user)) { Profile() }
    let second = Store(initialState: Profile.State(user: $user)) { Profile() }
    let log = ChangeLog { _ = second.user }
    first.send(.renamed("Amina"))
    #expect(second.user.name == "Amina")
    #expect(log.count == 1)
  }
}

/// Counts the notifications of a reader: at most one, because it reads once.
private final class ChangeLog: Sendable {
  private let changes = Locked(0)

  var count: Int { changes.withLock { $0 } }

  init(_ read: () -> Void) {
    withObservationTracking(read) { [changes] in changes.withLock { $0 += 1 } }
  }
}
