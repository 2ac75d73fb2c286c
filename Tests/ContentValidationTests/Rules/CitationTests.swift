import Testing

@testable import ContentValidation

@Suite struct CitationTests {
  @Test func theQuranHas114Surahs() {
    expect(
      NoSuchSurah.self,
      in: """
        dua
          source type=quran surah=0 ayah=1
          source type=quran surah=1 ayah=99
          source type=quran surah=114 ayah=1
          source type=quran surah=115 ayah=1
          source type=hadith surah=115
        """,
      finds: """
        2 `0`: there is no surah 0: surahs are numbered 1 to 114
        5 `115`: there is no surah 115: surahs are numbered 1 to 114
        """
    )
  }

  @Test func anAyahIsWithinItsSurah() {
    expect(
      NoSuchAyah.self,
      in: """
        dua
          source type=quran surah=2 ayah=286
          source type=quran surah=2 ayah=285-287
          source type=quran surah=2 ayah=0
          source type=quran surah=115 ayah=1
          source type=quran surah=108 ayah=4
        """,
      finds: """
        3 `285-287`: surah 2 has no ayah 287: its ayahs are numbered 1 to 286
        4 `0`: surah 2 has no ayah 0: its ayahs are numbered 1 to 286
        6 `4`: surah 108 has no ayah 4: its ayahs are numbered 1 to 3
        """
    )
  }

  @Test func aHadithNumberIsWithinItsWork() {
    expect(
      HadithNumberTooHigh.self,
      in: """
        library
          work slug=bukhari highest=7563 numbering="Fath al-Bari"
          work slug=endless
        dua
          source type=hadith collection=bukhari number=7563
          source type=hadith collection=bukhari number=7564b
          source type=hadith collection=endless number=99999
          source type=hadith collection=unknown number=99999
        """,
      finds: """
        6 `7564b`: work `bukhari` has no hadith 7564b: its highest number is 7563 in the numbering of Fath al-Bari
          note 2 `7563`: the highest number is declared here
        """
    )
  }

  @Test func aGradeMustBeAccepted() {
    expect(
      UnacceptableGrade.self,
      in: """
        library
          grades sahih,mawdu
          disclosed hasan
        dua
          source type=hadith grade=sahih
          source type=hadith grade=hasan
          source type=hadith grade=daif
          source type=hadith grade=mawdu note=x
          source type=hadith grade=strong
        """,
      finds: """
        7 `daif`: the library does not accept hadiths of grade `daif`, only `sahih`, `hasan`: find a sound source
        8 `mawdu`: a fabricated hadith (`mawdu`) may not be cited: find a sound source, or remove the dua
        """
    )
  }

  @Test func aWeakHadithIsDisclosed() {
    expect(
      UndisclosedGrade.self,
      in: """
        library
        dua slug=a
          source type=hadith grade=daif
          source type=hadith grade=daif note="graded weak"
          source type=hadith grade=daif note=!
          source type=hadith grade=hasan
        """,
      finds: "3 `daif`: grade `daif` (weak) needs a disclosure: add a `note` for the readers of dua `a`"
    )
  }

  @Test func aDuaCitesAPassageOnce() {
    expect(
      DuplicateSource.self,
      in: """
        dua slug=a
          source type=hadith collection=bukhari number=1 grade=sahih
          source type=hadith collection=bukhari number=1
          source type=hadith collection=muslim number=1
          source type=quran surah=2 ayah=201
          source type=quran surah=2 ayah=201
          source type=quran surah=2 ayah=201-202
          source type=other title="Ibn  Sad"
          source type=other title="ibn sad"
        dua slug=b
          source type=quran surah=2 ayah=201
        """,
      finds: """
        3 `source`: dua `a` already cites this passage: remove one of the two, or correct it
          note 2 `source`: first cited here
        6 `source`: dua `a` already cites this passage: remove one of the two, or correct it
          note 5 `source`: first cited here
        9 `source`: dua `a` already cites this passage: remove one of the two, or correct it
          note 8 `source`: first cited here
        """
    )
  }

