import Foundation
import Testing

@Suite("rizq search --queries")
struct QueryFileTests {
  private struct Answer: Decodable {
    struct Result: Decodable {
      var slug: String
    }

    var query: String
    var results: [Result]
    var error: String?
  }

  private func answers(_ output: String) throws -> [Answer] {
    try output.split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  /// Runs the queries of a file `q.txt` with these bytes.
  private func ask(_ bytes: [UInt8]) async throws -> Command.Result {
    let project = try await TemporaryProject.withBundle()
    try project.write("q.txt", bytes)
    return try await project.rizq("search", "--queries", "q.txt", "--format", "json")
  }

  @Test("answers a file of queries line by line, empty ones too")
  func queries() async throws {
    let project = try await TemporaryProject.withBundle()
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

  @Test("writes what a terminal would not show as escapes")
  func invisible() async throws {
    let query = "allah \u{7F}\u{9B}31m\u{202E}\u{E0041}"
    let result = try await ask(Array(query.utf8))
    #expect(result.output.hasPrefix(#"{"query":"allah \u007f\u009b31m\u202e\udb40\udc41","results":["#))
    let answer = try #require(try answers(result.output).first)
    #expect(answer.query.unicodeScalars.elementsEqual(query.unicodeScalars))
  }

  @Test("answers a line that is too long with an error, and the other lines as ever")
  func longLine() async throws {
    let longest = String(repeating: "a", count: 16_384)
    let lines = [
      "allah", String(repeating: "ك", count: 10_000), longest, longest + "b",
      String(repeating: "a", count: 200_000),
    ]
    let result = try await ask(Array((lines + ["allah", ""]).joined(separator: "\r\n").utf8))
    #expect(result.code == 2)
    let problem = "is longer than 16384 bytes; shorten it"
    #expect(result.errors == [2, 4, 5].map { "error: line \($0) of `q.txt` \(problem)\n" }.joined())
    let answers = try answers(result.output)
    #expect(
      answers.map(\.error) == [
        nil, "the line \(problem)", nil, "the line \(problem)", "the line \(problem)", nil,
      ]
    )
    #expect(answers.map(\.results.isEmpty) == [false, true, true, true, true, false])
    #expect(answers[1].query == String(repeating: "ك", count: 60) + "…")
    #expect(answers[2].query == longest)
  }

  @Test("answers a line that is not UTF-8 with an error, and the other lines as ever")
  func notUTF8() async throws {
    let result = try await ask(Array("allah\na\u{1B}\u{202E}".utf8) + [0xC7, 0x0A] + Array("allah".utf8))
    #expect(result.code == 2)
    #expect(result.errors == "error: line 2 of `q.txt` is not UTF-8; convert the file to UTF-8\n")
    let answers = try answers(result.output)
    #expect(answers.map(\.error) == [nil, "the line is not UTF-8; convert the file to UTF-8", nil])
    #expect(answers.map(\.results.isEmpty) == [false, true, false])
    #expect(answers[1].query == "a\\u{1B}\\u{202E}\u{FFFD}")
  }

  @Test("names the standard input when one of its lines is not a query")
  func standardInput() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("q.txt", [0xC7, 0x0A] as [UInt8])
    let result = try await project.command(
      ["search", "--queries", "-", "--format", "json"],
      redirection: "< q.txt"
    ).run()
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("error: line 1 of the standard input is not UTF-8"))
  }

  @Test("a byte order mark at the beginning of the file is not part of a query")
  func byteOrderMark() async throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let result = try await ask(mark + Array("allah\r\nglory\r\n".utf8))
    #expect(result.code == 0)
    let queries = try answers(result.output).map { Array($0.query.utf8) }
    #expect(queries == [Array("allah".utf8), Array("glory".utf8)])
    let alone = try await ask(mark)
    #expect(alone.code == 0)
    #expect(alone.output.isEmpty)
    let longest = try await ask(mark + Array(String(repeating: "a", count: 16_384).utf8) + [0x0D, 0x0A])
    #expect(longest.code == 0)
  }

  @Test("a file without line ends is not read to its end")
  func endlessLine() async throws {
    let project = try await TemporaryProject.withBundle()
    for arguments in [["search", "--format", "json", "--queries", "/dev/zero"], ["identify", "/dev/zero"]] {
      let result = try await project.command(arguments).run()
      #expect(result.code == 2)
      #expect(result.errors.contains("`/dev/zero` has no end in its first 16 MiB; name a text file"))
    }
  }

  @Test(
    "a file that is missing or cannot be read is named",
    arguments: [
      ("none.txt", "there is no file `none.txt`\nhelp: name a text file with a query on each line\n"),
      (
        "output",
        "`output` cannot be read\nhelp: name a text file with a query on each line\n"
      ),
    ]
  )
  func unreadable(file: String, message: String) async throws {
    let project = try await TemporaryProject.withBundle()
    let result = try await project.rizq("search", "--queries", file, "--format", "json")
    #expect(result.code == 2)
    #expect(result.errors == "error: \(message)")
  }
}
