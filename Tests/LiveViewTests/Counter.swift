import Composable
import HTML
import LiveView

/// A counter with a field and a list, and how often its view has been rendered.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var query = ""
    var rows = [1, 2, 3]
    var path = "/"
    /// Is on no page.
    var hidden = 0
  }

  enum Action: Equatable {
    case tapped, hiddenChanged
    case opened(String)
    case queryChanged(String)
    case removed(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped: state.count += 1
    case .hiddenChanged: state.hidden += 1
    case .queryChanged(let query): state.query = String(query.prefix(3))
    case .removed(let row): state.rows.removeAll { $0 == row }
    case .opened(let path): state.path = path
    }
    return .none
  }
}

/// A session of the counter with its connection.
@MainActor
final class Screen {
  let store = Store(initialState: Counter.State()) { Counter() }
  private(set) var renderCount = 0
  private(set) var session: LiveSession!
  private(set) var connection: LiveConnection!
  private var eventCount = 0

  init() {
    session = LiveSession(
      store,
      open: { $0.hasPrefix("/known") ? .opened($0) : nil },
      view: { [weak self] store in
        self?.renderCount += 1
        return Self.page(store.state)
      }
    )
    let document = session.document()
    connection = session.connect(from: document.sequence)
    _ = connection.poll()
  }

  private static func page(_ state: Counter.State) -> LivePage<Counter.Action> {
    LivePage(title: "Counter", location: state.path) {
      button(.on(.click, .tapped)) { "\(state.count)" }
      input(.value(state.query), .onInput { .queryChanged($0) })
      for row in state.rows { li(.on(.click, .removed(row))) { "Row \(row)" } }
    }
  }

  /// The next message, if there is one.
  func message() -> String? { connection.poll().map { String(decoding: $0, as: UTF8.self) } }

  /// Sends an event as the browser does.
  func send(_ handler: Int, _ name: String = "click", _ value: String = "", number: Int? = nil) {
    eventCount = number ?? eventCount + 1
    connection.receive(Array("[\(eventCount),\(handler),\"\(name)\",\"\(value)\"]".utf8))
  }

  func connect(from sequence: Int?) { connection = session.connect(from: sequence) }
}
