import Diagnostics
import DuaLibrary
import DuaSearch
import Foundation
import UnicodeText

/// The output of a search.
struct SearchPresentation {
  let library: Library
  let isExplaining: Bool
  /// Whether matches are shown in bold.
  var marksMatches = false

  typealias Highlights = [Dua.ID: [SearchHighlight]]

  /// The results as text, each on a few lines.
  ///
  /// - Parameter related: Other queries, if there are no results.
  func page(
    _ results: [SearchResult],
    _ highlights: Highlights,
    _ related: [RelatedQuery] = [],
    query: String
  ) -> String {
    guard !results.isEmpty else {
      let others = related.map { $0.text.quoted() }.joined(separator: ", ")
      return "no dua found for \(query.quoted())\n" + (related.isEmpty ? "" : "these find some: \(others)\n")
    }
    return results.enumerated().map { index, result in
      library[result.id].map {
        lines(of: result, $0, highlights[result.id] ?? [], number: index + 1).joined(separator: "\n") + "\n"
      } ?? ""
    }
    .joined(separator: "\n")
  }

  /// Duas that are like one, with the reasons.
  func page(_ found: [SimilarDua], like slug: Slug) -> String {
    guard !found.isEmpty else { return "no dua is like `\(slug)`\n" }
    return found.enumerated().map { index, similar in
      library[similar.id].map { dua in
        let lines = lines(of: dua, [], number: index + 1) + ["   like it: \(line(reasons(of: similar)))"]
        return lines.joined(separator: "\n") + "\n"
      } ?? ""
    }
    .joined(separator: "\n")
  }

  /// The same in JSON.
  func answer(_ found: [SimilarDua], like slug: Slug) -> SimilarityAnswer {
    SimilarityAnswer(
      like: slug.rawValue,
      results: found.map { similar in
        SearchAnswer.Result(
          id: similar.id.rawValue,
          slug: library[similar.id]?.slug.rawValue ?? "",
          score: similar.score,
          explanation: reasons(of: similar)
        )
      }
    )
  }

  private func reasons(of similar: SimilarDua) -> String {
    similar.description(works: works)
  }

  private func lines(
    of result: SearchResult,
    _ dua: Dua,
    _ highlights: [SearchHighlight],
    number: Int
  ) -> [String] {
    var lines = lines(of: dua, highlights, number: number)
    if isExplaining {
      lines.append("   score \(Self.decimal(result.score)): \(line(explanation(of: result)))")
    }
    return lines
  }

  private func lines(of dua: Dua, _ highlights: [SearchHighlight], number: Int) -> [String] {
    func shown(_ text: String, _ field: SearchHighlight.Field, _ language: LanguageTag? = nil) -> String {
      let highlight = highlights.first { $0.field == field && $0.language == language }
      return line(text, highlight?.ranges ?? [])
    }
    let language = library.defaultLanguage
    let title = dua.title[language].map { shown($0, .title, language) } ?? line(dua.slug.rawValue)
    var lines = ["\(number). \(title)  (\(dua.slug), id \(dua.id))"]
    if !dua.arabic.isEmpty { lines.append("   \u{2067}\(shown(dua.arabic, .arabic))\u{2069}") }
    if let translation = dua.translation[language], !translation.isEmpty {
      lines.append("   " + shown(translation, .translation, language))
    }
    if let other = otherMatch(highlights, dua) { lines.append("   " + other) }
    if !dua.sources.isEmpty {
      lines.append("   " + line(dua.sources.map(library.displayText).joined(separator: "; ")))
    }
    return lines
  }

  private func explanation(of result: SearchResult) -> String {
    result.explanation?.description(works: works) ?? result.route.rawValue
  }

  /// The text with the best match, unless it is shown anyway.
  private func otherMatch(_ highlights: [SearchHighlight], _ dua: Dua) -> String? {
    guard let best = highlights.first, best.field != .arabic,
      best.language != library.defaultLanguage || best.field != .title && best.field != .translation,
      let text = dua.text(of: best.field, in: best.language)
    else { return nil }
    let language = best.language.map { " (\($0))" } ?? ""
    return "\(best.field.element)\(language): \(line(text, best.ranges))"
  }

  /// The results in JSON, with the highlights if there are any.
  func answer(
    _ results: [SearchResult],
    _ highlights: Highlights = [:],
    _ related: [RelatedQuery] = [],
    query: String
  ) -> SearchAnswer {
    SearchAnswer(
      query: query,
      results: results.map { result in
        SearchAnswer.Result(
          id: result.id.rawValue,
          slug: library[result.id]?.slug.rawValue ?? "",
          score: result.score,
          explanation: isExplaining ? explanation(of: result) : nil,
          matches: highlights[result.id].flatMap { $0.isEmpty ? nil : $0.map(SearchAnswer.Match.init) }
        )
      },
      related: related.isEmpty
        ? nil : related.map { SearchAnswer.Related(query: $0.text, change: $0.change.rawValue) }
    )
  }

  private func line(_ text: String, _ ranges: [Range<Int>] = []) -> String {
    let mark = marksMatches ? (on: "\u{1B}[1;4m", off: "\u{1B}[0m") : (on: "", off: "")
    return Excerpt(text, marking: ranges).text(mark: mark)
  }

  private static func decimal(_ score: Double) -> String { String(format: "%.3f", score) }
}

extension Dua {
  fileprivate func text(of field: SearchHighlight.Field, in language: LanguageTag?) -> String? {
    func localized(_ text: LocalizedText) -> String? { language.flatMap { text[$0] } }
    return switch field {
    case .title: localized(title)
    case .arabic: arabic
    case .transliteration: transliteration
    case .translation: localized(translation)
    case .benefit: localized(benefit)
    case .context: localized(context)
    case .propheticContext: localized(propheticContext)
    case .bestTime: localized(bestTime)
    }
  }
}
