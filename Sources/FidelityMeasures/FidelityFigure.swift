/// What was measured.
public struct FidelityFigure: Equatable, Sendable {
  /// A figure that is no count of cases.
  public enum Reading: Equatable, Sendable {
    /// Cases in a second.
    case perSecond(Double)
    /// One time by another.
    case ratio(Double)
  }

  /// The cases that count: for a share the good ones, for a number the bad ones.
  public let hits: Int
  public let total: Int
  /// What was read off a clock; nil for counts.
  public let reading: Reading?
  /// Cases that a person may want to see, the first few; for a share the bad ones, for a number the counted.
  public let examples: [String]

  public init(hits: Int, total: Int, reading: Reading? = nil, examples: [String] = []) {
    self.hits = hits
    self.total = total
    self.reading = reading
    self.examples = Array(examples.prefix(40))
  }

  /// The good cases among all: 0 to 1; 0 where there are none.
  public var share: Double { total == 0 ? 0 : Double(hits) / Double(total) }

  /// Whether a figure is as it is asked; nil where nothing is.
  public func meets(_ target: FidelityTarget) -> Bool? {
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

  /// - Parameter example: The case, if a person may want to see it when it is (for a number) or is not (for a
  ///   share) a hit.
  mutating func add(isHit: Bool, showing wanted: Bool, _ example: @autoclosure () -> String) {
    total += 1
    if isHit { hits += 1 }
    if isHit == wanted, examples.count < 40 { examples.append(example()) }
  }

  var figure: FidelityFigure { FidelityFigure(hits: hits, total: total, examples: examples) }
}
