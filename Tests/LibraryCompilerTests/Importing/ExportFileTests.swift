import Testing

@testable import LibraryCompiler

@Suite("The file of an export")
struct ExportFileTests {
  private func export(_ disk: InMemoryFiles, to file: String) throws {
    let export = ExportFile(files: disk.client, environment: .sample)
    try export.check(file, outside: "output") { $0.starts(with: "export".utf8) }
    try export.write(Array("new".utf8), to: file)
  }

  private let disk = InMemoryFiles([
    "/project/output/duas.json": "old", "/project/output/search/index.bin": "old",
    "/project/library.sqlite": "export 1", "/project/empty": "", "/project/x/duas.json": "old",
    "/project/content/library.json": "{}", "/project/content/duas/core.xml": "old",
  ])

  private func expectRefusal(_ file: String, _ message: String) {
    let before = disk.tree("/project")
    let refusal = #expect(throws: OperationalFailure.self) { try export(disk, to: file) }
    #expect(refusal?.message == message)
    #expect(disk.tree("/project") == before)
  }

  @Test(
    "is not in the folder of the bundle, whatever its path",
    arguments: [
      ("output/duas.json", "/project/output/duas.json"), ("output/new.db", "/project/output/new.db"),
      ("/project/x/../output/search/index.bin", "/project/output/search/index.bin"),
      ("link/duas.json", "/project/link/duas.json"),
    ]
  )
  func bundle(_ file: String, _ path: String) {
    disk.put("/project/link", .link("/project/output"))
    expectRefusal(file, "`\(path)` is in the folder of the bundle that is exported")
  }

  @Test("is not in another bundle", arguments: ["other/new.db", "other/search/index.bin"])
  func otherBundle(_ file: String) {
    disk.put("/project/other/manifest.json", .file(Array(Samples.oldManifest.utf8)))
    disk.put("/project/other/search/index.bin", .file(Array("export".utf8)))
    expectRefusal(file, "`/project/\(file)` is inside the bundle `/project/other`")
  }

  @Test(
    "is not among the sources",
    arguments: ["content/library.json", "content/duas/core.xml", "content/new"]
  )
  func content(_ file: String) {
    expectRefusal(file, "`/project/\(file)` is inside the content folder `/project/content`")
  }

  @Test("replaces an export or an empty file", arguments: ["library.sqlite", "empty", "new"])
  func exports(_ file: String) throws {
    try export(disk, to: file)
    #expect(disk.text("/project/\(file)") == "new")
  }

  @Test("replaces nothing else")
  func others() {
    disk.put("/project/file-link", .link("/project/library.sqlite"))
    disk.put("/project/device", .special("a device"))
    expectRefusal("x/duas.json", "`/project/x/duas.json` is not an export, so it is not replaced")
    expectRefusal("file-link", "`/project/file-link` is a symbolic link")
    expectRefusal("device", "`/project/device` is a device")
  }

  @Test("is not written beside the log of an earlier database", arguments: ["library.sqlite", "new"])
  func logs(_ file: String) throws {
    for (ending, log) in [("wal", "7"), ("journal", "\u{D9}")] {
      disk.put("/project/\(file)-\(ending)", .file(Array(log.utf8)))
      expectRefusal(
        file,
        "`/project/\(file)-\(ending)` has changes of an earlier database, which SQLite would apply to the export"
      )
      disk.put("/project/\(file)-\(ending)", .file(ending == "wal" ? [] : [0, 0, 0]))
    }
    try export(disk, to: file)
    #expect(disk.text("/project/\(file)") == "new")
  }

  @Test(
    "is written into a folder that exists",
    arguments: [
      ("nowhere/deep/x", "there is no folder `/project/nowhere/deep` for the export"),
      ("x", "`/project/x` is a folder"),
    ]
  )
  func folders(_ file: String, _ message: String) { expectRefusal(file, message) }
}
