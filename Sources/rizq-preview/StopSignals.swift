import Dispatch
import Foundation

/// Ends the preview at SIGINT and SIGTERM; a second signal ends the process at once.
@MainActor
final class StopSignals {
  /// The first signal received.
  private(set) var received: Int32?
  private var sources: [any DispatchSourceSignal] = []

  init(_ stop: @escaping @MainActor () async -> Void) {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          if self.received != nil { exit(128 + number) }
          self.received = number
          Task { await stop() }
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}
