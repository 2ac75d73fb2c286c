import Foundation
import TestSupport
import Testing

@Suite("Consumers, from the command line")
struct ConsumerTests {
  private static let consumer = """
    {"version": 1, "tables": [{"rows": "duas.json", "fields": [
      {"name": "id", "type": "integer", "required": true},
      {"name": "title", "from": "title_en", "type": "text", "required": true}]}]}
    """

  private func project() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write("content/consumers/app.json", Self.consumer)
    return project
  }

  @Test("get a form of their own, the same with any number of jobs, and read it")
  func form() async throws {
    let project = try project()
    #expect(try await project.rizq("build", "--consumer", "app", "--jobs", "1").code == 0)
    #expect(
      try await project.rizq("build", "--consumer", "app", "--output", "again", "--jobs", "8").code == 0
    )
    #expect(project.tree("again") == project.tree())
    let check = try await project.rizq("check-consumer", "app")
    #expect(check.code == 0)
    #expect(check.output.hasSuffix("`app` reads 1 file in output/consumers/app\n"))
    try project.change("output/consumers/app/duas.json", "\"id\":1,", "")
    let damaged = try await project.rizq("check-consumer", "app")
    #expect(damaged.code == 1)
    #expect(
      damaged.output.contains("error[CC01]: this row has no `id`: `app` loses the whole file\n")
        && damaged.output.contains("output/consumers/app/duas.json:2:1")
    )
    #expect(try await project.rizq("check-consumer", "app", "--plain").code == 1)
    #expect(try await project.rizq("build", "--consumer", "app").code == 0)
    #expect(try await project.rizq("build").code == 0)
    #expect(!project.exists("output/consumers"))
  }

  @Test("read the documents of an export to Firestore")
  func documents() async throws {
    let project = try project()
    try project.write(
      "content/consumers/docs.json",
      """
      {"version": 1, "tables": [
        {"rows": "duas.json", "loses": "row", "fields": [
          {"name": "id", "type": "integer", "required": true},
          {"name": "titleEn", "from": "title_en", "type": "text", "required": true}]},
        {"rows": "categories.json", "fields": [
          {"name": "slug", "type": "text", "required": true, "values": ["praise"]}]}]}
      """
    )
    #expect(try await project.rizq("build").code == 0)
    #expect(
      try await project.rizq("export", "firestore", "--project", "p", "--output", "fire").code == 0
    )
    let arguments = ["check-consumer", "docs", "--bundle", "fire"]
    let check = try await project.command(arguments).run()
    #expect(check.code == 0 && check.output.hasSuffix("`docs` reads 1 file in fire\n"), "\(check)")
    // A finding names the place in the file.
    try project.change("fire/documents.ndjson", "\"titleEn\"", "\"title\"")
    try project.change(
      "fire/documents.ndjson",
      "\"slug\":{\"stringValue\":\"praise\"",
      "\"slug\":{\"stringValue\":\"other\""
    )
    let damaged = try await project.command(arguments).run()
    #expect(damaged.code == 1)
    let documents = try project.text("fire/documents.ndjson")
    func place(of text: String, in line: String) throws -> String {
      let lines = documents.unicodeScalars.split(separator: "\n")
      let number = try #require(lines.firstIndex { String($0).contains(line) })
      let start = try #require(String(lines[number]).range(of: text)?.lowerBound)
      return "documents.ndjson:\(number + 1):\(String(lines[number]).unicodeScalars[..<start].count + 1)"
    }
    #expect(damaged.output.contains("this row has no `titleEn`: `docs` loses this row"))
    #expect(damaged.output.contains(try place(of: "{", in: "\"title\"")), "\(damaged.output)")
    #expect(damaged.output.contains("`other` is not a known `slug`"))
    #expect(damaged.output.contains(try place(of: "other", in: "\"other\"")), "\(damaged.output)")
    try project.write("fire/documents.ndjson", "{\"name\": \n")
    let truncated = try await project.command(arguments).run()
    #expect(truncated.code == 1 && truncated.output.contains("documents.ndjson:2:1"), "\(truncated)")
    try project.write("fire/documents.ndjson", "{}\n")
    let broken = try await project.command(arguments).run()
    #expect(broken.code == 2)
    #expect(broken.errors.contains("line 1 of `documents.ndjson` is not a document of Firestore"))
  }

  @Test("of the app map categories as docs/consumers.md says", arguments: ["ios", "firestore"])
  func mapping(_ name: String) throws {
    struct Description: Decodable {
      struct Table: Decodable {
        var rows: String
        var fields: [Field]
      }
      struct Field: Decodable {
        var name: String
        var values: [String]?
        var map: [String: String]?
        var omit: [String]?
      }
      var tables: [Table]
    }
    let file = try Data(contentsOf: Repository.url("content/consumers/\(name).json"))
    let tables = try JSONDecoder().decode(Description.self, from: file).tables
    let categories = try #require(tables.first { $0.rows == "categories.json" })
    let slug = try #require(categories.fields.first { $0.name == "slug" })
    func list(_ slugs: [String]?) -> String { (slugs ?? []).map { "`\($0)`" }.joined(separator: ", ") }
    let rows =
      ["| \(list(slug.values)) | the same |", "| \(list(slug.omit)) | none |"]
      + (slug.map ?? [:]).map { "| `\($0.key)` | `\($0.value)` |" }
    let page = try String(contentsOf: Repository.url("docs/consumers.md"), encoding: .utf8)
    for row in rows { #expect(page.contains(row), "\(row)") }
  }

  @Test("that cannot be checked end with exit code 2")
  func failures() async throws {
    let project = try project()
    let none = try await project.rizq("check-consumer", "app")
    #expect(none.code == 2)
    #expect(none.errors.contains("there is no bundle in `output`"))
    #expect(try await project.rizq("build").code == 0)
    let name = try await project.rizq("check-consumer", "ap")
    #expect(name.code == 2)
    #expect(name.errors.contains("no consumer is called `ap`; did you mean `app`?"))
    #expect(try await project.rizq("build", "--consumer", "ap").code == 2)
    #expect(try await project.rizq("check-consumer", "app", "--content", "").code == 2)
    try project.remove("output/duas.json")
    #expect(try await project.rizq("check-consumer", "app").code == 2)
  }

  @Test("of this library read everything in their forms, and lose categories of the bundle itself")
  func shipped() async throws {
    let project = try TemporaryProject()
    let content = Repository.url("content").path
    let folder = Repository.url("content/consumers").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(".json".count)) }
    #expect(names.contains("ios"))
    let build = try await project.command(
      ["build", "--content", content] + names.flatMap { ["--consumer", $0] }
    ).run()
    #expect(build.code == 0, "\(build)")
    for name in names {
      let check = try await project.rizq("check-consumer", name, "--content", content, "--strict")
      #expect(check.code == 0, "\(check)")
    }
    let plain = try await project.rizq("check-consumer", "ios", "--content", content, "--plain")
    #expect(plain.code == 1)
    #expect(
      plain.output.contains("`forgiveness` is not a known `slug`: `ios` loses the whole file")
    )
  }
}
