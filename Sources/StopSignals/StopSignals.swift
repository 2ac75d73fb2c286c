import Dispatch
import Foundation

/// Stops a command in order at SIGHUP, SIGINT and SIGTERM; a second signal ends the process at once.
///
/// The same signal within 200 ms of the first is not a second one: `timeout` sends its own to the process and to its group, and `make`
/// passes on what its group was sent.
@MainActor
public final class StopSignals {
  /// The first signal received.
  public private(set) var received: Int32?
  /// The work of stopping, once a signal was received.
  public private(set) var stopping: Task<Void, Never>?
  private var receivedAt = DispatchTime.distantFuture
  private var sources: [(number: Int32, source: any DispatchSourceSignal)] = []
  /// The sources that are not registered yet.
  private let registrations = DispatchGroup()

  /// Begins to handle the signals.
  ///
  /// Until ``waitUntilHandled()`` returns, a signal may still end the process at once.
  public init(onFirst stop: @escaping @MainActor () async -> Void) {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      // `nohup` lets a command go on when its terminal is closed.
      if number == SIGHUP, Self.isIgnored(number) { continue }
      #if canImport(Darwin)
        // Elsewhere, Dispatch replaces the default action when it registers a source. A signal that is ignored before would be lost.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.receive(number, stop) }
      }
      registrations.enter()
      source.setRegistrationHandler { [registrations] in registrations.leave() }
      source.activate()
      sources.append((number, source))
    }
  }

  private func receive(_ number: Int32, _ stop: @escaping @MainActor () async -> Void) {
    if let received {
      if number == received, DispatchTime.now() < receivedAt + .milliseconds(200) { return }
      exit(128 + number)
    }
    received = number
    receivedAt = .now()
    stopping = Task { await stop() }
  }

  /// Waits until no signal ends the process in its default way.
  public func waitUntilHandled() async {
    await withCheckedContinuation { continuation in
      registrations.notify(queue: .main) { continuation.resume() }
    }
  }

  /// Restores the default behavior of signals, when there is nothing left to stop.
  public func release() {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Functions cannot be compared.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
