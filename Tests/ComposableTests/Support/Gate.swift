import Composable

/// Lets effects wait until a test opens it. Waiting ends early, by a thrown error, on cancellation.
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

/// What happened, in order, on whatever thread.
final class Log: Sendable {
  private let lines = Locked<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func callAsFunction(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
