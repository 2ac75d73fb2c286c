import DuaLibrary
import SearchEngine

/// What the score of a result is made of.
public typealias SearchExplanation = SearchEngine.SearchExplanation

/// A dua that a search found.
public struct SearchResult: Identifiable, Equatable, Sendable {
  /// How a dua was found.
  public typealias Route = SearchRoute

  public var id: Dua.ID
  /// Higher is better; only results of one search can be compared.
  public var score: Double
  /// The route that contributed most.
  public var route: Route
  /// What the score is made of, where it was asked for.
  public var explanation: SearchExplanation?

  init(_ match: QueryMatch) {
    id = Dua.ID(rawValue: Int(truncatingIfNeeded: match.id))
    score = match.score
    route = match.route
    explanation = match.explanation
  }
}
