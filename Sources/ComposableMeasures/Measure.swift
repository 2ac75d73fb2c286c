import Foundation

/// A benchmark of one operation of the kernel.
public struct Measure: Sendable {
  /// Performs the operation a number of times.
  public typealias Operation = @MainActor (_ times: Int) async -> Void

  /// The name of the operation, as the table shows it.
  public let name: String
  /// The target in nanoseconds, which the figure must be less than; `nil` if there is none.
  public let target: Int?
  /// The figures of The Composable Architecture in nanoseconds; `nil` if it was not measured.
  public let reference: ClosedRange<Int>?
  let prepare: @MainActor @Sendable () -> Operation

  /// Makes a benchmark of a synchronous operation.
  ///
  /// - Parameters:
  ///   - name: The name of the operation.
  ///   - target: The target in nanoseconds.
  ///   - reference: The figures of The Composable Architecture in nanoseconds.
  ///   - prepare: Sets up the benchmark, untimed, and returns the operation.
  init(
    _ name: String,
    target: Int? = nil,
    reference: ClosedRange<Int>? = nil,
    _ prepare: @escaping @MainActor @Sendable () -> @MainActor () -> Void
  ) {
    self.name = name
    self.target = target
    self.reference = reference
    self.prepare = {
      let operation = prepare()
      return { times in for _ in 0..<times { operation() } }
    }
  }

  /// Makes a benchmark of an operation that waits for effects.
  init(
    _ name: String,
    target: Int? = nil,
    reference: ClosedRange<Int>? = nil,
    waiting prepare: @escaping @MainActor @Sendable () -> @MainActor () async -> Void
  ) {
    self.name = name
    self.target = target
    self.reference = reference
    self.prepare = {
      let operation = prepare()
      return { times in for _ in 0..<times { await operation() } }
    }
  }
}

/// The result of a benchmark.
public struct Figure: Sendable {
  /// Processor time of one operation on all threads, in nanoseconds.
  public let nanoseconds: Double
  /// Heap allocations of one operation; `nil` where they cannot be counted.
  public let allocations: Double?

  /// Makes a figure.
  public init(nanoseconds: Double, allocations: Double?) {
    self.nanoseconds = nanoseconds
    self.allocations = allocations
  }
}

extension Measure {
  /// Whether a figure meets the target; `nil` if there is none.
  public func isMet(by figure: Figure) -> Bool? {
    target.map { figure.nanoseconds < Double($0) }
  }

  /// Measures the operation: the median of five runs after a warm-up.
  ///
  /// - Parameters:
  ///   - time: The minimum length of a run, in nanoseconds of processor time.
  ///   - allocationCount: Returns the number of heap allocations so far; `nil` where they cannot be counted.
  @MainActor
  public func figure(
    runningFor time: Int = 40_000_000,
    allocationCount: () -> Int? = { nil }
  ) async -> Figure {
    let operation = prepare()
    var times = 1
    // Increases the number of operations until a run is long enough. The last of these runs is the warm-up.
    while true {
      let elapsed = await Self.time { await operation(times) }
      if elapsed >= time { break }
      times = max(times * 2, elapsed < time / 50 ? times * 10 : times * time / max(1, elapsed))
    }
    var runs: [Int] = []
    var allocated: Int?
    for _ in 0..<5 {
      let before = allocationCount()
      runs.append(await Self.time { await operation(times) })
      if let before, let after = allocationCount() { allocated = after - before }
    }
    runs.sort()
    return Figure(
      nanoseconds: Double(runs[runs.count / 2]) / Double(times),
      allocations: allocated.map { Double($0) / Double(times) }
    )
  }

  @MainActor
  private static func time(_ work: @MainActor () async -> Void) async -> Int {
    let start = ProcessorTime.now
    await work()
    return ProcessorTime.now - start
  }
}

/// Prevents the optimizer from removing the computation of a value.
@inline(never)
func keep<Value>(_ value: Value) {}

/// The processor time of this process.
public enum ProcessorTime {
  /// The time of all threads since the process started, in nanoseconds.
  public static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

extension Measure {
  /// All benchmarks, in the order of the table.
  public static let all = store + embedding + effects + testStore + parts
}

extension Int {
  /// The number with commas as thousands separators, regardless of the locale.
  public var formatted: String {
    var digits = String(self)
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
      position -= 3
    }
    return digits
  }
}
