import Testing

@testable import LibraryCompiler

@Suite("The file of an export")
struct ExportFileTests {
  private func export(_ disk: InMemoryFiles, to file: String) throws {
    let export = ExportFile(files: disk.client, environment: .sample)
    try export.check(file, sparing: ["duas.json", "search/index.bin"], of: "output")
    try export.write(Array("new".utf8), to: file)
  }

  private let disk = InMemoryFiles([
    "/project/output/duas.json": "old", "/project/output/search/index.bin": "old",
    "/project/output/library.sqlite": "old", "/project/x/duas.json": "old",
  ])

  @Test(
    "takes no place of a file of the bundle, whatever its path",
    arguments: [
      "output/duas.json", "/project/x/../output/search/index.bin", "link/duas.json",
    ]
  )
  func bundle(_ file: String) {
    disk.put("/project/link", .link("/project/output"))
    let refusal = #expect(throws: OperationalFailure.self) { try export(disk, to: file) }
    #expect(refusal?.message.hasSuffix("is a file of the bundle that is exported") == true)
    #expect(disk.text("/project/output/duas.json") == "old")
    #expect(disk.text("/project/output/search/index.bin") == "old")
  }

  @Test("replaces any other file", arguments: ["output/library.sqlite", "x/duas.json", "new"])
  func others(_ file: String) throws {
    try export(disk, to: file)
    #expect(disk.text("/project/\(file)") == "new")
  }

  @Test(
    "is written into a folder that exists",
    arguments: [
      ("nowhere/deep/x", "there is no folder `/project/nowhere/deep` for the export"),
      ("output/search", "`/project/output/search` is a folder"),
    ]
  )
  func folders(_ file: String, _ message: String) {
    let refusal = #expect(throws: OperationalFailure.self) { try export(disk, to: file) }
    #expect(refusal?.message == message)
  }
}
