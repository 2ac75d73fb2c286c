import DuaLibrary
import DuaSearch
import HTML
import RizqViews
import UnicodeText

/// A search of the library, with why each dua was found.
func searchPage(_ state: SearchFeature.State) -> HTML<SearchFeature.Action> {
  HTML {
    h1 { "Search" }
    search {
      form(.class("filters"), .onSubmit(.submitted)) {
        label {
          span { "Query" }
          input(
            .type("search"),
            .value(state.query),
            .placeholder("Arabic, transliteration, meaning, 2:255 …"),
            .attribute(.autocomplete, "off"),
            .onInput { .queryChanged($0) }
          )
        }
      }
    }
    if !state.query.isEmpty { results(state.query, state.content) }
  }
}

/// The greatest number of results shown.
private let limit = 20

private func results<Action>(_ query: String, _ content: EditedContent) -> HTML<Action> {
  guard let library = content.library, let search = content.search else {
    return p(.role("status")) { "There is no library to search yet." }
  }
  do {
    let results = try search.search(query, options: SearchOptions(limit: limit, explains: true))
    let best = results.first.map(\.score) ?? 1
    return HTML {
      p(.role("status")) {
        results.isEmpty
          ? "No dua is found." : (results.count < limit ? "" : "The best ") + results.count.counted("dua")
      }
      if let explanation = results.first?.explanation { terms(explanation, library) }
      legendOfRoutes()
      ol(.class("results")) {
        for result in results {
          if let dua = library[result.id] { li(.key(result.id.rawValue)) { row(result, dua, best, library) } }
        }
      }
    }
  } catch {
    return p(.class("problem"), .role("alert")) { "The search has failed: \(error)" }
  }
}

/// What the query was read as.
private func terms<Action>(_ explanation: SearchExplanation, _ library: Library) -> HTML<Action> {
  let works = library.works.map(\.slug.rawValue)
  let read = explanation.terms.filter { !$0.lookedUp.isEmpty }
  return HTML {
    if !explanation.citations.isEmpty {
      p { "Cites \(explanation.citations.map { $0.description(works: works) }.joined(separator: ", "))" }
    }
    if !read.isEmpty {
      dl(.class("terms")) {
        for (index, term) in read.enumerated() {
          div(.key(index)) {
            dt { bdi { term.typed } }
            dd { lookedUp(term.lookedUp) }
          }
        }
      }
    }
  }
}

/// The words of the index that a word was read as, and its topics, which the index has as words after a `#`.
private func lookedUp<Action>(_ all: [String]) -> HTML<Action> {
  HTML {
    bdi { all.filter { $0.unicodeScalars.first != "#" }.joined(separator: ", ") }
    for topic in all where topic.unicodeScalars.first == "#" {
      span(.key(topic), .class("badge")) { "topic \(Substring(topic.unicodeScalars.dropFirst()))" }
    }
  }
}

private func legendOfRoutes<Action>() -> HTML<Action> {
  ul(.class("legend"), .aria(.label, "Colors of the bars")) {
    for route in SearchResult.Route.allCases {
      li(.key(route.rawValue)) {
        swatch(route.rawValue)
        route.rawValue
      }
    }
  }
}

private func row<Action>(_ result: SearchResult, _ dua: Dua, _ best: Double, _ library: Library) -> HTML<
  Action
> {
  let parts = SearchResult.Route.allCases.compactMap { route in
    result.explanation?.parts[route].map { ChartPart(route.rawValue, $0) }
  }
  return HTML {
    a(.href(EditorPlace.dua(dua.slug.rawValue).location)) {
      bdi { dua.title[library.defaultLanguage] ?? dua.slug.rawValue }
    }
    bar(parts, of: max(best, 0.001))
    p(.class("facts")) {
      parts.map { "\($0.name) \(String(toThousandths: $0.value))" }.joined(separator: " + ")
        + " = \(String(toThousandths: result.score))"
    }
  }
}