  @Test func aNumberInProseThatMayBeASlipIsFound() {
    let dua = """
      dua slug=a
        source type=hadith collection=bukhari number=6306 grade=sahih
        source type=quran surah=2 ayah=255
      """
    for (text, named) in [
      ("Whoever says it (al-Bukhari 6360).", "Sahih al-Bukhari 6360"),
      ("Whoever says it (Sahih al-Bukhari 6307).", "Sahih al-Bukhari 6307"),
      ("Whoever says it (al-Bukhari 630).", "Sahih al-Bukhari 630"),
    ] {
      let trial = Trial(CitationInProse.self, dua + "\n  benefit:en \(text)")
      #expect(
        trial.messages == [
          "`benefit` (en) of dua `a` names \(named), but the source is number 6306: look both up, and correct the wrong one"
        ]
      )
    }
    #expect(
      Trial(CitationInProse.self, dua + "\n  context:en The verse is Quran 2:225.").messages == [
        "`context` (en) of dua `a` names Quran 2:225, but the source is 2:255: look both up, and correct the wrong one"
      ]
    )
  }

  @Test func aSourceWithAnUnreadableNumberIsNotCompared() {
    expect(
      CitationInProse.self,
      in:
        "dua slug=a\n  source type=hadith collection=abu-dawud number=!\n  benefit:en Protected (Abu Dawud 5095)."
    )
  }

  @Test func theNumberIsMarked() {
    let dua = "dua slug=a\n  source type=hadith collection=bukhari number=6306 grade=sahih"
    #expect(
      Trial(CitationInProse.self, dua + "\n  benefit:en He said 16360 (al-Bukhari 6360).").marks == ["6360"]
    )
  }

  @Test func aNumberOfAnotherWorkIsReported() {
    let dua = """
      dua slug=a
        source type=hadith collection=abu-dawud number=3106 grade=sahih
        source type=hadith collection=tirmidhi number=2083 grade=sahih
      """
    #expect(
      Trial(CitationInProse.self, dua + "\n  benefit:en Allah heals him (al-Tirmidhi 3106).").messages == [
        "`benefit` (en) of dua `a` names Jami' al-Tirmidhi 3106, but the source with this number is of `abu-dawud`: "
          + "look both up, and correct the wrong one"
      ]
    )
    #expect(
      Trial(CitationInProse.self, dua + "\n  benefit:en Allah heals him (Abu Dawud 3106).").messages == []
    )
  }

  @Test(arguments: [
    "Whoever says it (al-Bukhari 6306).", "Another hadith is al-Bukhari 1145.", "Muslim 6360 has it too.",
    "He said it 6360 times.", "Quran 2:255-257", "Quran 3:225",
  ])
  func otherNumbersInProseAreNotReported(text: String) {
    expect(
      CitationInProse.self,
      in: """
        dua slug=a
          source type=hadith collection=bukhari number=6306 grade=sahih
          source type=quran surah=2 ayah=255
          context:en \(text)
        """
    )
  }

  @Test(arguments: [
    ("He is forgiven (Muslim 2711).", "2711", "Sahih Muslim 2711"),
    ("He is forgiven (al-Bukhari 1145).", "1145", "Sahih al-Bukhari 1145"),
  ])
  func aHadithOfABenefitIsASource(text: String, number: String, name: String) {
    expect(
      CitationInProse.self,
      in: """
        dua slug=a
          source type=hadith collection=bukhari number=6306 grade=sahih
          benefit:en \(text)
        """,
      finds:
        "3 `\(number)`: `benefit` (en) of dua `a` names \(name), which is not among the sources: correct it, or add it as a source"
    )
  }

  @Test(arguments: [
    "", "\n  source type=other title=Manners", "\n  source type=hadith collection=! number=7",
    "\n  source type=hadith collection=sahih-muslim number=7",
  ])
  func withoutKnownHadithsABenefitIsNotCompared(source: String) {
    expect(CitationInProse.self, in: "dua slug=a\(source)\n  benefit:en He is forgiven (Muslim 2711).")
  }

  // MARK: CT08

  @Test func aCollectionWithoutANumberIsNamed() {
    expect(
      CitationWithoutNumber.self,
      in: "dua slug=a\n  source type=other title=\"HR. Abu Dawud\"",
      finds: """
        2 `HR. Abu Dawud`: a source of dua `a` names Sunan Abi Dawud, and no number can be read from `HR. Abu Dawud`: write \
        `<source type="hadith" collection="abu-dawud" number="…" grade="…"/>`
        """
    )
  }

  @Test func digitsThatAreNotANumberAreCalledSo() {
    expect(
      CitationWithoutNumber.self,
      in: "dua slug=a\n  source type=other title=\"HR. Abu Dawud 3/39\"",
      finds: """
        2 `HR. Abu Dawud 3/39`: a source of dua `a` names Sunan Abi Dawud, and the digits are not the number of a hadith, or it is \
        misspelled, in `HR. Abu Dawud 3/39`: write `<source type="hadith" collection="abu-dawud" number="…" grade="…"/>`
        """
    )
  }

  /// Az-Zuhd is a book by Ahmad, and a part of Sahih Muslim.
  @Test(
    arguments: [
      ("HR. Ahmad, an-Nasa'i in 'Amalul Yaum", "Musnad Ahmad", "ahmad"),
      ("HR. Abu Dawud, as-Sunan al-Kubra", "Sunan Abi Dawud", "abu-dawud"),
      ("Sahih Muslim, Kitab az-Zuhd", "Sahih Muslim", "muslim"),
      ("البخاري، باب صوم اليوم", "Sahih al-Bukhari", "bukhari"),
    ]
  )
  func aCollectionBesideABookByAnotherAuthorIsNamed(title: String, name: String, work: String) {
    expect(
      CitationWithoutNumber.self,
      in: "dua slug=a\n  source type=other title=\"\(title)\"",
      finds: """
        2 `\(title)`: a source of dua `a` names \(name), and no number can be read from `\(title)`: write \
        `<source type="hadith" collection="\(work)" number="…" grade="…"/>`
        """
    )
  }

  @Test(arguments: [
    "source type=other title=\"Fath al-Bari 3/39\"", "source type=other title=\"Bukhari 6306\"",
    "source type=hadith collection=bukhari",
    "source type=other title=\"HR. Muslim\"\n  source type=hadith collection=muslim number=1",
    "source type=other title=\"An-Nasa'i, as-Sunan al-Kubra\"",
    "source type=other title=\"النسائي في السنن الكبرى\"",
    "source type=other title=\"An-Nasa'i, 'Amal al-Yawm wal-Laylah, no. 10\"",
    "source type=other title=\"At-Tirmidhi, ash-Shama'il\"",
  ])
  func otherSourcesAreNot(source: String) {
    expect(CitationWithoutNumber.self, in: "dua slug=a\n  \(source)")
  }

  // MARK: CT09

  @Test func aCitationAsATitleIsFound() {
    expect(
      CitationAsTitle.self,
      in: """
        library
          work slug=muslim
        dua slug=a
          source type=other title="Sahih Muslim 2692"
          source type=other title="Quran 2:255-257"
          source type=other title="HR. Muslim no. 2691, 2692"
        """,
      finds: """
        4 `Sahih Muslim 2692`: a source of dua `a` has the citation `Sahih Muslim 2692` as a title: write \
        `<source type="hadith" collection="muslim" number="2692" grade="…"/>`
        5 `Quran 2:255-257`: a source of dua `a` has the citation `Quran 2:255-257` as a title: write \
        `<source type="quran" surah="2" ayah="255-257"/>`
        6 `HR. Muslim no. 2691, 2692`: a source of dua `a` has the citation `HR. Muslim no. 2691, 2692` as a title: write \
        `<source type="hadith" collection="muslim" number="2691" grade="…"/>`, and a source for each of the others
        """
    )
  }

  @Test func inJSONASourceIsShownAsAnObject() {
    let library = "library\n  work slug=muslim\nfile duas/more.json\ndua slug=a\n  source type=other title="
    expect(
      CitationAsTitle.self,
      in: library + "\"Sahih Muslim 2692\"\n  source type=other title=\"Quran 2:255-257\"",
      finds: """
        b:3 `Sahih Muslim 2692`: a source of dua `a` has the citation `Sahih Muslim 2692` as a title: write \
        `{"type": "hadith", "collection": "muslim", "number": "2692", "grade": "…"}`
        b:4 `Quran 2:255-257`: a source of dua `a` has the citation `Quran 2:255-257` as a title: write \
        `{"type": "quran", "surah": 2, "ayah": "255-257"}`
        """
    )
    expect(
      CitationWithoutNumber.self,
      in: library + "\"HR. Abu Dawud\"",
      finds: """
        b:3 `HR. Abu Dawud`: a source of dua `a` names Sunan Abi Dawud, and no number can be read from `HR. Abu Dawud`: write \
        `{"type": "hadith", "collection": "abu-dawud", "number": "…", "grade": "…"}`
        """
    )
  }

  @Test(arguments: [
    "A book, p. 3", "Muslim 2692, p. 3", "Bukhari 6306", "Muslim 2692, Bukhari 6306", "", "HR. Muslim",
  ])
  func otherTitlesAreNotCitations(title: String) {
    expect(
      CitationAsTitle.self,
      in: "library\n  work slug=muslim\ndua slug=a\n  source type=other title=\"\(title)\""
    )
  }
}
