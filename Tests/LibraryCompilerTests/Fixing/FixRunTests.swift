import ContentRepair
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("A run that changes the sources")
struct FixRunTests {
  private let path = "/project/content/duas/praise.xml"

  private func files(_ duas: String) -> [String: String] {
    Samples.files.merging([path: duas]) { $1 }
  }

  private func run(
    _ files: [String: String],
    _ fixes: FixRequest = FixRequest()
  ) async -> (state: LibraryReducer.State, disk: InMemoryFiles) {
    let disk = InMemoryFiles(files)
    return (await LibraryReducer.run(Samples.fixing(fixes), on: disk.client), disk)
  }

  @Test("applies safe fixes, keeps every other byte, and running it again changes nothing")
  func safe() async {
    let source =
      "\u{FEFF}"
      + Samples.duas.replacing("\n", with: "\r\n")
      .replacing(
        "<title xml:lang=\"en\">Glory",
        with: "<!-- a & b -->\t<title xml:lang='en'>Glory & <![CDATA[<&>]]> &#x41; & B"
      )
      .replacing("xp=\"15\" duration", with: "xp=\" 015\"  duration")
    let wanted = source.replacing("Glory & <!", with: "Glory &amp; <!").replacing("; & B", with: "; &amp; B")
      .replacing("\" 015\"", with: "\"15\"")
    let (state, disk) = await run(files(source))
    #expect(disk.text(path)?.utf8.elementsEqual(String(wanted.unicodeScalars.dropFirst()).utf8) == true)
    #expect(state.outcome?.isSuccess == true)
    let report = state.fixing?.report(state.listing)
    #expect(report?.files == 1)
    #expect(report?.findings == 1 + 2 + 3)
    let before = disk.tree("/project")
    let again = await LibraryReducer.run(Samples.fixing(FixRequest()), on: disk.client)
    #expect(disk.tree("/project") == before)
    #expect(again.fixing?.rounds == 0)
  }

  @Test("fixes everything, also what the report would not list")
  func unlisted() async {
    let count = FindingLimit().inFile + 1000
    let sources = String(repeating: "<source type=\"quran\" surah=\"٣٧\" ayah=\"100\"/>", count: count)
    let source = Samples.duas.replacing("</dua>", with: sources + "</dua>", maxReplacements: 1)
    let unfixed = await LibraryReducer.run(Samples.request, on: InMemoryFiles(files(source)).client)
    #expect(unfixed.checked?.report.omittedCount == 1000)
    #expect(unfixed.checked?.report.fixable.safe == count)
    let (state, disk) = await run(files(source))
    #expect(disk.text(path) == source.replacing("٣٧", with: "37"))
    #expect(state.fixing?.report(state.listing).findings == count)
    #expect(state.fixing?.rounds == 1)
    #expect(state.checked?.report.fixable.safe == 0)
  }

  @Test("fixes JSON too, and keeps its escapes and layout")
  func json() async {
    let journeys = Samples.journeys.replacing("\"first-words\"", with: "\"f\\u0069rst-words\"")
      .replacing("\"order\": 1", with: "\"order\":\"1\"").replacing(
        "\"evening\"}]}",
        with: "\"evening\"},\r\n]}"
      )
      .replacing("First words", with: "First\twords")
    let wanted = journeys.replacing("\"1\"", with: "1").replacing("},\r\n]", with: "}\r\n]")
      .replacing("\t", with: " ")
    var files = Samples.files
    files["/project/content/journeys/first.json"] = journeys
    let (state, disk) = await run(files)
    #expect(disk.text("/project/content/journeys/first.json") == wanted)
    #expect(state.checked?.report.diagnostics.map(\.rule) == [])
  }

