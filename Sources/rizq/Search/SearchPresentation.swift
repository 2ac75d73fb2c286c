import ContentSource
import DuaLibrary
import Foundation

/// What a search shows.
struct SearchPresentation {
  let library: Library
  let isExplaining: Bool

  /// The results for people, each on a few lines.
  func page(_ hits: [SearchHit], query: String) -> String {
    guard !hits.isEmpty else { return "no dua for \(query.quoted())\n" }
    return hits.enumerated().map { place, hit in
      guard let dua = library[hit.dua] else { return "" }
      let title = dua.title[library.defaultLanguage] ?? dua.slug.rawValue
      var lines = ["\(place + 1). \(Self.line(title))  (\(dua.slug), id \(dua.id))"]
      if !dua.arabic.isEmpty { lines.append("   \u{2067}\(Self.line(dua.arabic))\u{2069}") }
      if let translation = dua.translation[library.defaultLanguage], !translation.isEmpty {
        lines.append("   " + Self.line(translation))
      }
      if !dua.sources.isEmpty {
        lines.append("   " + Self.line(dua.sources.map(library.displayText).joined(separator: "; ")))
      }
      if isExplaining { lines.append("   score \(Self.decimal(hit.score)): \(Self.line(hit.explanation))") }
      return lines.joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// One line of JSON: `{"query":…,"results":[{"id":…,"score":…,"slug":…}]}`.
  func json(_ hits: [SearchHit], query: String) throws -> String {
    let row = Row(
      query: query,
      results: hits.map { hit in
        Row.Result(
          id: hit.dua.rawValue,
          slug: library[hit.dua]?.slug.rawValue ?? "",
          score: hit.score,
          explanation: isExplaining ? hit.explanation : nil
        )
      }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(row), as: UTF8.self) + "\n"
  }

  private struct Row: Encodable {
    struct Result: Encodable {
      var id: Int
      var slug: String
      var score: Double
      var explanation: String?
    }

    var query: String
    var results: [Result]
  }

  /// A text on one line of a terminal, cut where it is long; nothing in it can steer the terminal.
  private static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars
    let cut = words.count > 200 ? String(words.prefix(200)) + "…" : String(words)
    return cut.escapedForDisplay
  }

  private static func decimal(_ score: Double) -> String { String(format: "%.3f", score) }
}
