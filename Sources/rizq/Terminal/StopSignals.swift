import Composable
import Dispatch
import Foundation

/// Handles SIGINT and SIGTERM on the main queue.
@MainActor
final class StopSignals {
  /// The first signal received.
  private(set) var received: Int32?
  /// The work of stopping, once a signal was received.
  private(set) var stopping: StoreTask?
  private static let numbers = [SIGINT, SIGTERM]
  private var sources: [any DispatchSourceSignal] = []

  /// A second signal ends the process at once.
  init(onFirst stop: @escaping @MainActor () -> StoreTask) {
    for number in Self.numbers {
      signal(number, SIG_IGN)
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
      sources.append(source)
    }
  }

  /// Restores the default behavior of signals, when there is nothing left to stop.
  func release() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
