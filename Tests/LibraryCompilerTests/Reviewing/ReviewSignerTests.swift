import Composable
import ContentDraft
import ContentIngest
import Diagnostics
import TestSupport
import Testing

@testable import LibraryCompiler

@Suite("The reviews of a library")
struct ReviewSignerTests {
  private static let xml = "/project/content/duas/praise.xml"
  private static let unreviewed = "<review status=\"unreviewed\"/>"
  private static let title = "<title xml:lang=\"en\">Glory</title>"

  private func signer(_ disk: InMemoryFiles, _ git: GitClient = .absent) -> ReviewSigner {
    ReviewSigner(files: disk.client, environment: .sample, calendar: .sample, git: git)
  }

  private func disk(_ duas: String = Samples.duas) -> InMemoryFiles {
    InMemoryFiles(Samples.files.merging([Self.xml: duas]) { $1 })
  }

  /// The first dua of a file.
  private func dua(_ text: String, _ path: String = "a.xml") -> DuaFragment? {
    guard
      case .dua(let dua)? = ContentIngest.ingest(Array(text.utf8), file: FileID(0), path: path).fragments
        .first
    else { return nil }
    return dua
  }

  private func failure(_ work: () async throws(OperationalFailure) -> some Sendable) async -> String? {
    do throws(OperationalFailure) {
      _ = try await work()
      return nil
    } catch {
      return error.message
    }
  }

