import ContentIngest
import DuaLibrary
import Testing

struct NameTests {
  @Test func `an unknown element is found, and both its tags are corrected`() {
    expectFindings(
      in: .dua,
      """
      <⟦benefits⟧ xml:lang="en">a<b>c</b></benefits>
      --- VO01: unknown element `benefits` in `dua`; did you mean `benefit`?
      +++ <benefit xml:lang="en">a<b>c</b></benefit>
      """
    )
    expectFindings(
      in: .duas,
      """
      <⟦Dua⟧ id="1"/>
      --- VO01: unknown element `Dua`; did you mean `dua`?
      +++ <dua id="1"/>
      """
    )
    expectFindings(
      in: .duas,
      """
      <⟦journey⟧/>
      --- VO01: unknown element `journey`; known names are `dua`
      """
    )
  }

  @Test func `elements in a wrapper are read, and its tags are removed`() {
    let file = expectFindings(
      in: .xml,
      """
      <journeys version="1"><journey id="1">
        <⟦steps⟧>
          <step dua="a" slot="morning"/>
          <step dua="b" slot="evening"/>
        </steps>
      </journey></journeys>
      --- VO01: unknown element `steps` in `journey`: `step` belongs directly in `journey`; remove the tags of `steps`
      +++ <journeys version="1"><journey id="1">
      +++     <step dua="a" slot="morning"/>
      +++     <step dua="b" slot="evening"/>
      +++ </journey></journeys>
      """
    )
    guard case .journey(let journey)? = file.fragments.first else { return #expect(Bool(false)) }
    #expect(journey.steps.map(\.dua.value) == ["a", "b"].map { Slug($0) })
  }

  @Test func `an unknown element with an attribute or text is not a wrapper`() {
    expectFindings(
      in: .duas,
      """
      <dua><⟦steps⟧ a="b"><source/></steps></dua>
      --- VO01: unknown element `steps` in `dua`; known names are `arabic`, `audio`, `benefit`, `best-time`, `context`, `prophetic-context`, `review`, `source`, `title`, `translation`, `transliteration`
      """
    )
    expectFindings(
      in: .duas,
      """
      <dua><⟦sources⟧>a<source/></sources></dua>
      --- VO01: unknown element `sources` in `dua`; did you mean `source`?
      +++ <dua><source>a<source/></source></dua>
      """
    )
  }

  @Test func `an entry inside another is moved out`() {
    let file = expectFindings(
      in: .xml,
      """
      <duas version="1">
        <⟨dua⟩ id="1">
          <source/>
          <⟦dua⟧ id="2">
            <source/>
          </dua>
        </dua>
      </duas>
      --- VO02: `<dua>` is inside another `<dua>`; move it after the end tag `</dua>` of the other
      +++ <duas version="1">
      +++   <dua id="1">
      +++     <source/>
      +++   </dua>
      +++     <dua id="2">
      +++       <source/>
      +++     </dua>
      +++ </duas>
      """
    )
    #expect(file.isComplete == false)
    expectFindings(
      in: .xml,
      """
      <duas version="1"><⟨dua⟩ id="1"><⟦dua⟧ id="2"></dua><source/></dua></duas>
      --- VO02: `<dua>` is inside another `<dua>`; move it after the end tag `</dua>` of the other
      """
    )
  }

  @Test func `another word for a name is replaced with the name`() {
    let file = expectFindings(
      in: .dua,
      """
      <source type="hadith" ⟦work⟧="bukhari" ⟦hadith⟧="6306" grade="sahih"/>
      --- VO01: unknown attribute `work` in `source`; did you mean `collection`?
      --- VO01: unknown attribute `hadith` in `source`; did you mean `number`?
      +++ <source type="hadith" collection="bukhari" number="6306" grade="sahih"/>
      """
    )
    #expect(file.unreadFields.values.contains(["collection", "number"]))
    expectFindings(
      in: .duaObject,
      """
      "⟦times⟧": 3, "source": [{"⟦verse⟧": 5}]
      --- VO01: unknown key `times` in `dua`; did you mean `repetitions`?
      --- VO01: unknown key `verse` in `source`; did you mean `ayah`?
      +++ "repetitions": 3, "source": [{"ayah": 5}]
      """
    )
  }

  @Test func `an unknown attribute or key is found`() {
    expectFindings(
      in: .duas,
      """
      <dua ⟦dificulty⟧="beginner"/>
      --- VO01: unknown attribute `dificulty` in `dua`; did you mean `difficulty`?
      +++ <dua difficulty="beginner"/>
      """
    )
    expectFindings(
      in: .dua,
      """
      <title ⟦lang⟧="en" xml:lang="en">a</title>
      --- VO01: unknown attribute `lang` in `title`; known names are `xml:lang`
      """
    )
    expectFindings(
      in: .dua,
      """
      <title ⟦lang⟧="en">a</title>
      --- VO01: unknown attribute `lang` in `title`; did you mean `xml:lang`?
      +++ <title xml:lang="en">a</title>
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "⟦dificulty⟧": ["a", {"b": null}]
      --- VO01: unknown key `dificulty` in `dua`; did you mean `difficulty`?
      +++ "difficulty": ["a", {"b": null}]
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "⟦dua⟧": [], "duas": []}
      --- VO01: unknown key `dua`; did you mean `duas`?
      +++ {"version": 1, "duas": [], "duas": []}
      """
    )
  }

  @Test func `a known name in the wrong context is found`() {
    expectFindings(
      in: .dua,
      """
      <⟦slug⟧><b>a</b></slug>
      --- VO02: `slug` is an attribute, not an element; write `<dua slug="…">`
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1"><dua id="1">
        <⟦slug⟧>a</slug></dua></duas>
      --- VO02: `slug` is an attribute, not an element; write `<dua slug="a">`
      +++ <duas version="1"><dua id="1" slug="a"></dua></duas>
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1"><dua id="1"><⟦slug⟧><b>a</b></slug></dua></duas>
      --- VO02: `slug` is an attribute, not an element; write `<dua slug="…">`
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1"><dua id="1"><⟦id⟧>2</id></dua></duas>
      --- VO02: `id` is an attribute, not an element; write `<dua id="2">`
      """
    )
    expectFindings(
      in: .duas,
      """
      <dua ⟦title⟧="a"/>
      --- VO02: `title` is an element, not an attribute; write `<title xml:lang="en">a</title>`
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [], "⟦journeys⟧": []}
      --- VO02: `journeys` next to `duas`; a file has one kind of content, so move it into a file of its own
      """
    )
    expectFindings(
      in: .xml,
      """
      <duas version="1" kind="⟦arabic⟧"/>
      --- VO02: the kind and language of a layer belong on `texts`, not on `duas`
      """
    )
  }

  @Test func `a JSON value of another type is found`() {
    expectFindings(
      in: .duaObject,
      """
      "id": "⟦8⟧", "slug": ⟦8⟧, "category": ⟦null⟧, "title": "⟦a⟧", "arabic": ⟦["a"]⟧, "source": "⟦Quran 2:201⟧"
      --- VO04: `id` is a text; it must be a whole number
      --- VO04: `slug` is a number; it must be a slug
      --- VO04: `category` is null; omit a key that has no value
      --- VO04: `title` is a text; it must be an object
      --- VO04: `arabic` is an array; it must be a text
      --- VO04: `source` is a text; it must be an array of objects; write `[{"type": "quran", "surah": 2, "ayah": "201"}]`
      +++ "id": 8, "slug": "8", "category": null, "title": "a", "arabic": ["a"], "source": [{"type": "quran", "surah": 2, "ayah": "201"}]
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "source": ⟦{⟧"type": "other"}, "audio": "⟦a.m4a⟧", "title": {"en": ⟦1⟧}
      --- VO04: `source` must be an array, even of one object; put `[` and `]` around it
      --- VO04: `audio` is a text; it must be an object
      --- VO04: `title` is a number; it must be a text
      +++ "source": [{"type": "other"}], "audio": "a.m4a", "title": {"en": "1"}
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [⟦1⟧]}
      --- VO04: `dua` is a number; it must be an object
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": ⟦{}⟧}
      --- VO04: `duas` is an object; it must be an array
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "journeys": [{"featured": "⟦true⟧"}]}
      --- VO04: `featured` is a text; it must be `true` or `false`
      +++ {"version": 1, "journeys": [{"featured": true}]}
      """
    )
  }

  @Test func `a duplicate field is found, and the first one counts`() {
    let file = expectFindings(
      in: .dua,
      """
      <⟨arabic⟩>a</arabic><title xml:lang="⟨en⟩">b</title><⟦arabic⟧>c</arabic><title xml:lang="⟦en⟧">d</title>
      --- VO15: `arabic` is given twice; remove one of them
      --- VO15: `title` in `en` is given twice; remove one of them
      """
    )
    guard case .dua(let dua)? = file.fragments.first else {
      Issue.record("not a dua")
      return
    }
    #expect(dua.arabic.value == "a")
    #expect(dua.title.map(\.text.value) == ["b"])
    #expect(file.unreadFields == [dua.range: ["arabic"]])
  }

  @Test(arguments: [
    ("\u{A0}\u{A0}", "  ", "U+00A0 NO-BREAK SPACE", "write a space"),
    ("\u{200F}", "", "U+200F RIGHT-TO-LEFT MARK", "remove it"),
  ])
  func `invisible characters between elements are named`(
    written: String,
    corrected: String,
    name: String,
    advice: String
  ) {
    expectFindings(
      in: .dua,
      """
      ⟦\(written)⟧<title xml:lang="en">a</title><arabic>ا</arabic>
      --- VO16: \(name) between the elements of `dua`, where XML allows it only in texts; \(advice)
      +++ \(corrected)<title xml:lang="en">a</title><arabic>ا</arabic>
      """
    )
  }

  @Test func `the dua of a step belongs in an attribute`() {
    let file = expectFindings(
      in: .xml,
      """
      <journeys version="1"><journey><step slot="anytime"> ⟦leaving-home⟧ </step></journey></journeys>
      --- VO16: `leaving-home` is text inside `step`, which has attributes only; write `<step dua="leaving-home" …/>`
      """
    )
    #expect(file.unreadFields.values.contains(["dua"]))
  }

  @Test(arguments: ["source type=\"quran\"/>", "&lt;source type=\"quran\"/>"])
  func `an element that lost its sign is unread, not missing`(written: String) {
    let file = ingest("<duas version=\"1\"><dua>\(written)</dua></duas>", "a.xml")
    #expect(file.findings.map(\.rule) == ["VO16"])
    #expect(file.unreadFields.values.contains(["source"]))
  }

  @Test func `a key that cannot be read is not unknown, and its field is not missing`() {
    let file = ingest("{\"version\": 1, \"duas\": [{\"slug\u{1}\": \"a\"}]}", "a.json")
    #expect(Set(file.findings.map(\.rule)) == ["EN04", "JS10"])
    #expect(file.unreadFields.values.contains { $0.contains("slug") })
  }

  @Test func `errors in the policy are found`() {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "policy": {"severity": {"⟦tx01⟧": "off", "TX02": "⟦Warning⟧"}, "grades": {"allowed": ["⟨hasan⟩", "⟦nice⟧"], "forbidden": ["⟦hasan⟧"]}}}
      --- VO19: `tx01` is not a rule id; write one such as `TX01`
      --- VO06: `Warning` is unknown for `severity`; did you mean `warning`?
      --- VO06: `nice` is unknown for `allowed`; write one of `sahih`, `hasan`, `daif`, `mawdu`
      --- VO18: the grade `hasan` is listed twice; remove one of them
      +++ {"version": 1, "policy": {"severity": {"TX01": "off", "TX02": "warning"}, "grades": {"allowed": ["hasan", "nice"], "forbidden": ["hasan"]}}}
      """
    )
  }

  @Test func `a layer without a kind has no texts`() {
    let file = expectFindings(
      in: .xml,
      """
      ⟦<texts version="1">⟧<text dua="a">b</text></texts>
      --- VO20: the layer does not state its kind; set `kind` to one of `arabic`, `transliteration`, `translation`
      """
    )
    #expect(file.fragments == [])
  }

  @Test func `bidirectional controls are shown as escapes`() {
    let file = ingest("<duas version=\"1\"><dua slug=\"\u{202E}&#x9;\"/></duas>", "a.xml")
    #expect(file.findings.first?.message.contains("`\\u{202E}\\u{9}`") == true)
  }

  @Test(arguments: [
    "<!-- <dua slug=\"q\"> --><dua slug=\"a\"><dua slug=\"b\"></dua></dua>",
    "<dua slug=\"a\"><title xml:lang=\"en\"><![CDATA[<dua>]]></title><dua slug=\"b\"></dua></dua>",
    "<dua slug=\"a\"><dua slug=\"x>y\"/></dua>", "<dua slug=\"a\"><dua slug=\"b\"/></dua>",
  ])
  func `tags in comments and sections, and those that end themselves, are not missing end tags`(duas: String)
  {
    let rules = ingest("<duas version=\"1\">\(duas)</duas>", "a.xml").findings.map(\.rule)
    #expect(rules.contains("VO02") && !rules.contains("XM03"), "\(rules)")
  }

  @Test func `an end tag in a comment is not moved`() {
    let file = ingest(
      "<duas version=\"1\"><dua slug=\"a\"><dua slug=\"b\"><!-- </dua></dua> --></dua></dua></duas>",
      "a.xml"
    )
    #expect(file.findings.first { $0.rule == "VO02" }?.fixIts == [])
  }
}
