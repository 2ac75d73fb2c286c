// The counters of the program: -profile-generate gives each region of the compiled code one.
@_silgen_name("__llvm_profile_begin_counters") private func firstCounter() -> UnsafePointer<UInt64>
@_silgen_name("__llvm_profile_end_counters") private func counterEnd() -> UnsafePointer<UInt64>
// Of CAllocationCount.
@_silgen_name("allocated_bytes") private func allocatedBytes() -> Int

/// Counts what passes cost: the regions of code that were run, and the bytes that were allocated.
///
/// Both numbers are exact and the same in every run, as long as there is one thread.
struct StepMeter {
  struct Cost {
    var steps = 0
    var allocatedBytes = 0
  }

  /// By pass, in the order of their first use.
  private(set) var costs: [(pass: String, cost: Cost)] = []
  private var indices: [String: Int] = [:]

  mutating func measure<Result>(_ pass: String, _ work: () throws -> Result) rethrows -> Result {
    let before = Self.total
    let result = try work()
    let after = Self.total
    add(
      Cost(
        steps: after.steps - before.steps,
        allocatedBytes: after.allocatedBytes - before.allocatedBytes
      ),
      to: pass
    )
    return result
  }

  mutating func add(_ cost: Cost, to pass: String) {
    let index = indices[pass] ?? costs.count
    if index == costs.count {
      indices[pass] = index
      costs.append((pass, Cost()))
    }
    costs[index].cost.steps += cost.steps
    costs[index].cost.allocatedBytes += cost.allocatedBytes
  }

  /// Since the program started.
  private static var total: Cost {
    let start = firstCounter()
    // The two pointers are the ends of one array.
    let counters = UnsafeBufferPointer(start: start, count: counterEnd() - start)
    return Cost(steps: Int(counters.reduce(0, &+)), allocatedBytes: allocatedBytes())
  }
}
