import Foundation

extension TextChecks {
  /// The findings in the texts, and how many seconds of a processor it took to find them: what else runs on the
  /// machine is not counted.
  func time(on pairs: [TransliterationPair]) throws -> (findings: Int, seconds: Double) {
    let check = try prepare()
    let start = Self.processorSeconds
    let findings = check(pairs)
    return (findings, Self.processorSeconds - start)
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
