import DuaLibrary
import LibraryDiff
import Testing

@testable import LibraryCompiler

@Suite("The comparison of versions")
struct LibraryComparerTests {
  private func compare(_ disk: InMemoryFiles, _ old: String, _ new: String, _ git: GitClient = .absent)
    async throws(OperationalFailure) -> LibraryChanges
  {
    try await LibraryComparer(files: disk.client, environment: .sample, git: git).compare(old, new)
  }

  private func failure(_ disk: InMemoryFiles, _ old: String, _ new: String) async -> String? {
    do throws(OperationalFailure) {
      _ = try await compare(disk, old, new)
      return nil
    } catch {
      return error.message
    }
  }

  /// The library of the sample with another text.
  private func changed() throws -> Library {
    var dua = Sample.bareDua
    dua.arabic += "\u{0628}"
    return try Sample.library(duas: [dua, Sample.fullDua])
  }

  /// A release with one version for each library.
  private func release(_ libraries: [Library], at folder: String, in disk: InMemoryFiles) throws {
    for (index, library) in libraries.enumerated() {
      var targets: [String] = []
      for (path, bytes) in try BundleInMemory(
        library,
        additional: [Artifact(path: "search/x.bin", bytes: [1])]
      ).files {
        let hash = Checksum.sha256(of: bytes)
        targets.append("\"\(path)\":{\"hashes\":{\"sha256\":\"\(hash)\"},\"length\":\(bytes.count)}")
        let name = Paths.name(of: path)
        disk.put("\(folder)/targets/\(path.dropLast(name.count))\(hash).\(name)", .file(bytes))
      }
      let metadata =
        "{\"signatures\":[],\"signed\":{\"_type\":\"targets\",\"targets\":{\(targets.joined(separator: ","))}}}"
      disk.put("\(folder)/metadata/\(index + 1).targets.json", .file(Array(metadata.utf8)))
    }
  }

  @Test("reads bundles and the newest version of releases")
  func releases() async throws {
    let disk = InMemoryFiles()
    for (path, bytes) in try BundleInMemory(Sample.library()).files {
      disk.put("/project/output/\(path)", .file(bytes))
    }
    // The tenth version is newer than the ninth.
    try release(
      Array(repeating: try Sample.library(), count: 9) + [changed()],
      at: "/project/release",
      in: disk
    )
    let changes = try await compare(disk, "output", "release")
    #expect(changes.entities.map(\.slug) == ["bare"])
    #expect(changes.entities.first?.fields.map(\.name) == ["arabic"])
    #expect(try await compare(disk, "release", "release").isEmpty)
  }

