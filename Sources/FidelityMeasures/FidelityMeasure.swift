/// A figure that tells how true the code is to real texts, beside the figure that is asked of it.
public protocol FidelityMeasure: Sendable {
  /// What is counted, in a few words.
  var name: String { get }
  var target: FidelityTarget { get }

  /// Measures on the reference texts.
  ///
  /// - Throws: ``ReferenceData/Problem`` when a text is absent or not what it should be.
  func run(on data: ReferenceData) throws -> FidelityFigure
}

/// The figure that is asked.
public enum FidelityTarget: Equatable, Sendable {
  /// A share of the cases, 0 to 1.
  case atLeast(Double)
  /// A number of cases.
  case atMost(Int)
  /// A ratio of two times.
  case ratioAtMost(Double)
  /// A figure of which nothing is asked.
  case reported
}
