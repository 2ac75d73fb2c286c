import Foundation
import Testing

@Suite("rizq search")
struct SearchCommandTests {
  private func project() async throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    #expect(try await project.rizq("build", "--quiet").code == 0)
    return project
  }

  private struct Answer: Decodable {
    struct Result: Decodable {
      var id: Int
      var slug: String
      var score: Double
    }

    var query: String
    var results: [Result]
  }

  private func answers(_ output: String) throws -> [Answer] {
    try output.split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  @Test("shows what it found to people and to programs")
  func found() async throws {
    let project = try await project()
    let json = try await project.rizq("search", "allah", "--format", "json")
    let answer = try #require(try answers(json.output).first)
    #expect(json.code == 0)
    let first = try #require(answer.results.first)
    #expect(answer.results.map(\.score) == answer.results.map(\.score).sorted(by: >))
    let page = try await project.rizq("search", "allah", "--explain")
    #expect(page.output.hasPrefix("1. "))
    #expect(page.output.contains("(\(first.slug), id \(first.id))"))
    #expect(page.output.contains("score "))
    #expect(
      try await project.rizq("search", "allah", "--limit", "1", "--format", "json").output.contains(
        first.slug
      )
    )
    let nothing = try await project.rizq("search", "zzzzqqq")
    #expect(nothing.code == 0)
    #expect(nothing.output == "no dua for `zzzzqqq`\n")
  }

  @Test("marks what matched on a terminal, and nowhere else")
  func marks() async throws {
    let project = try await project()
    let command = project.command(["search", "glry"], environment: ["TERM": "xterm"])
    let (code, shown) = try await Terminal(columns: 80).show(command)
    #expect(code == 0)
    #expect(shown.contains("\u{1B}[1;4mGlory\u{1B}[0m"), "\(shown.debugDescription)")
    #expect(
      try await project.rizq("search", "glry").output
        == shown.replacing("\u{1B}[1;4m", with: "").replacing("\u{1B}[0m", with: "").replacing("\r", with: "")
    )
  }

  @Test("tells programs where a query matched in the original text, in bytes")
  func matches() async throws {
    struct Match: Decodable, Equatable { var field: String, language: String?, ranges: [[Int]] }
    struct Answer: Decodable {
      struct Result: Decodable { var slug: String, matches: [Match] }
      var results: [Result]
    }
    let project = try await project()
    let output = try await project.rizq("search", "سبحان", "--format", "json").output
    let first = try #require(try JSONDecoder().decode(Answer.self, from: Data(output.utf8)).results.first)
    let match = try #require(first.matches.first)
    #expect(match.field == "arabic" && match.language == nil)
    // The letters with all their marks: سُبْحَانَ.
    #expect(match.ranges == [[0, "سُبْحَانَ".utf8.count]])
  }

  @Test("answers a file of queries line by line, empty ones too")
  func queries() async throws {
    let project = try await project()
    try project.write("q.txt", "allah\r\n\nzzzzqqq\n\"\\ {\u{1B}")
    let result = try await project.rizq("search", "--queries", "q.txt", "--format", "json")
    #expect(result.code == 0)
    let answers = try answers(result.output)
    #expect(answers.map(\.query) == ["allah", "", "zzzzqqq", "\"\\ {\u{1B}"])
    #expect(answers.map(\.results.isEmpty) == [false, true, true, true])
    let piped = try await project.command(
      ["search", "--queries", "-", "--format", "json"],
      redirection: "< q.txt"
    ).run()
    #expect(piped.output == result.output)
  }

  @Test("a line beyond the limit or not UTF-8 ends the answers with a failure")
  func badLines() async throws {
    let project = try await project()
    try project.write("long.txt", "allah\n" + String(repeating: "a", count: 20_000) + "\nallah\n")
    let long = try await project.rizq("search", "--queries", "long.txt", "--format", "json")
    #expect(long.code == 2)
    #expect(long.errors.contains("line 2 of the queries is longer than 16384 bytes"))
    try project.write("bytes.txt", [0xC7, 0xE1, 0x0A] as [UInt8])
    let bytes = try await project.rizq("search", "--queries", "bytes.txt", "--format", "json")
    #expect(bytes.code == 2)
    #expect(bytes.errors.contains("line 1 of the queries is not UTF-8"))
  }

  @Test("filters name what the bundle has")
  func filters() async throws {
    let project = try await project()
    let wrong = try await project.rizq("search", "allah", "--category", "nowhere")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("the bundle has no category `nowhere`"))
    let all = try answers(try await project.rizq("search", "allah", "--format", "json").output)
    let morning = try answers(
      try await project.rizq("search", "allah", "--slot", "morning", "--format", "json").output
    )
    #expect(morning[0].results.count <= all[0].results.count)
    let none = try answers(
      try await project.rizq("search", "allah", "--language", "zh", "--format", "json").output
    )
    #expect(none[0].results.isEmpty)
  }

  @Test(
    "wrong usage is exit code 2",
    arguments: [
      ["search"], ["search", "a", "--limit", "0"], ["search", "a", "--queries", "q"],
      ["search", "--queries", "q"],
      ["search", "a", "--slot", "noon"], ["search", "a", "--language", "english"],
      ["search", "a", "--bundle", "none"],
      ["search", "--queries", "none.txt", "--format", "json"],
    ]
  )
  func usage(arguments: [String]) async throws {
    let project = try await project()
    let result = try await project.command(arguments).run()
    #expect(result.code == 2)
    #expect(!result.errors.isEmpty)
  }
}
