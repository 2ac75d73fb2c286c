import DuaLibrary
import Testing

@testable import LibraryCompiler

@Test func `an empty library is read back`() throws {
  let library = try Library(
    name: "t",
    version: "1",
    licence: "x",
    defaultLanguage: .english,
    duas: [],
    categories: [],
    collections: [],
    journeys: [],
    works: []
  )
  let artifacts = try BundleWriter.artifacts(for: library, foldVersion: 1, ruleSetVersion: 1)
  let files = Dictionary(uniqueKeysWithValues: artifacts.map { ($0.path, $0.bytes) })
  #expect(try DuaLibrary.Bundle { try #require(files[$0]) }.library == library)
}