  /// A publication that was interrupted has left the targets of the second version, and its snapshot.
  @Test("reads the version of a release that devices get")
  func unpublishedVersion() async throws {
    let disk = InMemoryFiles()
    try release([Sample.library(), changed()], at: "/project/release", in: disk)
    try release([Sample.library()], at: "/project/first", in: disk)
    let metadata = "/project/release/metadata"
    func describe(_ role: String, as version: Int, in name: String) {
      let text = "{\"signed\":{\"meta\":{\"\(role).json\":{\"version\":\(version)}}}}"
      disk.put("\(metadata)/\(name).json", .file(Array(text.utf8)))
    }
    describe("targets", as: 1, in: "3.snapshot")
    describe("targets", as: 2, in: "4.snapshot")
    describe("snapshot", as: 3, in: "timestamp")
    #expect(try await compare(disk, "first", "release").isEmpty)
    describe("snapshot", as: 4, in: "timestamp")
    #expect(try await compare(disk, "first", "release").entities.map(\.slug) == ["bare"])
    describe("targets", as: 4, in: "timestamp")
    #expect(
      await failure(disk, "first", "release")?.contains("does not state the version of `snapshot.json`")
        == true
    )
    disk.put("\(metadata)/timestamp.json", .file(Array("{".utf8)))
    #expect(await failure(disk, "first", "release")?.contains("is not the timestamp metadata") == true)
  }

  @Test("says why a file of a bundle cannot be read")
  func unreadableBundle() async throws {
    let disk = InMemoryFiles()
    disk.put("/project/pipe/manifest.json", .special("a named pipe"))
    disk.put("/project/link/manifest.json", .link("/project/elsewhere"))
    for folder in ["pipe", "link"] {
      let message = await failure(disk, folder, folder)
      #expect(message?.contains("`manifest.json` is not a regular file") == true, "\(folder)")
    }
  }

  @Test("refuses a release with a file that was changed, is missing or would lead elsewhere")
  func damagedRelease() async throws {
    let disk = InMemoryFiles()
    try release([Sample.library()], at: "/project/release", in: disk)
    let manifest = try #require(disk.paths.first { $0.hasSuffix(".manifest.json") })
    let bytes = Array(try #require(disk.text(manifest)).utf8)
    disk.put(manifest, .file(bytes + [UInt8(ascii: "\n")]))
    #expect(await failure(disk, "release", "release")?.contains("`manifest.json` was changed") == true)
    let metadata = "/project/release/metadata/2.targets.json"
    disk.put(
      metadata,
      .file(Array("{\"signed\":{\"targets\":{\"manifest.json\":{\"hashes\":{\"sha256\":\"../x\"}}}}}".utf8))
    )
    #expect(await failure(disk, "release", "release")?.contains("`manifest.json` is missing") == true)
    disk.put(metadata, .file(Array("{".utf8)))
    #expect(await failure(disk, "release", "release")?.contains("is not the targets metadata") == true)
  }

  @Test("refuses a bundle whose JSON files have another library than its library.bin")
  func otherForm() async throws {
    var bundle = try BundleInMemory(Sample.library())
    bundle.files["duas.json"] = try BundleInMemory(changed()).files["duas.json"]
    try bundle.reseal()
    let disk = InMemoryFiles()
    for (path, bytes) in bundle.files { disk.put("/project/output/\(path)", .file(bytes)) }
    #expect(
      await failure(disk, "output", "output")
        == "the bundle in `output`: the JSON files have another library than `library.bin`: 1 dua changed"
    )
  }

  @Test("reads revisions of Git by their names, the sources by default")
  func revisions() async throws {
    let disk = InMemoryFiles()
    let bundle = try BundleInMemory(Sample.library()).files
    let sources = Samples.files.map { ($0.key.dropFirst("/project/content/".count), Array($0.value.utf8)) }
    let git = GitClient.sample {
      $0.tree = { (folder, revision) throws(FileFailure) in
        switch (folder, revision) {
        case ("/project", "v1:./content"):
          GitTree(files: Dictionary(uniqueKeysWithValues: sources.map { (String($0), $1) }))
        case ("/project", "v1:output"): GitTree(files: bundle)
        default: nil
        }
      }
    }
    #expect(try await compare(disk, "v1:output", "v1:output", git).isEmpty)
    #expect(try await compare(disk, "v1", "v1", git).isEmpty)
    #expect(!(try await compare(disk, "v1", "v1:output", git).isEmpty))
  }

  @Test(
    "says what is missing where a name is not found",
    arguments: [
      (.notInstalled, "`v2` is neither a folder nor a revision of Git: there is no command `git`"),
      (
        .noRepository, "`v2` is neither a folder nor a revision of Git: `/project` is not in a Git repository"
      ),
      (.unknown, "`v2` is neither a folder nor a revision of Git"),
      (.known, "the revision `v2` has no folder `content` below `/project`"),
    ] as [(GitClient.Knowledge, String)]
  )
  func absence(_ knowledge: GitClient.Knowledge, _ message: String) async throws {
    let git = GitClient.sample { $0.knowledge = { _, _ in knowledge } }
    let refusal = await #expect(throws: OperationalFailure.self) {
      try await compare(InMemoryFiles(), "v2", "v1", git)
    }
    #expect(refusal?.message == message)
    let path = await #expect(throws: OperationalFailure.self) {
      try await compare(InMemoryFiles(), "v2:a:b", "v1", git)
    }
    if knowledge == .known { #expect(path?.message == "the revision `v2` has no folder `a:b`") }
  }

  @Test("names the size of a revision that is too large, and what to do")
  func largeRevision() async throws {
    let git = GitClient.sample {
      $0.tree = { (_, revision) throws(FileFailure) in
        throw FileFailure(.read, revision, .tooLarge(size: 5, limit: 4))
      }
    }
    let refusal = await #expect(throws: OperationalFailure.self) {
      try await compare(InMemoryFiles(), "v2", "v1", git)
    }
    #expect(refusal?.message == "cannot read `v2:./content`: it has 5 bytes; the limit is 4")
    #expect(refusal?.hint == "name a smaller folder of the revision, such as `HEAD:output`")
  }

  @Test("lists no folder without a library")
  func otherFolder() async throws {
    let disk = InMemoryFiles()
    disk.put("/project/other/notes.xml", .file([1]))
    #expect(
      await failure(disk, "other", "other")
        == "`other` is neither a bundle nor a release nor sources: it has no `manifest.json`, no `metadata` and no `library.json`"
    )
  }
}

