import Composable
import Dispatch
import Foundation

/// Handles SIGHUP, SIGINT and SIGTERM on the main queue.
@MainActor
final class StopSignals {
  /// The first signal received.
  private(set) var received: Int32?
  /// The work of stopping, once a signal was received.
  private(set) var stopping: StoreTask?
  private var sources: [(number: Int32, source: any DispatchSourceSignal)] = []

  /// A second signal ends the process at once.
  init(onFirst stop: @escaping @MainActor () -> StoreTask) {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let former = signal(number, SIG_IGN)
      // `nohup` lets a command go on when its terminal is closed.
      if number == SIGHUP, Self.isIgnored(former) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          if self.received != nil { Console.exit(.signal(number)) }
          self.received = number
          self.stopping = stop()
        }
      }
      source.resume()
      sources.append((number, source))
    }
  }

  /// Whether the action of a signal, as `signal` returns it, is to ignore it. Functions cannot be compared.
  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Restores the default behavior of signals, when there is nothing left to stop.
  func release() {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }
}
