import FlyingFox
import Foundation
import LiveView

/// Serves live pages to browsers on this machine.
///
/// ```swift
/// let server = PreviewServer(PreviewConfiguration(port: 8060, styleSheet: css)) { request in
///   switch request.path {
///   case []: { LiveSession(Store(initialState: Home.State()) { Home() }) { homePage($0) } }
///   default: nil
///   }
/// }
/// let address = try await server.start()
/// print(address.url)
/// try await server.waitUntilStopped()
/// ```
///
/// Every page that a browser loads has a session of its own, which a route makes. The server knows nothing else of the app: it serves
/// the pages of the routes and the registered assets, and no files. It runs no command, and answers only requests for its own
/// address that come from its own pages.
@MainActor
public final class PreviewServer {
  /// Makes the session of a page.
  public typealias Route = @MainActor () -> LiveSession

  let configuration: PreviewConfiguration
  let token = Secrets.make()
  let routes: @MainActor (PreviewRequest) -> Route?
  let sessions: SessionTable
  let clock: any Clock<Duration>
  private(set) var policy: AccessPolicy?
  private var listener: Listener?
  private var sockets: [ObjectIdentifier: PageSocket] = [:]

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - configuration: Where and what it serves.
  ///   - clock: Measures how long sessions are kept and how often pages send messages.
  ///   - routes: Gives the route of a page; nil if there is no such page.
  public init(
    _ configuration: PreviewConfiguration,
    clock: any Clock<Duration> = ContinuousClock(),
    routes: @escaping @MainActor (PreviewRequest) -> Route?
  ) {
    self.configuration = configuration
    self.clock = clock
    self.routes = routes
    sessions = SessionTable(configuration, clock: clock)
  }

  /// Binds the port and begins to serve.
  ///
  /// - Throws: ``PreviewServerError`` if no port can be bound.
  public func start() async throws -> PreviewAddress {
    guard listener == nil else { throw PreviewServerError.alreadyStarted }
    OpenFiles.raiseLimit()
    let listener = try await Listener.bind(configuration) { [weak self] request in
      await self?.respond(to: request) ?? HTTPResponse(statusCode: .serviceUnavailable)
    }
    self.listener = listener
    policy = AccessPolicy(bind: configuration.bind, port: listener.port, others: configuration.hosts)
    var notices: [String] = []
    if configuration.port != 0, listener.port != configuration.port {
      notices.append("port \(configuration.port) is busy; using \(listener.port)")
    }
    if let bind = configuration.bind, !["127.0.0.1", "::1"].contains(bind) {
      notices.append(
        "\(bind) can be reached from other machines: whoever can connect can use the app and read the content"
      )
    }
    let host = configuration.bind.map { $0.contains(":") ? "[\($0)]" : $0 } ?? "127.0.0.1"
    return PreviewAddress(url: "http://\(host):\(listener.port)/", port: listener.port, notices: notices)
  }

  /// Waits until the server is stopped or fails, or stops it if the task is cancelled.
  public func waitUntilStopped() async throws {
    guard let listener else { return }
    try await withTaskCancellationHandler {
      do {
        try await listener.wait()
      } catch  where self.listener == nil {
        // The servers end with an error about their closed sockets.
      }
    } onCancel: {
      Task { @MainActor in await self.stop() }
    }
  }

  /// Tells all pages that the server ends, and stops it. The pages connect again as soon as there is a server.
  public func stop() async {
    guard let listener else { return }
    self.listener = nil
    policy = nil
    for socket in sockets.values { socket.close(.goingAway) }
    sessions.removeAll()
    await listener.stop()
  }

  // MARK: - Sockets

  /// Makes the socket of a page that has been allowed to connect.
  func makeSocket() -> PageSocket {
    let socket = PageSocket(
      rate: configuration.messageRate,
      clock: clock,
      helloTime: configuration.helloTime,
      accept: { [weak self] in self?.admit($0) ?? .refused(.goingAway) },
      end: { [weak self] socket in
        self?.sockets[ObjectIdentifier(socket)] = nil
        if let name = socket.session { self?.sessions.detach(name) }
      }
    )
    sockets[ObjectIdentifier(socket)] = socket
    return socket
  }

  /// Connects a page by its first message: with its session or, if that is gone, with a new one for its address.
  private func admit(_ request: LiveRequest) -> PageSocket.Admission {
    guard case .hello(let token, let name, let sequence, let location) = request else {
      return .refused(.policyViolation)
    }
    guard Secrets.areEqual(token, self.token) else { return .refused(Self.otherProcess) }
    if let session = sessions.attach(name) {
      return .accepted(session.connect(from: sequence), session: name, isNew: false)
    }
    guard !sessions.isFull, let request = PreviewRequest(target: location), let route = routes(request) else {
      return .refused(.tryAgainLater)
    }
    let session = route()
    let newName = sessions.add(session)
    _ = sessions.attach(newName)
    return .accepted(session.connect(from: nil), session: newName, isNew: true)
  }

  /// Tells a page of an earlier server to load itself again.
  private static let otherProcess = WSCloseCode(4001, reason: "Another server")
}
