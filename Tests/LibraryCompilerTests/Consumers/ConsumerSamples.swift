import ContentDraft
import Diagnostics

@testable import LibraryCompiler

/// A consumer of ``SampleLibrary`` as text, and the findings about it.
enum ConsumerSamples {
  static let path = "/project/content/consumers/app.json"

  static let duas = """
    {"rows": "duas.json", "fields": [
      {"name": "id", "type": "integer", "required": true},
      {"name": "titleEn", "from": "title_en", "type": "text", "required": true, "longest": 12},
      {"name": "difficulty", "type": "text", "values": ["easy", "hard"], "unknown": "nil", "map": {"Beginner": "easy"}},
      {"name": "category_id", "type": "integer"}],
     "reserved": [{"id": 1, "slug": "subhan-allah"}]}
    """
  static let categories = """
    {"rows": "categories.json", "file": "groups.json", "loses": "row", "fields": [
      {"name": "id", "type": "integer", "required": true},
      {"name": "slug", "type": "text", "required": true, "values": ["praise", "other"]}]}
    """
  static let journeys = """
    {"rows": "journeys.json", "null": true, "fields": [
      {"name": "slug", "type": "text", "required": true},
      {"name": "description", "type": "text"},
      {"name": "created_at", "type": "text", "default": "2026-01-01"},
      {"name": "is_premium", "type": "boolean", "required": true},
      {"name": "emoji", "type": "text", "image": {"prefix": "/images/", "suffix": ".png", "names": ["first-words"]}}]}
    """

  static let all = [duas, categories, journeys]

  static func text(_ tables: [String] = all) -> String {
    "{\"version\": 1, \"title\": \"An app\", \"tables\": [\n\(tables.joined(separator: ",\n"))\n]}\n"
  }

  static func files(_ consumer: String) -> [String: String] { Samples.files.merging([path: consumer]) { $1 } }

  /// The consumer of a text without mistakes.
  static func consumer(_ text: String = text()) async throws -> Consumer {
    let state = await state(of: text)
    return try Consumer.named(["app"], in: state.checked?.draft ?? LibraryDraft())[0]
  }

  @MainActor
  static func state(of text: String, library: [String: String] = [:]) async -> LibraryReducer.State {
    let disk = InMemoryFiles(files(text).merging(library) { $1 })
    return await LibraryReducer.run(BuildRequest(content: "content", jobs: 1), on: disk.client)
  }

  /// One line for each finding: the rule, the marked text and the message; then its notes and fixes.
  static func findings(_ text: String, library: [String: String] = [:]) async -> [String] {
    await state(of: text, library: library).checked?.report.diagnostics.flatMap(lines) ?? []
  }

  static func lines(of diagnostic: Diagnostic) -> [String] {
    let notes = diagnostic.notes.map { "  note \($0.location.map(mark) ?? ""): \($0.message)" }
    return ["\(diagnostic.rule) \(diagnostic.location.map(mark) ?? "-"): \(diagnostic.message)"] + notes
      + diagnostic.fixIts.map { "  fix: \($0.message)" }
  }

  private static func mark(_ location: SourceLocation) -> String {
    guard let excerpt = location.excerpt else { return location.path }
    let scalars = Array(excerpt.text.unicodeScalars)[excerpt.mark]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return "`\(String(text))`"
  }
}
