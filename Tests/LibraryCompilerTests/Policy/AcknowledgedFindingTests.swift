import ContentRepair
import Diagnostics
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("Acknowledged findings")
struct AcknowledgedFindingTests {
  private static let title = "<title xml:lang=\"en\">Glory</title>"
  private static let comment = "<!-- rizq:allow DU05 recited slowly -->"
  private let path = "/project/content/duas/praise.xml"

  private func content(_ edits: (String, String)...) -> Content {
    var content = Content()
    content.edit(Content.duas, "duration=\"5\"", "duration=\"900\"")
    for (old, new) in edits { content.edit(Content.duas, old, new) }
    return content
  }

  private func run(
    _ content: Content,
    _ request: BuildRequest = BuildRequest(content: "content", output: "output", isStrict: true, jobs: 1)
  ) async -> LibraryReducer.State {
    await LibraryReducer.run(request, on: content.client(of: content.disk()))
  }

  private func rules(_ state: LibraryReducer.State) -> [String] {
    state.checked?.report.diagnostics.map(\.rule.rawValue) ?? []
  }

  @Test("pass a strict build, and are listed with their reasons")
  func strict() async {
    let without = await run(content())
    #expect(without.outcome == .rejected)
    #expect(rules(without) == ["DU05"])
    let state = await run(content((Self.title, Self.title + Self.comment)))
    #expect(state.checked?.library != nil && state.outcome != .rejected)
    #expect(rules(state).isEmpty)
    let acknowledged = state.checked?.report.acknowledged ?? []
    #expect(acknowledged.map(\.rule) == ["DU05"])
    #expect(acknowledged.map(\.acknowledgement) == ["recited slowly"])
  }

  @Test("may be errors of rules that are not essential")
  func error() async {
    var content = content((Self.title, Self.title + Self.comment))
    content.setLevel("error", of: ["DU05"])
    #expect(await run(content).outcome != .rejected)
  }

  @Test("are those of their own rule and entry only")
  func scope() async {
    let praise = "<title xml:lang=\"en\">Praise</title>"
    let inOther = await run(content((praise, praise + Self.comment)))
    #expect(rules(inOther) == ["DU05", "AK06"])
    let ofOther = await run(content((Self.title, Self.title + "<!-- rizq:allow DU01 why -->")))
    #expect(rules(ofOther).sorted() == ["AK06", "DU05"])
  }

  @Test("stay reported without a reason, and if the rule is essential")
  func invalid() async {
    let unexplained = await run(content((Self.title, Self.title + "<!-- rizq:allow DU05 -->")))
    #expect(rules(unexplained).sorted() == ["AK02", "DU05"])
    let essential = await run(
      content(("id=\"2\"", "id=\"1\""), (Self.title, Self.title + "<!-- rizq:allow ID01 why -->"))
    )
    #expect(Set(rules(essential)) == ["AK04", "DU05", "ID01"])
  }

  @Test("of a text in a layer are acknowledged in the layer")
  func layer() async {
    func layer(_ key: String) -> String {
      """
      {"version": 1, "kind": "translation", "lang": "en", "texts": [
        {"dua": "subhan-allah", "text": "Glory belongs to الله"\(key)}]}
      """
    }
    var content = Content()
    content.edit(Content.duas, "<translation xml:lang=\"en\">Glory belongs to Allah</translation>", "")
    content.add("texts/en.json", layer(""))
    #expect(rules(await run(content)) == ["TX06"])
    content.add(
      "texts/en.json",
      layer(", \"$allow\": [{\"rule\": \"TX06\", \"reason\": \"the name is shown\"}]")
    )
    let state = await run(content)
    #expect(state.checked?.library != nil && state.outcome != .rejected)
    #expect(state.checked?.report.acknowledged.count == 1)
  }

  @Test("that policy silences leave the acknowledgement used")
  func silenced() async {
    var content = content((Self.title, Self.title + Self.comment))
    content.silence(["DU05"])
    let state = await run(content)
    #expect(rules(state).isEmpty)
    #expect(state.checked?.report.acknowledged.isEmpty == true)
  }

  @Test("are not fixed, and fixes keep the comments")
  func fixing() async {
    var content = content((Self.title, Self.comment + Self.title), ("xp=\"15\"", "xp=\" 015\""))
    content.edit(Content.duas, ">Praise<", ">Praise & thanks<")
    let disk = content.disk()
    let state = await LibraryReducer.run(Samples.fixing(FixRequest()), on: content.client(of: disk))
    #expect(state.fixing?.report(state.listing).findings ?? 0 > 0)
    #expect(disk.text(path)?.contains(Self.comment) == true)
    #expect(disk.text(path)?.contains("Praise &amp; thanks") == true)
    #expect(state.checked?.report.acknowledged.map(\.rule) == ["DU05"])
  }
}
