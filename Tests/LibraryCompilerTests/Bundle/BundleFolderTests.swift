import DuaLibrary
import Foundation
import Testing

@testable import LibraryCompiler

/// A bundle in a temporary folder, which is removed after the test.
final class BundleFolderTests {
  let folder: URL
  let library: Library

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    library = try Sample.library()
    let bundle = try BundleInMemory(
      library,
      additional: [Artifact(path: "search/a/index.bin", bytes: [1, 2, 3])]
    )
    for (path, bytes) in bundle.files { try write(bytes, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `A folder is opened`() throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: folder)
    try bundle.verify()
    #expect(try bundle.library == library)
    #expect(try bundle.libraryFromJSON() == library)
  }

  @Test func `A folder that is reached through a link is opened`() throws {
    let link = folder.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(try DuaLibrary.Bundle(contentsOf: link).library == library)
    try write([1], to: "old.json")
    #expect(throws: BundleError.extra(path: "old.json")) { try DuaLibrary.Bundle(contentsOf: link).verify() }
  }

  @Test func `An unlisted file is found in a hidden folder, even if its name begins with a mark`() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent(".bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: parent) }
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let hidden = parent.appendingPathComponent("bundle")
    try FileManager.default.copyItem(at: folder, to: hidden)
    try DuaLibrary.Bundle(contentsOf: hidden).verify()
    let file = try #require(fopen(hidden.path + "/\u{301}duas.json", "w"))
    fclose(file)
    #expect(throws: BundleError.extra(path: "\u{301}duas.json")) {
      try DuaLibrary.Bundle(contentsOf: hidden).verify()
    }
  }

  @Test func `A folder that does not exist has no manifest`() {
    #expect(throws: BundleError.missing(path: "manifest.json")) {
      try DuaLibrary.Bundle(contentsOf: URL(fileURLWithPath: "/nowhere/at all"))
    }
  }

  @Test func `Changed, longer and missing files are found`() throws {
    let url = folder.appendingPathComponent("search/a/index.bin")
    try write([1, 2, 4], to: "search/a/index.bin")
    #expect(
      throws: BundleError.wrongHash(
        path: "search/a/index.bin",
        expected: "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81",
        found: "d4b29a968c40173638ded8d174c86957afa211be479cee020dba5dfe127d91ca"
      )
    ) { try DuaLibrary.Bundle(contentsOf: folder).verify() }
    try write([1, 2, 3, 4], to: "search/a/index.bin")
    #expect(throws: BundleError.wrongSize(path: "search/a/index.bin", expected: 3, found: 4)) {
      try DuaLibrary.Bundle(contentsOf: folder).verify()
    }
    try FileManager.default.removeItem(at: url)
    #expect(throws: BundleError.missing(path: "search/a/index.bin")) {
      try DuaLibrary.Bundle(contentsOf: folder).verify()
    }
  }

  @Test func `The first extra file by name is found, at any depth`() throws {
    try write([1], to: "search/z.bin")
    try write([1], to: "search/a/old.bin")
    try write([1], to: ".DS_Store")
    #expect(throws: BundleError.extra(path: "search/a/old.bin")) {
      try DuaLibrary.Bundle(contentsOf: folder).verify()
    }
  }

  @Test func `A link instead of a file is rejected`() throws {
    let url = folder.appendingPathComponent("duas.json")
    let elsewhere = folder.appendingPathExtension("elsewhere")
    try FileManager.default.moveItem(at: url, to: elsewhere)
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: elsewhere)
    #expect(throws: BundleError.notAFile(path: "duas.json")) {
      try DuaLibrary.Bundle(contentsOf: folder).verify()
    }
  }

  @Test func `A folder that is a link within the bundle is refused`() throws {
    let url = folder.appendingPathComponent("search")
    let elsewhere = folder.appendingPathExtension("elsewhere")
    try FileManager.default.moveItem(at: url, to: elsewhere)
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: elsewhere)
    #expect(throws: BundleError.extra(path: "search")) { try DuaLibrary.Bundle(contentsOf: folder).verify() }
  }

  @Test func `A folder instead of a file is rejected`() throws {
    let url = folder.appendingPathComponent("duas.json")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    #expect(throws: BundleError.notAFile(path: "duas.json")) {
      try DuaLibrary.Bundle(contentsOf: folder).verify()
    }
  }

  @Test func `A pipe instead of a file is rejected without waiting for its writer`() throws {
    let url = folder.appendingPathComponent("duas.json")
    try FileManager.default.removeItem(at: url)
    try #require(mkfifo(url.path, 0o600) == 0)
    #expect(throws: BundleError.notAFile(path: "duas.json")) {
      try DuaLibrary.Bundle(contentsOf: folder).verify()
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }
}
