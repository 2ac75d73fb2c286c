import Diagnostics
import Testing

@testable import EditorPages

@MainActor
struct DuaProofTests {
  /// The marks of a transliteration in a layer, of findings in the file of the dua.
  private func marks(inLayer layer: String, file: String) async throws -> Int {
    let content = try await editedContent(sample(("subḥāna-llāh", "subḥāna-llāh xyz")))
    var draft = content.draft
    let text = try #require(draft.duas[0].transliteration.located)
    let moved = SourceRange(file: FileID(99), text.range.bytes)
    draft.duas[0].transliteration = .value(Located(text.value, at: moved))
    draft.paths[draft.duas[0].range.file] = file
    draft.paths[moved.file] = layer
    var diagnostics = content.diagnostics
    for index in diagnostics.indices { diagnostics[index].location?.path = file }
    let proof = EditedContent(draft: draft, diagnostics: diagnostics).proof(of: 0)
    return try #require(proof.transliteration).marks.count
  }

  @Test func aFindingIsMarkedOnlyInItsOwnFile() async throws {
    #expect(try await marks(inLayer: "\u{E9}.xml", file: "\u{E9}.xml") > 0)
    #expect(try await marks(inLayer: "\u{E9}.xml", file: "e\u{301}.xml") == 0)
  }
}
