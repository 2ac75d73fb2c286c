import ComposableMacros
import ComposableTesting
import Foundation
import Testing

private enum ScreenshotsKey: DependencyKey {
  static let liveValue: @Sendable () async -> AsyncStream<Void> = {
    AsyncStream { _ in }
  }
  static let testValue: @Sendable () async -> AsyncStream<Void> = unimplemented(
    #"@Dependency(\.screenshots)"#,
    placeholder: .finished
  )
}

extension DependencyValues {
  var screenshots: @Sendable () async -> AsyncStream<Void> {
    get { self[ScreenshotsKey.self] }
    set { self[ScreenshotsKey.self] = newValue }
  }
}

/// Counts screenshots as long as the view is there.
@Reducer
struct Screenshots {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case task
    case userDidTakeScreenshot
  }

  @Dependency(\.screenshots) var screenshots

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        .run { send in
          for await _ in await screenshots() {
            await send(.userDidTakeScreenshot)
          }
        }
      case .userDidTakeScreenshot:
        {
          state.count += 1
          return .none
        }()
      }
    }
  }
}

/// Shows the counter or hides it; hidden, it does not listen.
@Reducer
struct ScreenshotHost {
  @ObservableState
  struct State: Equatable {
    var child: Screenshots.State?
  }

  enum Action {
    case child(Screenshots.Action)
    case toggleButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .toggleButtonTapped:
        state.child = state.child == nil ? Screenshots.State() : nil
        return .none
      }
    }
    .ifLet(\.child, action: \.child) {
      Screenshots()
    }
  }
}

@MainActor
struct ScreenshotsTests {
  private let pair = AsyncStream.makeStream(of: Void.self)

  @Test func cancelledWithTheView() async {
    let store = TestStore(initialState: Screenshots.State()) {
      Screenshots()
    } withDependencies: { [screenshots = pair.stream] in
      $0.screenshots = { screenshots }
    }
    let task = await store.send(.task)
    pair.continuation.yield()
    await store.receive(\.userDidTakeScreenshot) { $0.count = 1 }
    pair.continuation.yield()
    await store.receive(\.userDidTakeScreenshot) { $0.count = 2 }
    await task.cancel()
    pair.continuation.yield()
  }

  @Test func hidingEndsIt() async {
    let store = TestStore(initialState: ScreenshotHost.State()) {
      ScreenshotHost()
    } withDependencies: { [screenshots = pair.stream] in
      $0.screenshots = { screenshots }
    }
    store.exhaustivity = .off
    await store.send(.toggleButtonTapped)
    await store.send(\.child.task)
    pair.continuation.yield(())
    await store.receive(\.child.userDidTakeScreenshot)
    await store.send(.toggleButtonTapped) { $0.child = nil }
    await store.finish()
  }
}
