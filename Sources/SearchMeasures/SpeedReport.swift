/// Percentiles of durations.
package struct SpeedReport: Sendable {
  private let microseconds: [Double]

  package init(_ durations: [Duration]) {
    microseconds = durations.map {
      Double($0.components.attoseconds) / 1e12 + Double($0.components.seconds) * 1e6
    }.sorted()
  }

  /// The time in microseconds that a share (0 to 1) of the calls does not exceed.
  package func percentile(_ share: Double) -> Double {
    microseconds.isEmpty
      ? 0 : microseconds[min(microseconds.count - 1, Int(Double(microseconds.count) * share))]
  }

  package var mean: Double {
    microseconds.isEmpty ? 0 : microseconds.reduce(0, +) / Double(microseconds.count)
  }
}
