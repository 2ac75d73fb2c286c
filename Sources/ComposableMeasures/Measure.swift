/// One operation of the kernel that is timed.
public struct Measure: Sendable {
  /// Does the operation a number of times.
  public typealias Operation = @MainActor (_ times: Int) async -> Void

  public let name: String
  /// What the figure is to stay under, in nanoseconds; `nil` if none is asked.
  public let asked: Int?
  /// The Composable Architecture's figure, in nanoseconds; `nil` if it was not measured.
  public let original: ClosedRange<Int>?
  let prepare: @MainActor @Sendable () -> Operation

  /// An operation that is over when it returns.
  ///
  /// - Parameter prepare: Makes what is needed, untimed, and returns the operation.
  init(
    _ name: String,
    asked: Int? = nil,
    original: ClosedRange<Int>? = nil,
    _ prepare: @escaping @MainActor @Sendable () -> @MainActor () -> Void
  ) {
    self.name = name
    self.asked = asked
    self.original = original
    self.prepare = {
      let operation = prepare()
      return { times in for _ in 0..<times { operation() } }
    }
  }

  /// An operation that waits for effects.
  init(
    _ name: String,
    asked: Int? = nil,
    original: ClosedRange<Int>? = nil,
    waiting prepare: @escaping @MainActor @Sendable () -> @MainActor () async -> Void
  ) {
    self.name = name
    self.asked = asked
    self.original = original
    self.prepare = {
      let operation = prepare()
      return { times in for _ in 0..<times { await operation() } }
    }
  }
}

/// What was measured of an operation.
public struct Figure: Sendable {
  /// Processor time of one operation, of all threads, in nanoseconds.
  public let nanoseconds: Double
  /// Blocks of memory that one operation asks for; `nil` where that cannot be counted.
  public let allocations: Double?

  /// Makes a figure.
  public init(nanoseconds: Double, allocations: Double?) {
    self.nanoseconds = nanoseconds
    self.allocations = allocations
  }
}

extension Measure {
  /// Whether a figure is what was asked; `nil` if nothing was.
  public func isMet(by figure: Figure) -> Bool? {
    asked.map { figure.nanoseconds < Double($0) }
  }

  /// Measures the operation: the median of five runs after one that is not counted.
  ///
  /// - Parameters:
  ///   - time: How long a run takes, in nanoseconds of processor time.
  ///   - allocationCount: The number of blocks of memory asked for so far, where it can be counted.
  @MainActor
  public func figure(
    runningFor time: Int = 40_000_000,
    allocationCount: () -> Int? = { nil }
  ) async -> Figure {
    let operation = prepare()
    var times = 1
    // Until a run takes long enough for the clock; the last of these is the warm-up.
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

/// Keeps the optimizer from leaving out what makes a value.
@inline(never)
func keep<Value>(_ value: Value) {}