  @Test("records new ids, in an empty list and in one that has rows")
  func ids() async throws {
    let ids = "/project/content/ids.json"
    var files = Samples.files
    files[ids] = "{\"version\": 1}\n"
    let (state, disk) = await run(files)
    #expect(state.outcome?.isSuccess == true)
    let written = try #require(disk.text(ids))
    #expect(
      written == """
        {
          "version": 1,
          "duas": [
            {"id": 1, "slug": "subhan-allah"},
            {"id": 2, "slug": "alhamdu-lillah"},
            {"id": 3, "slug": "allahu-akbar"}
          ],
          "journeys": [
            {"id": 1, "slug": "first-words"}
          ],
          "categories": [
            {"id": 1, "slug": "praise"}
          ],
          "collections": [
            {"id": 1, "slug": "core"}
          ]
        }

        """
    )
    files[ids] = written
    files[path] = Samples.duas.replacing(
      "</duas>",
      with: Samples.dua(4, "more", "More", "رَبِّ", "rabbi", "My Lord") + "</duas>"
    )
    let (_, more) = await run(files)
    #expect(
      more.text(ids)
        == written.replacing(
          "\"allahu-akbar\"}",
          with: "\"allahu-akbar\"},\n    {\"id\": 4, \"slug\": \"more\"}"
        )
    )
  }

  @Test("applies unsafe fixes only on request")
  func unsafe() async {
    let source = Samples.duas.replacing("difficulty=\"beginner\"", with: "difficulty=\"Beginner\"")
    let (careful, untouched) = await run(files(source))
    #expect(untouched.text(path) == source)
    #expect(careful.outcome == .rejected)
    #expect(careful.checked?.report.fixable.unsafe == 3)
    let (bold, changed) = await run(files(source), FixRequest(allowsUnsafe: true))
    #expect(changed.text(path) == Samples.duas)
    #expect(bold.outcome?.isSuccess == true)
  }

  @Test("does not fix what policy silences")
  func silenced() async {
    var files = Samples.files
    let journeys = Samples.journeys.replacing("\"order\": 1,", with: "\"order\": 1, \"xp\": 99,")
    files["/project/content/journeys/first.json"] = journeys
    files["/project/content/library.json"] = Samples.declaration.replacing(
      "\"policy\": {}",
      with: "\"policy\": {\"severity\": {\"JN01\": \"off\"}}"
    )
    let (_, disk) = await run(files, FixRequest(allowsUnsafe: true))
    #expect(disk.text("/project/content/journeys/first.json") == journeys)
  }

  @Test("does not touch verses of the Quran, certain or possible, and fixes the text around them")
  func quran() async {
    let verse = "رَبِّ هَبْ لِي مِنَ الصَّالِحِينَ"
    let source = Samples.duas.replacing("سُبْحَانَ اللَّهِ", with: verse.replacing(" لِي", with: "\u{85} لِي"))
      .replacing(
        "<source type=\"hadith\" collection=\"muslim\" number=\"2691\" grade=\"sahih\" grader=\"Muslim\"/>",
        with: "<source type=\"quran\" surah=\"٣٧\" ayah=\"100\"/>"
      )
      .replacing("اللَّهُ أَكْبَرُ", with: "اللَّهُ\u{85} أَكْبَرُ ﴿قُلْ\u{85} هُوَ﴾")
    let (state, disk) = await run(files(source), FixRequest(allowsUnsafe: true))
    let wanted = source.replacing("٣٧", with: "37").replacing("اللَّهُ\u{85} أَكْبَرُ", with: "اللَّهُ أَكْبَرُ")
    #expect(disk.text(path)?.unicodeScalars.elementsEqual(wanted.unicodeScalars) == true)
    #expect(state.outcome == .rejected, "what is left is reported")
  }

  @Test("does not touch a short verse whose source cannot be read", arguments: ["<soUrce", "&lt;source"])
  func unreadSource(tag: String) async {
    let verse = "رَبِّ زِدْنِی عِلْمًا"
    let source = Samples.duas.replacing("سُبْحَانَ اللَّهِ", with: verse)
      .replacing(
        "<source type=\"hadith\" collection=\"muslim\" number=\"2691\" grade=\"sahih\" grader=\"Muslim\"/>",
        with: "\(tag) type=\"quran\" surah=\"20\" ayah=\"114\"/>"
      )
    let (state, disk) = await run(files(source))
    #expect(disk.text(path)?.unicodeScalars.elementsEqual(source.unicodeScalars) == true)
    #expect(state.outcome == .rejected)
  }

  @Test("fixes in several rounds a file whose errors hide one another")
  func rounds() async {
    let source = Samples.duas.replacing("Glory<", with: "a & b & c & d &nbsp; e &mdash; f<")
    let (state, disk) = await run(files(source))
    #expect(disk.text(path)?.contains("a &amp; b &amp; c &amp; d e — f<") == true)
    #expect(state.fixing?.rounds == 6)
  }

  @Test("ends after a bounded number of rounds, keeps their changes, and reports that there is more to fix")
  func bound() async {
    let source = Samples.duas.replacing(
      "Glory<",
      with: String(repeating: "&", count: Fixing.roundLimit + 3) + "<"
    )
    let (state, disk) = await run(files(source))
    #expect(state.fixing?.rounds == Fixing.roundLimit)
    #expect(state.fixing?.notes.map(\.message) == ["there is more to fix after 64 rounds; run it again"])
    _ = await LibraryReducer.run(Samples.fixing(FixRequest()), on: disk.client)
    #expect(disk.text(path)?.contains(String(repeating: "&amp;", count: Fixing.roundLimit + 3) + "<") == true)
  }

  @Test("reports its changes at the location of the new text")
  func changes() async {
    let source = "\u{FEFF}" + Samples.duas.replacing("Praise<", with: "Praise & thanks &amp; <")
    let (state, disk) = await run(files(source))
    let changes = state.fixing?.report(state.listing).changes ?? []
    #expect(changes.map(\.before) == ["\u{FEFF}", "&"])
    #expect(changes.map(\.after) == ["", "&amp;"])
    #expect(changes.map(\.location.line) == [1, 12])
    let bytes = Array((disk.text(path) ?? "").utf8)
    #expect(changes.map { String(decoding: bytes[$0.location.bytes], as: UTF8.self) } == ["", "&amp;"])
  }

  @Test("reports a change that a later round replaces at the line of what replaced it")
  func replacedChange() async {
    let source = Samples.journeys.replacing("\"version\": 1,", with: "\"version\":\n'1.0',\n")
    let files = Samples.files.merging(["/project/content/journeys/first.json": source]) { $1 }
    let (state, _) = await run(files, FixRequest(allowsUnsafe: true))
    let changes = state.fixing?.report(state.listing).changes ?? []
    #expect(changes.map(\.before) == ["'", "\"1.0\"", "'"])
    #expect(changes.map(\.location.line) == [2, 2, 2])
  }

  @Test("does not overwrite a file that another program has saved, and changes the others")
  func changedMeanwhile() async {
    let disk = InMemoryFiles(files(Samples.duas.replacing("Glory<", with: "Glory & <")))
    disk.put(
      "/project/content/journeys/first.json",
      .file(Array(Samples.journeys.replacing("]}\n]}", with: "]},\n]}").utf8))
    )
    var client = disk.client
    let write = client.write
    client.write = { [path] (name, bytes) throws(FileFailure) in
      try write(name, bytes)
      if name.hasPrefix("/project/content/duas/.rizq-new") { disk.put(path, .file(Array("mine".utf8))) }
    }
    let state = await LibraryReducer.run(Samples.fixing(FixRequest()), on: client)
    #expect(disk.text(path) == "mine")
    #expect(disk.text("/project/content/journeys/first.json")?.contains("]},") == false)
    guard case .failed(let failure) = state.outcome else {
      Issue.record("\(String(describing: state.outcome))")
      return
    }
    #expect(failure.message == "cannot replace `\(path)`: it changed since it was read")
    #expect(disk.paths.allSatisfy { !$0.contains(".rizq-") })
    #expect(state.checked?.draft.isComplete == false, "the report is about what is on the disk")
  }

  @Test("removes the leftovers of an earlier run, and nothing else")
  func leftovers() async {
    var files = Samples.files
    files["/project/content/duas/.rizq-new-3"] = "half"
    files["/project/content/.hidden"] = "mine"
    let (_, disk) = await run(files)
    #expect(disk.tree("/project/content").keys.filter { $0.contains("/.") } == ["/.hidden"])
  }

  @Test("a stop while files are written lets the one that is begun be written, and no other")
  func stopped() {
    var state = LibraryReducer.State(request: Samples.fixing(FixRequest()))
    state.stage = .saving
    _ = LibraryReducer().stop(&state)
    #expect(state.isStopping && state.outcome == nil)
    state.stage = .revising
    _ = LibraryReducer().stop(&state)
    #expect(state.outcome == .cancelled)
  }
}

extension BuildOutcome {
  fileprivate var isSuccess: Bool {
    if case .succeeded = self { true } else { false }
  }
}
