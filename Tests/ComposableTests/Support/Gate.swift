import Composable

/// Blocks effects until a test opens it. Waiting throws if the task is cancelled.
struct Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func wait() async throws {
    for await _ in stream {}
    try Task.checkCancellation()
  }

  func open() {
    continuation.finish()
  }
}

/// A thread-safe log of events, in order.
final class Log: Sendable {
  private let lines = Locked<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func callAsFunction(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
