import ContentIngest
import Testing

struct XMLFindingTests {
  @Test func `a literal ampersand is found`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">a ⟦&⟧ b</title>
      --- XM05: `&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`
      +++ <title xml:lang="en">a &amp; b</title>
      """
    )
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">AT⟦&⟧T</title>
      --- XM05: `&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`
      +++ <title xml:lang="en">AT&amp;T</title>
      """
    )
    expectFindings(
      in: .dua,
      """
      <source note="a ⟦&⟧ b"/>
      --- XM05: `&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`
      +++ <source note="a &amp; b"/>
      """
    )
  }

  @Test func `the first of adjacent ampersands is reported`() {
    for (text, corrected) in [
      ("⟦&⟧&", "&amp;&"), ("a &amp;⟦&⟧ &", "a &amp;&amp; &"), ("⟦&⟧b&c;", "&amp;b&c;"),
    ] {
      expectFindings(
        in: .dua,
        """
        <title xml:lang="en">\(text)</title>
        --- XM05: `&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`
        +++ <title xml:lang="en">\(corrected)</title>
        """
      )
    }
  }

  @Test func `an entity of HTML is found, and replaced by its character`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">a⟦&nbsp;⟧b</title>
      --- XM07: `&nbsp;` is not defined in XML; write a space
      +++ <title xml:lang="en">a b</title>
      """
    )
    expectFindings(
      in: .dua,
      """
      <source note="⟦&rsquo;⟧"/>
      --- XM07: `&rsquo;` is not defined in XML; write U+2019 RIGHT SINGLE QUOTATION MARK itself
      +++ <source note="’"/>
      """
    )
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">⟦&dua;⟧</title>
      --- XM07: `&dua;` is not defined in XML; write the character itself
      """
    )
  }

  @Test func `a mismatched end tag is found, with the start tag`() {
    expectFindings(
      in: .dua,
      """
      <⟨title⟩ xml:lang="en">a</⟦tittle⟧>
      --- XM03: expected `</title>`, found `</tittle>`
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test(arguments: [">", ">/"])
  func `an element without content whose slash is missing or after it is one finding`(end: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="1">
        <⟦source⟧ type="quran" surah="21" ayah="87"\(end)
        <benefit xml:lang="en">Much</benefit>
      </dua>
      --- XM03: `<source>` is not closed; it has no content, so end its tag with `/>`
      +++ <dua id="1">
      +++   <source type="quran" surah="21" ayah="87"/>
      +++   <benefit xml:lang="en">Much</benefit>
      +++ </dua>
      """
    )
  }

  @Test func `an element that is not closed before the end of an outer one is found at its start`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1">
        <⟦best-time⟧ xml:lang="en">After Fajr⟨⟩
        <benefit xml:lang="en">Much</benefit>
      </dua>
      --- XM03: `<best-time>` is not closed before `</dua>`; add `</best-time>` after its content
      +++ <dua id="1">
      +++   <best-time xml:lang="en">After Fajr</best-time>
      +++   <benefit xml:lang="en">Much</benefit>
      +++ </dua>
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1">
        <⟦dua⟧ id="1">
          <arabic>x</arabic>⟨⟩
      </duas>
      --- XM03: `<dua>` is not closed before `</duas>`; add `</dua>` after its content
      +++ <duas version="1">
      +++   <dua id="1">
      +++     <arabic>x</arabic></dua>
      +++ </duas>
      """
    )
  }

  @Test func `an entry that is not closed ends before the next one`() {
    let file = expectFindings(
      in: .xml,
      """
      <duas version="1">
        <⟦dua⟧ id="1">
          <source/>
        <!-- a note on the second -->
        <⟨dua⟩ id="2">
          <source/>
        </dua>
      </duas>
      --- XM03: `<dua>` is not closed before the next `<dua>`; add `</dua>` after its content
      +++ <duas version="1">
      +++   <dua id="1">
      +++     <source/>
      +++   </dua>
      +++   <!-- a note on the second -->
      +++   <dua id="2">
      +++     <source/>
      +++   </dua>
      +++ </duas>
      """
    )
    #expect(file.isComplete == false)
  }

  @Test func `a declaration after the start of the file is found at its name`() {
    let message = "--- XM01: `<?xml …?>` must be at the very start of the file; nothing may precede it"
    let rest = " version=\"1.0\"?><duas version=\"1\"/>"
    expectFindings(in: .xml, " \n\n⟦<?xml⟧\(rest)\n\(message)\n+++ <?xml\(rest)")
    expectFindings(in: .xml, "<!-- a -->\n⟦<?xml⟧\(rest)\n\(message)")
  }

  @Test func `a start tag instead of an end tag is missing its slash`() {
    expectFindings(
      in: .dua,
      """
      <⟨title⟩ xml:lang="en">a<⟦title⟧>
      --- XM03: expected `</title>`, found `<title>`; add the slash
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test(
    arguments: [
      (
        "<⟦dua⟧ id=\"1\"\n  <title xml:lang=\"en\">a</title></dua>", "<dua", ">",
        "<dua id=\"1\">\n  <title xml:lang=\"en\">a</title></dua>"
      ),
      ("<dua><⟦source⟧ type=\"quran\"\n</dua>", "<source", "/>", "<dua><source type=\"quran\"/>\n</dua>"),
      ("<dua><⟦source⟧ type=\"quran\"/\n</dua>", "<source", ">", "<dua><source type=\"quran\"/>\n</dua>"),
      ("<dua><arabic>ا</⟦arabic⟧\n</dua>", "</arabic", ">", "<dua><arabic>ا</arabic>\n</dua>"),
    ] as [(String, String, String, String)]
  )
  func `a tag without its end is found at its name`(
    source: String,
    tag: String,
    missing: String,
    corrected: String
  ) {
    let message = "--- XM01: `\(tag)` has no `\(missing)` at its end; add it\n"
    let lines = corrected.split(separator: "\n").map { "+++ \($0)" }.joined(separator: "\n")
    expectFindings(in: .duas, "\(source)\n\(message)\(lines)")
  }

  @Test(arguments: ["<⟦ /⟧", "<⟦/ ⟧", "<⟦ / ⟧"])
  func `white space before the name of an end tag is found`(start: String) {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">a\(start)title>
      --- XM01: white space before the name of a tag; write `</` right before it
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test(arguments: [" id=\"1\"", ""])
  func `white space before the name of a start tag is found`(rest: String) {
    expectFindings(
      in: .duas,
      """
      <⟦ ⟧dua\(rest)></dua>
      --- XM01: white space before the name of a tag; write `<` right before it
      +++ <dua\(rest)></dua>
      """
    )
  }

  @Test func `a reference with an Arabic semicolon is found at the semicolon`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">a &amp⟦؛⟧ b</title>
      --- XM05: `&amp` ends with U+061B ARABIC SEMICOLON; write `;`
      +++ <title xml:lang="en">a &amp; b</title>
      """
    )
  }

  @Test func `a misspelled start tag is found there`() {
    expectFindings(
      in: .dua,
      """
      <⟦titel⟧ xml:lang="en">a</⟨title⟩>
      --- XM03: `<titel>` ends with `</title>`; did you mean `<title>`?
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test func `a text whose start tag is missing is one finding`() {
    for name in ["title", "arabic"] {
      expectFindings(
        in: .dua,
        """
        <title xml:lang="en">a</title>
        ⟨⟩Glory and praise
        </⟦\(name)⟧>
        --- XM03: `</\(name)>` has no start tag; add `<\(name)>` before its text
        """
      )
    }
  }

  @Test func `an unrelated end tag is not changed`() {
    expectFindings(
      in: .dua,
      """
      <⟨title⟩ xml:lang="en">a</⟦arabic⟧>
      --- XM03: expected `</title>`, found `</arabic>`
      """
    )
  }

  @Test func `an element that is never closed is found at its start`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1">
        <⟦dua⟧ id="1">
          <arabic>x</arabic>⟨⟩
      --- XM02: `<dua>` is never closed; add `</dua>` after its content
      """
    )
  }

  @Test func `a record after the end of its root is found, and the end tag moved`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1">⟨</duas>⟩⟦<dua⟧ id="1"/>
      --- XM04: `<dua>` after the end tag `</duas>`; move it in front of that tag
      +++ <duas version="1"><dua id="1"/>
      +++ </duas>
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1">⟨</duas>⟩⟦<dua⟧ id="1"/></duas>
      --- XM04: `<dua>` after the end tag `</duas>`; move it in front of that tag
      +++ <duas version="1"><dua id="1"/></duas>
      """
    )
  }

  @Test func `content after the root is found`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1"/>
      ⟦<duas⟧ version="1"/>
      --- XM04: a second root element; an XML file has only one, so move this one into a file of its own
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1"/> ⟦text⟧
      --- XM04: text after the end of the root element; remove it, or move it into an element
      """
    )
  }

  @Test(
    arguments: [
      ("<duas version=1/>", "the value of `version` has no quotes; write `version=\"1\"`"),
      (
        "<duas version/>",
        "`version` has no value; write `version=\"…\"`, or `>` before it if it begins a text"
      ),
      (
        "<duas version=\"1\"=\"x\"/>",
        "two attributes without a space between them, or a stray character in a tag"
      ),
      ("<duas version=\"1\">]]></duas>", "`]]>` in text; write `]]&gt;`"),
      ("<!-- a -- b --><duas/>", "`--` inside a comment; XML allows it only at the end, as part of `-->`"),
      ("{\"version\": 1}", "the file starts like JSON; the name of a source in JSON ends in `.json`"),
      ("x<duas/>", "text before the first tag; an XML file starts with its root element"),
      (
        "\n<?xml version=\"1.0\"?><duas/>",
        "`<?xml …?>` must be at the very start of the file; nothing may precede it"
      ),
      (
        "<?xml« version=\"1.0\"?><duas/>",
        "a malformed XML declaration; write `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`"
      ),
      (
        "<?xml version=\"1.0\" encoding=utf-8?><duas/>",
        "a malformed XML declaration; write `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`"
      ),
      ("<duas", "the file ends in the middle of a tag"),
      ("<duas version=\"1", "the file ends in the middle of a tag"),
      ("<duas version=\"1\">< word/></duas>", "expected a name; write `&lt;` for a literal `<`"),
    ] as [(String, String)]
  )
  func `a syntax error of XML has a plain message`(source: String, message: String) {
    let file = ingest(source, "a.xml")
    #expect(file.findings.map(\.message) == [message])
    #expect(file.findings.map(\.rule) == ["XM01"])
    #expect(file.fragments == [])
  }

  @Test(arguments: ["", "abcdef ", "ا ب ", "a &amp; b ", "<![CDATA[a]]>", "a<!-- b -->"])
  func `closing brackets are found where they are`(text: String) {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">\(text)⟦]]>⟧ b</title>
      --- XM01: `]]>` in text; write `]]&gt;`
      """
    )
  }

  @Test func `hyphens in a comment are found`() {
    expectFindings(
      in: .duas,
      """
      <!-- a ⟦--⟧ b -->
      --- XM01: `--` inside a comment; XML allows it only at the end, as part of `-->`
      """
    )
  }

  @Test func `records before a syntax error are kept`() {
    let file = ingest("<duas version=\"1\"><dua id=\"1\"/><dua id=\"2\"><title></duas>", "a.xml")
    #expect(file.fragments.count == 1)
    #expect(file.findings.map(\.rule) == ["XM03"])
  }

  @Test func `markup without effect is a warning`() {
    let file = expectFindings(
      in: .xml,
      """
      ⟦<?xml-stylesheet href="x.xsl"?>⟧
      <duas version="1" ⟦xmlns:xi⟧="http://www.w3.org/2001/XInclude" ⟦xml:base⟧="http://example.org/">
        <dua id="1"/>
      </duas>
      --- XM10: the processing instruction `xml-stylesheet` has no effect here; remove it
      --- XM10: a namespace declaration has no effect here; remove it
      --- XM10: `xml:base` has no effect here; remove it
      """
    )
    #expect(file.fragments.count == 1)
    #expect(file.findings.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: ["<<<<<<< HEAD", "<<<<<<<", "=======", ">>>>>>> theirs", "||||||| base"])
  func `a conflict marker is named`(line: String) {
    let file = ingest("<duas version=\"1\">\n\(line)\n</duas>", "a.xml")
    #expect(
      file.findings.last?.message
        == "`\(line.prefix(7))` is a conflict marker of a Git merge that is not finished: keep one of the two versions, and remove the lines "
        + "`<<<<<<<`, `=======` and `>>>>>>>`"
    )
  }

  @Test func `a comment that is not closed is reported where it starts`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1"><!-- a --><dua>⟦<!--⟧ check</dua></duas>
      --- XM01: a comment that is not closed; add `-->` after it
      """
    )
  }

  @Test func `an inclusion is an error`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1" ⟦xmlns:a⟧="urn:a" xmlns:xi="http://www.w3.org/2001/XInclude">
        ⟦<xi:include href="/etc/passwd" parse="text">⟧<xi:fallback/></xi:include>
      </duas>
      --- XM10: a namespace declaration has no effect here; remove it
      --- XM11: XInclude is not supported; remove it: every file in the content folder is read
      """
    )
  }
}
