import FlyingSocks
import Foundation
import Testing

@testable import PreviewServer

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct GateTests {
  private let server = PreviewServer(PreviewConfiguration(port: 0)) { _ in nil }

  /// All that the server sends on one connection.
  private func answer(to request: [UInt8], _ port: UInt16) async throws -> [UInt8] {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    defer { try? socket.close() }
    // The server ends the connection while a long request is being sent.
    try? await socket.write(Data(request))
    var answer: [UInt8] = []
    while let piece = try? await socket.read(atMost: 4096) { answer += piece }
    return answer
  }

  private func answer(to request: String, _ port: UInt16) async throws -> String {
    String(decoding: try await answer(to: Array(request.utf8), port), as: UTF8.self)
  }

  private func request(_ port: UInt16, target: String = "/", headers: String = "") -> String {
    "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(headers)\r\n"
  }

  @Test(arguments: [
    ("GET /", "a"), ("GET / HTTP/1.1\r\nX: ", "a"), ("GET / HTTP/1.1\r\n", "X: a\r\n"),
  ])
  func `A long line or head ends its connection, and others are answered`(start: String, repeated: String)
    async throws
  {
    let port = try await server.start().port
    let count = 100_000 / repeated.utf8.count
    let long = try await answer(to: start + String(repeating: repeated, count: count), port)
    // The answer is lost if the client still sends.
    #expect(long.isEmpty || long.hasPrefix("HTTP/1.1 431 "), "\(long)")
    #expect(try await answer(to: request(port), port).hasPrefix("HTTP/1.1 404 "))
    await server.stop()
  }

  @Test func `A connection has one request`() async throws {
    let port = try await server.start().port
    let answer = try await answer(
      to: request(port, headers: "Connection: keep-alive\r\n") + request(port),
      port
    )
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
    #expect(answer.contains("\r\nConnection: close\r\n"))
    await server.stop()
  }

  @Test(arguments: ["Content-Length: 5\r\n", "content-length: 5\r\nContent-Length: 6\r\n"])
  func `A body is not waited for`(header: String) async throws {
    let port = try await server.start().port
    let request = "POST\(request(port, headers: header).dropFirst("GET".count))"
    #expect(try await answer(to: request, port).hasPrefix("HTTP/1.1 405 "))
    await server.stop()
  }

  @Test func `Frames after the change to a WebSocket arrive`() async throws {
    let port = try await server.start().port
    let request = request(
      port,
      target: "/live",
      headers: """
        Origin: http://127.0.0.1:\(port)\r
        Connection: keep-alive, Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r

        """
    )
    // A text that is not a message of a page.
    let frame: [UInt8] = [0x81, 0x81, 0, 0, 0, 0, UInt8(ascii: "x")]
    let answer = try await answer(to: Array(request.utf8) + frame, port)
    #expect(answer.starts(with: "HTTP/1.1 101 ".utf8))
    let closing: [UInt8] = [0x88, 16, 0x03, 0xEA] + Array("Protocol Error".utf8)
    #expect(answer.suffix(closing.count) == closing[...])
    await server.stop()
  }

  @Test func `A client that sends nothing does not keep the server from stopping`() async throws {
    let port = try await server.start().port
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    defer { try? socket.close() }
    await server.stop()
    try await server.waitUntilStopped()
  }
}

@Suite struct RequestHeadTests {
  private func head(_ text: String, pieces size: Int) throws -> RequestHead {
    var head = RequestHead()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, !head.isComplete {
      try head.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return head
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nA: b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\nConnection: close\r\n"),
    ("GET / HTTP/1.1\n\n", "GET / HTTP/1.1\nConnection: close\r\n"),
    (
      "GET / HTTP/1.1\r\nCONNECTION: x, Upgrade\r\n\r\n",
      "GET / HTTP/1.1\r\nCONNECTION: x, Upgrade\r\nConnection: upgrade, close\r\n"
    ),
  ])
  func `A head is read from pieces of any size, and asks for the end of its connection`(
    text: String,
    sent: String
  ) throws {
    for size in 1...text.utf8.count {
      let head = try head(text, pieces: size)
      #expect(head.isComplete)
      #expect(head.rest == [])
      #expect(String(decoding: head.forServer, as: UTF8.self) == sent + "Content-Length: 0\r\n\r\n")
    }
  }

  @Test func `What follows the head is kept`() throws {
    let head = try head("GET / HTTP/1.1\r\n\r\nrest", pieces: 4096)
    #expect(head.rest == Array("rest".utf8))
  }

  @Test(arguments: ["", "GET / HTTP/1.1", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nA: b\r\n\r"])
  func `A head without its blank line is not complete`(text: String) throws {
    #expect(try !head(text, pieces: 4096).isComplete)
  }

  @Test func `A head is refused as soon as it is too long`() throws {
    let line = String(repeating: "a", count: RequestHead.maximumLineCount)
    #expect(throws: Never.self) { try head(line, pieces: 4096) }
    #expect(throws: RequestHead.Refusal.tooLong) { try head(line + "a", pieces: 4096) }
    let lines = String(repeating: "aaa\n", count: RequestHead.maximumCount / 4)
    #expect(throws: Never.self) { try head(lines, pieces: 4096) }
    #expect(throws: RequestHead.Refusal.tooLong) { try head(lines + "a", pieces: 4096) }
    #expect(throws: RequestHead.Refusal.empty) { try head("\r\nGET / HTTP/1.1\r\n\r\n", pieces: 4096) }
  }
}
