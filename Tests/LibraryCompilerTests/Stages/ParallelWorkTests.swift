import ParallelWork
import Synchronization
import Testing

@Suite("Work in parallel")
struct ParallelWorkTests {
  @Test("returns results in order, and never runs more than `jobs` units at once", arguments: [0, 1, 2, 5])
  func bounded(jobs: Int) async throws {
    let running = Mutex((now: 0, most: 0))
    let results = try await parallelMap(3..<203, jobs: jobs) { index in
      running.withLock { running in
        running.now += 1
        running.most = max(running.most, running.now)
      }
      let result = (0..<index).reduce(0, +)
      running.withLock { $0.now -= 1 }
      return result
    }
    #expect(results == (3..<203).map { $0 * ($0 - 1) / 2 })
    #expect(running.withLock { $0.most } <= max(1, jobs))
  }

  @Test("begins no unit once its task is cancelled")
  func cancelled() async {
    let begun = Mutex(0)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await parallelMap(0..<100, jobs: 2) { _ in begun.withLock { $0 += 1 } }.count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(begun.withLock { $0 } <= 2)
  }
}
