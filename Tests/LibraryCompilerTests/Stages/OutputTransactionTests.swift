import DuaLibrary
import Testing

@testable import LibraryCompiler

@Suite("Reserving the output folder")
struct OutputTransactionTests {
  private func reserve(
    _ output: String,
    on disk: InMemoryFiles,
    content: String = "/project/content",
    home: String? = "/home/editor"
  ) throws -> OutputTransaction {
    try OutputTransaction.reserve(
      output: output,
      content: content,
      home: home,
      files: disk.client
    )
  }

  @Test(
    "refuses a path where a bundle must not be, with the reason",
    arguments: [
      ("/", "the root of the file system"), ("/home/editor", "the home directory"),
      ("/project/content", "is the content folder"), ("/project/content/output", "inside the content folder"),
      ("/project", "contains the content folder"), ("/home/linked", "the home directory"),
      ("/bundles/old/new", "inside the bundle `/bundles/old`"),
      ("/bundles/old/search/deep/new", "inside the bundle `/bundles/old`"),
    ]
  )
  func places(output: String, reason: String) throws {
    let disk = InMemoryFiles(Samples.files)
    disk.put("/home/editor", .link("/home/linked"))
    disk.put("/bundles/old/manifest.json", .file(Array(Samples.oldManifest.utf8)))
    let before = disk.paths
    let failure = #expect(throws: OperationalFailure.self) { try reserve(output, on: disk) }
    #expect(failure?.message.contains(reason) == true)
    #expect(disk.paths == before, "nothing is touched")
  }

  @Test("takes another spelling of the home directory for another folder, as file systems do")
  func spellings() throws {
    _ = try reserve("/home/e\u{301}", on: InMemoryFiles(Samples.files), home: "/home/\u{E9}")
  }

  @Test("replaces only a bundle")
  func occupants() throws {
    let disk = InMemoryFiles([
      "/project/photos/cat.jpg": "cat", "/project/file": "x",
      "/project/site/manifest.json": #"{"name": "a web page"}"#, "/project/site/index.html": "",
      "/project/notes/manifest.json": Samples.oldManifest, "/project/notes/search/diary.txt": "",
      "/project/checkout/manifest.json": Samples.oldManifest, "/project/checkout/.git/HEAD": "",
    ])
    disk.put("/project/link", .link("/project/photos"))
    let before = disk.paths
    for (output, reason) in [
      ("/project/photos", "no `manifest.json`"), ("/project/file", "is not a folder"),
      ("/project/link", "symbolic link"), ("/project/site", "`manifest.json` that is not a bundle's"),
      ("/project/notes", "`search/diary.txt`"), ("/project/checkout", "`.git/HEAD`"),
    ] {
      let failure = #expect(throws: (any Error).self) { try reserve(output, on: disk) }
      #expect(failure.map { "\($0)".contains(reason) } == true, "\(output)")
    }
    #expect(disk.paths == before)
  }

  @Test(
    "replaces an empty folder, and a bundle of any version with signatures or system files next to its manifest",
    arguments: [
      [], ["manifest.json"], ["manifest.json", "manifest.json.sig", ".DS_Store"],
    ]
  )
  func bundles(names: [String]) throws {
    let disk = InMemoryFiles()
    disk.put("/project/output", .directory)
    for name in names { disk.put("/project/output/\(name)", .file(Array(Samples.oldManifest.utf8))) }
    _ = try reserve("/project/output", on: disk)
  }

  @Test("makes a bundle in a folder with a manifest of another kind")
  func otherManifests() throws {
    let disk = InMemoryFiles(["/project/site/manifest.json": #"{"name": "a web page"}"#])
    _ = try reserve("/project/site/output", on: disk)
  }

  @Test("does not mistake the content for leftovers of an earlier build")
  func contentInTheTemporaryFolder() {
    let disk = InMemoryFiles(["/project/.output.rizq-new/library.json": "precious"])
    let before = disk.paths
    for content in [
      "/project/.output.rizq-new", "/project/.output.rizq-new/inner", "/project/.output.rizq-lock",
    ] {
      let failure = #expect(throws: OperationalFailure.self) {
        try reserve("/project/output", on: disk, content: content)
      }
      #expect(failure?.message.contains("where the content is") == true)
    }
    #expect(disk.paths == before)
  }

  @Test("removes the leftovers of a build that died, and reports taking over its lock")
  func leftovers() throws {
    let disk = InMemoryFiles([
      "/project/.output.rizq-new/duas.json": "half", "/project/.output.rizq-lock": "process 1",
    ])
    let transaction = try reserve("/project/output", on: disk)
    #expect(disk.tree("/project/.output.rizq-new") == ["": .directory])
    #expect(transaction.warning?.contains("process 1") == true)
  }

  @Test("a read-only folder fails before any other work")
  func readOnly() {
    let disk = InMemoryFiles(Samples.files)
    var files = disk.client
    files.lock = { (path) throws(FileFailure) in throw FileFailure(.lock, path, .readOnlyFileSystem) }
    let failure = #expect(throws: FileFailure.self) {
      try OutputTransaction.reserve(
        output: "/project/output",
        content: "/project/content",
        home: nil,
        files: files
      )
    }
    #expect(failure?.cause == .readOnlyFileSystem)
  }
}

@Suite("Writing a bundle")
struct BundleWritingTests {
  @Test(
    "writes the pieces of a file in their order, whichever thread renders one first",
    arguments: [1, 2, 8]
  )
  func pieces(jobs: Int) async throws {
    // Seven pieces, of which the last is by far the shortest.
    let duas = try (0..<6_001).map { index in
      var dua = Sample.bareDua
      dua.id = .init(rawValue: index + 1)
      dua.slug = try #require(Slug("dua-\(index)"))
      return dua
    }
    let library = try Sample.library(duas: duas, journeys: [])
    let expected = try BundleWriter.artifacts(for: library, foldVersion: 0, ruleSetVersion: 0)
    let bundle = RenderedBundle(
      library: library,
      files: try BundleWriter.files(of: library)
    )
    let transaction = OutputTransaction(output: "/output", temporary: "/new", lock: "/lock")
    let disk = InMemoryFiles()
    disk.put("/new", .directory)

    let written = try await transaction.write(bundle, jobs: jobs, disk.client)

    #expect(written.manifest.files.count == bundle.files.count)
    for artifact in expected where artifact.path != Manifest.path {
      #expect(disk.tree("/new")["/" + artifact.path] == .file(artifact.bytes))
      let entry = written.manifest.files.first { $0.path == artifact.path }
      #expect(entry?.bytes == artifact.bytes.count)
      #expect(entry?.sha256 == Checksum.sha256(of: artifact.bytes))
    }
  }
}
