import DuaLibrary
import SearchEngine

/// How a score is composed.
public typealias SearchExplanation = SearchEngine.SearchExplanation

/// A dua that a search found.
public struct SearchResult: Identifiable, Equatable, Sendable {
  /// How a dua was found.
  public typealias Route = SearchRoute

  /// The id of the dua.
  public var id: Dua.ID
  /// Higher is better; only scores of one search are comparable.
  public var score: Double
  /// The route that contributed most.
  public var route: Route
  /// How the score is composed; nil unless the search was asked to explain it.
  public var explanation: SearchExplanation?

  init(_ match: QueryMatch) {
    id = Dua.ID(rawValue: Int(truncatingIfNeeded: match.id))
    score = match.score
    route = match.route
    explanation = match.explanation
  }
}
