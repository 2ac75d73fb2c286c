import ContentIngest
import Testing
import UnicodeText

struct ValueTests {
  @Test(arguments: [
    ("٣", "3"), ("۴٢", "42"), ("+5", "5"), ("007", "7"), ("1.0", "1"), (" 5 ", "5"), ("-0", "0"),
    ("1 000", "1000"),
  ])
  func `a number in another form is corrected`(written: String, meant: String) {
    expectFindings(
      in: .duas,
      """
      <dua xp="⟦\(written)⟧"/>
      --- VO05: `\(written)` is not a number for `xp`; write `\(meant)`
      +++ <dua xp="\(meant)"/>
      """
    )
  }

  @Test(arguments: [
    "", "x", "1e3", "1.5", "0x10", "1,000", "--1", "5 \u{301}",
  ])
  func `a value that is not a number is found`(written: String) {
    expectFindings(
      in: .duas,
      """
      <dua xp="⟦\(written)⟧"/>
      --- VO05: `\(written)` is not a number for `xp`; write a whole number from 15 to 100 in digits
      """
    )
  }

  @Test(arguments: ["2147483648", "9999999999999999999999"])
  func `a number of more than 32 bits is too large`(written: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="⟦\(written)⟧"/>
      --- VO05: `\(written)` is too large a number for `id`; write one of at most 2147483647
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦\(written)⟧
      --- VO05: `\(written)` is too large a number for `xp`; write one of at most 100
      """
    )
  }

  @Test(arguments: ["1e3", "1E400", "1.5"])
  func `a JSON number that is not whole is found`(written: String) {
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦\(written)⟧
      --- VO05: `\(written)` is not a number for `xp`; write a whole number from 15 to 100 in digits
      """
    )
  }

  @Test(arguments: ["-2147483649", "-9999999999999999999999"])
  func `a number of more than 32 bits with a minus sign is too small`(written: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="⟦\(written)⟧"/>
      --- VO05: `\(written)` is too small a number for `id`; write one of at least 1
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦\(written)⟧
      --- VO05: `\(written)` is too small a number for `xp`; write one of at least 15
      """
    )
  }

  @Test(arguments: ["0", "1", "-1", "2147483647", "-2147483648"])
  func `every number of 32 bits is read`(written: String) {
    for (source, path) in [
      ("<duas version=\"1\"><dua xp=\"\(written)\"/></duas>", "a.xml"),
      ("{\"version\": 1, \"duas\": [{\"xp\": \(written)}]}", "a.json"),
    ] {
      let file = ingest(source, path)
      #expect(file.findings == [])
      guard case .dua(let dua)? = file.fragments.first else {
        Issue.record("no dua")
        return
      }
      #expect(dua.xp.value.map(String.init) == written)
    }
  }

  @Test func `a number of 400 digits is an error in both syntaxes`() {
    let digits = String(repeating: "9", count: 400)
    #expect(
      ingest("<duas version=\"1\"><dua xp=\"\(digits)\"/></duas>", "a.xml").findings.map(\.rule) == ["VO05"]
    )
    #expect(
      ingest("{\"version\": 1, \"duas\": [{\"xp\": \(digits)}]}", "a.json").findings.map(\.rule) == ["VO05"]
    )
  }

  @Test func `an unknown word is found`() {
    expectFindings(
      in: .duas,
      """
      <dua difficulty="⟦Beginner⟧"/>
      --- VO06: `Beginner` is unknown for `difficulty`; did you mean `beginner`?
      +++ <dua difficulty="beginner"/>
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "difficulty": "⟦impossible⟧"
      --- VO06: `impossible` is unknown for `difficulty`; write one of `beginner`, `intermediate`, `advanced`
      """
    )
    expectFindings(
      in: .xml,
      """
      <journeys version="1"><journey featured="⟦True⟧"><step slot="⟦Morning⟧"/></journey></journeys>
      --- VO06: `True` is unknown for `featured`; did you mean `true`?
      --- VO06: `Morning` is unknown for `slot`; did you mean `morning`?
      +++ <journeys version="1"><journey featured="true"><step slot="morning"/></journey></journeys>
      """
    )
  }

  @Test func `another word for a value is replaced`() {
    expectFindings(
      in: .xml,
      """
      <journeys version="1"><journey featured="⟦yes⟧" premium="⟦0⟧"/></journeys>
      --- VO06: `yes` is unknown for `featured`; did you mean `true`?
      --- VO06: `0` is unknown for `premium`; did you mean `false`?
      +++ <journeys version="1"><journey featured="true" premium="false"/></journeys>
      """
    )
    expectFindings(
      in: .duas,
      """
      <dua difficulty="⟦easy⟧"/>
      --- VO06: `easy` is unknown for `difficulty`; did you mean `beginner`?
      +++ <dua difficulty="beginner"/>
      """
    )
  }

  @Test func `a malformed slug is found`() {
    expectFindings(
      in: .duas,
      """
      <dua slug="⟦Sayyid al_Istighfar⟧" category="⟦⟧" collection="⟦دعاء⟧" variant-of="⟦-a⟧"/>
      --- VO07: `Sayyid al_Istighfar` is not a slug for `slug`: it contains U+0053 LATIN CAPITAL LETTER S; write `sayyid-al-istighfar`
      --- VO07: `` is not a slug for `category`: it is empty; use only a-z, 0-9 and `-`
      --- VO07: `دعاء` is not a slug for `collection`: it contains U+062F ARABIC LETTER DAL; use only a-z, 0-9 and `-`
      --- VO07: `-a` is not a slug for `variant-of`: it starts with a hyphen; use only a-z, 0-9 and `-`
      +++ <dua slug="sayyid-al-istighfar" category="" collection="دعاء" variant-of="-a"/>
      """
    )
  }

  @Test(arguments: [
    ("glory–and–praise", "U+2013 EN DASH"), ("glory\u{A0}and praise", "U+00A0 NO-BREAK SPACE"),
    ("glory-and-\u{200B}praise\u{200F}", "U+200B ZERO WIDTH SPACE"),
  ])
  func `a slug loses what a word processor added`(written: String, name: String) {
    expectFindings(
      in: .duas,
      """
      <dua slug="⟦\(written)⟧"/>
      --- VO07: `\(written.escapedForDisplay)` is not a slug for `slug`: it contains \(name); write `glory-and-praise`
      +++ <dua slug="glory-and-praise"/>
      """
    )
  }

  @Test func `a code of three letters is replaced by that of two`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="⟦eng⟧">a</title><title xml:lang="⟦fre-CA⟧">b</title><title xml:lang="⟦ind_ID⟧">c</title><title xml:lang="fil">d</title>
      --- VO08: `eng` is not a language tag; write `en`
      --- VO08: `fre-CA` is not a language tag; write `fr-CA`
      --- VO08: `ind_ID` is not a language tag; write `id-ID`
      +++ <title xml:lang="en">a</title><title xml:lang="fr-CA">b</title><title xml:lang="id-ID">c</title><title xml:lang="fil">d</title>
      """
    )
  }

  @Test func `a scheme that does not exist is named`() {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "policy": {"transliteration-scheme": "⟦rizq1⟧"}}
      --- VO06: `rizq1` is unknown for `transliteration-scheme`; did you mean `rizq-1`?
      +++ {"version": 1, "policy": {"transliteration-scheme": "rizq-1"}}
      """
    )
  }

  @Test func `a code that was replaced is replaced`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="⟦in⟧">a</title><title xml:lang="⟦iw-IL⟧">b</title><title xml:lang="it">c</title>
      --- VO08: `in` is not a language tag; write `id`
      --- VO08: `iw-IL` is not a language tag; write `he-IL`
      +++ <title xml:lang="id">a</title><title xml:lang="he-IL">b</title><title xml:lang="it">c</title>
      """
    )
  }

  @Test func `a malformed language is found`() {
    expectFindings(
      in: .dua,
      """
      <title xml:lang="⟦english⟧">a</title><title xml:lang="⟦pt_br⟧">b</title>
      --- VO08: `english` is not a language tag; write `en`
      --- VO08: `pt_br` is not a language tag; write `pt-BR`
      +++ <title xml:lang="en">a</title><title xml:lang="pt-BR">b</title>
      """
    )
    expectFindings(
      in: .dua,
      """
      <arabic xml:lang="⟦en⟧">a</arabic><transliteration xml:lang="⟦ar-Arab⟧">b</transliteration>
      --- VO08: `en` on `arabic`, which is always `ar`; omit the language
      --- VO08: `ar-Arab` on `transliteration`, which is always `ar-Latn`; omit the language
      +++ <arabic xml:lang="ar">a</arabic><transliteration xml:lang="ar-Latn">b</transliteration>
      """
    )
  }

  @Test func `a missing language is found`() {
    expectFindings(
      in: .dua,
      """
      <⟦title⟧>a</title>
      --- VO09: `title` has no language; write `<title xml:lang="en">`
      """
    )
    expectFindings(
      in: .xml,
      """
      ⟦<texts version="1" kind="translation">⟧<text dua="a">b</text></texts>
      --- VO09: a layer of translations has no language; add `xml:lang`, or `lang` in JSON
      """
    )
  }

  @Test(arguments: ["lang", "language"])
  func `the language of a layer under another name is one finding`(name: String) {
    expectFindings(
      in: .xml,
      """
      <texts version="1" kind="translation" ⟦\(name)⟧="fr"><text dua="a">b</text></texts>
      --- VO01: unknown attribute `\(name)` in `texts`; did you mean `xml:lang`?
      +++ <texts version="1" kind="translation" xml:lang="fr"><text dua="a">b</text></texts>
      """
    )
  }

  @Test(arguments: ["xml:lang", "language"])
  func `the language of a layer under another key is one finding`(name: String) {
    expectFindings(
      in: .json,
      """
      {"version": 1, "kind": "translation", "⟦\(name)⟧": "fr", "texts": [{"dua": "a", "text": "b"}]}
      --- VO01: unknown key `\(name)`; did you mean `lang`?
      +++ {"version": 1, "kind": "translation", "lang": "fr", "texts": [{"dua": "a", "text": "b"}]}
      """
    )
  }

  @Test func `the kind of a layer under another name is one finding`() {
    expectFindings(
      in: .xml,
      """
      <texts version="1" ⟦kinds⟧="arabic"><text dua="a">b</text></texts>
      --- VO01: unknown attribute `kinds` in `texts`; did you mean `kind`?
      +++ <texts version="1" kind="arabic"><text dua="a">b</text></texts>
      """
    )
  }

  @Test(arguments: [
    ("", "an empty path; write one such as `audio/8.m4a`"),
    ("/a.m4a", "an absolute path; write it relative to the content folder"),
    ("../a.m4a", "a path that leaves the content folder through `..`; write one that stays in it"),
    ("a b.m4a", "U+0020 SPACE in a path; use only a-z, A-Z, 0-9, `-`, `_`, `.` and `/`"),
    ("%2e/a", "U+0025 PERCENT SIGN in a path; use only a-z, A-Z, 0-9, `-`, `_`, `.` and `/`"),
    ("a//b", "a path with an empty component; write one `/` between components and none at the end"),
    ("-rf", "`-rf` is not a valid path component on every system; rename it"),
    ("a/con.m4a", "`con.m4a` is not a valid path component on every system; rename it"),
    (String(repeating: "a", count: 300), "a path of 300 bytes; the limit is 255"),
  ])
  func `a malformed path is found`(path: String, message: String) {
    expectFindings(
      in: .dua,
      """
      <audio href="⟦\(path)⟧"/>
      --- VO10: \(message)
      """
    )
  }

  @Test func `a path with backslashes is corrected`() {
    expectFindings(
      in: .dua,
      #"""
      <audio href="⟦audio\8.m4a⟧"/>
      --- VO10: U+005C REVERSE SOLIDUS in a path; use only a-z, A-Z, 0-9, `-`, `_`, `.` and `/`; write `audio/8.m4a`
      +++ <audio href="audio/8.m4a"/>
      """#
    )
  }

  @Test(arguments: [
    "1.2.2026", "31.2.2026", "2026-13-01", "2026-02-29", "0000-01-01", "2026-01-31T00:00", "", "31.1.26",
  ])
  func `a malformed date is found`(date: String) {
    let file = ingest("<duas version=\"1\"><dua><review date=\"\(date)\"/></dua></duas>", "a.xml")
    #expect(
      file.findings.map(\.message) == [
        "`\(date)` is not a date for `date`; write year, month and day, as in `2026-01-31`"
      ]
    )
  }

  @Test(arguments: ["31.1.2026", "31/01/2026", "1/31/2026", "2026/1/31", "٢٠٢٦-٠١-٣١"])
  func `a date in another form is corrected`(written: String) {
    expectFindings(
      in: .dua,
      """
      <review date="⟦\(written)⟧"/>
      --- VO24: `\(written)` is not a date for `date`; write `2026-01-31`
      +++ <review date="2026-01-31"/>
      """
    )
  }

  @Test(arguments: [("seven", "7"), ("Once", "1"), ("hundred", "100")])
  func `a number in words is written in digits`(written: String, meant: String) {
    expectFindings(
      in: .duas,
      """
      <dua repetitions="⟦\(written)⟧"/>
      --- VO05: `\(written)` is not a number for `repetitions`; write `\(meant)`
      +++ <dua repetitions="\(meant)"/>
      """
    )
  }

  @Test func `what a number counts is named`() {
    expectFindings(
      in: .duas,
      """
      <dua duration="⟦5 min⟧"/>
      --- VO05: `5 min` is not a number for `duration`; write a whole number of seconds from 1 to 7200 in digits
      """
    )
  }

  @Test(arguments: ["2026-01-31", "2024-02-29", "2000-02-29", "1999-12-31"])
  func `a date is read`(date: String) {
    #expect(
      ingest("<duas version=\"1\"><dua><review date=\"\(date)\"/></dua></duas>", "a.xml").findings.isEmpty
    )
  }
}
