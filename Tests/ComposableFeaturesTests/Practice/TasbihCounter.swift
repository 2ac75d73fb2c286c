import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@DependencyClient
struct FeedbackClient: Sendable {
  var tap: @Sendable () async -> Void
  var roundEnded: @Sendable () async -> Void
}

extension FeedbackClient: DependencyKey {
  static let liveValue = FeedbackClient(tap: {}, roundEnded: {})
  static let testValue = FeedbackClient()
}

extension DependencyValues {
  var feedback: FeedbackClient {
    get { self[FeedbackClient.self] }
    set { self[FeedbackClient.self] = newValue }
  }
}

@Reducer
struct TasbihCounter {
  struct Round: Codable, Equatable, Sendable {
    var target: Int
    var endedAt: Date
  }

  @ObservableState
  struct State: Equatable {
    var count = 0
    var target = 33
    @Shared(.fileStorage(URL(filePath: "/tasbih.json"))) var history: [Round] = []
    @Shared(.appStorage("haptics")) var hapticsEnabled = true
    @Presents var confirmReset: ConfirmationDialogState<Action.ConfirmReset>?

    var progress: Double { Double(count) / Double(target) }
  }

  enum Action: ViewAction {
    case confirmReset(PresentationAction<ConfirmReset>)
    case view(View)

    enum ConfirmReset: Equatable { case reset, resetHistory }

    enum View: Equatable {
      case countTapped
      case resetTapped
      case targetPicked(Int)
    }
  }

  @Dependency(\.date) var date
  @Dependency(\.feedback) var feedback

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .confirmReset(.presented(.reset)):
        state.count = 0
        return .none

      case .confirmReset(.presented(.resetHistory)):
        state.count = 0
        state.$history.withLock { $0 = [] }
        return .none

      case .confirmReset(.dismiss):
        return .none

      case .view(.countTapped):
        state.count += 1
        guard state.count == state.target else {
          return state.hapticsEnabled ? .run { _ in await feedback.tap() } : .none
        }
        state.count = 0
        state.$history.withLock { [target = state.target] in
          $0.append(Round(target: target, endedAt: date()))
        }
        return .run { _ in await feedback.roundEnded() }

      case .view(.resetTapped):
        state.confirmReset = .init {
          TextState("Reset")
        } actions: {
          ButtonState(action: .reset) { TextState("This round") }
          ButtonState(role: .destructive, action: .resetHistory) { TextState("Everything") }
        }
        return .none

      case .view(.targetPicked(let target)):
        state.target = target
        state.count = min(state.count, target - 1)
        return .none
      }
    }
    .ifLet(\.$confirmReset, action: \.confirmReset)
  }
}

@MainActor
struct TasbihCounterTests {
  let now = Date(timeIntervalSince1970: 1_234_567_890)

  @Test func roundOfThree() async {
    let calls = LockIsolated<[String]>([])
    let store = TestStore(initialState: TasbihCounter.State(target: 3)) {
      TasbihCounter()
    } withDependencies: {
      $0.date.now = now
      $0.feedback.tap = { calls.withValue { $0.append("tap") } }
      $0.feedback.roundEnded = { calls.withValue { $0.append("end") } }
    }
    await store.send(.view(.countTapped)) { $0.count = 1 }
    await store.send(.view(.countTapped)) { $0.count = 2 }
    await store.send(.view(.countTapped)) {
      $0.count = 0
      $0.$history.withLock { $0 = [.init(target: 3, endedAt: self.now)] }
    }
    #expect(calls.value == ["tap", "tap", "end"])
  }

  @Test func resetEverything() async {
    @Shared(.appStorage("haptics")) var hapticsEnabled = false
    let store = TestStore(initialState: TasbihCounter.State(target: 2)) {
      TasbihCounter()
    } withDependencies: {
      $0.date = .constant(now)
      $0.feedback.roundEnded = {}
    }
    store.exhaustivity = .off
    await store.send(.view(.countTapped))
    await store.send(.view(.countTapped))
    #expect(store.state.history.count == 1)
    await store.send(.view(.targetPicked(99)))
    await store.send(.view(.resetTapped))
    await store.send(.confirmReset(.presented(.resetHistory)))
    #expect(store.state.history == [])
    #expect(store.state.progress == 0)
  }
}
