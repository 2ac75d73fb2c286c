import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Leaves a test that takes seconds out of `make smoke` (`RIZQ_SMOKE=1`), the tests of the edit loop: a loop over every
  /// fault, processes, a measure over the whole library.
  public static var slow: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["RIZQ_SMOKE"] == "1",
      "It is slow, and left out of `make smoke`."
    )
  }
}
