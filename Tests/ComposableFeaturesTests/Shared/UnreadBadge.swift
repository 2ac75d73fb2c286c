import ComposableMacros
import ComposableTesting
import Testing

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var unreadCount: Self { Self[.inMemory("unreadCount"), default: 0] }
}

/// A badge that changes with a value of another feature, as long as it is on the screen.
@Reducer
struct UnreadBadge {
  @ObservableState
  struct State: Equatable {
    @Shared(.unreadCount) var unreadCount
    var badge: String?
  }

  enum Action {
    case onDisappear
    case task
    case unreadCountChanged(Int)
  }

  enum CancelID { case observation }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onDisappear:
        return .cancel(id: CancelID.observation)
      case .task:
        return .run { [unreadCount = state.$unreadCount] send in
          for await count in unreadCount.publisher.values {
            await send(.unreadCountChanged(count))
          }
        }
        .cancellable(id: CancelID.observation)
      case .unreadCountChanged(let count):
        state.badge = count == 0 ? nil : count > 99 ? "99+" : "\(count)"
        return .none
      }
    }
  }
}

@MainActor
struct UnreadBadgeTests {
  @Test func followsTheValue() async {
    @Shared(.unreadCount) var unreadCount
    $unreadCount.withLock { $0 = 3 }
    let store = TestStore(initialState: UnreadBadge.State()) { UnreadBadge() }
    await store.send(.task)
    await store.receive(\.unreadCountChanged, 3) { $0.badge = "3" }
    $unreadCount.withLock { $0 = 150 }
    store.assert { $0.$unreadCount.withLock { $0 = 150 } }
    await store.receive(\.unreadCountChanged, 150) { $0.badge = "99+" }
    await store.send(.onDisappear)
    $unreadCount.withLock { $0 = 0 }
    store.assert { $0.$unreadCount.withLock { $0 = 0 } }
  }

  @Test func zeroHidesIt() async {
    let store = TestStore(initialState: UnreadBadge.State(badge: "1")) { UnreadBadge() }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.unreadCountChanged)
    #expect(store.state.badge == nil)
    await store.skipInFlightEffects()
  }
}
