/// How well a search answers queries.
public struct SearchScore: Equatable, Sendable {
  /// How many queries were asked.
  public private(set) var queries = 0
  private var first = 0
  private var firstFive = 0
  private var reciprocalRanks = 0.0

  /// No query.
  public init() {}

  /// The share of queries whose first result answers them, 0 to 1.
  public var successAt1: Double { share(Double(first)) }
  /// The share of queries with an answer among the first five results, 0 to 1.
  public var successAt5: Double { share(Double(firstFive)) }
  /// The mean of 1 ÷ the place of the first answer, 0 where there is none (mean reciprocal rank).
  public var meanReciprocalRank: Double { share(reciprocalRanks) }

  /// Adds a query.
  ///
  /// - Parameter rank: The place of the first answer among the results, from 1; nil when none answers.
  public mutating func add(rank: Int?) {
    queries += 1
    guard let rank else { return }
    if rank == 1 { first += 1 }
    if rank <= 5 { firstFive += 1 }
    reciprocalRanks += 1 / Double(rank)
  }

  private func share(_ sum: Double) -> Double { queries == 0 ? 0 : sum / Double(queries) }
}
