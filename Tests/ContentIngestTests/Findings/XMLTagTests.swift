import ContentIngest
import Testing

struct XMLTagTests {
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

  @Test func `the slash of an element without content may be in its last value`() {
    func expect(_ source: String, _ corrected: String) {
      expectFindings(
        in: .duas,
        """
        <dua id="1">
          <⟦source⟧ type="other" \(source)
          <benefit xml:lang="en">Much</benefit>
        </dua>
        --- XM03: `<source>` is not closed; it has no content, so end its tag with `/>`
        +++ <dua id="1">
        +++   <source type="other" \(corrected)
        +++   <benefit xml:lang="en">Much</benefit>
        +++ </dua>
        """
      )
    }
    expect("title=\"A book/\">", "title=\"A book\"/>")
    // A path or an address may end with a slash.
    expect("title=\"a.org/b/\">", "title=\"a.org/b/\"/>")
  }

  @Test(arguments: [
    ("<dua id=\"1\">⟦a<⟧rabic>ب</arabic></dua>", "<a", "<dua id=\"1\"><arabic>ب</arabic></dua>", "arabic"),
    (
      "<dua id=\"1\"> ⟦s<⟧ource type=\"other\"/></dua>", "<s",
      "<dua id=\"1\"> <source type=\"other\"/></dua>", "source"
    ),
    ("⟦d<⟧ua id=\"1\"></dua>", "<d", "<dua id=\"1\"></dua>", "dua"),
  ])
  func `a tag that begins after the first letter of its name is one finding`(
    written: String,
    start: String,
    corrected: String,
    name: String
  ) {
    expectFindings(
      in: .duas,
      """
      \(written)
      --- XM01: the `<` of `\(name)` is after its first letter; write `\(start)`
      +++ \(corrected)
      """
    )
  }

  @Test(arguments: [">", ">/", "> /"])
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

  @Test func `the slash of an end tag may be before its opening sign`() {
    expectFindings(
      in: .dua,
      """
      <⟨title⟩ xml:lang="en">a/<⟦title⟧>
      --- XM03: expected `</title>`, found `/<title>`; write the slash after the `<`
      +++ <title xml:lang="en">a</title>
      """
    )
    expectFindings(
      in: .duas,
      """
      <⟨dua⟩ id="1">
      <arabic>ب</arabic>
      /<⟦dua⟧>
      --- XM03: expected `</dua>`, found `/<dua>`; write the slash after the `<`
      +++ <dua id="1">
      +++ <arabic>ب</arabic>
      +++ </dua>
      """
    )
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

  @Test func `another sign at the end of an end tag is replaced`() {
    expectFindings(
      in: .duas,
      """
      <dua><arabic>ا</arabic⟦.⟧
      </dua>
      --- XM01: `.` instead of the `>` at the end of `</arabic`; write `>`
      +++ <dua><arabic>ا</arabic>
      +++ </dua>
      """
    )
  }

  @Test func `the opening sign of an end tag between elements is added`() {
    let file = expectFindings(
      in: .duas,
      """
      <dua id="1">
      <arabic>ب</arabic>
      ⟦/dua>⟧
      <dua id="2"/>
      --- XM01: `/dua>` has no `<` before it; add it
      +++ <dua id="1">
      +++ <arabic>ب</arabic>
      +++ </dua>
      +++ <dua id="2"/>
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.safe])
    #expect(!file.isComplete)
  }

  @Test func `an end tag that is there is not added a second time`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1">
      ⟦/dua>⟧
      </dua>
      --- VO16: `/dua>` between the elements of `dua`; move it into one of them, or remove it
      """
    )
  }

  @Test(arguments: ["{", "[", "("])
  func `another sign than the one that opens a tag is replaced`(sign: String) {
    let file = expectFindings(
      in: .dua,
      """
      ⟦\(sign)⟧title xml:lang="en">a</title>
      --- XM01: `\(sign)` instead of the `<` before `title`; write `<`
      +++ <title xml:lang="en">a</title>
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test(arguments: ["(title)", "{titel>", "[title"])
  func `other text in brackets is text`(text: String) {
    expectFindings(
      in: .dua,
      """
      ⟦\(text)⟧
      --- VO16: `\(text)` between the elements of `dua`; move it into one of them, or remove it
      """
    )
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

  @Test(arguments: ["", " "])
  func `white space in the end of an element without content is found`(space: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="1"\(space)/⟦ ⟧>
      --- XM01: white space inside of `/>`; remove it
      +++ <dua id="1"\(space)/>
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

  @Test func `a start tag that is written as text is one finding`() {
    expectFindings(
      in: .duas,
      """
      ⟦&lt;⟧dua id="1"><arabic>ا</arabic><source type="quran"/></⟨dua⟩>
      --- XM03: `&lt;dua` is text, but `</dua>` ends an element; write `<dua`
      +++ <dua id="1"><arabic>ا</arabic><source type="quran"/></dua>
      """
    )
    expectFindings(
      in: .dua,
      """
      ⟦&lt;⟧title xml:lang="en">a</⟨title⟩>
      --- XM03: `&lt;title` is text, but `</title>` ends an element; write `<title`
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test(arguments: [
    ("⟨</title>⟩</⟦title⟧>", "title"), ("⟨</title>⟩\n  </⟦title⟧>", "title"),
    ("</title>⟨<source type=\"quran\"/>⟩</⟦source⟧>", "source"),
  ])
  func `a second end tag is removed`(written: String, name: String) {
    let first = name == "title" ? "</title>" : "</title><source type=\"quran\"/>"
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">a\(written)
      --- XM03: `</\(name)>` is one too many; remove it
      +++ <title xml:lang="en">a\(first)
      """
    )
  }

  @Test func `an end tag whose opening sign is missing is completed`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1">
        <⟨arabic⟩>رَبِّ⟦/arabic>⟧
        <benefit xml:lang="en">Much</benefit>
      </dua>
      --- XM03: `/arabic>` has no `<` before it; add it
      +++ <dua id="1">
      +++   <arabic>رَبِّ</arabic>
      +++   <benefit xml:lang="en">Much</benefit>
      +++ </dua>
      """
    )
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
}
