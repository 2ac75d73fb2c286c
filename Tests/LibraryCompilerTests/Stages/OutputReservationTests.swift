import Testing

@testable import LibraryCompiler

@Suite("Reserving the output folder")
struct OutputReservationTests {
  private func reserve(_ output: String, on disk: InMemoryFiles, home: String? = "/home/editor") throws
    -> OutputReservation
  {
    try OutputReservation.reserve(
      output: output,
      content: "/project/content",
      home: home,
      files: disk.client
    )
  }

  @Test(
    "refuses a place where a bundle must not go, and says why",
    arguments: [
      ("/", "the root of the file system"), ("/home/editor", "the home directory"),
      ("/project/content", "is the content folder"), ("/project/content/output", "inside the content folder"),
      ("/project", "holds the content folder"),
    ]
  )
  func places(output: String, reason: String) throws {
    let disk = InMemoryFiles(Samples.files)
    let before = disk.paths
    let failure = #expect(throws: OperationalFailure.self) { try reserve(output, on: disk) }
    #expect(failure?.message.contains(reason) == true)
    #expect(disk.paths == before, "nothing is touched")
  }

  @Test("replaces nothing but a bundle")
  func occupants() throws {
    let disk = InMemoryFiles(["/project/photos/cat.jpg": "cat", "/project/file": "x"])
    disk.put("/project/link", .link("/project/photos"))
    for (output, reason) in [
      ("/project/photos", "no `manifest.json`"), ("/project/file", "not a directory"),
      ("/project/link", "symbolic link"),
    ] {
      let failure = #expect(throws: FileFailure.self) { try reserve(output, on: disk) }
      #expect(failure?.description.contains(reason) == true)
    }
    disk.put("/project/empty", .directory)
    _ = try reserve("/project/empty", on: disk)
  }

  @Test("removes what a build that died left behind, and says that it took its lock over")
  func leftovers() throws {
    let disk = InMemoryFiles([
      "/project/.output.rizq-new/duas.json": "half", "/project/.output.rizq-lock": "process 1",
    ])
    let reservation = try reserve("/project/output", on: disk)
    #expect(disk.tree("/project/.output.rizq-new") == ["": .directory])
    #expect(reservation.remark?.contains("process 1") == true)
  }

  @Test("a read-only place fails before any other work")
  func readOnly() {
    let disk = InMemoryFiles(Samples.files)
    var files = disk.client
    files.lock = { (path) throws(FileFailure) in throw FileFailure(.lock, path, .readOnlyFileSystem) }
    let failure = #expect(throws: FileFailure.self) {
      try OutputReservation.reserve(
        output: "/project/output",
        content: "/project/content",
        home: nil,
        files: files
      )
    }
    #expect(failure?.cause == .readOnlyFileSystem)
  }
}
