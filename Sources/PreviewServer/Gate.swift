import FlyingSocks
import Foundation

/// Accepts the connections of browsers, and gives FlyingFox of each one request, if its lines are short.
///
/// FlyingFox looks through a line from its beginning for each byte that arrives, and goes on when the client has left. A page of
/// another site could occupy all threads for minutes with a long address. So FlyingFox listens where only this process connects,
/// and gets a head that has been checked as a whole. What follows the head reaches it only after the change to a WebSocket, when it
/// reads no lines.
struct Gate: Sendable {
  let listening: AsyncSocket
  let pool: any AsyncSocketPool
  /// The path of the socket where FlyingFox listens.
  let server: String

  /// Accepts connections until the task is cancelled, frees the port, and waits for the end of the connections.
  func run() async {
    await withDiscardingTaskGroup { group in
      defer { try? listening.close() }
      while !Task.isCancelled {
        do {
          let client = try await listening.accept()
          group.addTask { await serve(client) }
        } catch is SocketError {
          // A connection that has been given up, or too many open files, are not the end of the others.
          try? await Task.sleep(for: .milliseconds(20))
        } catch {
          return
        }
      }
    }
  }

  private func serve(_ client: AsyncSocket) async {
    defer { try? client.close() }
    var head = RequestHead()
    do {
      while !head.isComplete { try await head.append(client.read(atMost: Self.pieceCount)) }
    } catch is RequestHead.Refusal {
      try? await client.write(Data(Self.refusal.utf8))
      return
    } catch {
      return
    }
    // Not cancelled with this task, so that what the server says when it stops arrives too.
    let exchanging = Task { [head] in try await exchange(head, with: client) }
    _ = await exchanging.result
  }

  private func exchange(_ head: RequestHead, with client: AsyncSocket) async throws {
    let socket = try Socket(domain: AF_UNIX)
    defer { try? socket.close() }
    #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
    #endif
    let server = try AsyncSocket(socket: socket, pool: pool)
    try await server.connect(to: .unix(path: self.server))
    try await server.write(Data(head.forServer))
    let beginning = try await server.read(atMost: Self.pieceCount)
    try await client.write(Data(beginning))
    await withTaskGroup(of: Void.self) { group in
      if beginning.starts(with: Self.upgraded.utf8) {
        group.addTask {
          try? await server.write(Data(head.rest))
          try? await Self.copy(client, to: server)
          // The server then sends what it still has to, and closes the connection.
          shutdown(socket.file.rawValue, CInt(SHUT_WR))
        }
      }
      try? await Self.copy(server, to: client)
      group.cancelAll()
    }
  }

  /// Copies what arrives until one of the connections ends.
  private static func copy(_ source: AsyncSocket, to target: AsyncSocket) async throws {
    while true { try await target.write(Data(source.read(atMost: pieceCount))) }
  }

  private static let pieceCount = 4096
  /// The beginning of FlyingFox's answer to a request for a WebSocket.
  private static let upgraded = "HTTP/1.1 101 "
  private static let refusal =
    "HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
}
