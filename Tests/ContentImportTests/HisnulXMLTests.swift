import Testing

@testable import ContentImport

@Suite("XML with groups of duas")
struct HisnulXMLTests {
  private func run(_ text: String) throws -> ImportResult { try Importing.run(.hisnulXML, [("h.xml", text)]) }

  @Test("groups are categories, mixed content is text, and a line break without a reason is kept")
  func groups() throws {
    let result = try run(
      """
      <?xml version="1.0"?>
      <h>
        <group id="1">
          <title language="en">Waking</title>
          <dua id="1"><arabic>الحمد لله</arabic><translation language="en"> Praise
        is His </translation><reference language="en">Muslim (#2711), see <em>Fath</em></reference></dua>
          <dua id="2" rating="5"><arabic>سبحان &amp; الله</arabic><audio/></dua>
        </group>
      </h>
      """
    )
    let rows = try result.rows("duas")
    #expect(rows.map { $0["id"] as? Int } == [1, 2])
    #expect(rows[0]["translation"] as? [String: String] == ["en": "Praise\n  is His"])
    #expect(rows[1]["arabic"] as? String == "سبحان & الله")
    #expect(rows.map { $0["slug"] as? String } == ["waking", "waking-2"])
    #expect((rows[0]["source"] as? [[String: Any]])?.map { $0["type"] as? String } == ["hadith", "other"])
    #expect(result.rules == ["IM01", "IM02", "IM05", "IM06", "IM21"])
    #expect(!result.hasErrors)
  }

  @Test(
    "elements that separate lines separate words, others do not",
    arguments: [
      ("سبحان<br/>الله", "سبحان الله"), ("<p>سبحان</p><p>الله</p>", "سبحان الله"),
      ("سبحان<BR></BR> الله", "سبحان الله"), ("سبحان<br/>، الله", "سبحان، الله"),
      ("(<div>سبحان</div>) الله<br/>", "(سبحان) الله"), ("<b>سبحان<br/></b><b>الله</b>", "سبحان الله"),
      ("سبحا<u>ن</u> الله", "سبحان الله"),
    ]
  )
  func lines(text: String, imported: String) throws {
    let result = try run("<h><group id=\"1\"><title>T</title><dua><arabic>\(text)</arabic></dua></group></h>")
    #expect(try result.rows("duas").map { $0["arabic"] as? String } == [imported])
    #expect(result.rules == ["IM05"])
  }

