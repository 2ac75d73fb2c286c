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

  @Test("calls back with each index once, and then returns results in order", arguments: [0, 1, 2, 5])
  func finished(jobs: Int) async throws {
    var finished: [Int] = []
    let results = try await parallelMap(3..<203, jobs: jobs) {
      2 * $0
    } finished: {
      finished.append($0)
    }
    #expect(results == (3..<203).map { 2 * $0 })
    #expect(finished.sorted() == Array(3..<203))
  }

  @Test("begins no unit that calls back once its task is cancelled")
  func cancelledWithCallback() async {
    let begun = Mutex(0)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await parallelMap(0..<100, jobs: 2) { _ in
        begun.withLock { $0 += 1 }
      } finished: { _ in
      }.count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(begun.withLock { $0 } <= 2)
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

  @Test("gives each index to one worker, and never makes more than `jobs` workers", arguments: [0, 1, 2, 5])
  func workers(jobs: Int) async throws {
    let workers = try await forEachInParallel(-1..<200, jobs: jobs) {
      [Int]()
    } _: { worker, index in
      worker.append(index)
    } result: {
      $0
    }
    #expect(workers.count <= max(1, jobs))
    #expect(workers.allSatisfy { $0 == $0.sorted() })
    #expect(workers.joined().sorted() == Array(-1..<200))
    #expect(try await forEachInParallel(3..<3, jobs: jobs, { 0 }, { $0 += $1 }, result: { $0 + 1 }) == [1])
  }

  @Test("gives each index once from both ends", arguments: [0, 1, 2, 5])
  func workersFromBothEnds(jobs: Int) async throws {
    let workers = try await forEachInParallel(-1..<200, jobs: jobs, order: .fromBothEnds) {
      [Int]()
    } _: { worker, index in
      worker.append(index)
    } result: {
      $0
    }
    let descending = workers.filter { $0 != $0.sorted() }
    #expect(workers.joined().sorted() == Array(-1..<200))
    #expect(descending.allSatisfy { $0 == $0.sorted(by: >) })
    #expect(descending.count <= workers.count / 2)
  }

  @Test("gives no index to a worker once its task is cancelled")
  func cancelledWorkers() async {
    let begun = Mutex(0)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await forEachInParallel(0..<100, jobs: 2) {
        0
      } _: { _, _ in
        begun.withLock { $0 += 1 }
      } result: {
        $0
      }.count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(begun.withLock { $0 } == 0)
  }

  private struct Failure: Error, Equatable { let index: Int }

  @Test("throws the failure of the lowest index, and begins no further unit", arguments: [1, 2, 5])
  func failing(jobs: Int) async {
    let begun = Mutex(0)
    await #expect(throws: Failure(index: 7)) {
      try await parallelTryMap(0..<100, jobs: jobs) { index in
        begun.withLock { $0 += 1 }
        guard index < 7 else { throw Failure(index: index) }
      }
    }
    #expect((8..<8 + jobs).contains(begun.withLock { $0 }))
  }

  @Test("returns what does not fail, in order", arguments: [1, 3])
  func notFailing(jobs: Int) async throws {
    #expect(try await parallelTryMap(2..<50, jobs: jobs) { $0 * 2 } == (2..<50).map { $0 * 2 })
  }

  @Test("does two pieces of work in turn with one job, and throws the first error", arguments: [1, 2])
  func two(jobs: Int) async throws {
    let steps = Mutex<[String]>([])
    let (one, two) = try await both(jobs: jobs) { () throws(Failure) in
      steps.withLock { $0.append("first") }
      return 1
    } _: { () throws(Failure) in
      steps.withLock { $0.append("second") }
      return "2"
    }
    #expect((one, two) == (1, "2"))
    let order = steps.withLock { $0 }
    #expect(jobs == 1 ? order == ["first", "second"] : order.sorted() == ["first", "second"])
    await #expect(throws: Failure(index: 1)) {
      _ = try await both(jobs: jobs) { () throws(Failure) -> Int in
        throw Failure(index: 1)
      } _: { () throws(Failure) -> Int in
        throw Failure(index: 2)
      }
    }
  }
}
