import Synchronization

/// A thread-safe log of calls of clients, in order.
final class CallLog: Sendable {
  private let calls = Mutex<[String]>([])

  var entries: [String] { calls.withLock { $0 } }

  func callAsFunction(_ call: String) {
    calls.withLock { $0.append(call) }
  }
}
