import ComposableMacros
import ComposableTesting
import Foundation
import Testing

struct Page: Equatable, Sendable {
  var items: [String]
  var next: Int?
}

@DependencyClient
struct PageClient: Sendable {
  var page: @Sendable (_ number: Int) async throws -> Page
}

extension PageClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var pageClient: PageClient {
    get { self[PageClient.self] }
    set { self[PageClient.self] = newValue }
  }
}

/// Loads the next page when the last row appears.
@Reducer
struct Pages {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var items: [String] = []
    var next: Int? = 1
    var isLoading = false
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case pageResponse(Result<Page, any Error>)
    case refresh
    case rowAppeared(Int)
    case task

    @CasePathable
    enum Alert: Equatable { case retryButtonTapped }
  }

  enum CancelID { case page }

  @Dependency(\.pageClient) var pageClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.retryButtonTapped)):
        return loadNext(&state)

      case .alert:
        return .none

      case .pageResponse(.success(let page)):
        state.isLoading = false
        state.items += page.items
        state.next = page.next
        return .none

      case .pageResponse(.failure(let error)):
        state.isLoading = false
        state.alert = AlertState {
          TextState("The page could not be loaded")
        } actions: {
          ButtonState(action: .retryButtonTapped) { TextState("Retry") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
          TextState(error.localizedDescription)
        }
        return .none

      case .refresh:
        state.items = []
        state.next = 1
        state.isLoading = false
        return loadNext(&state)

      case .rowAppeared(let index):
        guard index == state.items.count - 1 else { return .none }
        return loadNext(&state)

      case .task:
        return loadNext(&state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func loadNext(_ state: inout State) -> Effect<Action> {
    guard !state.isLoading, let next = state.next else { return .none }
    state.isLoading = true
    return .run { send in
      await send(.pageResponse(Result { try await pageClient.page(number: next) }))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
  }
}

@MainActor
struct PagesTests {
  struct Failure: Error, LocalizedError {
    var errorDescription: String? { "Offline" }
  }

  @Test func untilTheLastPage() async {
    let store = TestStore(initialState: Pages.State()) {
      Pages()
    } withDependencies: {
      $0.pageClient.page = { number in
        Page(items: ["\(number)a", "\(number)b"], next: number < 2 ? number + 1 : nil)
      }
    }
    await store.send(.task) { $0.isLoading = true }
    await store.receive(\.pageResponse.success) {
      $0.isLoading = false
      $0.items = ["1a", "1b"]
      $0.next = 2
    }
    await store.send(.rowAppeared(0))
    await store.send(.rowAppeared(1)) { $0.isLoading = true }
    await store.receive(\.pageResponse.success) {
      $0.isLoading = false
      $0.items.append(contentsOf: ["2a", "2b"])
      $0.next = nil
    }
    await store.send(.rowAppeared(3))
  }

  @Test func retryAfterFailure() async {
    let store = TestStore(initialState: Pages.State()) {
      Pages()
    } withDependencies: {
      $0.pageClient.page = { _ in throw Failure() }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.pageResponse.failure) {
      $0.alert = AlertState {
        TextState("The page could not be loaded")
      } actions: {
        ButtonState(action: .retryButtonTapped) { TextState("Retry") }
        ButtonState(role: .cancel) { TextState("Cancel") }
      } message: {
        TextState("Offline")
      }
    }
    store.dependencies.pageClient.page = { _ in Page(items: ["a"], next: nil) }
    await store.send(\.alert.retryButtonTapped) { $0.alert = nil }
    await store.skipReceivedActions()
    store.assert { $0.items = ["a"] }
  }
}
