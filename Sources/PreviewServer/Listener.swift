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

/// The servers of one port: of each loopback address, or of the address to bind.
struct Listener: Sendable {
  typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  let port: UInt16
  private let servers: [Running]

  /// Binds the configured port, or the next one that is free.
  static func bind(_ configuration: PreviewConfiguration, handler: @escaping Handler) async throws -> Listener
  {
    let first = configuration.port
    let last = UInt16(clamping: Int(first) + max(configuration.portCount, 1) - 1)
    for port in first...(first == 0 ? 0 : last) {
      if let listener = try await bind(configuration.bind, port: port, handler) { return listener }
    }
    throw PreviewServerError.allPortsBusy(first: first, last: last)
  }

  /// - Returns: nil if the port is busy.
  private static func bind(_ address: String?, port: UInt16, _ handler: @escaping Handler) async throws
    -> Listener?
  {
    guard case .listening(let first) = try await serve(address ?? "127.0.0.1", port: port, handler) else {
      return nil
    }
    guard let port = await first.server.port else { return nil }
    guard address == nil else { return Listener(port: port, servers: [first]) }
    // `localhost` is both addresses in many browsers. A machine may be without the newer one.
    switch try? await serve("::1", port: port, handler) {
    case .listening(let second): return Listener(port: port, servers: [first, second])
    case nil: return Listener(port: port, servers: [first])
    case .busy:
      await first.server.stop()
      return nil
    }
  }

  private typealias Running = (server: HTTPServer, run: Task<Void, any Error>)

  private enum Attempt {
    case listening(Running)
    case busy
  }

  private static func serve(_ address: String, port: UInt16, _ handler: @escaping Handler) async throws
    -> Attempt
  {
    let server = HTTPServer(
      config: try configuration(address, port: port),
      handler: ClosureHTTPHandler(handler)
    )
    let run = Task { try await keepRunning(server) }
    let (outcomes, outcome) = AsyncStream.makeStream(of: (any Error)?.self)
    let ending = Task {
      if case .failure(let error) = await run.result { outcome.yield(error) }
    }
    let listening = Task {
      do {
        try await server.waitUntilListening()
        outcome.yield(nil)
      } catch {
        outcome.yield(error)
      }
    }
    defer {
      ending.cancel()
      listening.cancel()
    }
    for await error in outcomes {
      switch error {
      case nil: return .listening((server, run))
      case SocketError.failed(_, EADDRINUSE, _)?: return .busy
      case SocketError.failed(_, _, let message)?:
        throw PreviewServerError.cannotBind(address, reason: message)
      case let error?: throw error
      }
    }
    throw CancellationError()
  }

  /// Runs a server until it is stopped. A connection that cannot be accepted, because it has been given up or too many files are open,
  /// is not the end of the others.
  private static func keepRunning(_ server: HTTPServer) async throws {
    while true {
      do {
        return try await server.run()
      } catch SocketError.failed("Accept", _, _) {
        try Task.checkCancellation()
      }
    }
  }

  private static func configuration(_ address: String, port: UInt16) throws -> HTTPServer.Configuration {
    do {
      return address.contains(":")
        ? HTTPServer.Configuration(address: try .inet6(ip6: address, port: port), logger: .disabled)
        : HTTPServer.Configuration(address: try .inet(ip4: address, port: port), logger: .disabled)
    } catch {
      throw PreviewServerError.cannotBind(address, reason: "it is not an IP address")
    }
  }

  /// Waits until the servers end.
  func wait() async throws {
    for (_, run) in servers { try await run.value }
  }

  /// Ends all connections, giving each a moment to send what it has to.
  func stop() async {
    await withTaskGroup(of: Void.self) { group in
      for (server, run) in servers {
        group.addTask {
          await server.stop(timeout: 0.2)
          _ = await run.result
        }
      }
    }
  }
}

extension HTTPServer {
  fileprivate var port: UInt16? {
    switch listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): port
    default: nil
    }
  }
}
