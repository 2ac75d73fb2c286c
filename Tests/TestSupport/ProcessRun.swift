import Foundation

extension Process {
  /// Runs the program to its end without occupying a thread: tests share one thread a processor, so others would wait.
  ///
  /// What the program prints must fit into a pipe, or go to a file.
  public func runToEnd() async throws {
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in ended.resume() }
      do {
        try run()
      } catch {
        terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
  }
}
