import FlyingFox
import FlyingSocks
import Foundation

/// FlyingFox's server, at a socket in the file system, which browsers cannot reach.
struct LocalServer: Sendable {
  /// The path of the socket.
  let path: String
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  static func start(_ handler: @escaping Listener.Handler) async throws -> LocalServer {
    let path = socketPath()
    let server = HTTPServer(
      config: HTTPServer.Configuration(address: .unix(path: path), logger: .disabled),
      handler: ClosureHTTPHandler(handler)
    )
    let running = Task { try await keepRunning(server, at: path) }
    do {
      try await server.waitUntilListening(timeout: 60)
    } catch {
      running.cancel()
      if case .failure(SocketError.failed(_, _, let message)) = await running.result {
        throw PreviewServerError.cannotBind(path, reason: message)
      }
      throw error
    }
    return LocalServer(path: path, server: server, running: running)
  }

  /// A new path in the folder of temporary files, or in `/tmp` if that is too long for the address of a socket.
  private static func socketPath() -> String {
    let name = "rizq-preview-\(Secrets.make().prefix(16))"
    let path = FileManager.default.temporaryDirectory.appending(path: name).path
    return path.utf8.count < 100 ? path : "/tmp/\(name)"
  }

  /// Runs a server until it is stopped. A connection that cannot be accepted, because too many files are open, is not the end of the
  /// others.
  private static func keepRunning(_ server: HTTPServer, at path: String) async throws {
    defer { unlink(path) }
    while true {
      // Left by the run before, which would make the path busy.
      unlink(path)
      do {
        return try await server.run()
      } catch SocketError.failed("Accept", _, _) {
        try Task.checkCancellation()
      }
    }
  }

  /// How the server ends.
  func result() async -> Result<Void, any Error> { await running.result }

  /// Ends all connections, giving each a moment to send what it has to.
  func stop() async {
    await server.stop(timeout: 0.2)
    _ = await running.result
  }
}
