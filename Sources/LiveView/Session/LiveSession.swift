import Composable
import HTML
import Locks
import Observation

/// A page that is alive: renders a view when what it has read changes, and performs the actions of the page's events.
///
/// The view is observed: it is rendered again after a change of a property that it has read, and only when the connection can send
/// the result. So any number of changes in one turn of the main actor is rendered once, and a page without a connection, or with a
/// slow one, is not rendered at all until it can be sent.
@MainActor
public final class LiveSession {
  private let renderer: any LiveRendering
  /// Set at once by a change, on any thread.
  private let isDirty = Lock(true)
  private weak var connection: LiveConnection?
  /// The number of the last operations.
  private(set) var sequence = 0
  /// The number of the last event that was handled. A page that sends an event again after a lost connection sends the same number.
  private(set) var lastEvent = 0

  /// Makes a page of a store.
  ///
  /// - Parameters:
  ///   - store: The store of the feature. It is released with the session, which cancels its effects.
  ///   - open: The action for an address that the user has gone back or forward to, from its first slash.
  ///   - view: Makes the page. It is observed.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    open: @escaping @MainActor (_ location: String) -> Action? = { _ in nil },
    view: @escaping @MainActor (Store<State, Action>) -> LivePage<Action>
  ) {
    self.init(view: { view(store) }, send: { store.send($0) }, open: open)
  }

  /// Makes a page of observable values.
  ///
  /// - Parameters:
  ///   - view: Makes the page. It is observed.
  ///   - send: Performs an action of the page.
  ///   - open: The action for an address that the user has gone back or forward to, from its first slash.
  public init<Action>(
    view: @escaping @MainActor () -> LivePage<Action>,
    send: @escaping @MainActor (Action) -> Void,
    open: @escaping @MainActor (_ location: String) -> Action? = { _ in nil }
  ) {
    renderer = LiveRenderer(view: view, perform: send, actionForLocation: open)
  }

  /// Renders the page for a browser that loads it.
  public func document() -> LiveDocument {
    if !render().isEmpty { sequence += 1 }
    let nodes = renderer.markup
    var body: [UInt8] = []
    for node in nodes { node.appendHTML(to: &body) }
    return LiveDocument(
      title: renderer.title,
      language: renderer.language,
      direction: renderer.direction,
      isFound: renderer.isFound,
      body: body,
      depthSum: nodes.reduce(0) { $0 + $1.depthSum() },
      sequence: sequence
    )
  }

  /// Connects a page. The connection before, if there is one, ends.
  ///
  /// - Parameter sequence: The number of the last operations that the page has; nil if it has none of this session. If it is not
  ///   the last one, the page is sent a full render, otherwise the changes since.
  public func connect(from sequence: Int?) -> LiveConnection {
    connection?.close()
    let new = LiveConnection(self, needsFullRender: sequence != self.sequence)
    connection = new
    return new
  }

  // MARK: - Changes

  /// Whether the view has to be rendered again.
  var hasChanged: Bool { isDirty.withLock { $0 } }

  /// Renders the view, and observes what it reads.
  private func render() -> [LiveOperation] {
    isDirty.withLock { $0 = false }
    return withObservationTracking {
      renderer.render()
    } onChange: { [weak self] in
      self?.markDirty()
    }
  }

  private nonisolated func markDirty() {
    isDirty.withLock { $0 = true }
    Task { @MainActor [weak self] in self?.connection?.wake() }
  }

  /// The operations since the last render, with their number; nil if nothing has changed on the page.
  func changes() -> [UInt8]? {
    guard hasChanged else { return nil }
    let operations = render()
    guard !operations.isEmpty else { return nil }
    sequence += 1
    return LiveResponse.bytes(sequence: sequence, event: lastEvent, operations: operations)
  }

  /// The whole page.
  func fullRender() -> [UInt8] {
    if !render().isEmpty { sequence += 1 }
    var operations = [LiveOperation.setTitle(renderer.title)]
    if let location = renderer.location { operations.append(.setLocation(location)) }
    return LiveResponse.bytes(
      sequence: sequence,
      event: lastEvent,
      operations: operations,
      nodes: renderer.markup
    )
  }

  /// The number of the last operations, as an answer to an event.
  func answer() -> [UInt8] { LiveResponse.bytes(sequence: sequence, event: lastEvent) }

  // MARK: - Events

  /// Performs the action of an event, once for each number.
  ///
  /// - Returns: Whether the page is to be answered even if nothing on it changes: the event has no action, or a field may show what
  ///   the state does not have.
  func handle(_ request: LiveRequest) -> Bool {
    switch request {
    case .hello, .full: return false
    case .event(let number, let handler, let name, let value):
      guard number > lastEvent else { return true }
      lastEvent = number
      guard value.utf8.count <= LiveRequest.maximumValueCount,
        renderer.send(handler: handler, event: name, value: value)
      else { return true }
      return name == "input" || name == "change"
    case .open(let number, let location):
      guard number > lastEvent else { return true }
      lastEvent = number
      return location.utf8.count > LiveRequest.maximumValueCount || !renderer.open(location)
    }
  }
}
