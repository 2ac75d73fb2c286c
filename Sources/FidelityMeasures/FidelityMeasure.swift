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
}

/// What was measured.
public struct FidelityFigure: Equatable, Sendable {
  /// The cases that count: for a share the good ones, for a number the bad ones.
  public let hits: Int
  public let total: Int
  /// Cases that a person may want to see, the first few; for a share the bad ones, for a number the counted.
  public let examples: [String]

  public init(hits: Int, total: Int, examples: [String] = []) {
    self.hits = hits
    self.total = total
    self.examples = Array(examples.prefix(40))
  }

  /// The good cases among all: 0 to 1; 0 where there are none.
  public var share: Double { total == 0 ? 0 : Double(hits) / Double(total) }

  public func meets(_ target: FidelityTarget) -> Bool {
    switch target {
    case .atLeast(let share): total > 0 && self.share >= share
    case .atMost(let number): total > 0 && hits <= number
    }
  }
}

/// Every measure there is, in the order of the table. Add new ones here.
public enum FidelityMeasures {
  public static let all: [any FidelityMeasure] = [
    VocalisedSearchForm(), RepeatedSearchForm(), UthmaniSearchForm(), UthmaniSkeleton(),
    FalseTashkeelFlags(edition: .simple), FalseTashkeelFlags(edition: .uthmani),
    TashkeelClass(edition: .simple, coverage: .full, share: 0.9997),
    TashkeelClass(edition: .simpleClean, coverage: .none, share: 0.999),
  ]
}
