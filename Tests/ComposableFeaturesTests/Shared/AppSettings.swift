import ComposableMacros
import ComposableTesting
import Foundation
import Testing

enum FontSize: String, CaseIterable, Codable, Sendable { case small, medium, large }

extension SharedKey where Self == AppStorageKey<FontSize>.Default {
  static var fontSize: Self { Self[.appStorage("fontSize"), default: .medium] }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  static var showsTransliteration: Self { Self[.appStorage("showsTransliteration"), default: true] }
}

@Reducer
struct AppSettings {
  @ObservableState
  struct State: Equatable {
    @Shared(.fontSize) var fontSize
    @Shared(.showsTransliteration) var showsTransliteration
    @Shared(.appStorage("openCount")) var openCount = 0
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case fontSizePicked(FontSize)
    case onAppear
    case resetButtonTapped
    @CasePathable enum Alert { case confirmReset }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmReset)):
        state.$fontSize.withLock { $0 = .medium }
        state.$showsTransliteration.withLock { $0 = true }
        return .none
      case .alert:
        return .none
      case .fontSizePicked(let fontSize):
        state.$fontSize.withLock { $0 = fontSize }
        return .none
      case .onAppear:
        state.$openCount.withLock { $0 += 1 }
        return .none
      case .resetButtonTapped:
        state.alert = AlertState {
          TextState("Reset?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmReset) { TextState("Reset") }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// Another screen, which only reads a setting.
@Reducer
struct VersePage {
  @ObservableState
  struct State: Equatable {
    @SharedReader(.fontSize) var fontSize
    var lines: Int { fontSize == .large ? 10 : 15 }
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@MainActor
struct AppSettingsTests {
  @Test func resetAfterAlert() async {
    let store = TestStore(initialState: AppSettings.State()) { AppSettings() }
    await store.send(.onAppear) { $0.$openCount.withLock { $0 = 1 } }
    await store.send(.fontSizePicked(.large)) {
      $0.$fontSize.withLock { $0 = .large }
    }
    await store.send(.resetButtonTapped) {
      $0.alert = AlertState {
        TextState("Reset?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmReset) { TextState("Reset") }
      }
    }
    await store.send(\.alert.confirmReset) {
      $0.alert = nil
      $0.$fontSize.withLock { $0 = .medium }
    }
  }

  @Test func readerSeesTheSetting() async {
    @Shared(.fontSize) var fontSize = .large
    let page = VersePage.State()
    #expect(page.lines == 10)
    let store = TestStore(initialState: AppSettings.State()) { AppSettings() }
    store.exhaustivity = .off
    await store.send(.resetButtonTapped)
    await store.send(\.alert.confirmReset)
    #expect(page.lines == 15)
    #expect(fontSize == .medium)
  }
}
