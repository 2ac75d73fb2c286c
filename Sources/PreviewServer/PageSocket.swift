import FlyingFox
import Foundation
import LiveView

/// The WebSocket of one page: from its frames to the messages of its session, and back.
@MainActor
final class PageSocket {
  private enum Phase {
    /// The page has not yet said which one it is.
    case waiting
    case connected(LiveConnection)
    case ended
  }

  /// Finds the session of a page by its first message.
  private let accept: @MainActor (LiveRequest) -> Admission
  private let end: @MainActor (PageSocket) -> Void
  private let clock: any Clock<Duration>
  private let now: () -> Duration
  private var rate: RateLimit
  private var phase = Phase.waiting
  /// The name of the session; nil until the page has said which one it is, and after it has connected again.
  private(set) var session: String?
  /// Frames that are sent before the next message: at most a few, because each answers one that the rate limit has let through.
  private var frames: [WSFrame] = []
  private var waiting: CheckedContinuation<Void, Never>?
  /// The beginning of a message that consists of several frames.
  private var fragments: Data?

  /// What is said to a page that connects.
  enum Admission {
    /// With the name of the session, which the page is told if it does not know it.
    case accepted(LiveConnection, session: String, isNew: Bool)
    case refused(WSCloseCode)
  }

  init(
    rate: RateLimit,
    clock: any Clock<Duration>,
    helloTime: Duration,
    accept: @escaping @MainActor (LiveRequest) -> Admission,
    end: @escaping @MainActor (PageSocket) -> Void
  ) {
    self.rate = rate
    self.clock = clock
    now = Self.stopwatch(clock)
    self.accept = accept
    self.end = end
    Task { [weak self] in
      try? await clock.sleep(for: helloTime)
      if case .waiting? = self?.phase { self?.close(.policyViolation) }
    }
  }

  /// The time since now.
  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  // MARK: - To the page

  /// The next frame; nil after the last one.
  func nextFrame() async -> WSFrame? {
    while true {
      if !frames.isEmpty { return frames.removeFirst() }
      switch phase {
      case .ended: return nil
      case .connected(let connection):
        if let message = connection.poll() { return Self.text(message) }
        // Another connection of the same page has taken its place.
        if connection.isClosed { close(.normalClosure) } else { await wait() }
      case .waiting: await wait()
      }
    }
  }

  private func wait() async {
    await withCheckedContinuation { continuation in
      if Task.isCancelled { continuation.resume() } else { waiting = continuation }
    }
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }

  private static func text(_ message: [UInt8]) -> WSFrame {
    WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(message))
  }

  /// Ends the connection, with a reason if the page can still be told.
  func close(_ code: WSCloseCode?) {
    if case .ended = phase { return }
    if let code { frames.append(.close(code: code)) }
    if case .connected(let connection) = phase {
      // The session has a new connection, and stays with it.
      if connection.isClosed { session = nil }
      connection.onReady = nil
      connection.close()
    }
    phase = .ended
    end(self)
    wake()
  }

  // MARK: - From the page

  /// Takes a frame of the page.
  ///
  /// - Returns: Whether to read on.
  func receive(_ frame: WSFrame) -> Bool {
    if case .ended = phase { return false }
    guard rate.allows(at: now()) else { return refuse(.policyViolation) }
    // FlyingFox reads a frame as a whole before it is seen here, whatever its size. Only a program of this machine can send it:
    // a page of another site is refused before.
    guard frame.payload.count + (fragments?.count ?? 0) <= LiveRequest.maximumMessageCount else {
      return refuse(.messageTooBig)
    }
    switch frame.opcode {
    case .ping:
      frames.append(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
      wake()
      return true
    case .pong: return true
    case .close: return refuse(.normalClosure)
    case .text where fragments == nil, .continuation where fragments != nil:
      let message = (fragments ?? Data()) + frame.payload
      fragments = frame.fin ? nil : message
      return frame.fin ? receive(Array(message)) : true
    default: return refuse(.protocolError)
    }
  }

  private func receive(_ message: [UInt8]) -> Bool {
    switch phase {
    case .ended: return false
    case .connected(let connection): return connection.receive(message) || refuse(.protocolError)
    case .waiting:
      guard let request = LiveRequest(message) else { return refuse(.protocolError) }
      switch accept(request) {
      case .refused(let code): return refuse(code)
      case .accepted(let connection, let session, let isNew):
        self.session = session
        if isNew { frames.append(Self.text(Array("[\"\(session)\"]".utf8))) }
        connection.onReady = { [weak self] in self?.wake() }
        phase = .connected(connection)
        wake()
        return true
      }
    }
  }

  private func refuse(_ code: WSCloseCode) -> Bool {
    close(code)
    return false
  }
}

/// Connects FlyingFox's frames with a page.
struct PageSocketHandler: WSHandler {
  /// Makes the socket of a page; nil if the server has ended.
  let makeSocket: @MainActor @Sendable () -> PageSocket?

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    guard let socket = await makeSocket() else { throw CancellationError() }
    let reading = Task {
      // An error of the stream is a frame that cannot be read, or the end of the server.
      do {
        for try await frame in client {
          guard await socket.receive(frame) else { return }
        }
        await socket.close(nil)
      } catch {
        await socket.close(.protocolError)
      }
    }
    let end = EndOfWriting(reading, socket)
    return AsyncStream {
      let frame = await socket.nextFrame()
      if frame == nil { end.signal() }
      return frame
    } onCancel: {
      end.signal()
    }
  }
}

/// Ends the reading of a socket when no more frames are written: after the last one, at the end of the server, or because the socket
/// can no longer be written to, which is known only by the release of the stream.
private final class EndOfWriting: Sendable {
  private let reading: Task<Void, Never>
  private let socket: PageSocket

  init(_ reading: Task<Void, Never>, _ socket: PageSocket) {
    self.reading = reading
    self.socket = socket
  }

  func signal() {
    reading.cancel()
    Task { @MainActor [socket] in socket.close(nil) }
  }

  deinit { signal() }
}
