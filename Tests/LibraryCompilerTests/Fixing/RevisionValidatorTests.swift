import ContentDraft
import ContentIngest
import ContentRepair
import ContentValidation
import Diagnostics
import Testing

@testable import LibraryCompiler

@Suite("The last look at a changed file")
struct RevisionValidatorTests {
  private static let cited = """
    <duas version="1">
      <dua id="1" slug="first"><title xml:lang="en">One</title>
        <arabic>رَبِّ هَبْ لِي مِنَ الصَّالِحِينَ</arabic><source type="quran" surah="37" ayah="100"/></dua>
      <dua id="2" slug="second"><title xml:lang="en">Two</title><arabic>كَلِمَةٌ ﴿قُلْ هُوَ اللَّهُ أَحَدٌ﴾ كَلِمَةٌ</arabic></dua>
    </duas>
    """

  /// The violation if every occurrence of a text is replaced as if by a fix-it.
  private func violation(_ source: String = cited, replacing old: String, with new: String) throws -> String?
  {
    let bytes = Array(source.utf8)
    let wanted = Array(old.utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    try #require(!places.isEmpty)
    return try violation(
      source,
      places.map { FixIt.Edit(SourceRange(file: FileID(0), $0..<($0 + wanted.count)), new) }
    )
  }

  private func violation(_ source: String, _ edits: [FixIt.Edit], writingQuran: Bool = false) throws
    -> String?
  {
    let revision = FileRevision(Array(source.utf8), edits)
    let old = ContentIngest.ingest(revision.old, file: FileID(0), path: "a.xml")
    let new = ContentIngest.ingest(revision.new, file: FileID(0), path: "a.xml")
    func texts(_ file: IngestedFile) throws -> [ProtectedText] {
      ProtectedText.texts(of: LibraryDraft(files: [file]), in: [FileID(0)], quran: try .shipped())
    }
    return RevisionValidator(
      revision: revision,
      old: old,
      new: new,
      oldTexts: try texts(old),
      newTexts: try texts(new),
      quranEdits: writingQuran ? edits.map(\.range.bytes) : []
    ).violation
  }

  @Test("lets a change of a text, of an attribute and of the layout pass")
  func harmless() throws {
    for (old, new) in [
      ("One", "First"), ("id=\"1\"", "id=\"7\""), ("slug=\"first\"", "slug=\"1st\""), ("\n  ", "\n\t"),
      ("كَلِمَةٌ", "كَلِمَة"), ("<duas version", "<!-- x --><duas version"),
    ] {
      #expect(try violation(replacing: old, with: new) == nil, "\(old)")
    }
  }

  @Test("refuses what loses an acknowledgement, and lets one be corrected")
  func acknowledgements() throws {
    let title = "<title xml:lang=\"en\">One</title>"
    let comment = "<!-- rizq:allow DU05 recited slowly -->"
    let source = Self.cited.replacing(title, with: comment + title)
    #expect(
      try violation(source, replacing: comment + title, with: title)
        == "the acknowledgement of `DU05` would be lost"
    )
    #expect(
      try violation(source, replacing: comment + title, with: comment + "<title xml:lang=\"en\">I</title>")
        == nil
    )
    #expect(try violation(source, replacing: "DU05", with: "DU06") == nil)
    #expect(try violation(source, replacing: "One", with: "First") == nil)
  }

  @Test("refuses what loses, renames or adds an entity, or breaks the file")
  func entities() throws {
    #expect(
      try violation(replacing: "<dua id=\"2\"", with: "<dau id=\"2\"")?.contains("could not be read") == true
    )
    #expect(
      try violation(replacing: "</duas>", with: "<dua id=\"3\"/></duas>")?.contains("3 entities") == true
    )
    #expect(try violation(replacing: "<duas version=\"1\">", with: "<duas version=\"1\"><!--") != nil)
    // The name moves although no edit is at it.
    #expect(try violation(replacing: " slug=", with: " variant-of=")?.contains("another name") == true)
  }

  @Test("refuses what adds errors to a file, and what brings the reader no further")
  func errors() throws {
    #expect(
      try violation(replacing: "id=\"1\"", with: "id=\"one\"") == "the file would have 1 more error"
    )
    let broken = "<duas version=\"1\"><dua slug=\"a\"><title xml:lang=\"en\">x & y & z</title></dua></duas>"
    #expect(
      try violation(broken, replacing: "x & y", with: "x &amp; y") == nil,
      "the second error comes next"
    )
    #expect(
      try violation(broken, replacing: "x & y", with: "x & y.")
        == "the file could not be read any further than before"
    )
    #expect(
      try violation("\u{FEFF}\(broken)", replacing: "\u{FEFF}", with: "") == nil,
      "the error stays where it is"
    )
  }

  @Test("refuses what changes a text that no edit is in")
  func otherTexts() throws {
    #expect(
      try violation(replacing: "<title xml:lang=\"en\">", with: "<title xml:lang=\"en\"><![CDATA[ ") != nil
    )
    #expect(try violation(replacing: "title", with: "benefit") == nil, "the text is the same, if elsewhere")
    let broken = "<duas version=\"1\"><dua slug=\"a\"><title xml:lang=\"en\">x</title></dua></duas>"
    #expect(
      try violation(broken, replacing: "\">x</title>", with: "\"> y x</title>") == nil,
      "an edit touches it"
    )
  }

  @Test("refuses every edit of a cited verse and of a span in brackets, however harmless it looks")
  func quran() throws {
    for (old, new) in [
      ("هَبْ", "هَب"), ("الصَّالِحِينَ", "&#x0627;لصَّالِحِينَ"), ("هُوَ", "هُوَ "), ("أَحَدٌ﴾", "﴾"), ("﴿قُلْ", "قُلْ"),
    ] {
      #expect(try violation(replacing: old, with: new)?.contains("quotation of the Quran") == true, "\(old)")
    }
  }

  @Test("lets an edit that writes the Quran replace a quotation, and no other")
  func writingQuran() throws {
    let bytes = Array(Self.cited.utf8)
    let edits = ["أَحَدٌ", "هَبْ"].map { word -> FixIt.Edit in
      let wanted = Array(word.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }!
      return FixIt.Edit(SourceRange(file: FileID(0), start..<start + wanted.count), "وَاحِدٌ")
    }
    for edit in edits {
      #expect(try violation(Self.cited, [edit], writingQuran: true) == nil)
      #expect(try violation(Self.cited, [edit])?.contains("quotation of the Quran") == true)
    }
  }

  @Test("treats the text of an unreadable citation as Quran")
  func unreadableCitation() throws {
    for (old, new) in [("ayah=\"100\"", "ayah=\"37:100\""), ("type=\"quran\"", "type=\"Quran\"")] {
      let source = Self.cited.replacing(old, with: new)
      #expect(try violation(source, replacing: "هَبْ", with: "هَب")?.contains("Quran") == true)
    }
  }

  @Test("refuses a change of a verse in a text that could not be read before")
  func brokenFile() throws {
    let source = Self.cited.replacing("هَبْ", with: "ه\u{1}َبْ")
    #expect(try violation(source, replacing: "\u{1}", with: "")?.contains("Quran") == true)
    let other = Self.cited.replacing("One", with: "A & B")
    #expect(try violation(other, replacing: "& B", with: "&amp; B") == nil)
  }
}
