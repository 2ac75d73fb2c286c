import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@DependencyClient
struct UploadClient: Sendable {
  enum Event: Equatable, Sendable {
    case progress(Double)
    case done(URL)
  }
  var upload: @Sendable (_ data: Data) async throws -> AsyncThrowingStream<Event, any Error>
}

extension UploadClient: TestDependencyKey {
  static let testValue = UploadClient()
}

/// An upload with progress, which can be cancelled.
@Reducer
struct Upload {
  @ObservableState
  @CasePathable
  enum State: Equatable {
    case idle
    case uploading(progress: Double)
    case uploaded(URL)
    case failed(message: String)
  }

  enum Action {
    case cancelButtonTapped
    case event(UploadClient.Event)
    case failed(any Error)
    case uploadButtonTapped(Data)
  }

  enum CancelID { case upload }
  @Dependency(UploadClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state = .idle
        return .cancel(id: CancelID.upload)
      case .event(.progress(let progress)):
        state.modify(\.uploading) { $0 = progress }
        return .none
      case .event(.done(let url)):
        state = .uploaded(url)
        return .none
      case .failed(let error):
        state = .failed(message: "\(error)")
        return .none
      case .uploadButtonTapped(let data):
        state = .uploading(progress: 0)
        return .run { send in
          for try await event in try await client.upload(data: data) {
            await send(.event(event))
          }
        } catch: { error, send in
          await send(.failed(error))
        }
        .cancellable(id: CancelID.upload, cancelInFlight: true)
      }
    }
  }
}

@MainActor
struct UploadTests {
  struct Broken: Error {}

  @Test func progressAndResult() async {
    let url = URL(fileURLWithPath: "/a")
    let store = TestStore(initialState: Upload.State.idle) {
      Upload()
    } withDependencies: {
      $0[UploadClient.self].upload = { data in
        AsyncThrowingStream { continuation in
          for index in data.indices { continuation.yield(.progress(Double(index + 1) / Double(data.count))) }
          continuation.yield(.done(url))
          continuation.finish()
        }
      }
    }
    await store.send(.uploadButtonTapped(Data([1, 2]))) { $0 = .uploading(progress: 0) }
    await store.receive(\.event) { $0 = .uploading(progress: 0.5) }
    await store.receive(\.event) { $0 = .uploading(progress: 1) }
    await store.receive(\.event) { $0 = .uploaded(url) }
  }

  @Test func cancelThenFail() async {
    let streams = LockIsolated([
      AsyncThrowingStream<UploadClient.Event, any Error>.never, .finished(throwing: Broken()),
    ])
    let store = TestStore(initialState: .idle) {
      Upload()
    } withDependencies: {
      $0[UploadClient.self].upload = { _ in streams.withValue { $0.removeFirst() } }
    }
    store.exhaustivity = .off
    await store.send(.uploadButtonTapped(Data()))
    await store.send(.cancelButtonTapped)
    #expect(store.state == .idle)
    await store.send(.uploadButtonTapped(Data()))
    await store.receive(\.failed) { $0 = .failed(message: "Broken()") }
  }
}
