import Diagnostics
import DuaLibrary
import DuaSearch
import Foundation
import UnicodeText

/// What a search shows.
struct SearchPresentation {
  let library: Library
  let isExplaining: Bool
  /// Whether what matched is shown in bold letters.
  var marksMatches = false

  /// The results for people, each on a few lines.
  func page(_ hits: [SearchHit], query: String) -> String {
    guard !hits.isEmpty else { return "no dua for \(query.quoted())\n" }
    return hits.enumerated().map { place, hit in
      library[hit.dua].map { lines(of: hit, $0, place: place + 1).joined(separator: "\n") + "\n" } ?? ""
    }
    .joined(separator: "\n")
  }

  private func lines(of hit: SearchHit, _ dua: Dua, place: Int) -> [String] {
    func shown(_ text: String, _ field: SearchHighlight.Field, _ language: LanguageTag? = nil) -> String {
      let highlight = hit.highlights.first { $0.field == field && $0.language == language }
      return line(text, highlight?.ranges ?? [])
    }
    let language = library.defaultLanguage
    let title = dua.title[language].map { shown($0, .title, language) } ?? line(dua.slug.rawValue)
    var lines = ["\(place). \(title)  (\(dua.slug), id \(dua.id))"]
    if !dua.arabic.isEmpty { lines.append("   \u{2067}\(shown(dua.arabic, .arabic))\u{2069}") }
    if let translation = dua.translation[language], !translation.isEmpty {
      lines.append("   " + shown(translation, .translation, language))
    }
    if let other = otherMatch(hit, dua) { lines.append("   " + other) }
    if !dua.sources.isEmpty {
      lines.append("   " + line(dua.sources.map(library.displayText).joined(separator: "; ")))
    }
    if isExplaining { lines.append("   score \(Self.decimal(hit.score)): \(line(hit.explanation))") }
    return lines
  }

  /// The text that matched best, where it is none of those that are always shown.
  private func otherMatch(_ hit: SearchHit, _ dua: Dua) -> String? {
    guard let best = hit.highlights.first, best.field != .arabic,
      best.language != library.defaultLanguage || best.field != .title && best.field != .translation,
      let text = dua.text(of: best.field, in: best.language)
    else { return nil }
    let language = best.language.map { " (\($0))" } ?? ""
    return "\(best.field.element)\(language): \(line(text, best.ranges))"
  }

  /// The results for programs, with the matches of each where they were looked for.
  func answer(_ hits: [SearchHit], query: String) -> SearchAnswer {
    SearchAnswer(
      query: query,
      results: hits.map { hit in
        SearchAnswer.Result(
          id: hit.dua.rawValue,
          slug: library[hit.dua]?.slug.rawValue ?? "",
          score: hit.score,
          explanation: isExplaining ? hit.explanation : nil,
          matches: hit.highlights.isEmpty ? nil : hit.highlights.map(SearchAnswer.Match.init)
        )
      }
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
