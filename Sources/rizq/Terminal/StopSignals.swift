import Composable
import Dispatch
import Foundation

/// Hears SIGINT and SIGTERM on the main queue.
@MainActor
final class StopSignals {
  /// The first signal that came.
  private(set) var received: Int32?
  /// The work of stopping, once a signal came.
  private(set) var stopping: StoreTask?
  private static let numbers = [SIGINT, SIGTERM]
  private var sources: [any DispatchSourceSignal] = []

  /// The second signal ends the process at once: the user means it.
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

  /// Lets signals end the process at once again, for when there is nothing left to stop.
  func release() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
