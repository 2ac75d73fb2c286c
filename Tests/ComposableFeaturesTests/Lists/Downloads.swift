import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@DependencyClient
struct DownloadClient: Sendable {
  var download: @Sendable (_ url: URL) -> AsyncThrowingStream<Event, any Error> = { _ in .finished() }

  @CasePathable
  enum Event: Equatable, Sendable {
    case response(Data)
    case updateProgress(Double)
  }
}

extension DownloadClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var downloadClient: DownloadClient {
    get { self[DownloadClient.self] }
    set { self[DownloadClient.self] = newValue }
  }
}

@Reducer
struct Download {
  enum Mode: Equatable {
    case notDownloaded, starting
    case downloading(progress: Double)
    case downloaded(bytes: Int)
  }

  @ObservableState
  struct State: Equatable, Identifiable {
    @Presents var alert: AlertState<Action.Alert>?
    let id: Int
    let url: URL
    var mode = Mode.notDownloaded
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case event(Result<DownloadClient.Event, any Error>)

    @CasePathable
    enum Alert: Equatable { case stopButtonTapped }
  }

  private enum CancelID { case download }

  @Dependency(\.downloadClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.stopButtonTapped)):
        state.mode = .notDownloaded
        return .cancel(id: CancelID.download)

      case .alert:
        return .none

      case .buttonTapped:
        switch state.mode {
        case .notDownloaded:
          state.mode = .starting
          return .run { [url = state.url] send in
            for try await event in client.download(url: url) {
              await send(.event(.success(event)))
            }
          } catch: { error, send in
            await send(.event(.failure(error)))
          }
          .cancellable(id: CancelID.download)
        case .starting, .downloading:
          state.alert = AlertState {
            TextState("Stop the download?")
          } actions: {
            ButtonState(role: .destructive, action: .send(.stopButtonTapped)) { TextState("Stop") }
          }
          return .none
        case .downloaded:
          return .none
        }

      case .event(.success(.response(let data))):
        state.mode = .downloaded(bytes: data.count)
        state.alert = nil
        return .none

      case .event(.success(.updateProgress(let progress))):
        state.mode = .downloading(progress: progress)
        return .none

      case .event(.failure):
        state.mode = .notDownloaded
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
struct Downloads {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Download.State> = []
  }

  enum Action {
    case downloadAllButtonTapped
    case rows(IdentifiedActionOf<Download>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .downloadAllButtonTapped:
        return .merge(
          state.rows.ids.map { .send(.rows(.element(id: $0, action: .buttonTapped))) }
        )
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Download() }
  }
}

@MainActor
struct DownloadsTests {
  let initial = Downloads.State(
    rows: IdentifiedArray(uniqueElements: (1...2).map { .init(id: $0, url: URL(string: "/\($0)")!) })
  )

  @Test func stopOneOfTwo() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: DownloadClient.Event.self)
    let store = TestStore(initialState: initial) {
      Downloads()
    } withDependencies: {
      $0.downloadClient.download = { $0.path == "/1" ? stream : .never }
    }
    await store.send(.downloadAllButtonTapped)
    await store.receive(\.rows[id: 1].buttonTapped) { $0.rows[id: 1]?.mode = .starting }
    await store.receive(\.rows[id: 2].buttonTapped) { $0.rows[id: 2]?.mode = .starting }
    continuation.yield(.updateProgress(0.5))
    await store.receive(\.rows[id: 1].event.success.updateProgress) {
      $0.rows[id: 1]?.mode = .downloading(progress: 0.5)
    }
    await store.send(\.rows[id: 2].buttonTapped) {
      $0.rows[id: 2]?.alert = AlertState {
        TextState("Stop the download?")
      } actions: {
        ButtonState(role: .destructive, action: .send(.stopButtonTapped)) { TextState("Stop") }
      }
    }
    await store.send(\.rows[id: 2].alert.stopButtonTapped) {
      $0.rows[id: 2]?.alert = nil
      $0.rows[id: 2]?.mode = .notDownloaded
    }
    continuation.yield(.response(Data(repeating: 0, count: 3)))
    continuation.finish()
    await store.receive(\.rows[id: 1].event.success.response) {
      $0.rows[id: 1]?.mode = .downloaded(bytes: 3)
    }
  }

  @Test func failureStartsOver() async {
    struct Failure: Error {}
    let store = TestStore(initialState: initial) {
      Downloads()
    } withDependencies: {
      $0.downloadClient.download = { _ in .finished(throwing: Failure()) }
    }
    store.exhaustivity = .off
    await store.send(\.rows[id: 1].buttonTapped)
    await store.receive(\.rows[id: 1].event.failure) { $0.rows[id: 1]?.mode = .notDownloaded }
  }
}
