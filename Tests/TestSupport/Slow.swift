import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Excludes a test that takes seconds from `make smoke` (`RIZQ_SMOKE=1`): a loop over every fault, processes, a measure over
  /// the whole library.
  public static var slow: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["RIZQ_SMOKE"] == "1",
      "It is slow, and left out of `make smoke`."
    )
  }
}
