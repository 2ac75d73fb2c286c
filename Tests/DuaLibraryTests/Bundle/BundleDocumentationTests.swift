import DuaLibrary
import Foundation
import TestSupport
import Testing

/// Checks the examples of `docs/bundle.md`, the contract.
struct BundleDocumentationTests {
  let root = Repository.root
  let page: String

  init() throws {
    page = try String(contentsOf: root.appendingPathComponent("docs/bundle.md"), encoding: .utf8)
  }

  @Test func `The code compiles`() throws {
    let code = try String(
      contentsOf: root.appendingPathComponent("Tests/DuaLibraryTests/Bundle/OpeningALibrary.swift"),
      encoding: .utf8
    )
    #expect(page.contains("```swift\n\(code)```"))
  }

  @Test func `The examples together are a bundle`() throws {
    let files = try examples()
    let bundle = try DuaLibrary.Bundle(paths: Array(files.keys)) { path in try #require(files[path]) }
    #expect(try bundle.library.duas.map(\.slug.rawValue) == ["increase-in-knowledge"])
    #expect(try bundle.library.journeys.map(\.steps.count) == [1])
  }

  @Test func `Every key of the fixture is in the tables`() throws {
    let fixture = root.appendingPathComponent("Tests/Fixtures/bundle-schema-1")
    for path in BundleFile.allCases.map(\.path) + [Manifest.path] {
      let json = try JSONSerialization.jsonObject(
        with: Data(contentsOf: fixture.appendingPathComponent(path))
      )
      for key in keys(of: json) where LanguageTag(key) == nil || key == "by" {
        #expect(page.contains("`\(key)`"), "\(path)")
      }
    }
  }

  /// The JSON examples, by the file in the heading before them.
  private func examples() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for section in page.components(separatedBy: "\n## `").dropFirst() {
      let parts = section.components(separatedBy: "```json\n")
      guard parts.count == 2 else { continue }
      let path = try #require(section.components(separatedBy: "`").first)
      files[path] = Array(try #require(parts[1].components(separatedBy: "```").first).utf8)
    }
    return files
  }

  private func keys(of json: Any) -> Set<String> {
    switch json {
    case let object as [String: Any]:
      object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys(of: $1)) }
    default: []
    }
  }
}
