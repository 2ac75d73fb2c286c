import Foundation
import TestSupport
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
    struct Result: Decodable, Equatable {
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

  @Test("needs an index, which a build may skip")
  func skipped() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    #expect(try await project.rizq("build", "--quiet", "--skip-index").code == 0)
    #expect(!project.exists("output/search"))
    #expect(try await project.rizq("verify").code == 0)
    for arguments in [["allah"], ["--suggest", "all"], ["--like", "1"]] {
      let result = try await project.command(["search"] + arguments).run()
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(
        result.errors == """
          error: the bundle in `output` has no search index; it was built with --skip-index
          help: build the bundle again without --skip-index

          """
      )
    }
    #expect(try await project.rizq("build", "--quiet").code == 0)
    #expect(try await project.rizq("search", "allah").code == 0)
    // An index that the bundle should have is missing for another reason.
    try project.remove("output/search/index.bin")
    let missing = try await project.rizq("search", "allah")
    #expect(missing.code == 2 && missing.errors.contains("search/index.bin"), "\(missing.errors)")
    #expect(missing.errors.hasSuffix("help: copy the whole bundle again from where it was built\n"))
    // A damaged one is not followed by two pieces of advice.
    try project.write("output/search/index.bin", Array("RIZQFIND".utf8))
    let damaged = try await project.rizq("search", "allah")
    #expect(damaged.code == 2 && !damaged.errors.contains("help:"), "\(damaged.errors)")
  }

  @Test("says that no dua has a cited volume and page")
  func uncited() async throws {
    let project = try await project()
    let missing = try await project.rizq("search", "quran 67:29")
    #expect(missing.code == 0 && missing.output.hasPrefix("no dua cites 67:29"), "\(missing.output)")
    let json = try await project.rizq("search", "quran 67:29", "--format", "json").output
    #expect(json.contains(#""uncited":["67:29"]"#))
  }

  @Test("prints results as text and as JSON")
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
    #expect(nothing.output == "no dua found for `zzzzqqq`\n")
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

  @Test("prints in JSON where a query matched in the original text, in bytes")
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

  @Test("filters are names in the bundle")
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
    let english = try await project.rizq("search", "allah", "--language", "EN", "--format", "json")
    #expect(try answers(english.output)[0].results == all[0].results)
  }

  @Test(
    "an unknown filter is rejected, with the known names",
    arguments: [
      (["--category", "zzzz"], "the bundle has no category `zzzz`; it has `praise`"),
      (["--category", "prase"], "the bundle has no category `prase`; did you mean `praise`?"),
      (["--collection", "quran"], "the bundle has no collection `quran`; it has `core`"),
      (["--journey", "zzzz"], "the bundle has no journey `zzzz`; it has `first-words`"),
      (["--language", "fr"], "the bundle has no translation into `fr`; it has `en`"),
      // The Arabic text is not a translation, as in the library's filter.
      (["--language", "ar"], "the bundle has no translation into `ar`; it has `en`"),
      (
        ["--category", "praise", "--category", "prase"],
        "the bundle has no category `prase`; did you mean `praise`?"
      ),
      (["--audio"], "the bundle has no dua with a recording: leave out --audio"),
    ]
  )
  func unknownNames(arguments: [String], message: String) async throws {
    let result = try await project().command(["search", "allah"] + arguments).run()
    #expect(result.code == 2)
    #expect(result.errors == "error: \(message)\n")
    #expect(result.output.isEmpty)
  }

  @Test("of many names ten are listed, and the others counted")
  func manyNames() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let categories = (1...12).map { "{\"id\": \($0), \"slug\": \"c\($0)\", \"name\": {\"en\": \"C\"}}" }
    let praise = "{\"id\": 13, \"slug\": \"praise\", \"name\": {\"en\": \"Praise\"}}"
    try project.write(
      "content/library.json",
      SampleLibrary.declaration.replacing(
        "{\"id\": 1, \"slug\": \"praise\", \"name\": {\"en\": \"Praise\"}}",
        with: (categories + [praise]).joined(separator: ", ")
      )
    )
    #expect(try await project.rizq("build", "--quiet").code == 0)
    let result = try await project.rizq("search", "allah", "--category", "elsewhere")
    let shown = ["c1", "c10", "c11", "c12", "c2", "c3", "c4", "c5", "c6", "c7"].map { "`\($0)`" }
    #expect(
      result.errors
        == "error: the bundle has no category `elsewhere`; it has \(shown.joined(separator: ", ")) and 3 more\n"
    )
  }

  @Test(
    "a limit must be a number from 1 to 1000",
    arguments: ["-1", "0", "1001", "99999999999999999999", "many", "1.5", ""]
  )
  func limits(limit: String) async throws {
    for arguments in [["--limit", limit], ["--limit=\(limit)"]] where arguments != ["--limit="] {
      let result = try await TemporaryProject().command(["search", "allah"] + arguments).run()
      #expect(result.code == 2)
      #expect(result.errors.contains("a limit is a whole number from 1 to 1000"), "\(result)")
    }
  }

  @Test(
    "a query with nothing to look for is refused",
    arguments: [
      ("", "the query is empty"), (" \t\n", "the query is empty"),
      ("؟", "the query `؟` has no letter or digit"),
      ("\u{202E}\"!", "the query `\\u{202E}\"!` has no letter or digit"),
      ("\u{1F600}", "has no letter or digit"), (" \u{301}", "has no letter or digit"),
    ]
  )
  func nothingToLookFor(query: String, words: String) async throws {
    let project = try await project()
    for format in ["human", "json"] {
      let result = try await project.rizq("search", query, "--format", format)
      #expect(result.code == 2)
      #expect(result.errors.contains(words), "\(result)")
      #expect(result.output.isEmpty)
    }
    #expect(try await project.rizq("search", "2691").code == 0)
  }

  @Test("a folder without a bundle is named, with the way to make one")
  func bundles() async throws {
    let project = try TemporaryProject()
    try project.makeFolder("empty")
    try project.write("file.json", "{}")
    let problems = [
      ("none", "there is no folder `none`"), ("empty", "the folder `empty` is not a bundle"),
      ("file.json", "`file.json` is not a folder"),
    ]
    for (bundle, words) in problems {
      let result = try await project.rizq("search", "allah", "--bundle", bundle)
      #expect(result.code == 2)
      #expect(result.errors.hasPrefix("error: \(words)"), "\(result)")
      #expect(
        result.errors.contains("`make build-content`") && result.errors.contains("`rizq build --output DIR`")
      )
      #expect(!result.errors.contains("did you mean") && !result.errors.contains("copy"))
    }
    let empty = try await project.rizq("search", "allah", "--bundle", "")
    #expect(empty.code == 2)
    #expect(empty.errors.contains("--bundle is empty"))
  }

  @Test("completes an unfinished query")
  func suggestions() async throws {
    struct Answer: Decodable {
      struct Suggestion: Decodable, Equatable { var text: String, kind: String }
      var query: String, suggestions: [Suggestion]
    }
    let project = try await project()
    let page = try await project.rizq("search", "--suggest", "prai")
    #expect(page.code == 0 && page.output.contains("Praise  (title)\n"), "\(page)")
    let json = try await project.rizq("search", "--suggest", "prai", "--format", "json", "--limit", "1")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.output.utf8))
    #expect(answer.query == "prai" && answer.suggestions == [.init(text: "Praise", kind: "title")])
    let none = try await project.rizq("search", "--suggest", "zzzzqqq")
    #expect(none.code == 0 && none.output == "no suggestion for `zzzzqqq`\n")
    try project.remove("output/search/suggestions.bin")
    let missing = try await project.rizq("search", "--suggest", "prai")
    #expect(missing.code == 2 && missing.errors.contains("search/suggestions.bin"), "\(missing)")
  }

  @Test("finds the duas that are like one, and says why")
  func similar() async throws {
    let project = try await project()
    let page = try await project.rizq("search", "--like", "subhan-allah")
    #expect(page.code == 0 && !page.output.contains("(subhan-allah, id"), "\(page)")
    let json = try await project.rizq("search", "--like", "subhan-allah", "--format", "json")
    #expect(json.code == 0 && json.output.hasPrefix("{\"like\":\"subhan-allah\",\"results\":["), "\(json)")
    let unknown = try await project.rizq("search", "--like", "subhan-alah")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors == "error: the bundle has no dua `subhan-alah`; did you mean `subhan-allah`?\n"
    )
  }

  @Test("names the book of supplications that two duas cite")
  func similarByBook() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    for number in [2691, 2693] {
      let source = "<source type=\"hadith\" collection=\"muslim\" number=\"\(number)\""
      try project.change(
        "content/duas.xml",
        source,
        "<source type=\"other\" title=\"Hisn al-Muslim 121\"/>\(source)"
      )
    }
    #expect(try await project.rizq("build", "--quiet").code == 0)
    let page = try await project.rizq("search", "--like", "subhan-allah")
    #expect(page.output.contains("cites hisn-al-muslim 121"), "\(page)")
  }

  @Test("a dua is found by the topics that its source states")
  func statedTopics() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.change(
      "content/duas.xml",
      "slug=\"allahu-akbar\"",
      "slug=\"allahu-akbar\" topics=\"headache\""
    )
    #expect(try await project.rizq("build", "--quiet").code == 0)
    let page = try await project.rizq("search", "my head hurts", "--explain")
    #expect(page.output.hasPrefix("1. ") && page.output.contains("(allahu-akbar, id"), "\(page)")
    #expect(page.output.contains("#headache"), "\(page)")
  }

  @Test("an empty answer offers queries that find something")
  func related() async throws {
    let project = try await project()
    let page = try await project.rizq("search", "سبخخن")
    #expect(page.output == "no dua found for `سبخخن`\nthese find some: `سبحان`\n")
    let json = try await project.rizq("search", "سبخخن", "--format", "json")
    #expect(json.output.contains("{\"change\":\"spelling\",\"query\":\"سبحان\"}"), "\(json)")
  }

  @Test("says that no dua has the words between quotation marks")
  func unquoted() async throws {
    let project = try await project()
    let page = try await project.rizq("search", "\"glory zzzzqqq\"")
    let note = "no dua has the quoted words; these only contain words of the query\n\n"
    #expect(page.code == 0 && page.output.hasPrefix("\(note)1. Glory  (subhan-allah, id 1)\n"), "\(page)")
    let json = try await project.rizq("search", "\"glory zzzzqqq\"", "--format", "json").output
    #expect(json.hasSuffix(",\"unquoted\":true}\n"), "\(json)")
    let quoted = try await project.rizq("search", "\"glory belongs\"", "--format", "json").output
    #expect(quoted.contains("subhan-allah") && !quoted.contains("unquoted"), "\(quoted)")
    let nothing = try await project.rizq("search", "\"zzzzqqq\"", "--format", "json").output
    #expect(nothing == "{\"query\":\"\\\"zzzzqqq\\\"\",\"results\":[]}\n")
  }

  @Test("says that no dua that passes the filters has the words between quotation marks")
  func unquotedFilter() async throws {
    let page = try await project().rizq("search", "\"Glory belongs to Allah\"", "--slot", "evening").output
    #expect(
      page.hasPrefix(
        """
        no dua that passes the filters has the quoted words; these only contain words of the query

        1. Greatness  (allahu-akbar, id 3)

        """
      ),
      "\(page)"
    )
  }

  @Test("says that no dua has the marks of the words between quotation marks, and finds their letters")
  func unmarked() async throws {
    let project = try await project()
    let page = try await project.rizq("search", "\"سُبْحَانُ اللَّهِ\"").output
    let note = "no dua has the quoted words with these marks; these have their letters\n\n"
    #expect(page.hasPrefix("\(note)1. Glory  (subhan-allah, id 1)\n"), "\(page)")
    let json = try await project.rizq("search", "\"سُبْحَانُ اللَّهِ\"", "--format", "json").output
    #expect(json.hasSuffix(",\"unmarked\":true}\n"), "\(json)")
    let marked = try await project.rizq("search", "\"سُبْحَانَ اللَّهِ\"", "--format", "json").output
    #expect(marked.contains("subhan-allah") && !marked.contains("unmarked"), "\(marked)")
  }

  @Test(
    "wrong usage is exit code 2",
    arguments: [
      ["search"], ["search", "a", "--queries", "q"], ["search", "a", "--like", "b"],
      ["search", "--suggest", "a", "--like", "b"], ["search", "--suggest", ""],
      ["search", "--suggest", "prai", "--category", "praise"], ["search", "--suggest", "prai", "--explain"],
      ["search", "--queries", "q"],
      ["search", "a", "--grade", "sahi"], ["search", "a", "--min-grade", "good"],
      ["search", "a", "--grade", "sahih", "--min-grade", "hasan"],
      ["search", "a", "--min-words", "9", "--max-words", "8"], ["search", "a", "--min-words", "-1"],
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
