import TestSupport
import Testing

/// The editor's pages over the content of this repository, as an editor sees them in a browser.
@Suite(.requires(.browser), .requires(.axe), .requires(.proofFont), .slow, .timeLimit(.minutes(5)))
struct EditorTests {
  private struct Seen: Decodable {
    var axe: [String: [String]]
    var missing, found: [String: Int]
    var wide, fonts, letters, errors: [String]
    var line: Double
    var marked, focus, overlay, emptied: String
    var target, visible, bare, scroll, editor: Bool
    var caret, kept: Int
  }

  @Test func contentIsProofread() async throws {
    let script = BrowserScript("Tests/EditorPagesTests/Browser/editor.py")
    let seen: Seen = try await script.runOnContent("rizq-preview", [Repository.url("output").path])

    #expect(seen.axe == [:])
    #expect(seen.wide == [])
    #expect(seen.missing.count == 6 && seen.missing.values.allSatisfy { $0 == 404 }, "\(seen.missing)")
    #expect(seen.found.count == 17 && seen.found.values.allSatisfy { $0 == 200 }, "\(seen.found)")
    #expect(seen.fonts.count == 1 && seen.fonts.allSatisfy { $0.hasPrefix("Scheherazade") }, "\(seen.fonts)")
    #expect(seen.line >= 1.9)
    #expect(seen.marked.unicodeScalars.contains("\u{6CC}"))
    #expect(seen.target)
    #expect(seen.visible)
    // اللَّهُ
    #expect(seen.letters == ["U+0627", "U+0644"])
    #expect(seen.focus == "listbox")
    #expect(seen.bare)
    #expect(seen.scroll)
    #expect(seen.overlay.contains("1 error stops the build"))
    #expect(seen.overlay.contains("duas/core.xml:"))
    #expect(seen.overlay.contains("translaton"))
    #expect(seen.caret == 1)
    #expect(seen.editor)
    #expect(seen.kept == 1)
    #expect(seen.emptied == "")
    #expect(seen.errors == [])
  }
}
