import ContentIngest
import Diagnostics
import Testing

struct XMLAttributeTests {
  @Test func `a less-than sign in an attribute is found`() {
    expectFindings(
      in: .dua,
      """
      <source note="a ⟦<⟧ b"/>
      --- XM06: `<` in an attribute value; write `&lt;`
      +++ <source note="a &lt; b"/>
      """
    )
  }

  @Test func `a missing quote is found at its attribute`() {
    expectFindings(
      in: .duas,
      """
      <dua ⟦slug⟧="x>
      <title xml:lang="en">a</title></dua>
      --- XM06: the value of `slug` has no closing quote; add it
      """
    )
  }

  @Test(arguments: [
    "<dua id=\"1\" ⟦slug⟧=\"x\n", "<dua id=\"1\" ⟦slug⟧=\"x\r\n  <title xml:lang=\"en\">a</title></dua>",
    "<dua ⟦slug⟧=\"x</dua>", "<dua ⟦slug⟧=\"x<title xml:lang=\"en\">a</title></dua>", "<dua ⟦slug⟧='x</dua>",
  ])
  func `a missing quote before another tag is found at its attribute`(text: String) {
    expectFindings(in: .duas, text + "\n--- XM06: the value of `slug` has no closing quote; add it")
  }

  @Test func `markup in an attribute does not become text`() {
    expectFindings(
      in: .dua,
      """
      <source note="a ⟦<⟧b>c</b>"/>
      --- XM06: `<` in an attribute value; write `&lt;`
      """
    )
  }

