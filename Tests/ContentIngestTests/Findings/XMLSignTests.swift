import ContentIngest
import Diagnostics
import Testing

struct XMLSignTests {
  @Test(
    arguments: [
      ("slug=\"a\" ⟦\"⟧ xp=\"1\"", "`\"`", "slug=\"a\" xp=\"1\""),
      ("slug=\"a\" ⟦'⟧xp=\"1\"", "`'`", "slug=\"a\" xp=\"1\""),
      ("slug=\"a\" ⟦|⟧", "`|`", "slug=\"a\""), ("slug=\"a\"⟦/⟧ xp=\"1\"", "`/`", "slug=\"a\" xp=\"1\""),
    ]
  )
  func `a sign between two attributes is removed`(attributes: String, sign: String, corrected: String) {
    expectFindings(
      in: .duas,
      """
      <dua \(attributes)/>
      --- XM01: \(sign) after the value of an attribute; remove it
      +++ <dua \(corrected)/>
      """
    )
  }

  @Test(arguments: [
    ("⟦,⟧ ", "`,`", "remove it"), ("⟦,⟧", "`,`", "write a space"), ("⟦=⟧ ", "`=`", "remove it"),
    ("⟦\"⟧ ", "`\"`", "remove it"),
  ])
  func `a sign after the name of an element is removed`(sign: String, name: String, advice: String) {
    expectFindings(
      in: .duas,
      """
      <dua\(sign)id="1"/>
      --- XM01: \(name) after the name of an element; \(advice)
      +++ <dua id="1"/>
      """
    )
  }

  @Test(arguments: ["<dua id=\"1\"⟦…⟧ slug=\"a\"/>", "<dua id=\"1\" sl⟦…⟧ug=\"a\"/>"])
  func `a character of another script in a tag is named`(written: String) {
    expectFindings(
      in: .duas,
      "\(written)\n--- XM01: U+2026 HORIZONTAL ELLIPSIS in a tag, outside of a value; remove it, or move it into a value"
    )
  }

  @Test func `what cannot begin an attribute is not taken for text`() {
    expectFindings(
      in: .duas,
      "<dua id=\"1\" ⟦\"⟧morning\" xp=\"1\"/>\n--- XM01: expected the name of an attribute, or the end of the tag"
    )
  }

  @Test(
    arguments: [
      ("<title xml:lang=\"⟦\"⟧en\">a</title>", "<title xml:lang=\"en\">a</title>", "\"", .safe),
      ("<source title='⟦'⟧A book, p. 3'/>", "<source title='A book, p. 3'/>", "'", .safe),
      ("<source type⟦?⟧=\"quran\"/>", "<source type=\"quran\"/>", "?", .safe),
      ("<source ty⟦?⟧pe=\"quran\"/>", "<source type=\"quran\"/>", "?", .unsafe),
      ("<source type=⟦(⟧\"quran\"/>", "<source type=\"quran\"/>", "(", .safe),
      ("<source type=⟦>⟧\"quran\"/>", "<source type=\"quran\"/>", ">", .safe),
      ("<source type=\"quran\" ⟦<⟧surah=\"1\"/>", "<source type=\"quran\" surah=\"1\"/>", "<", .safe),
      ("<source type=\"quran\"⟦/⟧/>", "<source type=\"quran\"/>", "/", .safe),
      ("<source type=\"quran\" ⟦/⟧/>", "<source type=\"quran\" />", "/", .safe),
      ("⟦<⟧<title xml:lang=\"en\">a</title>", "<title xml:lang=\"en\">a</title>", "<", .safe),
      ("<title xml:lang=\"en\">a⟦<⟧</title>", "<title xml:lang=\"en\">a</title>", "<", .unsafe),
      ("<title xml:lang=\"en\">a</⟦/⟧title>", "<title xml:lang=\"en\">a</title>", "/", .safe),
      ("<title xml:lang=\"en\">a</title⟦/⟧>", "<title xml:lang=\"en\">a</title>", "/", .safe),
      ("<title xml:lang=\"en\">a</title⟦\"⟧>", "<title xml:lang=\"en\">a</title>", "\"", .safe),
    ] as [(String, String, String, FixIt.Applicability)]
  )
  func `a sign that is one too many is removed`(
    written: String,
    corrected: String,
    sign: String,
    applicability: FixIt.Applicability
  ) {
    let file = expectFindings(
      in: .dua,
      "\(written)\n--- XM01: this `\(sign)` is one too many; remove it\n+++ \(corrected)"
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [applicability])
  }

