import DuaLibrary
import Foundation
import Testing

@testable import LibraryDiff

@Suite("The forms of changes")
struct RenderingTests {
  private func changes() throws -> LibraryChanges {
    let old = [Sample.dua(1, "a"), Sample.dua(2, "b")]
    let new = [
      Sample.dua(1, "a", arabic: "رَبِّ زِدْنَا عِلْمًا") { $0.title[.english] = "<b>*A* & \u{202E}B</b>" },
      Sample.dua(3, "c") { $0.title[.english] = "C" },
    ]
    return LibraryChanges(
      from: try Sample.library(old),
      to: try Sample.library(new, version: "1.1.0"),
      oldSource: "v1",
      newSource: "output"
    )
  }

  @Test("are text for a terminal")
  func human() throws {
    let text = HumanChanges(try changes()).text
    let expected = """
      the library's declaration changed; 1 dua changed, 1 added, 1 removed from v1 (Sample 1.0.0) to output (Sample 1.1.0)

      breaking:
        dua 2 `b` is gone: what refers to its id is lost

      library changed
        version: \u{2068}1.0.0\u{2069} → \u{2068}1.1.0\u{2069}

      dua 1 a changed
        arabic: other letters
          \u{2068}زِدْنِي\u{2069} → \u{2068}زِدْنَا\u{2069}
        title.en: other letters
          \u{2068}a\u{2069} → \u{2068}<b>*A* & \\u{202E}B</b>\u{2069}

      dua 2 b removed \u{2068}b\u{2069}

      dua 3 c added \u{2068}C\u{2069}

      """
    #expect(text == expected)
  }

  @Test("are Markdown without the markup of texts")
  func markdown() throws {
    let text = MarkdownChanges(try changes()).text
    #expect(text.hasPrefix("# Sample 1.1.0\n\nChanges from v1 (Sample 1.0.0) to output (Sample 1.1.0): "))
    #expect(text.contains("\n## Breaking changes\n\n- dua 2 \\`b\\` is gone"))
    #expect(text.contains("\n## Added duas\n\n- **C** (3, `c`)\n"))
    #expect(text.contains("  - arabic: other letters: زِدْنِي → زِدْنَا\n"))
    #expect(
      text.contains(#"a → \<b\>\*A\* \& \u{202E}B\</b\>"#)
        || text.contains(#"\<b\>\*A\* \& \\u{202E}B\</b\>"#)
    )
    #expect(!text.contains("<b>"))
  }

  @Test("are JSON with everything")
  func json() throws {
    let text = JSONChanges(try changes()).text
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let entities = try #require(document["changes"] as? [[String: Any]])
    #expect(entities.map { $0["event"] as? String } == ["changed", "changed", "removed", "added"])
    let fields = try #require(entities[1]["fields"] as? [[String: Any]])
    #expect(fields[0]["differs"] as? String == "letters")
    let words = try #require(fields[0]["words"] as? [[String: Any]])
    #expect(words[0]["old"] as? [String] == ["زِدْنِي"])
    #expect((document["breaking"] as? [[String: String]])?.first?["kind"] == "id-gone")
  }

  @Test("are a page without the markup of texts")
  func html() throws {
    let text = HTMLChanges(try changes()).text
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("&lt;b&gt;*A* &amp; \\u{202E}B"))
    #expect(!text.contains("<b>") && !text.contains("<script"))
    #expect(text.contains("<td class=\"old\" dir=\"auto\">زِدْنِي</td>"))
  }

  @Test("say that nothing has changed")
  func nothing() throws {
    let library = try Sample.library([Sample.dua(1, "a")])
    let changes = LibraryChanges(from: library, to: library)
    #expect(HumanChanges(changes).text == "no change from old (Sample 1.0.0) to new (Sample 1.0.0)\n")
    #expect(MarkdownChanges(changes).text.contains("Nothing has changed"))
    #expect(HTMLChanges(changes).text.contains("Nothing has changed"))
  }
}
