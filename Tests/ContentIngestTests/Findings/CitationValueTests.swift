import ContentIngest
import Testing

struct CitationValueTests {
  @Test(arguments: [
    ("Sahih Muslim", "U+0053 LATIN CAPITAL LETTER S", "muslim"),
    ("Abu Dawud", "U+0041 LATIN CAPITAL LETTER A", "abu-dawud"),
    ("صحيح البخاري", "U+0635 ARABIC LETTER SAD", "bukhari"),
  ])
  func `the name of a work is replaced by its slug`(written: String, scalar: String, slug: String) {
    expectFindings(
      in: .dua,
      """
      <source collection="⟦\(written)⟧"/>
      --- VO07: `\(written)` is not a slug for `collection`: it contains \(scalar); did you mean `\(slug)`?
      +++ <source collection="\(slug)"/>
      """
    )
  }

  @Test func `the names of two works are not replaced by one`() {
    expectFindings(
      in: .dua,
      """
      <source collection="⟦Bukhari, Muslim⟧"/>
      --- VO07: `Bukhari, Muslim` is not a slug for `collection`: it contains U+0042 LATIN CAPITAL LETTER B; use only a-z, 0-9 and `-`
      """
    )
  }

  @Test(
    arguments: [
      ("Al-Baqarah", 2), ("Ya-Sin", 36), ("Ta Ha", 20), ("al-Isrāʾ", 17), ("Baqara", 2), ("Al-Ankbut", 29),
      ("البقرة", 2), ("سورة آل عمران", 3), ("ص", 38), ("Surah 2", 2), ("Surah Al-Baqarah (2)", 2),
      ("2. Al-Baqarah", 2),
    ] as [(String, Int)]
  )
  func `the name of a surah is replaced with its number`(name: String, number: Int) {
    expectFindings(
      in: .dua,
      """
      <source type="quran" surah="⟦\(name)⟧" ayah="1"/>
      --- VO05: `\(name)` is not a number for `surah`; write `\(number)`
      +++ <source type="quran" surah="\(number)" ayah="1"/>
      """
    )
  }

  @Test(arguments: [("Al-Baqarah", 2), ("Baqara", 2), ("البقرة", 2), ("Yaseen", 36)] as [(String, Int)])
  func `the name of a surah in JSON is replaced with its number`(name: String, number: Int) {
    expectFindings(
      in: .duaObject,
      """
      "source": [{"type": "quran", "surah": "⟦\(name)⟧", "ayah": 1}]
      --- VO04: `\(name)` is not a number for `surah`; write `\(number)`, without quotation marks
      +++ "source": [{"type": "quran", "surah": \(number), "ayah": 1}]
      """
    )
  }

  @Test(arguments: ["hasan sahih", "Hassan-Saheeh", "حسن صحيح"])
  func `of two grades one is to be chosen`(written: String) {
    expectFindings(
      in: .dua,
      """
      <source grade="⟦\(written)⟧"/>
      --- VO06: `\(written)` is unknown for `grade`; it names 2 grades; write the one that the grader decided on, `hasan` or \
      `sahih`, and the words in `note`
      """
    )
  }

  @Test(arguments: [
    ("صحيح", "sahih"), ("حَسَنٌ", "hasan"), ("Weak", "daif"), ("Saheeh", "sahih"),
    ("Sahih (al-Albani)", "sahih"),
    ("sahih li-ghayrihi", "sahih"),
  ])
  func `a grade of scholars is replaced with its word`(written: String, grade: String) {
    expectFindings(
      in: .dua,
      """
      <source grade="⟦\(written)⟧"/>
      --- VO06: `\(written)` is unknown for `grade`; did you mean `\(grade)`?
      +++ <source grade="\(grade)"/>
      """
    )
  }

  @Test func `a citation as text is an object in JSON`() {
    expectFindings(
      in: .duaObject,
      """
      "source": "⟦Quran 21:87⟧"
      --- VO04: `source` is a text; it must be an array of objects; write `[{"type": "quran", "surah": 21, "ayah": "87"}]`
      +++ "source": [{"type": "quran", "surah": 21, "ayah": "87"}]
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "source": ["⟦Muslim 597⟧"]
      --- VO04: `source` is a text; it must be an object; write `{"type": "hadith", "collection": "muslim", "number": "597", "grade": "…"}`
      """
    )
    let file = expectFindings(
      in: .json,
      """
      {"version": 1, "journeys": [{"step": ["⟦bismillah⟧"]}]}
      --- VO04: `step` is a text; it must be an object; write `{"dua": "bismillah", "slot": "…"}`
      """
    )
    #expect(file.unreadFields.values.first == ["step"])
  }

