import FlyingFox
import FlyingSocks
import Foundation

/// Why a preview cannot be served.
public enum PreviewServerError: Error, CustomStringConvertible, Equatable {
  /// The server has been started before.
  case alreadyStarted
  /// All ports of the range are in use by other programs.
  case allPortsBusy(first: UInt16, last: UInt16)
  /// The address to bind is not one of this machine.
  case cannotBind(String, reason: String)

  public var description: String {
    switch self {
    case .alreadyStarted: "the server has been started already"
    case .allPortsBusy(let first, let last):
      "the ports \(first) to \(last) are busy; stop the program that uses one of them, or name another with --port"
    case .cannotBind(let address, let reason): "\(address) cannot be bound: \(reason)"
    }
  }
}

/// One port: of each loopback address, or of the address to bind.
struct Listener: Sendable {
  typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  let port: UInt16
  private let server: LocalServer
  /// Accept the connections.
  private let gates: [Task<Void, Never>]
  /// Waits for the sockets of the gates.
  private let polling: Task<Void, Never>

  /// Binds the configured port, or the next one that is free, and begins to serve.
  static func bind(_ configuration: PreviewConfiguration, handler: @escaping Handler) async throws -> Listener
  {
    let sockets = try sockets(configuration)
    do {
      return try await Listener(sockets, handler)
    } catch {
      for socket in sockets { try? socket.close() }
      throw error
    }
  }

  private init(_ sockets: [Socket], _ handler: @escaping Handler) async throws {
    port = try sockets[0].port
    let pool: any AsyncSocketPool = HTTPServer.defaultPool()
    let listening = try sockets.map { try AsyncSocket(socket: $0, pool: pool) }
    try await pool.prepare()
    let server = try await LocalServer.start(handler)
    self.server = server
    gates = listening.map { socket in
      Task { await Gate(listening: socket, pool: pool, server: server.path).run() }
    }
    polling = Task {
      try? await pool.run()
      // Without the pool, no connection can be accepted.
      await server.stop()
    }
  }

  // MARK: - Ports

  /// The sockets of the configured port, or of the next one that is free.
  private static func sockets(_ configuration: PreviewConfiguration) throws -> [Socket] {
    let first = configuration.port
    let last = UInt16(clamping: Int(first) + max(configuration.portCount, 1) - 1)
    for port in first...(first == 0 ? 0 : last) {
      if let sockets = try sockets(configuration.bind, port: port) { return sockets }
    }
    throw PreviewServerError.allPortsBusy(first: first, last: last)
  }

  /// - Returns: nil if the port is busy.
  private static func sockets(_ address: String?, port: UInt16) throws -> [Socket]? {
    guard case .listening(let first) = try listen(address ?? "127.0.0.1", port: port) else { return nil }
    guard address == nil else { return [first] }
    // `localhost` is both addresses in many browsers. A machine may be without the newer one.
    switch try? listen("::1", port: first.port) {
    case .listening(let second): return [first, second]
    case nil: return [first]
    case .busy:
      try? first.close()
      return nil
    }
  }

  private enum Attempt {
    case listening(Socket)
    case busy
  }

  private static func listen(_ address: String, port: UInt16) throws -> Attempt {
    do {
      return .listening(try listen(at: socketAddress(address, port: port)))
    } catch SocketError.failed(_, EADDRINUSE, _) {
      return .busy
    } catch SocketError.failed(_, _, let message) {
      throw PreviewServerError.cannotBind(address, reason: message)
    }
  }

  private static func listen(at address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(address.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
    } catch {
      try? socket.close()
      throw error
    }
    // Closes the socket if it fails.
    try socket.listen()
    return socket
  }

  private static func socketAddress(_ address: String, port: UInt16) throws -> any SocketAddress {
    do {
      if address.contains(":") { return try sockaddr_in6.inet6(ip6: address, port: port) }
      return try sockaddr_in.inet(ip4: address, port: port)
    } catch {
      throw PreviewServerError.cannotBind(address, reason: "it is not an IP address")
    }
  }

  // MARK: - End

  /// Waits until the server ends and the port is free.
  func wait() async throws {
    let result = await server.result()
    await stop()
    try result.get()
  }

  /// Frees the port and ends all connections, giving each a moment to send what it has to.
  func stop() async {
    for gate in gates { gate.cancel() }
    await server.stop()
    let ending = Task { [polling] in
      try? await Task.sleep(for: .milliseconds(200))
      // Ends the connections of clients that do not read.
      polling.cancel()
    }
    for gate in gates { await gate.value }
    ending.cancel()
    await polling.value
  }
}

extension Socket {
  fileprivate var port: UInt16 {
    get throws {
      switch try sockname() {
      case .ip4(_, let port), .ip6(_, let port): return port
      case .unix: throw SocketError.unsupportedAddress
      }
    }
  }
}
