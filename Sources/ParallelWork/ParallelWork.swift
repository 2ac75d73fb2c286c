import Locks

/// Runs `work` for each unit in at most `jobs` tasks at once, and delivers each result as soon as it is available, in any
/// order.
///
/// Blocking work occupies a thread of Swift's cooperative pool, which has one for each processor, so more jobs than processors
/// have no effect. Throws when the task is cancelled; units that have not started are then skipped.
///
/// - Parameter jobs: At least 1; a lower number counts as 1.
package func forEachInParallel<Unit: Sendable, Result: Sendable>(
  _ units: [Unit],
  jobs: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Unit) -> Result,
  receive: (Result) async -> Void
) async throws(CancellationError) {
  await withTaskGroup(of: Result.self) { group in
    var waiting = units[...]
    for unit in waiting.prefix(max(1, jobs)) { group.addTask { work(unit) } }
    waiting = waiting.dropFirst(max(1, jobs))
    for await result in group {
      guard !Task.isCancelled else { return }
      if let next = waiting.popFirst() { group.addTask { work(next) } }
      await receive(result)
    }
  }
  guard !Task.isCancelled else { throw CancellationError() }
}

/// Runs `work` for each index in at most `jobs` tasks, each of which has a worker of its own and takes the next index when it has
/// finished one. Returns what `result` makes of each worker, of which there is at least one: which indexes each of them has got
/// differs from run to run.
///
/// Throws when the task is cancelled; indexes that have not been taken are then skipped.
///
/// - Parameters:
///   - jobs: At least 1; a lower number counts as 1.
///   - order: The order in which the indexes are taken.
package func forEachInParallel<Worker, Result: Sendable>(
  _ indices: Range<Int>,
  jobs: Int,
  order: WorkOrder = .ascending,
  isolation: isolated (any Actor)? = #isolation,
  _ makeWorker: @escaping @Sendable () -> Worker,
  _ work: @escaping @Sendable (inout Worker, Int) -> Void,
  result: @escaping @Sendable (Worker) -> Result
) async throws(CancellationError) -> [Result] {
  let unclaimed = SharedIndices(indices)
  let results = await withTaskGroup(of: Result.self, returning: [Result].self) { group in
    for number in 0..<max(1, min(jobs, indices.count)) {
      let end: SharedIndices.End = order == .fromBothEnds && !number.isMultiple(of: 2) ? .last : .first
      group.addTask {
        var worker = makeWorker()
        while !Task.isCancelled, let index = unclaimed.next(from: end) { work(&worker, index) }
        return result(worker)
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  guard !Task.isCancelled else { throw CancellationError() }
  return results
}

/// The order in which workers take indexes.
package enum WorkOrder: Sendable {
  /// From the lowest to the highest.
  case ascending
  /// Every second worker takes them from the highest to the lowest, so that most workers see only one of two kinds of work.
  case fromBothEnds
}

/// Indexes that several tasks take, each once.
private final class SharedIndices: Sendable {
  enum End { case first, last }

  private let indices: Range<Int>
  /// The number of tries. One that is at most the number of indexes gets an index, so the two ends never meet.
  private let tries = AtomicWord()
  private let first = AtomicWord()
  private let last = AtomicWord()

  init(_ indices: Range<Int>) { self.indices = indices }

  /// The next index from one end; nil if all are taken.
  func next(from end: End) -> Int? {
    guard Int(tries.increment()) <= indices.count else { return nil }
    return switch end {
    case .first: indices.lowerBound + Int(first.increment()) - 1
    case .last: indices.upperBound - Int(last.increment())
    }
  }
}

/// The results of `work` for each index, in the order of the indexes, computed in at most `jobs` tasks at once.
///
/// Throws when the task is cancelled.
package func parallelMap<Result: Sendable>(
  _ indices: Range<Int>,
  jobs: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Int) -> Result
) async throws(CancellationError) -> [Result] {
  let workers = try await forEachInParallel(indices, jobs: jobs) {
    [(index: Int, result: Result)]()
  } _: {
    $0.append(($1, work($1)))
  } result: {
    $0
  }
  var results = [Result?](repeating: nil, count: indices.count)
  for (index, result) in workers.joined() { results[index - indices.lowerBound] = result }
  return results.compactMap(\.self)
}

/// The same, with a function that is called with each index as soon as its result is available. That takes a task for each index, so
/// it is meant for work that takes long.
package func parallelMap<Result: Sendable>(
  _ indices: Range<Int>,
  jobs: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Int) -> Result,
  finished: (Int) async -> Void
) async throws(CancellationError) -> [Result] {
  var results = [Result?](repeating: nil, count: indices.count)
  try await forEachInParallel(Array(indices), jobs: jobs) { index in
    (index, work(index))
  } receive: { index, result in
    results[index - indices.lowerBound] = result
    await finished(index)
  }
  return results.compactMap(\.self)
}

/// The results of `work` that may fail, for each index, in the order of the indexes, computed in at most `jobs` tasks at once.
///
/// After a failure no further index is started. Throws the failure of the lowest index that failed, or `CancellationError` when the
/// task is cancelled.
package func parallelTryMap<Result: Sendable>(
  _ indices: Range<Int>,
  jobs: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Int) throws -> Result
) async throws -> [Result] {
  typealias Outcome = (index: Int, result: Swift.Result<Result, any Error>)
  var results = [Swift.Result<Result, any Error>?](repeating: nil, count: indices.count)
  await withTaskGroup(of: Outcome.self) { group in
    var waiting = indices
    func start(_ index: Int) { group.addTask { (index, Swift.Result { try work(index) }) } }
    for index in waiting.prefix(max(1, jobs)) { start(index) }
    waiting = waiting.dropFirst(max(1, jobs))
    for await (index, result) in group {
      results[index - indices.lowerBound] = result
      if case .failure = result { waiting = waiting.prefix(0) }
      if !Task.isCancelled, let next = waiting.popFirst() { start(next) }
    }
  }
  let finished = try results.compactMap { try $0?.get() }
  guard finished.count == indices.count else { throw CancellationError() }
  return finished
}

/// The results of two pieces of work, which run at once if there may be more than one job, and otherwise in turn.
///
/// The error of `first` if both fail; `second` has ended in any case.
package func both<First: Sendable, Second: Sendable, Failure: Error>(
  jobs: Int,
  _ first: @escaping @Sendable () async throws(Failure) -> First,
  _ second: @escaping @Sendable () async throws(Failure) -> Second
) async throws(Failure) -> (First, Second) {
  guard jobs > 1 else { return (try await first(), try await second()) }
  async let other = result(of: second)
  let one = try await first()
  return (one, try await other.get())
}

private func result<Success: Sendable, Failure: Error>(
  of work: @Sendable () async throws(Failure) -> Success
) async -> Result<Success, Failure> {
  do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
}
