import Diagnostics
import DuaLibrary
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("The form of a consumer")
struct ConsumerFormTests {
  private typealias Sample = ConsumerSamples

  private func form(_ text: String, library: [String: String] = [:]) async throws -> [String: String] {
    let state = await Sample.state(of: text, library: library)
    let checked = try #require(state.checked)
    let consumer = try Consumer.named(["app"], in: checked.draft)[0]
    let tables = try BundleWriter.tables(of: try #require(checked.library))
    let artifacts = try ConsumerForm(consumer, tables: tables).artifacts
    return Dictionary(
      uniqueKeysWithValues: artifacts.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
  }

  @Test("has the program's files, keys and values")
  func files() async throws {
    let form = try await form(Sample.text())
    #expect(
      form == [
        "consumers/app/duas.json": """
        [
        {"category_id":1,"difficulty":"easy","id":1,"titleEn":"Glory"},
        {"category_id":1,"difficulty":"easy","id":2,"titleEn":"Praise"},
        {"category_id":1,"difficulty":"easy","id":3,"titleEn":"Greatness"}
        ]

        """,
        "consumers/app/groups.json": """
        [
        {"id":1,"slug":"praise"}
        ]

        """,
        "consumers/app/journeys.json": """
        [
        {"created_at":"2026-01-01","description":null,"emoji":"/images/first-words.png","is_premium":false,"slug":"first-words"}
        ]

        """,
      ]
    )
  }

  /// A second category, that of the second dua.
  private static let library = [
    "/project/content/library.json": Samples.declaration.replacing(
      "\"categories\": [",
      with: "\"categories\": [{\"id\": 7, \"slug\": \"thanks\", \"name\": {\"en\": \"Thanks\"}}, "
    ),
    "/project/content/duas/praise.xml": Samples.duas.replacing(
      "slug=\"alhamdu-lillah\" category=\"praise\"",
      with: "slug=\"alhamdu-lillah\" category=\"thanks\""
    ),
  ]

  @Test("merges categories that the program does not know into those that it knows")
  func merged() async throws {
    let text = Sample.text().replacing("\"other\"]", with: "\"other\"], \"map\": {\"thanks\": \"praise\"}")
    let form = try await form(text, library: Self.library)
    #expect(form["consumers/app/groups.json"] == "[\n{\"id\":1,\"slug\":\"praise\"}\n]\n")
    #expect(
      form["consumers/app/duas.json"]?.contains("{\"category_id\":1,\"difficulty\":\"easy\",\"id\":2,")
        == true
    )
  }

  @Test("leaves out categories that the program shall not have")
  func omitted() async throws {
    let text = Sample.text().replacing("\"other\"]", with: "\"other\"], \"omit\": [\"thanks\"]")
    let form = try await form(text, library: Self.library)
    #expect(form["consumers/app/groups.json"] == "[\n{\"id\":1,\"slug\":\"praise\"}\n]\n")
    #expect(form["consumers/app/duas.json"]?.contains("\n{\"difficulty\":\"easy\",\"id\":2,") == true)
  }

  @Test("has every text scalar for scalar")
  func scalars() async throws {
    let text = Sample.text([
      """
      {"rows": "duas.json", "fields": [{"name": "text", "from": "arabic_text", "type": "text"}]}
      """
    ])
    let form = try await form(text)
    let rows = (form["consumers/app/duas.json"] ?? "").split(separator: "\n").dropFirst().dropLast()
    let state = await Sample.state(of: text)
    let duas = try #require(state.checked?.library).duas
    #expect(rows.count == duas.count)
    for (row, dua) in zip(rows, duas) {
      #expect(Array(row.utf8).starts(with: Array("{\"text\":\"\(dua.arabic)\"}".utf8)))
    }
  }

  private func build(_ consumers: [String], _ text: String = Sample.text()) async -> (
    state: LibraryReducer.State, disk: InMemoryFiles
  ) {
    let disk = InMemoryFiles(Sample.files(text))
    var request = Samples.request
    request.consumers = consumers
    return (await LibraryReducer.run(request, on: disk.client), disk)
  }

  @Test("is in the bundle, which lists it")
  func published() async throws {
    let (state, disk) = await build(["app"])
    #expect(state.written?.consumers.map(\.name) == ["app"])
    let bundle = try Bundle { path in try disk.client.read("/project/output/" + path, 1 << 20).bytes }
    #expect(try bundle.library.duas.count == 3)
    #expect(
      bundle.manifest.files.map(\.path).filter { $0.hasPrefix("consumers/") } == [
        "consumers/app/duas.json", "consumers/app/groups.json", "consumers/app/journeys.json",
      ]
    )
    let (_, plain) = await build([])
    #expect(disk.text("/project/output/duas.json") == plain.text("/project/output/duas.json"))
    #expect(plain.tree("/project/output").keys.allSatisfy { !$0.contains("consumers") })
  }

  @Test("is written for consumers that exist and can read it, or nothing is published")
  func failures() async {
    let long = Sample.text().replacing("\"longest\": 12", with: "\"longest\": 8")
    let incomplete = Sample.text().replacing("\"rows\": \"duas.json\", ", with: "")
    for (names, text, message, hint) in [
      (["ap"], Sample.text(), "no consumer is called `ap`; did you mean `app`?", nil),
      (["zz"], Sample.text(), "no consumer is called `zz`", "`consumers/` describes `app`"),
      (
        ["app"], long,
        "`consumers/app/duas.json`, line 4: `titleEn` has 9 characters; `app` takes at most 8",
        "correct the content or `consumers/app.json`; `rizq check-consumer app --plain` lists every value"
      ),
    ] {
      let (state, disk) = await build(names, text)
      guard case .failed(let failure) = state.outcome else {
        Issue.record("\(String(describing: state.outcome))")
        continue
      }
      #expect(failure.message == message)
      #expect(failure.hint == hint)
      #expect(disk.tree("/project/output").isEmpty)
    }
    #expect(await build(["app"], incomplete).state.outcome == .rejected)
  }

  @Test("does not depend on the order of the consumers' fields and files")
  func order() async throws {
    let turned = Sample.text(Sample.all.reversed())
    #expect(try await form(turned) == form(Sample.text()))
  }
}
