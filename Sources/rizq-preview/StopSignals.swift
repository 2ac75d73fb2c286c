import Dispatch
import Foundation

/// Ends the preview at SIGHUP, SIGINT and SIGTERM; a second signal ends the process at once.
@MainActor
final class StopSignals {
  /// The first signal received.
  private(set) var received: Int32?
  private var sources: [any DispatchSourceSignal] = []

  init(_ stop: @escaping @MainActor () async -> Void) {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let former = signal(number, SIG_IGN)
      // `nohup` lets a command go on when its terminal is closed.
      if number == SIGHUP, Self.isIgnored(former) { continue }
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
  /// Whether the action of a signal, as `signal` returns it, is to ignore it. Functions cannot be compared.
  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
