import ContentDraft
import ContentIngest
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The canonical form of a reviewed text")
struct ReviewedTextTests {
  private func text(_ content: String) -> ReviewedText? {
    let file = "<duas version=\"1\"><dua>\(content)</dua></duas>"
    let ingested = ContentIngest.ingest(Array(file.utf8), file: FileID(0), path: "a.xml")
    guard case .dua(let dua)? = ingested.fragments.first else { return nil }
    return ReviewedText(dua)
  }

  @Test("is that of the documentation, byte for byte")
  func documented() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/source-format.md"),
      encoding: .utf8
    )
    let section = try #require(page.components(separatedBy: "## Reviews\n").dropFirst().first)
    let blocks = section.components(separatedBy: "```")
    let example = try #require(blocks.first { $0.hasPrefix("xml\n<arabic>") }).dropFirst(4)
    let form = try #require(blocks.first { $0.hasPrefix("text\n") }).dropFirst(5)
    let reviewed = try #require(text(String(example)))
    #expect(reviewed.canonicalForm.elementsEqual(form.utf8))
    #expect(section.contains("hash=\"\(reviewed.hash)\""))
  }

  private static let base = "<arabic>كَلِمَةٌ</arabic><translation xml:lang=\"en\">A word</translation>"

  @Test(
    "differs for every change of what is reviewed",
    arguments: [
      "<arabic>كَلِمَةٍ</arabic><translation xml:lang=\"en\">A word</translation>",
      "<arabic>كَلِمَةٌ</arabic><translation xml:lang=\"ur\">A word</translation>",
      "<arabic>كَلِمَةٌ</arabic><transliteration>A word</transliteration>",
      "\(base)<transliteration>kalimah</transliteration>",
      "\(base)<source type=\"quran\" surah=\"2\" ayah=\"1-2\"/>",
      "\(base)<source type=\"quran\" surah=\"2\" ayah=\"1\"/>",
      "\(base)<source type=\"hadith\" number=\"7\" note=\"a\"/>",
      "\(base)<source type=\"hadith\" number=\"7\"/><source type=\"other\" title=\"a\"/>",
      "\(base)<source type=\"other\" title=\"a\"/><source type=\"hadith\" number=\"7\"/>",
    ]
  )
  func injective(content: String) throws {
    let all = [Self.base] + Self.injectiveContents.filter { $0 != content }
    let hash = try #require(text(content)).hash
    for other in all { #expect(text(other)?.hash != hash, "\(other)") }
  }

  private static let injectiveContents = [
    "\(base)<source type=\"quran\" surah=\"2\" ayah=\"1-2\"/>",
    "\(base)<source type=\"quran\" surah=\"2\" ayah=\"1\"/>",
    "\(base)<source type=\"other\" title=\"a\"/><source type=\"hadith\" number=\"7\"/>",
    "\(base)<source type=\"hadith\" number=\"7\"/><source type=\"other\" title=\"a\"/>",
  ]

  @Test("does not depend on prose, spelling of the source or the order of languages")
  func insensitive() throws {
    let german = "<translation xml:lang=\"de\">Ein Wort</translation>"
    let hash = try #require(text(Self.base + german)).hash
    #expect(text(german + Self.base)?.hash == hash)
    #expect(text("<title xml:lang=\"en\">X</title>" + Self.base + german)?.hash == hash)
    #expect(text((Self.base + german).replacing("A word", with: "A&#x20;w<!-- c -->ord"))?.hash == hash)
    // Canonically equivalent, but other bytes.
    let composed = "<transliteration>\u{E1}</transliteration>"
    #expect(text(composed)?.hash != text(composed.replacing("\u{E1}", with: "a\u{301}"))?.hash)
  }

  @Test("does not exist if a part cannot be read")
  func unreadable() {
    #expect(text(Self.base + "<source type=\"quran\" surah=\"two\" ayah=\"1\"/>") == nil)
  }
}