  @Test func `a quote with which a text begins is not removed`() {
    expectFindings(
      in: .dua,
      """
      <source title=""⟦M⟧orning" words"/>
      --- XM01: two attributes without a space between them, or a stray character in a tag
      """
    )
  }

  @Test func `a sign instead of an equals sign is replaced`() {
    expectFindings(
      in: .dua,
      """
      <source ⟦type⟧["quran"/>
      --- XM01: `type` has `[` before its value; write `=`
      +++ <source type="quran"/>
      """
    )
  }

  @Test(arguments: ["\"Morning\" words", "\"Morning\" / \"Evening\"", "Morning\" words"])
  func `the end of a tag before a quotation is not removed`(text: String) {
    expectFindings(
      in: .dua,
      """
      <title xml:lang=⟦⟧>\(text)</title>
      --- XM01: the value of `xml:lang` has no quotes; write `xml:lang=""`
      +++ <title xml:lang="">\(text)</title>
      """
    )
  }

  @Test(arguments: [";", ":", "\\", ">", "،"])
  func `a sign instead of the quote before a value is replaced`(sign: String) {
    expectFindings(
      in: .dua,
      """
      <source type=⟦\(sign)⟧quran" surah="1"/>
      --- XM01: `\(sign)` instead of the quote before a value; write `"`
      +++ <source type="quran" surah="1"/>
      """
    )
  }

  @Test(arguments: ["titl”e", "'itle"])
  func `an end tag with a sign in its name is misspelled`(name: String) {
    expectFindings(
      in: .dua,
      """
      <⟨title⟩ xml:lang="en">a</⟦\(name)⟧>
      --- XM03: expected `</title>`, found `</\(name)>`
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test func `a second end of a tag is removed`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="en">a</title>⟦>⟧
      --- VO16: `>` between the elements of `dua`; remove it
      +++ <title xml:lang="en">a</title>
      """
    )
  }

  @Test(arguments: [
    ("<title xml:lang=\"en\">a<⟦\\⟧title>", "<title xml:lang=\"en\">a</title>"),
    ("<source type=\"quran\"⟦\\⟧>", "<source type=\"quran\"/>"),
    ("<source type=\"quran\" ⟦\\⟧>", "<source type=\"quran\" />"),
  ])
  func `a backslash becomes a slash`(written: String, corrected: String) {
    expectFindings(in: .dua, "\(written)\n--- XM01: a backslash in a tag; write `/`\n+++ \(corrected)")
  }

  @Test(
    arguments: [
      ("⟦<! --⟧ a -->", "begins", "<!--"), ("⟦<!-⟧ a -->", "begins", "<!--"),
      ("⟦<!⟧ a -->", "begins", "<!--"), ("<!-- a ⟦-- >⟧", "ends", "-->"),
    ]
  )
  func `a comment in another form is written as XML has it`(comment: String, verb: String, mark: String) {
    expectFindings(
      in: .duas,
      "\(comment)\n--- XM01: a comment \(verb) with `\(mark)`; write it so\n+++ <!-- a -->"
    )
  }

  @Test(arguments: [" b -->", "<dua id=\"1\"/> -->"])
  func `a comment that goes on after its hyphens does not end there`(rest: String) {
    expectFindings(
      in: .duas,
      """
      <!-- a ⟦--⟧ >\(rest)
      --- XM01: `--` inside a comment; XML allows it only at the end, as part of `-->`
      """
    )
  }

  @Test(arguments: ["->", "\u{2014}>"])
  func `a comment that another follows is found where it starts`(end: String) {
    expectFindings(
      in: .duas,
      """
      ⟦<!--⟧ a \(end)<dua id="1"/><!-- b -->
      --- XM01: a comment that is not closed; add `-->` after it
      +++ <!-- a --><dua id="1"/><!-- b -->
      """
    )
    expectFindings(
      in: .duas,
      """
      ⟦<!--⟧ a \(end)<dua id="1"/>
      --- XM01: a comment that is not closed; add `-->` after it
      +++ <!-- a --><dua id="1"/>
      """
    )
  }

  @Test(arguments: ["", " "])
  func `the end of a start tag is missing before its text`(space: String) {
    expectFindings(
      in: .dua,
      """
      <⟦title⟧ xml:lang="en"\(space)Morning words</title>
      --- XM01: `<title` has no `>` at its end; add it
      +++ <title xml:lang="en">Morning words</title>
      """
    )
  }

  @Test func `another sign is at the end of a start tag`() {
    expectFindings(
      in: .dua,
      """
      <⟦title⟧ xml:lang="en".Morning words</title>
      --- XM01: `<title` ends with `.`; write `>` instead
      +++ <title xml:lang="en">Morning words</title>
      """
    )
  }
}
