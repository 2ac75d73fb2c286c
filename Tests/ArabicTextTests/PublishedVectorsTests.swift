import ArabicText
import Foundation
import TestSupport
import Testing

@Suite("docs/test-vectors/folds.json")
struct PublishedVectorsTests {
  private static let file = Repository.url("docs/test-vectors/folds.json")

  /// ASCII only, so that no editor can change a scalar.
  private static var rendered: String {
    let lines = FoldVector.all.map { vector in
      let members = [
        ("rule", vector.rule), ("input", vector.input), ("s1", vector.input.searchForm),
        ("s2", vector.input.searchSkeleton), ("identity", vector.input.identitySkeleton),
      ]
      return "    {" + members.map { "\"\($0)\": \"\(escaped($1))\"" }.joined(separator: ", ") + "}"
    }
    return "{\n  \"foldVersion\": \(ArabicFold.version),\n  \"vectors\": [\n"
      + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      (0x20...0x7E).contains(unit) ? String(UnicodeScalar(UInt8(unit))) : String(format: "\\u%04X", unit)
    }.joined()
  }

  @Test("the file equals the output of the code; RIZQ_UPDATE_GOLDENS=1 writes it")
  func current() throws {
    let text = Self.rendered
    if ProcessInfo.processInfo.environment["RIZQ_UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: Self.file)
      return
    }
    #expect(try Data(contentsOf: Self.file) == Data(text.utf8), "regenerate with RIZQ_UPDATE_GOLDENS=1")
  }

  @Test("the file is JSON, with every vector")
  func json() throws {
    struct File: Decodable {
      struct Vector: Decodable { let input, s1, s2, identity: String }
      let foldVersion: Int
      let vectors: [Vector]
    }
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: Self.file))
    #expect(file.vectors.count == FoldVector.all.count)
    #expect(file.vectors.map(\.input.codePoints) == FoldVector.all.map(\.input.codePoints))
  }
}
