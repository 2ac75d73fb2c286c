import DiagnosticRendering
import Diagnostics
import Testing

@Suite("ChangeRenderer")
struct ChangeRendererTests {
  private func change(_ before: String, _ after: String, _ message: String = "m", path: String = "a.xml")
    -> AppliedChange
  {
    AppliedChange(
      rule: "TX04",
      message: message,
      location: SourceText(path: path, bytes: Array("ab\ncd".utf8)).location(of: 4..<5),
      before: before,
      after: after
    )
  }

  private func text(_ changes: AppliedChange..., notes: [Diagnostic.Note] = []) -> String {
    ChangeRenderer(pathPrefix: "content").render(FixReport(changes: changes, notes: notes))
  }

  @Test("one line contains location, old text, new text and rule")
  func lines() {
    #expect(
      text(change("x", "y"), change("", "y"), change("x", "")) == """
        fixed content/a.xml:2:2: replaced `x` with `y` [TX04]
        fixed content/a.xml:2:2: inserted `y` [TX04]
        fixed content/a.xml:2:2: removed `x` [TX04]

        """
    )
    #expect(text().isEmpty)
  }

  @Test("of several lines show the first and count the others")
  func severalLines() {
    let one = "\n  \"version\": 1\n"
    let four = "\n  \"version\": 1,\n  \"duas\": [\n    {}\n  ]\n"
    #expect(
      text(change(one, four), change("", four), change(four, ""), change(one, "\n\"version\": 1\n")) == """
        fixed content/a.xml:2:2: replaced `"version": 1` with `"version": 1,` and 3 more lines [TX04]
        fixed content/a.xml:2:2: inserted `"version": 1,` and 3 more lines [TX04]
        fixed content/a.xml:2:2: removed `"version": 1,` and 3 more lines [TX04]
        fixed content/a.xml:2:2: replaced `\\u{A}  "version": 1\\u{A}` with `\\u{A}"version": 1\\u{A}` [TX04]

        """
    )
  }

  @Test("that insert a line show it without its break and indent")
  func insertedLines() {
    let insertions = [
      ",\n    {\"id\": 147}", ",\n    {\"id\": 147},\n    {\"id\": 148}", "{\"id\": 1},\n    ",
      "\n  <a/>", "<a/>\n  <b/>",
    ]
    let lines = ChangeRenderer(pathPrefix: "content")
      .render(FixReport(changes: insertions.map { change("", $0) })).split(separator: "\n")
    #expect(
      lines.map { $0.dropFirst("fixed content/a.xml:2:2: ".count) } == [
        "inserted `,` and the line `{\"id\": 147}` [TX04]",
        "inserted `,`, the line `{\"id\": 147},` and 1 more line [TX04]",
        "inserted the line `{\"id\": 1},` [TX04]",
        "inserted the line `<a/>` [TX04]",
        "inserted `<a/>` and the line `<b/>` [TX04]",
      ]
    )
  }

  @Test("of a dry run are requests")
  func dryRun() {
    let changes = [change("x", "y"), change("", "y"), change("x", ""), change(" ", "\u{A0}")]
    #expect(
      ChangeRenderer(pathPrefix: "content").render(FixReport(changes: changes, isDryRun: true)) == """
        would fix content/a.xml:2:2: replace `x` with `y` [TX04]
        would fix content/a.xml:2:2: insert `y` [TX04]
        would fix content/a.xml:2:2: remove `x` [TX04]
        would fix content/a.xml:2:2: replace U+0020 SPACE with U+00A0 NO-BREAK SPACE [TX04]

        """
    )
  }

  @Test("no text controls the terminal: invisible characters are escaped, right-to-left text is isolated")
  func hostile() {
    let line = text(change("\u{202E}\u{1B}[2J", "\u{6CC}", "write U+064A ARABIC LETTER YEH", path: "أ\n.xml"))
    #expect(
      line
        == "fixed \u{2068}content/أ\\u{A}.xml\u{2069}:2:2: replaced `\\u{202E}\\u{1B}[2J` with `\u{2068}\u{6CC}\u{2069}`: "
        + "write U+064A ARABIC LETTER YEH [TX04]\n"
    )
  }

  @Test("texts that look the same are shown with code points")
  func canonicallyEquivalent() {
    #expect(
      text(change("\u{651}\u{650}", "\u{650}\u{651}"), change("a\u{300}bcd", "\u{E0}bcd")) == """
        fixed content/a.xml:2:2: replaced U+0651 ARABIC SHADDA, U+0650 ARABIC KASRA with U+0650 ARABIC KASRA, \
        U+0651 ARABIC SHADDA [TX04]
        fixed content/a.xml:2:2: replaced U+0061 LATIN SMALL LETTER A, U+0300 COMBINING GRAVE ACCENT, U+0062 LATIN SMALL \
        LETTER B, U+0063 LATIN SMALL LETTER C, and 1 more with U+00E0 LATIN SMALL LETTER A WITH GRAVE, U+0062 LATIN SMALL \
        LETTER B, U+0063 LATIN SMALL LETTER C, U+0064 LATIN SMALL LETTER D [TX04]

        """
    )
  }

  @Test("a long list is cut and counted")
  func limit() {
    let changes = Array(repeating: change("x", "y"), count: 53)
    let text = ChangeRenderer().render(FixReport(changes: changes))
    #expect(text.split(separator: "\n").count == 51)
    #expect(text.hasSuffix("… and 3 more changes\n"))
  }

  @Test("skipped fixes are listed with their location, if they have one")
  func notes() {
    let place = SourceText(path: "a.xml", bytes: Array("ab".utf8)).location(of: 1..<2)
    #expect(
      text(notes: [.init(message: "not this", location: place), .init(message: "nor that", location: nil)])
        == """
        skipped content/a.xml:1:2: not this
        skipped: nor that

        """
    )
  }
}