  @Test("a second title or translation in the same language is reported, unless it is the same")
  func repeatedTexts() throws {
    let result = try run(
      """
      <h><group id="1"><title>Morning</title><title>Dawn</title><title language="fr">Matin</title>
      <dua><arabic>سبحان الله</arabic><translation>Glory</translation><translation language="fr">Gloire</translation>
      <translation language="fr">Gloire</translation><translation language="en">Praise</translation></dua></group></h>
      """
    )
    let row = try #require(try result.rows("duas").first)
    #expect(row["title"] as? [String: String] == ["en": "Morning", "fr": "Matin"])
    #expect(row["translation"] as? [String: String] == ["en": "Glory", "fr": "Gloire"])
    #expect(
      result.messages("IM01")
        == ["title", "translation"].map {
          "besides the first in its language, the element `\($0)` is not imported (it occurs once); "
            + "the source format has no field for it"
        }
    )
  }

  @Test("numbers of duas and chapters are kept, so that they can be cited")
  func numbers() throws {
    let result = try run(
      """
      <h>
        <group id="3"><title>Waking</title><dua id="12"><arabic>الحمد لله</arabic></dua></group>
        <group id="4"><title>Nothing yet</title></group>
        <group id="5"><title>Home</title><dua id="17"><arabic>سبحان الله</arabic></dua></group>
      </h>
      """
    )
    #expect(try result.rows("duas").map { $0["id"] as? Int } == [12, 17])
    #expect(try result.rows("duas").map { $0["category"] as? String } == ["waking", "home"])
    let categories = try result.declaration["categories"] as? [[String: Any]]
    #expect(categories?.map { $0["id"] as? Int } == [3, 5])
    #expect(result.findings.isEmpty)
  }

  @Test("chapters of two files with the same number are two")
  func chapters() throws {
    let files = ["Waking", "Sleeping"].map { title in
      (
        "\(title).xml",
        "<h><group id=\"1\"><title>\(title)</title><dua><arabic>سبحان</arabic></dua></group></h>"
      )
    }
    let result = try Importing.run(.hisnulXML, files)
    #expect(try result.rows("duas").map { $0["category"] as? String } == ["waking", "sleeping"])
    #expect((try result.declaration["categories"] as? [[String: Any]])?.map { $0["id"] as? Int } == [1, 2])
  }

  @Test("the name of a chapter is in the languages of its titles, with or without a number")
  func chapterLanguages() throws {
    let dua = "<dua><arabic>سبحان</arabic></dua>"
    let result = try Importing.run(
      .hisnulXML,
      [
        (
          "a.xml",
          """
          <h><group><title lang="fr">Matin</title><title>Morning</title>\(dua)</group>
          <group id="7"><title lang="fr">Soir</title>\(dua)</group><group id="8">\(dua)</group></h>
          """
        ),
        (
          "b.xml",
          """
          <h><group><title lang="fr">Matin</title><title lang="id">Pagi</title>\(dua)</group>
          <group id="7"><title lang="fr">Soir</title><title lang="id">Petang</title>\(dua)</group></h>
          """
        ),
      ]
    )
    let categories = try result.declaration["categories"] as? [[String: Any]]
    #expect(
      categories?.map { $0["name"] as? [String: String] } == [
        ["fr": "Soir", "id": "Petang"], ["fr": "Matin", "en": "Morning", "id": "Pagi"],
      ]
    )
    #expect(
      result.messages("IM01") == [
        "of groups without a title, the attribute `id` is not imported (it occurs once); "
          + "the source format has no field for it"
      ]
    )
  }

  @Test("a title in Arabic letters is Arabic unless its language is stated")
  func arabicTitle() throws {
    let dua = "<dua><arabic>سبحان</arabic></dua>"
    let result = try run(
      "<h><group id=\"1\"><title>الصباح</title>\(dua)</group>"
        + "<group id=\"2\"><title lang=\"ur\">شام</title>\(dua)</group></h>"
    )
    let names = [["ar": "الصباح"], ["ur": "شام"]]
    #expect(try result.rows("duas").map { $0["title"] as? [String: String] } == names)
    let categories = try result.declaration["categories"] as? [[String: Any]]
    #expect(categories?.map { $0["name"] as? [String: String] } == names)
  }

  @Test("acknowledgements stay with their duas")
  func acknowledgements() throws {
    let result = try run(
      """
      <h><group><title>T</title>
        <!-- rizq:allow TK01 from an old print --><dua><arabic>سبحان</arabic></dua>
        <dua><arabic>الحمد<!-- a remark --></arabic><!-- rizq:allow TK01 as
          printed --></dua>
        <dua><arabic>الله</arabic></dua>
      </group></h>
      """
    )
    let allowed = try result.rows("duas").map { $0["$allow"] as? [[String: String]] }
    #expect(
      allowed == [
        [["rule": "TK01", "reason": "from an old print"]], [["rule": "TK01", "reason": "as printed"]], nil,
      ]
    )
  }

  @Test(
    "a file that is malformed or in another format is an error",
    arguments: [
      "", "<h><group>", "<h><group><dua><arabic>a</arabic></dua></group></h><h/>", "<h>&nbsp;</h>",
      "<!DOCTYPE h><h/>", "<h><chapter/></h>", "<h/>", "no xml",
      "<h><group><dua><arabic>a\u{1}</arabic></dua></group></h>",
    ]
  )
  func wrong(text: String) throws { #expect(try run(text).hasErrors) }

  @Test("a file without groups is one error, and each wrong element beside groups another")
  func wrongElements() throws {
    let other = try run("<duas><dua/><dua/><dua/></duas>").messages("IM11")
    let advice = "name the format that the file has, or correct it"
    let message = "the element `dua` where `group` is expected; \(advice)"
    #expect(other == [message])
    let group = "<group><title>T</title><dua><arabic>سبحان</arabic></dua></group>"
    #expect(try run("<h><dua/>\(group)<dua/></h>").messages("IM11") == [message, message])
  }

  @Test("every truncated file is an error")
  func truncated() throws {
    let text = Array("<h><group><title>T</title><dua><arabic>سبحان</arabic></dua></group></h>".utf8)
    for end in text.indices {
      #expect(try Importing.run(.hisnulXML, bytes: [("h.xml", Array(text[..<end]))]).hasErrors)
    }
  }
}
