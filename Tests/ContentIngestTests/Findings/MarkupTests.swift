import ContentIngest
import Testing

struct MarkupTests {
  @Test func `text between elements and elements in text are found`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1"> ⟦stray⟧ <dua>⟦more⟧<!-- x --><arabic>a ⟦<b>⟧c</b></arabic></dua></duas>
      --- VO16: `stray` between the elements of `duas`; move it into one of them, or remove it
      --- VO16: `more` between the elements of `dua`; move it into one of them, or remove it
      --- VO16: the element `b` in the text of `arabic`; write texts without markup
      """
    )
  }

  @Test func `the tags of markup in a text are removed, except in Arabic`() {
    expectFindings(
      in: .xml,
      """
      <duas version="1"><dua><title xml:lang="en">a ⟦<b>⟧c</b></title></dua></duas>
      --- VO16: the element `b` in the text of `title`; write texts without markup
      +++ <duas version="1"><dua><title xml:lang="en">a c</title></dua></duas>
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1"><dua><title xml:lang="en">a⟦<br/>⟧c</title></dua></duas>
      --- VO16: the element `br` in the text of `title`; write the text on one line, without markup
      +++ <duas version="1"><dua><title xml:lang="en">a c</title></dua></duas>
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1"><dua><arabic>a ⟦<b>⟧c</b></arabic></dua></duas>
      --- VO16: the element `b` in the text of `arabic`; write texts without markup
      """
    )
  }

  @Test func `a text with an element in it is not read in part`() {
    let file = expectFindings(
      in: .xml,
      """
      <texts version="1" kind="arabic"><text dua="a">b ⟦<b>⟧c</b> d</text></texts>
      --- VO16: the element `b` in the text of `text`; write texts without markup
      """
    )
    guard case .text(let text)? = file.fragments.first else {
      Issue.record("not a text")
      return
    }
    #expect(text.text.value == nil)
    #expect(!text.text.isMissing)
  }

  @Test func `a line break in a text is found, not rewritten`() {
    let literal =
      "<arabic>\n  a⟦\n⟧  b\n</arabic>\n--- VO17: line break inside the text of `arabic`; write the text on one line\n+++ <arabic>\n+++   a b\n+++ </arabic>"
    let file = expectFindings(in: .dua, literal)
    guard case .dua(let dua)? = file.fragments.first else {
      Issue.record("not a dua")
      return
    }
    #expect(dua.arabic.value == "a\n  b")
    expectFindings(
      in: .dua,
      "<arabic>a⟦\n⟧  b \n c</arabic>\n--- VO17: line break inside the text of `arabic`; write the text on one line\n+++ <arabic>a b c</arabic>"
    )
    expectFindings(
      in: .dua,
      "<source note=\"a⟦\n⟧b\"/>\n--- VO17: line break inside the text of `note`; write the text on one line\n+++ <source note=\"a b\"/>"
    )
    expectFindings(
      in: .dua,
      """
      <source note="a⟦\t⟧b"/>
      --- VO17: tab inside the attribute `note`, which XML reads as a space; write a space
      +++ <source note="a b"/>
      """
    )
    expectFindings(
      in: .duaObject,
      #"""
      "arabic": "a⟦\n⟧b"
      --- VO17: line break inside the text of `arabic`; write the text on one line
      +++ "arabic": "a b"
      """#
    )
    expectFindings(
      in: .duaObject,
      #"""
      "arabic": "⟦\u000a⟧ a \t\r\n b\\n\u0062\u000D\u000Ac \n"
      --- VO17: line break inside the text of `arabic`; write the text on one line
      +++ "arabic": "a b\\n\u0062 c"
      """#
    )
    expectFindings(
      in: .dua,
      "<arabic>a⟦&#10;⟧&#x20;b &#13;&#xA; c</arabic>\n--- VO17: line break inside the text of `arabic`; write the text on one line\n+++ <arabic>a b c</arabic>"
    )
  }

  @Test(
    arguments: [
      ("⟦<⟧ 5", "&lt; 5"), ("⟦<⟧5", "&lt;5"), ("⟦<⟧= 5", "&lt;= 5"),
      ("Glory ⟦<⟧ praise", "Glory &lt; praise"), ("Glory⟦<⟧ praise", "Glory&lt; praise"),
      ("Glory ⟦<⟧\u{A0}praise", "Glory &lt;\u{A0}praise"),
    ]
  )
  func `a literal less-than sign is found`(written: String, meant: String) {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">\(written)</title>
      --- XM01: `<` starts a tag in XML; write `&lt;` for a literal `<`
      +++ <title xml:lang="en">\(meant)</title>
      """
    )
  }

  @Test(arguments: ["a< /titel>", "a< b>c</title>", "a <\n</title>"])
  func `a less-than sign that may begin a tag is not written as text`(rest: String) {
    let file = ingest("<duas version=\"1\"><dua><title xml:lang=\"en\">\(rest)</dua></duas>", "a.xml")
    #expect(file.findings.map(\.message) == ["expected a name; write `&lt;` for a literal `<`"])
    #expect(file.findings.flatMap(\.fixIts) == [])
  }
}
