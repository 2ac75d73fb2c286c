import Composable
import Foundation

/// The dispatch queue that the main actor runs on.
enum MainQueue {
  /// Runs a closure on the main actor, and returns when it has run.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueueMark.isCurrent { return MainActor.assumeIsolated(body) }
    let hasRun = DispatchSemaphore(value: 0)
    Task { @MainActor in
      body()
      hasRun.signal()
    }
    hasRun.wait()
  }

  /// Waits until the queue has run all jobs that it contains now.
  @MainActor
  static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
