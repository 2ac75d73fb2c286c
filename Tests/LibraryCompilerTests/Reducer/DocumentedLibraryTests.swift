import ContentRepair
import Diagnostics
import DuaLibrary
import Foundation
import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("The new library of the documentation")
struct DocumentedLibraryTests {
  @Test("is built without a finding when its ids are recorded")
  func newLibrary() async throws {
    let page = try String(contentsOf: Repository.url("docs/source-format.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "## A new library\n").dropFirst().first)
    let blocks = section.components(separatedBy: "```")
    let declaration = try #require(blocks.first { $0.hasPrefix("json\n") }).dropFirst(5)
    let duas = try #require(blocks.first { $0.hasPrefix("xml\n") }).dropFirst(4)
    let disk = InMemoryFiles([
      "/project/content/library.json": String(declaration),
      "/project/content/duas/praise.xml": String(duas),
      "/project/content/ids.json": #"{"version": 1}"#,
    ])
    _ = await LibraryReducer.run(Samples.fixing(FixRequest()), on: disk.client)
    let state = await LibraryReducer.run(on: disk.client)
    #expect(state.checked?.report.counts.total == 0)
    #expect(state.checked?.library?.duas.map(\.slug.rawValue) == ["glory"])
    #expect(state.written?.manifest.counts.duas == 1)
  }
}
