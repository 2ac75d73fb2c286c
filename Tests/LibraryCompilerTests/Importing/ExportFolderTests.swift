import Testing

@testable import LibraryCompiler

@Suite("The folder of an export")
struct ExportFolderTests {
  private let contents = [("a.json", Array("1".utf8)), ("commits/0001.json", Array("2".utf8))]

  private func write(_ disk: InMemoryFiles, to folder: String = "out") throws {
    try ExportFolder(files: disk.client, environment: .sample).write(
      contents.map { ($0.0, $0.1) },
      to: folder,
      outside: "x"
    )
  }

  @Test("is written completely, with nothing next to it")
  func complete() throws {
    let disk = InMemoryFiles(["/project/x": "x"])
    try write(disk)
    #expect(disk.paths.filter { $0.hasPrefix("/project/out/") && $0.hasSuffix("json") }.count == 2)
    #expect(disk.paths.allSatisfy { !$0.contains(".out") })
  }

  @Test("has folders in folders, whether or not they contain files of their own")
  func nested() throws {
    let disk = InMemoryFiles(["/project/x": "x"])
    try ExportFolder(files: disk.client, environment: .sample).write(
      [
        (path: "a/b/c.json", bytes: [1]), (path: "d/e.json", bytes: [2]), (path: "a/b/f/g.json", bytes: [3]),
        (path: "a/b/h.json", bytes: [4]),
      ],
      to: "out",
      outside: "x"
    )
    #expect(
      disk.tree("/project/out") == [
        "": .directory, "/a": .directory, "/a/b": .directory, "/a/b/c.json": .file([1]),
        "/a/b/f": .directory, "/a/b/f/g.json": .file([3]), "/a/b/h.json": .file([4]), "/d": .directory,
        "/d/e.json": .file([2]),
      ]
    )
  }

  @Test("is never one with files")
  func existing() throws {
    let disk = InMemoryFiles(["/project/x": "x", "/project/out/x": "x"])
    #expect(throws: OperationalFailure.self) { try write(disk) }
    #expect(disk.paths.contains("/project/out/x") && !disk.paths.contains("/project/out/a.json"))
  }

  @Test(
    "is neither in the bundle nor among sources",
    arguments: [
      ("x/out", "is in the folder of the bundle that is exported"),
      ("x/new/out", "is in the folder of the bundle that is exported"),
      ("content/duas/out", "is inside the content folder `/project/content`"),
    ]
  )
  func places(_ folder: String, _ words: String) {
    let disk = InMemoryFiles(["/project/x/manifest.json": "{}", "/project/content/library.json": "{}"])
    let before = disk.paths
    let refusal = #expect(throws: OperationalFailure.self) { try write(disk, to: folder) }
    #expect(refusal?.message == "`/project/\(folder)` \(words)")
    #expect(disk.paths == before)
  }
}
