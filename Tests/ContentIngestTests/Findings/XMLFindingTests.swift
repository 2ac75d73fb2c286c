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

  @Test(
    arguments: [
      ("a ⟦&amp⟧ b", "XM05: `&amp` has no `;` at its end; add it", "a &amp; b"),
      ("a ⟦&#8217⟧ b", "XM05: `&#8217` has no `;` at its end; add it", "a &#8217; b"),
      ("a &⟦ ⟧amp; b", "XM05: white space inside of `&amp;`; remove it", "a &amp; b"),
      ("a ⟦&AMP;⟧ b", "XM07: `&AMP;` is not defined in XML; write `&amp;`", "a &amp; b"),
      (
        "a ⟦&⟧ample b", "XM05: `&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`",
        "a &amp;ample b"
      ),
    ] as [(String, String, String)]
  )
  func `a reference of XML with a slip is not escaped a second time`(
    written: String,
    finding: String,
    corrected: String
  ) {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">\(written)</title>
      --- \(finding)
      +++ <title xml:lang="en">\(corrected)</title>
      """
    )
  }

  @Test(arguments: ["<tit⟦&⟧le xml:lang=\"en\">a</title>", "<title ⟦&⟧#10;xml:lang=\"en\">a</title>"])
  func `an ampersand in a tag is not escaped`(written: String) {
    expectFindings(
      in: .dua,
      "\(written)\n--- XM01: expected the name of an attribute, or the end of the tag"
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

  @Test(
    arguments: [
      (
        "a⟦&nbsp;⟧&mdash; b", "XM07: `&nbsp;` is not defined in XML; write a space", "a &mdash; b"
      ),
      (
        "Caf⟦&eacute;⟧&amp; b",
        "XM07: `&eacute;` is not defined in XML; write U+00E9 LATIN SMALL LETTER E WITH ACUTE itself",
        "Café&amp; b"
      ),
      ("a&amp;⟦&nbsp;⟧&nbsp;", "XM07: `&nbsp;` is not defined in XML; write a space", "a&amp; &nbsp;"),
    ] as [(String, String, String)]
  )
  func `of adjacent references the one that is not defined is reported`(
    written: String,
    finding: String,
    corrected: String
  ) {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">\(written)</title>
      --- \(finding)
      +++ <title xml:lang="en">\(corrected)</title>
      """
    )
    expectFindings(
      in: .dua,
      """
      <source note="\(written)"/>
      --- \(finding)
      +++ <source note="\(corrected)"/>
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

  @Test func `a declaration after the start of the file is found at its name`() {
    let message = "--- XM01: `<?xml …?>` must be at the very start of the file; nothing may precede it"
    let rest = " version=\"1.0\"?><duas version=\"1\"/>"
    expectFindings(in: .xml, " \n\n⟦<?xml⟧\(rest)\n\(message)\n+++ <?xml\(rest)")
    expectFindings(in: .xml, "<!-- a -->\n⟦<?xml⟧\(rest)\n\(message)")
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