  @Test(arguments: [
    ("٦٣٠٦", "6306"), ("#12", "12"), ("627F", "627f"), ("627 f", "627f"), ("0012", "12"),
    ("no. 6306", "6306"), ("Hadith 627f", "627f"), ("Nr 12", "12"),
  ])
  func `a hadith number in another form is corrected`(written: String, meant: String) {
    expectFindings(
      in: .dua,
      """
      <source number="⟦\(written)⟧"/>
      --- VO11: `\(written)` is not a hadith number; write `\(meant)`
      +++ <source number="\(meant)"/>
      """
    )
  }

  @Test(arguments: ["Bukhari 1", "627 \u{301}"])
  func `a value that is not a hadith number is found`(written: String) {
    expectFindings(
      in: .dua,
      """
      <source number="⟦\(written)⟧"/>
      --- VO11: `\(written)` is not a hadith number; write digits, optionally followed by one letter, such as `627f`
      """
    )
  }

  @Test(arguments: [
    (": 255", "255"), ("٢٥٥", "255"), ("257-255", "255-257"), ("255–257", "255-257"),
    ("255 - 257", "255-257"),
    ("007", "7"), ("5-05", "5"),
  ])
  func `an ayah in another form is corrected`(written: String, meant: String) {
    expectFindings(
      in: .dua,
      """
      <source ayah="⟦\(written)⟧"/>
      --- VO12: `\(written)` is not an ayah; write `\(meant)`
      +++ <source ayah="\(meant)"/>
      """
    )
  }

  @Test(
    arguments: [
      ("2 : 255", 2, "255"), ("2:255-257", 2, "255-257"), ("Al-Baqarah: 257–255", 2, "255-257"),
      ("٢:٢٥٥", 2, "255"),
    ] as [(String, Int, String)]
  )
  func `a surah before an ayah goes into its own field`(written: String, surah: Int, ayah: String) {
    let file = expectFindings(
      in: .dua,
      """
      <source type="quran" ayah="⟦\(written)⟧"/>
      --- VO12: `\(written)` is not an ayah; write `surah="\(surah)" ayah="\(ayah)"`
      +++ <source type="quran" surah="\(surah)" ayah="\(ayah)"/>
      """
    )
    #expect(file.unreadFields.values.contains(["surah"]))
    expectFindings(
      in: .duaObject,
      """
      "source": [{"ayah": "⟦\(written)⟧", "type": "quran"}]
      --- VO12: `\(written)` is not an ayah; write `"surah": \(surah), "ayah": "\(ayah)"`
      +++ "source": [{"surah": \(surah), "ayah": "\(ayah)", "type": "quran"}]
      """
    )
    expectFindings(
      in: .dua,
      """
      <source ayah="⟦\(written)⟧" surah="\(surah)"/>
      --- VO12: `\(written)` is not an ayah; write `\(ayah)`
      +++ <source ayah="\(ayah)" surah="\(surah)"/>
      """
    )
  }

  @Test(arguments: [("2:201", "surah=\"3\" "), ("2:300", ""), ("115:1", ""), ("page 5: 6", "")])
  func `a surah before an ayah is not moved if it may be wrong`(written: String, surah: String) {
    expectFindings(
      in: .dua,
      """
      <source \(surah)ayah="⟦\(written)⟧"/>
      --- VO12: `\(written)` is not an ayah; write a number, or a range such as `255-257`, and the surah in `surah`
      """
    )
  }

  @Test(arguments: ["", "x", "1-2-3", "1-", "-", "1:2:3", "1,2", "255 \u{301}"])
  func `a value that is not an ayah is found`(written: String) {
    expectFindings(
      in: .dua,
      """
      <source ayah="⟦\(written)⟧"/>
      --- VO12: `\(written)` is not an ayah; write a number, or a range such as `255-257`
      """
    )
  }
}
