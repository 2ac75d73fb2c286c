import Diagnostics
import Testing

@testable import LibraryCompiler

@Suite("Finding the sources")
struct SourceFinderTests {
  private func listing(_ nodes: [String: InMemoryFiles.Node]) throws -> SourceListing {
    let disk = InMemoryFiles()
    disk.put("/project/content", .directory)
    for (path, node) in nodes { disk.put("/project/content/\(path)", node) }
    return try SourceFinder(files: disk.client, root: "/project/content").find()
  }

  private func rules(_ listing: SourceListing) -> [String] {
    listing.findings.map { "\(listing.path(of: $0.range?.file ?? FileID(999))): \($0.rule)" }
  }

  @Test("files are sorted by the bytes of their paths, in whatever order the file system lists them")
  func order() throws {
    let listing = try listing([
      "b.xml": .file([]), "a/z.json": .file([]), "a.xml": .file([]), "B.xml": .file([1]),
    ])
    #expect(listing.paths == ["B.xml", "a.xml", "a/z.json", "b.xml"])
    #expect(listing.sources == (0..<4).map(FileID.init))
  }

  @Test("files of version control, editors and systems are ignored, and so are assets")
  func ignored() throws {
    let names = [
      ".git/config.xml", "x.xml~", "#x.xml#", ".x.swp", ".DS_Store", "x.bak", "audio/1.m4a", "README.md",
      "~$daily.docx",
    ]
    let listing = try listing(
      Dictionary(uniqueKeysWithValues: (names + ["x.xml"]).map { ($0, .file([])) })
    )
    #expect(listing.paths == ["x.xml"])
    #expect(listing.findings.isEmpty)
    #expect(
      listing.ignored.sorted() == [
        "#x.xml#", ".DS_Store", ".git", ".x.swp", "README.md", "audio/1.m4a", "x.bak", "x.xml~",
        "~$daily.docx",
      ]
    )
  }

  @Test("a pipe, a file of another kind and a broken link are reported and not read")
  func notSources() throws {
    let listing = try listing([
      "good.xml": .file([]), "pipe.xml": .special("a named pipe"), "core.xlm": .file([]),
      "gone.xml": .link("/project/gone"),
    ])
    #expect(rules(listing) == ["core.xlm: FI05", "gone.xml: FI03", "pipe.xml: FI02"])
    #expect(listing.sources.map(listing.path) == ["good.xml"])
  }

  @Test("a source with another extension, or with its own in capitals, is an error that names the right one")
  func misnamed() throws {
    let listing = try listing([
      "good.xml": .file([]), "core.XML": .file([]), "more.Json": .file([]), "new.xml.txt": .file([]),
      "notes.TXT": .file([]), "old.XML.txt": .file([]),
    ])
    #expect(
      rules(listing) == [
        "core.XML: FI08", "more.Json: FI08", "new.xml.txt: FI08", "notes.TXT: FI05", "old.XML.txt: FI08",
      ]
    )
    #expect(
      listing.findings.first?.message
        == "`core.XML` is not read: rename it to `core.xml`, or move it out of the content folder"
    )
    #expect(listing.sources.map(listing.path) == ["good.xml"])
    #expect(!listing.isComplete)
  }

  @Test("a link is never followed: out of the root an error, inside it a warning")
  func links() throws {
    let listing = try listing([
      "good.xml": .file([]), "in.xml": .link("/project/content/good.xml"), "out.xml": .link("/etc/passwd"),
      "near.xml": .link("/project/content-of-others/x.xml"),
    ])
    #expect(rules(listing) == ["in.xml: FI04", "near.xml: FI03", "out.xml: FI03"])
    #expect(listing.sources.map(listing.path) == ["good.xml"])
  }

  @Test("a link without a target is said to lead nowhere")
  func brokenLink() throws {
    let disk = InMemoryFiles()
    disk.put("/project/content", .directory)
    disk.put("/project/content/good.xml", .file([]))
    disk.put("/project/content/gone.xml", .link("/project/content/nowhere.xml"))
    var files = disk.client
    files.resolve = { (path) throws(FileFailure) in throw FileFailure(.resolve, path, .notFound) }
    let listing = try SourceFinder(files: files, root: "/project/content").find(needsDeclaration: false)
    #expect(rules(listing) == ["gone.xml: FI01"])
    #expect(
      listing.findings.map(\.message) == [
        "the symbolic link leads nowhere, because its target does not exist; restore the target, or remove the link"
      ]
    )
  }

  @Test("a control character in a name is reported, escaped")
  func names() throws {
    let listing = try listing(["good.xml": .file([]), "a\nb.xml": .file([])])
    let finding = try #require(listing.findings.first)
    #expect(finding.rule == UnreadableName.id)
    #expect(finding.message.contains("\\u{A}"))
  }

  @Test("paths that are one file on other systems are reported with both names")
  func letterCase() throws {
    let listing = try listing(["duas/Core.xml": .file([]), "duas/core.xml": .file([])])
    let finding = try #require(listing.findings.first)
    #expect(finding.rule == NamesDifferByCase.id)
    #expect(finding.message.contains("Core.xml") && finding.message.contains("core.xml"))
    #expect(finding.notes.count == 1)
  }

  @Test("paths that differ in the composition of accents are told apart by their scalars")
  func composition() {
    // A dictionary of nodes has one of these names, because its keys are compared as such systems compare names.
    let findings = NamesDifferByCase.findings(in: ["duas/e\u{301}.xml", "duas/\u{E9}.xml"])
    #expect(
      findings.map(\.message) == [
        "`duas/\u{E9}.xml` and `duas/e\u{301}.xml` are one file on systems that compose accents: the first has "
          + "U+00E9 LATIN SMALL LETTER E WITH ACUTE, the second U+0065 LATIN SMALL LETTER E, "
          + "U+0301 COMBINING ACUTE ACCENT; rename one"
      ]
    )
  }

  @Test("a folder without sources is a failure with a hint, never an empty library")
  func empty() {
    #expect(throws: OperationalFailure.self) { try listing([:]) }
    #expect(throws: OperationalFailure.self) { try listing(["notes.txt": .file([])]) }
  }
}
