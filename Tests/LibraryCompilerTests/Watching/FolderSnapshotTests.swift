import Testing

@testable import LibraryCompiler

@Suite("A snapshot of a folder")
struct FolderSnapshotTests {
  private let disk = InMemoryFiles(["/content/a.xml": "a", "/content/duas/b.xml": "b"])

  private var snapshot: FolderSnapshot { FolderSnapshot(of: "/content", disk.client) }

  @Test(
    "differs after a change of a source or of a folder",
    arguments: [
      ("/content/a.xml", InMemoryFiles.Node.file(Array("longer".utf8))),
      ("/content/duas/b.xml", .link("/elsewhere")), ("/content/c.json", .file([])),
      ("/content/new", .directory),
    ]
  )
  func changes(path: String, node: InMemoryFiles.Node) {
    let before = snapshot
    disk.put(path, node)
    #expect(snapshot != before)
  }

  @Test("differs after a source is removed, and is that of nothing without the folder")
  func removal() throws {
    let before = snapshot
    try disk.client.remove("/content/a.xml")
    #expect(snapshot != before)
    try disk.client.remove("/content")
    #expect(snapshot == FolderSnapshot(of: "/nowhere", disk.client))
  }

  @Test("is the same with the files of editors and of version control")
  func ignored() {
    let before = snapshot
    for name in [".git/HEAD", ".a.xml.swp", "a.xml~", "#a.xml#"] { disk.put("/content/\(name)", .file([1])) }
    #expect(snapshot == before)
  }
}