@Suite("The files of a revision")
struct GitTreeTests {
  @Test("are read from the listing and the batch, without links and submodules")
  func tree() throws {
    let listing =
      "100644 blob aa       5\tduas/a b.xml\u{0}120000 blob bb       1\tlink\u{0}"
      + "160000 commit cc       -\tmodule\u{0}100755 blob dd     BAD\tx\u{0}"
    let entries = GitTree.entries(Array(listing.utf8))
    #expect(entries.map(\.path) == [Array("duas/a b.xml".utf8), Array("x".utf8)])
    #expect(entries.map(\.size) == [5, 0])
    let batch = Array("aa blob 5\na\nb\n\n\ndd blob 0\n\n".utf8)
    let tree = try #require(GitTree(entries, batch: batch))
    #expect(tree == GitTree(files: ["duas/a b.xml": Array("a\nb\n\n".utf8), "x": []]))
    #expect(GitTree(entries, batch: Array(batch.dropLast(2))) == nil)
    #expect(GitTree(entries, batch: Array("aa missing\n".utf8)) == nil)
  }

  @Test("are told apart by the bytes of their names")
  func normalization() throws {
    let names = ["e\u{301}.xml", "\u{E9}.xml"]
    let listing = names.map { "100644 blob aa       1\t\($0)\u{0}" }.joined()
    let batch = Array("aa blob 1\n1\naa blob 1\n2\n".utf8)
    let tree = try #require(GitTree(GitTree.entries(Array(listing.utf8)), batch: batch))
    let files = FileSnapshot(tree, at: "/revision").client
    let found = try files.entries("/revision").map { Array($0.name.utf8) }
    #expect(found == names.map { Array($0.utf8) })
    let contents = try names.map { name in try files.read("/revision/\(name)", 1).bytes }
    #expect(contents == [Array("1".utf8), Array("2".utf8)])
  }

  @Test("are not read if their names are not UTF-8, and stay apart, as on a disk")
  func unreadableNames() throws {
    let names: [[UInt8]] = [Array("a.xml".utf8), [0xFE], [0xFF] + Array("/b.xml".utf8)]
    let listing = names.flatMap { name -> [UInt8] in Array("100644 blob aa       1\t".utf8) + name + [0] }
    let batch = Array(String(repeating: "aa blob 1\n1\n", count: names.count).utf8)
    let tree = try #require(GitTree(GitTree.entries(listing), batch: batch))
    #expect(tree == GitTree(files: ["a.xml": Array("1".utf8)], unreadablePaths: Set(names.dropFirst())))
    let files = FileSnapshot(tree, at: "/revision").client
    let unreadable = DirectoryEntry(name: "\u{FFFD}", isUTF8: false)
    #expect(try files.entries("/revision") == [DirectoryEntry(name: "a.xml"), unreadable, unreadable])
    #expect(try files.status("/revision/\u{FFFD}") == nil)
  }
}
