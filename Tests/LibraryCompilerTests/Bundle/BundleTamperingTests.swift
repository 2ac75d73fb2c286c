import DuaLibrary
import Foundation
import SeededRandom
import Testing

@testable import LibraryCompiler

struct BundleTamperingTests {
  static let listed = [
    "categories.json", "collections.json", "duas.json", "journey_duas.json", "journeys.json", "works.json",
    "search/index.bin", "library.bin",
  ]

  var bundle: BundleInMemory

  init() throws {
    bundle = try BundleInMemory(
      Sample.library(),
      additional: [Artifact(path: "search/index.bin", bytes: [1, 2])]
    )
  }

  @Test(arguments: listed.dropLast())
  mutating func `A flipped byte is found`(path: String) throws {
    let original = try #require(bundle.files[path])
    for index in original.indices {
      bundle.files[path]?[index] ^= 0x20
      guard case .wrongHash(path, _, _) = bundle.failure else {
        Issue.record("byte \(index): \(String(describing: bundle.failure))")
        return
      }
      bundle.files[path] = original
    }
  }

  @Test func `Only the manifest and the binary library are opened to read a dua`() throws {
    struct NotWanted: Error {}
    let files = bundle.files
    let opened = try DuaLibrary.Bundle(paths: Array(files.keys)) { path in
      guard let bytes = files[path], path == "manifest.json" || path == "library.bin" else {
        throw NotWanted()
      }
      return bytes
    }
    #expect(try opened[dua: Sample.slug("praise")] == Sample.fullDua)
    #expect(try opened.library == Sample.library())
  }

  @Test(arguments: listed)
  mutating func `A missing, truncated or extended file is found`(path: String) throws {
    let original = try #require(bundle.files[path])
    bundle.files[path] = Array(original.dropLast())
    #expect(
      bundle.failure == .wrongSize(path: path, expected: original.count, found: original.count - 1)
    )
    bundle.files[path] = original + [0x0A]
    #expect(
      bundle.failure == .wrongSize(path: path, expected: original.count, found: original.count + 1)
    )
    bundle.files[path] = nil
    #expect(bundle.failure == .missing(path: path))
  }

  @Test mutating func `A file that the manifest does not list is found`() throws {
    bundle.files["search/old.bin"] = [1]
    #expect(bundle.failure == .extra(path: "search/old.bin"))
  }

  @Test mutating func `Hidden files and signatures of the manifest do not count as extra files`() throws {
    bundle.files[".DS_Store"] = [1]
    bundle.files["search/.DS_Store"] = [1]
    bundle.files["manifest.json.minisig"] = [1]
    #expect(bundle.failure == nil)
  }

  @Test mutating func `A folder without a manifest is not a bundle`() throws {
    bundle.files["manifest.json"] = nil
    #expect(bundle.failure == .missing(path: "manifest.json"))
  }

  @Test(arguments: [0, 2, 3, -1, Int.max])
  mutating func `Another version of the contract is rejected, whatever else the manifest contains`(
    version: Int
  ) {
    bundle.files["manifest.json"] = Array(#"{"schema_version":\#(version),"rows":{}}"#.utf8)
    #expect(bundle.failure == .unsupportedSchema(found: version, supported: 1))
  }

  @Test func `The message about a newer version says what to update`() {
    #expect(
      BundleError.unsupportedSchema(found: 3, supported: 1).description.hasPrefix(
        "the bundle was made for schema 3, this reader reads 1; update the app"
      )
    )
  }

  @Test(arguments: [
    "../secret", "/etc/passwd", "a/../../b", "a\\b", "%2e%2e/x", ".hidden", "-rf", "nul", "", "a\u{0}b",
    "a\nb",
    String(repeating: "a", count: 300),
  ])
  mutating func `An unsafe path is refused before a file is read`(path: String) throws {
    try bundle.changeManifest { $0.files[0].path = path }
    bundle.files["duas.json"] = nil
    bundle.files["library.bin"] = nil
    guard case .unsafePath(path, _) = bundle.failure else {
      Issue.record("\(String(describing: bundle.failure))")
      return
    }
  }

  @Test(arguments: ["duas.json", "Duas.JSON", "manifest.json"])
  mutating func `A path that is listed twice is refused`(path: String) throws {
    try bundle.changeManifest { $0.files.append(.init(path: path, bytes: 0, sha256: "")) }
    #expect(bundle.failure == .duplicatePath(path))
  }

  @Test mutating func `Every file of the contract must be listed`() throws {
    try bundle.changeManifest { $0.files.removeAll { $0.path == "works.json" } }
    #expect(bundle.failure == .unlisted(path: "works.json"))
  }

  @Test(arguments: [-1, 0, Int.min])
  mutating func `A wrong length is refused`(bytes: Int) throws {
    let found = try #require(bundle.files["categories.json"]).count
    try bundle.changeManifest { $0.files[0].bytes = bytes }
    #expect(bundle.failure == .wrongSize(path: "categories.json", expected: bytes, found: found))
  }

  @Test mutating func `A length beyond the limit is refused before the file is read`() throws {
    try bundle.changeManifest { $0.files[0].bytes = .max }
    #expect(bundle.failure == .tooLarge(path: "categories.json", bytes: .max, limit: 512 << 20))
  }

  @Test mutating func `An oversized manifest is refused`() throws {
    bundle.files["manifest.json"] = [UInt8](repeating: 0x20, count: (4 << 20) + 1)
    #expect(bundle.failure == .tooLarge(path: "manifest.json", bytes: (4 << 20) + 1, limit: 4 << 20))
  }

  @Test mutating func `Wrong counts are refused`() throws {
    try bundle.changeManifest { $0.counts.duas = .max }
    #expect(bundle.failure == .wrongCount(path: "library.bin", expected: .max, found: 2))
    try bundle.changeManifest { $0.files.removeAll { $0.path == "library.bin" } }
    #expect(bundle.failure == .wrongCount(path: "duas.json", expected: .max, found: 2))
  }

  @Test mutating func `A manifest truncated at any byte is refused`() throws {
    let original = try #require(bundle.files["manifest.json"])
    for length in 0..<(original.count - 1) {
      bundle.files["manifest.json"] = Array(original[..<length])
      #expect(bundle.failure == .notJSON(path: "manifest.json"), "\(length) bytes")
    }
  }

  @Test mutating func `Duas truncated at any byte are refused although the manifest agrees`() throws {
    let original = try #require(bundle.files["duas.json"])
    for length in 0..<(original.count - 1) {
      bundle.files["duas.json"] = Array(original[..<length])
      try bundle.reseal()
      #expect(bundle.failure == .notJSON(path: "duas.json"), "\(length) bytes")
    }
  }

  @Test(arguments: listed.dropLast(2) + ["manifest.json"])
  mutating func `Bytes at random make an error or a library, never a crash`(path: String) throws {
    var random = SplitMix64(seed: 20_260_101)
    let sealed = bundle
    let original = try #require(bundle.files[path])
    for _ in 0..<300 {
      bundle = sealed
      var bytes = original
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(
            Array("0123456789{}[]\",:-.eEnul\\".utf8).randomElement(using: &random) ?? 0,
            at: index
          )
        default: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
      }
      bundle.files[path] = bytes
      if path != "manifest.json" { try bundle.reseal() }
      if let failure = bundle.failure {
        #expect(failure.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x2100 })
      }
    }
  }

  @Test mutating func `Deep nesting is refused`() throws {
    bundle.files["duas.json"] = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    try bundle.reseal()
    #expect(bundle.failure == .notJSON(path: "duas.json"))
  }
}