  @Test("wait until they are signed")
  func list() async throws {
    let disk = disk()
    #expect(
      try await signer(disk).open("content").waiting.map(\.slug) == [
        "subhan-allah", "alhamdu-lillah", "allahu-akbar",
      ]
    )
    let path = try await signer(disk).sign("2", by: "A. Reviewer", in: "content")
    #expect(path == "duas/praise.xml")
    let library = try await signer(disk).open("content")
    #expect(library.waiting.map(\.slug) == ["subhan-allah", "allahu-akbar"])
    #expect(library.waiting.map(\.state) == [.unreviewed, .unreviewed])
    let review = try library.review(of: "alhamdu-lillah")
    #expect(review.state == .current)
    #expect(review.reviewer == "A. Reviewer")
    #expect(review.date == "2026-01-31")
    #expect(review.others.map(\.name) == ["title.en"])
  }

  @Test("are signed in place, and nothing else in the file changes")
  func xml() async throws {
    let disk = disk()
    _ = try await signer(disk).sign("subhan-allah", by: "A &\u{301} \"B\" <C>", in: "content")
    let hash = try #require(dua(Samples.duas).flatMap(ReviewedText.init)).hash
    let signed =
      "<review status=\"reviewed\" by=\"A &amp;\u{301} &quot;B&quot; &lt;C&gt;\" date=\"2026-01-31\" hash=\"\(hash)\"/>"
    #expect(disk.text(Self.xml) == Samples.duas.replacing(Self.unreviewed, with: signed, maxReplacements: 1))
    #expect(disk.paths.allSatisfy { !$0.contains(".rizq") })
  }

  @Test("are signed in JSON too")
  func json() async throws {
    let path = "/project/content/duas/praise.json"
    let text = SampleLibrary.duas(.json).replacing(
      "\"review\": {\"status\": \"unreviewed\"}",
      with: "\"review\": {\n \"by\": \"a } \\\"b\", \"status\": \"unreviewed\" }",
      maxReplacements: 1
    )
    let disk = InMemoryFiles([
      "/project/content/library.json": Samples.declaration,
      "/project/content/journeys/first.json": Samples.journeys,
      path: text,
    ])
    _ = try await signer(disk).sign("subhan-allah", by: "A. \"B\"", in: "content")
    let hash = try #require(dua(Samples.duas).flatMap(ReviewedText.init)).hash
    let signed = """
      "review": {"status": "reviewed", "by": "A. \\"B\\"", "date": "2026-01-31", "hash": "\(hash)"}
      """
    let old = "\"review\": {\n \"by\": \"a } \\\"b\", \"status\": \"unreviewed\" }"
    #expect(disk.text(path) == text.replacing(old, with: signed))
  }

  @Test("are inserted where there is none")
  func inserted() async throws {
    let without = Samples.duas.replacing("  \(Self.unreviewed)\n", with: "", maxReplacements: 1)
    let disk = disk(without)
    _ = try await signer(disk).sign("subhan-allah", by: "A. Reviewer", in: "content")
    #expect(
      disk.text(Self.xml)?.contains("duration=\"5\">\n  <review status=\"reviewed\" by=\"A. Reviewer\"")
        == true
    )
    #expect(try await signer(disk).open("content").review(of: "1").state == .current)
  }

  @Test("cover texts of layers")
  func layer() async throws {
    let english = "<translation xml:lang=\"en\">Glory belongs to Allah</translation>"
    let disk = disk(Samples.duas.replacing(english, with: ""))
    func put(_ text: String) {
      let layer =
        "<texts version=\"1\" kind=\"translation\" xml:lang=\"en\"><text dua=\"subhan-allah\">\(text)</text></texts>"
      disk.put("/project/content/texts/en.xml", .file(Array(layer.utf8)))
    }
    put("Glory belongs to Allah")
    _ = try await signer(disk).sign("subhan-allah", by: "A. Reviewer", in: "content")
    let signed = try await signer(disk).open("content").review(of: "subhan-allah")
    #expect(signed.state == .current)
    #expect(signed.text?.hash == dua(Samples.duas).flatMap(ReviewedText.init)?.hash)
    put("Glory be to Allah")
    #expect(try await signer(disk).open("content").review(of: "subhan-allah").state == .stale)
  }

  @Test("are not signed twice, over errors, or for an unknown dua")
  func refused() async throws {
    let disk = disk()
    _ = try await signer(disk).sign("1", by: "A. Reviewer", in: "content")
    let before = disk.tree("/project")
    #expect(try await signer(disk).sign("1", by: "A. Reviewer", in: "content") == nil)
    #expect(disk.tree("/project") == before)
    let unknown = await failure { () async throws(OperationalFailure) in
      try await signer(disk).sign("subhan-alah", by: "A. Reviewer", in: "content")
    }
    #expect(unknown == "no dua is called `subhan-alah`; did you mean `subhan-allah`?")
    let broken = self.disk(Samples.duas.replacing("xp=\"15\"", with: "xp=\"14\""))
    let tree = broken.tree("/project")
    let refused = await failure { () async throws(OperationalFailure) in
      try await signer(broken).sign("1", by: "A. Reviewer", in: "content")
    }
    #expect(refused == "`subhan-allah` cannot be signed: it has 1 error")
    #expect(broken.tree("/project") == tree)
    let unread = self.disk()
    unread.put("/project/content/texts/ur.xml", .file(Array("<texts version=\"1\"".utf8)))
    let incomplete = await failure { () async throws(OperationalFailure) in
      try await signer(unread).sign("1", by: "A. Reviewer", in: "content")
    }
    #expect(
      incomplete
        == "`subhan-allah` cannot be signed: a file cannot be read completely, and may contain a text of it"
    )
    #expect(unread.text(Self.xml) == Samples.duas)
  }

  @MainActor
  @Test("that do not fit are errors, which show what has changed since where the history has it")
  func stale() async throws {
    let disk = disk()
    _ = try await signer(disk).sign("1", by: "A. Reviewer", in: "content")
    let reviewed = try #require(disk.text(Self.xml))
    let changed = reviewed.replacing("<arabic>سُبْحَانَ", with: "<arabic>سُبْحَانِ")
      .replacing("Glory belongs to Allah", with: "Glory belongs to God")
    disk.put(Self.xml, .file(Array(changed.utf8)))
    func report(_ git: GitClient) async -> Diagnostic? {
      let history = ReviewHistoryRun(disk: disk, git: git)
      return await history.diagnostics().first { $0.rule == "RV02" }
    }
    let without = await report(.absent)
    #expect(
      without?.message
        == "dua `subhan-allah` has changed since it was reviewed by `A. Reviewer` on 2026-01-31: "
        + "undo the change, or have it reviewed again"
    )
    #expect(without?.notes == [])
    let git = GitClient.sample {
      $0.commits = { _, paths, _ in paths == ["duas/praise.xml"] ? ["c2", "c1"] : [] }
      $0.contents = { _, commit, _ in Array((commit == "c1" ? reviewed : changed).utf8) }
    }
    let notes = await report(git)?.notes.map(\.message)
    #expect(
      notes == [
        "`سُبْحَانَ` in `arabic` became `سُبْحَانِ`: other marks",
        "`Allah` in `translation.en` became `God`: other letters",
      ]
    )
  }

  @MainActor
  @Test("that do not fit are compared with the reviewed version, whatever the slug of the dua was then")
  func renamed() async throws {
    let disk = disk()
    _ = try await signer(disk).sign("1", by: "A. Reviewer", in: "content")
    let reviewed = try #require(disk.text(Self.xml))
    let changed = reviewed.replacing("slug=\"subhan-allah\"", with: "slug=\"glory\"")
      .replacing("Glory belongs to Allah", with: "Glory belongs to God")
    #expect(changed.contains("slug=\"glory\""))
    disk.put(Self.xml, .file(Array(changed.utf8)))
    let git = GitClient.sample {
      $0.commits = { _, _, _ in ["c1"] }
      $0.contents = { _, _, _ in Array(reviewed.utf8) }
    }
    let stale = await ReviewHistoryRun(disk: disk, git: git).diagnostics().first { $0.rule == "RV02" }
    #expect(stale?.notes.map(\.message) == ["`Allah` in `translation.en` became `God`: other letters"])
  }
}

/// A check of the files on a disk with a history.
@MainActor
private struct ReviewHistoryRun {
  let disk: InMemoryFiles
  let git: GitClient

  func diagnostics() async -> [Diagnostic] {
    let store = Store(initialState: LibraryReducer.State(request: BuildRequest(content: "content", jobs: 1)))
    {
      LibraryReducer()
    } withDependencies: {
      $0.useSample(disk.client)
      $0.git = git
    }
    await store.send(.buildRequested).finish()
    return store.withState { $0.checked?.report.diagnostics ?? [] }
  }
}
