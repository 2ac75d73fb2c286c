import DuaLibrary

/// A dua that a search found.
public struct SearchResult: Identifiable, Equatable, Sendable {
  /// By which way a dua was found.
  public enum Route: String, Hashable, CaseIterable, Sendable {
    /// By the verses or the hadith that it cites.
    case citation
    /// By the letters of its Arabic.
    case arabic
    /// By the sound of its Arabic, typed in Latin letters.
    case transliteration
    /// By the words of its titles, translations and notes.
    case words
  }

  public var id: Dua.ID
  /// Higher is better; only results of one search can be compared.
  public var score: Double
  /// The way that weighed most.
  public var route: Route
  /// What the score is made of, where it was asked for.
  public var explanation: SearchExplanation?
}

/// What a score is made of.
public struct SearchExplanation: Equatable, Sendable {
  /// A word of the query, or a part of one, and what it stood for.
  public struct Term: Equatable, Sendable {
    /// As it was typed, folded.
    public var typed: String
    /// What was looked up for it, the first the closest: `wudu`, `ablution`.
    public var lookedUp: [String]
  }

  /// The score by route.
  public var parts: [SearchResult.Route: Double]
  public var terms: [Term]
  /// The citations that the query was read as: `2:255`, `bukhari 6306`.
  public var citations: [String]
}

extension SearchExplanation: CustomStringConvertible {
  /// In a sentence: `transliteration 0.98, words 0.12; "rahma" as rahmah, mercy`.
  public var description: String {
    let scores = SearchResult.Route.allCases.compactMap { route in
      parts[route].map { "\(route.rawValue) \(($0 * 1000).rounded() / 1000)" }
    }
    let read = terms.filter { !$0.lookedUp.isEmpty }.map {
      "\"\($0.typed)\" as \($0.lookedUp.joined(separator: ", "))"
    }
    let cited = citations.isEmpty ? [] : ["cites \(citations.joined(separator: ", "))"]
    return ([scores.joined(separator: ", ")] + cited + read).joined(separator: "; ")
  }
}
