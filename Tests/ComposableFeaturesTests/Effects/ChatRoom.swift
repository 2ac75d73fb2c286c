import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@DependencyClient
struct SocketClient: Sendable {
  @CasePathable
  enum Event: Equatable, Sendable {
    case opened
    case message(String)
    case closed
  }
  var open: @Sendable (_ url: URL) async -> AsyncStream<Event> = { _ in .finished }
  var send: @Sendable (_ text: String) async throws -> Void
}

extension SocketClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var socket: SocketClient {
    get { self[SocketClient.self] }
    set { self[SocketClient.self] = newValue }
  }
}

@Reducer
struct ChatRoom {
  struct Message: Equatable, Identifiable {
    enum Status { case sending, sent, failed, received }
    let id: UUID
    var text: String
    var status: Status
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var connection = Connection.disconnected
    var draft = ""
    var messages: IdentifiedArrayOf<Message> = []
    enum Connection { case connected, connecting, disconnected }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case connectButtonTapped
    case sendButtonTapped
    case sendResponse(id: UUID, didSucceed: Bool)
    case socket(SocketClient.Event)
    enum Alert: Equatable {}
  }

  @Dependency(\.socket) var socket
  @Dependency(\.uuid) var uuid
  enum CancelID { case connection }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding:
        return .none

      case .connectButtonTapped:
        switch state.connection {
        case .connected, .connecting:
          state.connection = .disconnected
          return .cancel(id: CancelID.connection)
        case .disconnected:
          state.connection = .connecting
          return .run { send in
            let events = await socket.open(url: URL(string: "wss://echo.example")!)
            await withTaskGroup(of: Void.self) { group in
              group.addTask {
                for await event in events { await send(.socket(event)) }
              }
              await group.waitForAll()
            }
          }
          .cancellable(id: CancelID.connection)
        }

      case .sendButtonTapped:
        let message = Message(id: uuid(), text: state.draft, status: .sending)
        state.messages.append(message)
        state.draft = ""
        return .run { send in
          try await socket.send(text: message.text)
          await send(.sendResponse(id: message.id, didSucceed: true))
        } catch: { _, send in
          await send(.sendResponse(id: message.id, didSucceed: false))
        }

      case .sendResponse(let id, let didSucceed):
        state.messages[id: id]?.status = didSucceed ? .sent : .failed
        return .none

      case .socket(.opened):
        state.connection = .connected
        return .none

      case .socket(.message(let text)):
        state.messages.append(Message(id: uuid(), text: text, status: .received))
        return .none

      case .socket(.closed):
        state.connection = .disconnected
        state.alert = AlertState { TextState("Disconnected.") }
        return .cancel(id: CancelID.connection)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@MainActor
struct ChatRoomTests {
  private let pair = AsyncStream.makeStream(of: SocketClient.Event.self)

  @Test func sendAndReceive() async {
    let store = TestStore(initialState: ChatRoom.State()) {
      ChatRoom()
    } withDependencies: { [stream = pair.stream] in
      $0.socket.open = { _ in stream }
      $0.socket.send = { _ in }
      $0.uuid = .incrementing
    }
    await store.send(.connectButtonTapped) { $0.connection = .connecting }
    pair.continuation.yield(.opened)
    await store.receive(\.socket.opened) { $0.connection = .connected }
    pair.continuation.yield(.message("Salam"))
    await store.receive(\.socket.message, "Salam") {
      $0.messages = [.init(id: UUID(0), text: "Salam", status: .received)]
    }
    await store.send(\.binding.draft, "Wa alaykum") { $0.draft = "Wa alaykum" }
    await store.send(.sendButtonTapped) {
      $0.draft = ""
      $0.messages.append(.init(id: UUID(1), text: "Wa alaykum", status: .sending))
    }
    await store.receive(\.sendResponse) { $0.messages[id: UUID(1)]?.status = .sent }
    await store.send(.connectButtonTapped) { $0.connection = .disconnected }
  }

  @Test func failedSendAndClosedSocket() async {
    struct Offline: Error {}
    let store = TestStore(initialState: ChatRoom.State(draft: "?")) {
      ChatRoom()
    } withDependencies: { [stream = pair.stream] in
      $0.socket = SocketClient(open: { _ in stream }, send: { _ in throw Offline() })
      $0.uuid = .constant(UUID(7))
    }
    store.exhaustivity = .off
    await store.send(.connectButtonTapped)
    await store.send(.sendButtonTapped)
    pair.continuation.yield(.closed)
    await store.receive(\.sendResponse) { $0.messages[id: UUID(7)]?.status = .failed }
    await store.receive(\.socket.closed) { $0.alert = AlertState { TextState("Disconnected.") } }
  }
}
