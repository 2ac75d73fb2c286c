import Diagnostics
import DuaLibrary
import DuaSearch
import LibraryCompiler
import UnicodeText

/// What `rizq search` answers besides queries.
extension Search {
  /// Writes the completions of an unfinished query.
  func suggest(_ prefix: String) throws {
    _ = try bundle.open()
    let found = try read {
      try SearchSuggestions(bundle: bundle.folder).completions(of: prefix, limit: limit)
    }
    switch format {
    case .human:
      let lines = found.map { "\($0.text.escapedForDisplay)  (\($0.kind.rawValue))\n" }
      Console.output.write(lines.isEmpty ? "no suggestion for \(prefix.quoted())\n" : lines.joined())
    case .json:
      let suggestions = found.map { SuggestionAnswer.Suggestion(text: $0.text, kind: $0.kind.rawValue) }
      Console.output.write(try SuggestionAnswer(query: prefix, suggestions: suggestions).jsonLine())
    }
  }

  /// Writes the duas that are like one.
  func findDuas(like name: String) throws {
    let bundle = try bundle.open()
    let options = try options(bundle)
    let search = try read { try LibrarySearch(bundle: self.bundle.folder) }
    guard let dua = try read({ try bundle.dua(called: name) }) else {
      let slugs = try read { try bundle.duaSlugs.map(\.rawValue) }
      throw Console.error.failure(.unknown("dua", called: name, among: slugs))
    }
    let found = try read { try search.duas(like: dua.id, options: options) }
    let presentation = presentation(try read { try bundle.library(of: found.map(\.id)) })
    switch format {
    case .human: Console.output.write(presentation.page(found, like: dua.slug))
    case .json: Console.output.write(try presentation.answer(found, like: dua.slug).jsonLine())
    }
  }
}

/// The completions of an unfinished query, in JSON.
struct SuggestionAnswer: Encodable {
  struct Suggestion: Encodable {
    var text: String
    var kind: String
  }

  var query: String
  var suggestions: [Suggestion]
}

/// The duas that are like one, in JSON.
struct SimilarityAnswer: Encodable {
  var like: String
  var results: [SearchAnswer.Result]
}
