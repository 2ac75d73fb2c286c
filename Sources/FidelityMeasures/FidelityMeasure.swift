/// A figure of the accuracy of the code on real texts, with its target.
package protocol FidelityMeasure: Sendable {
  /// What is counted: the row's title in the table.
  var name: String { get }
  var target: FidelityTarget { get }

  /// Measures on the reference texts.
  ///
  /// - Throws: ``ReferenceData/Problem`` when a text is missing or malformed.
  func run(on data: ReferenceData) throws -> FidelityFigure
}

/// The target of a figure.
package enum FidelityTarget: Equatable, Sendable {
  /// A share of the cases, 0 to 1.
  case atLeast(Double)
  /// A number of cases.
  case atMost(Int)
  /// A ratio of two times.
  case ratioAtMost(Double)
  /// No target: the figure is only printed.
  case reported
}

/// The result of a measure.
package struct FidelityFigure: Equatable, Sendable {
  /// A figure that is not a count of cases.
  package enum Reading: Equatable, Sendable {
    /// Cases per second.
    case perSecond(Double)
    /// One time divided by another.
    case ratio(Double)
  }

  /// The cases counted: for a share the correct ones, for a number the wrong ones.
  package let hits: Int
  package let total: Int
  /// The measured speed; nil for counts.
  package let reading: Reading?
  /// At most 40 examples: for a share the misses, for a number the hits.
  package let examples: [String]

  package init(hits: Int, total: Int, reading: Reading? = nil, examples: [String] = []) {
    self.hits = hits
    self.total = total
    self.reading = reading
    self.examples = Array(examples.prefix(40))
  }

  /// `hits` of `total`, 0 to 1; 0 when there are no cases.
  package var share: Double { total == 0 ? 0 : Double(hits) / Double(total) }

  /// Whether the figure reaches the target; nil without a target.
  package func meets(_ target: FidelityTarget) -> Bool? {
    switch target {
    case .atLeast(let share): total > 0 && self.share >= share
    case .atMost(let number): total > 0 && hits <= number
    case .ratioAtMost(let limit): if case .ratio(let ratio) = reading { ratio <= limit } else { false }
    case .reported: nil
    }
  }
}

/// Counts the cases of a figure.
struct CaseCount {
  private var hits = 0
  private var total = 0
  private var examples: [String] = []

  /// - Parameters:
  ///   - wanted: Whether hits are kept as examples (for a number), or misses (for a share).
  ///   - example: The case as printed; evaluated only when it is kept.
  mutating func add(isHit: Bool, showing wanted: Bool, _ example: @autoclosure () -> String) {
    total += 1
    if isHit { hits += 1 }
    if isHit == wanted, examples.count < 40 { examples.append(example()) }
  }

  var figure: FidelityFigure { FidelityFigure(hits: hits, total: total, examples: examples) }
}