  @Test func `an equals sign is added between an attribute and its value`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1" ⟦xp⟧"40"/>
      --- XM01: `xp` has no `=` before its value; add it
      +++ <dua id="1" xp="40"/>
      """
    )
  }

  @Test(arguments: [
    (
      "version=⟦“1”⟧",
      "is between U+201C LEFT DOUBLE QUOTATION MARK and the like, which XML does not read as quotes"
    ),
    (
      "version=⟦“1\"⟧",
      "is between U+201C LEFT DOUBLE QUOTATION MARK and the like, which XML does not read as quotes"
    ),
    ("version=⟦1⟧", "has no quotes"), ("version = ⟦1\"⟧", "has no quotes"), ("version=⟦=1⟧", "has no quotes"),
    ("version=⟦\u{200B}1\"⟧", "has no quotes"),
  ])
  func `a value without quotes of XML is found`(attribute: String, problem: String) {
    expectFindings(
      in: .xml,
      """
      <duas \(attribute)></duas>
      --- XM01: the value of `version` \(problem); write `version="1"`
      +++ <duas \(attribute.hasPrefix("version =") ? "version = " : "version=")"1"></duas>
      """
    )
  }

  @Test func `a value with spaces between curly quotes is replaced as a whole`() {
    expectFindings(
      in: .dua,
      """
      <source note=⟦“Allah’s words, twice”⟧ type="other"/>
      --- XM01: the value of `note` is between U+201C LEFT DOUBLE QUOTATION MARK and the like, which XML does not read as quotes; write `note="Allah’s words, twice"`
      +++ <source note="Allah’s words, twice" type="other"/>
      """
    )
  }

  @Test(
    arguments: [
      ("type=⟦h\"adith\"⟧ number=\"1\"", "type", "begins before its quote", "type=\"hadith\" number=\"1\""),
      ("type=⟦h\"adith⟧ number=\"1\"", "type", "begins before its quote", "type=\"hadith\" number=\"1\""),
      ("note=⟦Allah’s⟧", "note", "has no quotes", "note=\"Allah’s\""),
      ("href=⟦audio/8.m4a⟧", "href", "has no quotes", "href=\"audio/8.m4a\""),
    ] as [(String, String, String, String)]
  )
  func `a value with only a part between quotes is replaced as a whole`(
    attributes: String,
    name: String,
    problem: String,
    corrected: String
  ) {
    let value = corrected.split(separator: " ").first ?? ""
    expectFindings(
      in: .dua,
      """
      <source \(attributes)/>
      --- XM01: the value of `\(name)` \(problem); write `\(value)`
      +++ <source \(corrected)/>
      """
    )
  }

  @Test func `a long value between curly quotes is not cut`() {
    let file = ingest("<duas version=“\(String(repeating: "رَ ", count: 500))”/>", "a.xml")
    #expect(file.findings.map(\.message) == ["an attribute value without quotes; write `name=\"value\"`"])
    #expect(file.findings.flatMap(\.fixIts) == [])
  }

  @Test(
    arguments: [
      ("xp=\"1\"⟦,⟧ slug=\"a\"", "`,`", "remove it", "xp=\"1\" slug=\"a\""),
      ("xp=\"1\"⟦,⟧slug=\"a\"", "`,`", "write a space", "xp=\"1\" slug=\"a\""),
      ("xp=\"1\" slug=\"a\"⟦\"⟧", "`\"`", "remove it", "xp=\"1\" slug=\"a\""),
      ("slug=\"a\"⟦\u{60C}⟧ xp=\"1\"", "U+060C ARABIC COMMA", "remove it", "slug=\"a\" xp=\"1\""),
    ] as [(String, String, String, String)]
  )
  func `a sign after a value is named`(attributes: String, name: String, advice: String, corrected: String) {
    expectFindings(
      in: .duas,
      """
      <dua \(attributes)/>
      --- XM01: \(name) after the value of an attribute; \(advice)
      +++ <dua \(corrected)/>
      """
    )
  }

  @Test func `a value that is not closed before the next attribute is found`() {
    expectFindings(
      in: .duas,
      """
      <dua ⟦category⟧="morning collection="core"/>
      --- XM01: the value of `category` is not closed; add `"` after it
      +++ <dua category="morning" collection="core"/>
      """
    )
  }

  @Test func `a duplicate attribute is found, with a note at the first`() {
    expectFindings(
      in: .duas,
      """
      <dua ⟨id⟩="1" slug="a" ⟦id⟧="2"/>
      --- XM08: the attribute `id` is given twice in one tag; remove one of them
      """
    )
  }

  @Test func `two quotes in the name of an attribute are not its value`() {
    expectFindings(
      in: .dua,
      """
      <title ⟦xml:lan⟧""g="en">a</title>
      --- XM01: `xml:lan` has no value; write `xml:lan="…"`, or `>` before it if it begins a text
      """
    )
  }

  @Test func `an attribute without a value is found at its name`() {
    let advice = "write `slug=\"…\"`, or `>` before it if it begins a text"
    expectFindings(
      in: .duas,
      "<dua id=\"900\" ⟦slug⟧ category=\"x\"/>\n--- XM01: `slug` has no value; \(advice)"
    )
    expectFindings(in: .duas, "<dua ⟦slug⟧/>\n--- XM01: `slug` has no value; \(advice)")
    expectFindings(
      in: .dua,
      """
      <⟦arabic⟧ رَبِّ زِدْنِي</arabic>
      --- XM01: `<arabic` has no `>` at its end; add it
      +++ <arabic>رَبِّ زِدْنِي</arabic>
      """
    )
  }

  @Test(
    arguments: [
      ("id=\"1\"⟦\u{A0}⟧xp=\"40\"", "U+00A0 NO-BREAK SPACE", "write a space", "id=\"1\" xp=\"40\""),
      ("id=\"1\"⟦\u{200B}⟧ xp=\"40\"", "U+200B ZERO WIDTH SPACE", "remove it", "id=\"1\" xp=\"40\""),
      ("id=\"1\" ⟦\u{200F}⟧xp=\"40\"", "U+200F RIGHT-TO-LEFT MARK", "remove it", "id=\"1\" xp=\"40\""),
      ("id=\"1\"⟦\u{A0}⟧", "U+00A0 NO-BREAK SPACE", "remove it", "id=\"1\""),
    ] as [(String, String, String, String)]
  )
  func `invisible characters in a tag are named`(
    attributes: String,
    name: String,
    advice: String,
    corrected: String
  ) {
    expectFindings(
      in: .duas,
      """
      <dua \(attributes)/>
      --- XM01: \(name) in a tag, outside of its values; \(advice)
      +++ <dua \(corrected)/>
      """
    )
  }

  @Test func `an invisible character between letters of a tag may be in a word`() {
    let file = ingest("<duas version=\"1\"><dua\u{200B}id=\"1\"/></duas>", "a.xml")
    let message = "U+200B ZERO WIDTH SPACE in a tag, outside of its values; write a space"
    #expect(file.findings.map(\.message) == [message])
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test(
    arguments: [
      ("<dua⟦\u{A0}⟧id=\"1\"/>", "write a space", "<dua id=\"1\"/>", .safe),
      ("<du⟦\u{A0}⟧a id=\"1\"/>", "remove it", "<dua id=\"1\"/>", .unsafe),
      ("<dua sl⟦\u{A0}⟧ug=\"x\"/>", "remove it", "<dua slug=\"x\"/>", .unsafe),
    ] as [(String, String, String, FixIt.Applicability)]
  )
  func `a no-break space in a tag may be in a name`(
    text: String,
    advice: String,
    corrected: String,
    applicability: FixIt.Applicability
  ) {
    let file = expectFindings(
      in: .duas,
      """
      \(text)
      --- XM01: U+00A0 NO-BREAK SPACE in a tag, outside of its values; \(advice)
      +++ \(corrected)
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [applicability])
  }

  @Test func `a space is added between two attributes`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1"⟦xp⟧="40"/>
      --- XM01: `xp` has no space before it; add one
      +++ <dua id="1" xp="40"/>
      """
    )
  }

  @Test(
    arguments: [(": ", "`:`"), ("-", "`-`"), ("\u{FF1D}", "U+FF1D FULLWIDTH EQUALS SIGN")]
      as [(String, String)]
  )
  func `another sign before a value becomes an equals sign`(sign: String, name: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="1" ⟦xp⟧\(sign)"40"/>
      --- XM01: `xp` has \(name) before its value; write `=`
      +++ <dua id="1" xp="40"/>
      """
    )
  }

  @Test(arguments: ["\"", "'"])
  func `an equals sign after the quote is moved before it`(quote: String) {
    expectFindings(
      in: .dua,
      """
      <source ⟦note⟧\(quote)=a b\(quote)/>
      --- XM01: `note` has `=` after the quote; write it before
      +++ <source note=\(quote)a b\(quote)/>
      """
    )
  }

  @Test(arguments: ["\"", "'"])
  func `a quote before the equals sign of a quoted value is removed`(quote: String) {
    expectFindings(
      in: .dua,
      """
      <source note⟦\(quote)⟧=\(quote)a b\(quote)/>
      --- XM01: this `\(quote)` is one too many; remove it
      +++ <source note=\(quote)a b\(quote)/>
      """
    )
  }

  @Test func `a second equals sign is removed`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1" xp=⟦=⟧"40"/>
      --- XM01: this `=` is one too many; remove it
      +++ <dua id="1" xp="40"/>
      """
    )
  }

  @Test(arguments: ["xp⟦\u{200B}⟧=\"40\"", "xp=⟦\u{200B}⟧\"40\"", "x⟦\u{200B}⟧p=\"40\""])
  func `an invisible character in an attribute, beside its value, is removed`(attribute: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="1" \(attribute)/>
      --- XM01: U+200B ZERO WIDTH SPACE in a tag, outside of its values; remove it
      +++ <dua id="1" xp="40"/>
      """
    )
  }

  @Test func `a long name before a quote is found`() {
    let name = String(repeating: "a", count: 300)
    let file = ingest("<duas version=\"1\"><dua \(name)\"x\"/></duas>", "a.xml")
    #expect(file.findings.map(\.rule) == ["XM01"])
    #expect(file.findings.flatMap(\.fixIts) == [])
  }
}
