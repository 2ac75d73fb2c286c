import Synchronization

/// What clients were asked for, in order.
final class CallLog: Sendable {
  private let calls = Mutex<[String]>([])

  var entries: [String] { calls.withLock { $0 } }

  func callAsFunction(_ call: String) {
    calls.withLock { $0.append(call) }
  }
}
