import Testing

@testable import ContentValidation

@Suite struct IDRegisterTests {
  private static let ids = """
    ids
      issued:dua id=8 slug=sayyid
      issued:dua id=9 slug=worry
      issued:dua id=28 slug=morning retired=true
      issued:journey id=1 slug=seeker
    file

    """

  @Test func recordedIDsAreNotReported() {
    let source = Self.ids + "dua id=8 slug=sayyid\ndua id=9 slug=worry\njourney id=1 slug=seeker"
    for rule in [
      ReusedID.self, ChangedID.self, UnrecordedID.self, RemovedEntity.self, IncompleteIDRecord.self,
      RepeatedIDRecord.self,
    ] as [any Rule.Type] {
      expect(rule, in: source)
    }
  }

  @Test func aLibraryWithoutTheFileIsNotChecked() {
    expect(UnrecordedID.self, in: "dua id=8 slug=a")
    expect(ReusedID.self, in: "dua id=8 slug=a")
  }

  @Test func anIDIsNotGivenAgain() {
    expect(
      ReusedID.self,
      in: Self.ids + "dua id=28 slug=evening\ndua id=8 slug=debt\ndua id=9 slug=worry\ndua id=30 slug=sayyid",
      finds: """
        b:2 `28`: id 28 was that of the removed dua `morning`: give this dua another, such as 31
          note 4 `issued`: recorded here
          fix b:2 `28` -> `31`: write `31`
        b:3 `8`: id 8 is that of the dua `sayyid`: give this dua another, such as 32
          note 2 `issued`: recorded here
          fix b:3 `8` -> `32`: write `32`
        """
    )
  }

  @Test func anIDThatWasChangedToThatOfAnotherIsReportedOnce() {
    let source = Self.ids + "dua id=8 slug=sayyid\ndua id=8 slug=worry"
    expect(DuplicateID.self, in: source)
    #expect(Trial(ChangedID.self, source).fixed == ["id=9 slug=worry"])
  }

  @Test func aRenamedEntityKeepsItsIDInTheFile() {
    expect(
      ReusedID.self,
      in: Self.ids + "dua id=8 slug=sayyid-al-istighfar\ndua id=9 slug=worry",
      finds: """
        b:2 `8`: id 8 is that of the dua `sayyid`, which does not exist: if `sayyid-al-istighfar` is its new name, write it in \
        `ids.json`; otherwise give this dua another id, such as 29
          note 2 `issued`: recorded here
          fix 2 `sayyid` -> `sayyid-al-istighfar`: write `sayyid-al-istighfar` in `ids.json`
          fix b:2 `8` -> `29`: write `29`
        """
    )
    expect(
      RemovedEntity.self,
      in: Self.ids + "dua id=8 slug=renamed\ndua id=9 slug=worry\njourney id=1 slug=seeker"
    )
  }

  @Test func aRenamedEntityIsReportedWithTheReferencesToIt() {
    let source = """
      ids
        issued:dua id=8 slug=sayyid
        issued:category id=1 slug=morning
      library
        category id=1 slug=dawn
      dua id=8 slug=istighfar category=morning
      dua id=9 slug=b category=morning variant-of=sayyid
      layer transliteration
        text sayyid Allahumma
      journey
        step dua=sayyid
        step dua=sayyid
      """
    expect(
      ReusedID.self,
      in: source,
      finds: """
        6 `istighfar`: dua 8 is called `istighfar` here, but `sayyid` in `ids.json` and 4 references: write the same name \
        everywhere; if this is another dua, give it another id, such as 10
          note 2 `sayyid`: recorded here
          note 7 `sayyid`: referred to here
          note 9 `sayyid`: referred to here
          note 11 `sayyid`: referred to here (and 1 more)
          fix 2 `sayyid` -> `istighfar`: write `istighfar` in `ids.json` and 4 references
          fix 7 `sayyid` -> `istighfar`: write `istighfar` in `ids.json` and 4 references
          fix 9 `sayyid` -> `istighfar`: write `istighfar` in `ids.json` and 4 references
          fix 11 `sayyid` -> `istighfar`: write `istighfar` in `ids.json` and 4 references
          fix 12 `sayyid` -> `istighfar`: write `istighfar` in `ids.json` and 4 references
          fix 6 `istighfar` -> `sayyid`: write `sayyid`
          fix 6 `8` -> `10`: write id `10`
        5 `dawn`: category 1 is called `dawn` here, but `morning` in `ids.json` and 2 references: write the same name \
        everywhere; if this is another category, give it another id, such as 2
          note 3 `morning`: recorded here
          note 6 `morning`: referred to here
          note 7 `morning`: referred to here
          fix 3 `morning` -> `dawn`: write `dawn` in `ids.json` and 2 references
          fix 6 `morning` -> `dawn`: write `dawn` in `ids.json` and 2 references
          fix 7 `morning` -> `dawn`: write `dawn` in `ids.json` and 2 references
          fix 5 `dawn` -> `morning`: write `morning`
          fix 5 `1` -> `2`: write id `2`
        """
    )
    for rule in [UnknownDua.self, UnknownCategory.self, RemovedEntity.self] as [any Rule.Type] {
      expect(rule, in: source)
    }
    let missing = Trial(MissingTransliteration.self, source).messages
    #expect(missing.count == 1)
    #expect(missing.first?.hasPrefix("dua `b` has no `transliteration`: ") == true)
  }

  @Test func aRemovedEntityThatIsBackIsNoLongerRetired() {
    expect(
      ReusedID.self,
      in: Self.ids + "dua id=28 slug=morning",
      finds: """
        b:2 `28`: dua `morning` was removed according to `ids.json`: remove `retired` there if this is the same dua
          note 4 `issued`: recorded here
        """
    )
  }

  @Test func anEntityKeepsItsID() {
    expect(
      ChangedID.self,
      in: Self.ids + "dua id=9 slug=sayyid\ndua id=8 slug=worry\njourney id=2 slug=seeker",
      finds: """
        b:2 `9`: dua `sayyid` has had id 8, not 9: an id belongs to its entity forever
          note 2 `8`: recorded here
          fix b:2 `9` -> `8`: write `8`
        b:3 `8`: dua `worry` has had id 9, not 8: an id belongs to its entity forever
          note 3 `9`: recorded here
          fix b:3 `8` -> `9`: write `9`
        b:4 `2`: journey `seeker` has had id 1, not 2: an id belongs to its entity forever
          note 5 `1`: recorded here
          fix b:4 `2` -> `1`: write `1`
        """
    )
  }

  @Test func aRenumberedEntityHasARetiredID() {
    let source =
      "ids\n  issued:dua id=1 slug=morning\n  issued:dua id=28 slug=morning retired=true\ndua id=1 slug=morning"
    for rule in [ChangedID.self, RemovedEntity.self, RepeatedIDRecord.self, ReusedID.self] as [any Rule.Type]
    {
      expect(rule, in: source)
    }
  }

  @Test func aCopiedEntityIsReportedOnce() {
    let slug = Self.ids + "dua id=30 slug=sayyid\ndua id=8 slug=sayyid"
    expect(ChangedID.self, in: slug)
    #expect(Trial(DuplicateSlug.self, slug).marks.count == 1)
    let id = Self.ids + "dua id=8 slug=copy\ndua id=8 slug=sayyid"
    expect(ReusedID.self, in: id)
    expect(UnrecordedID.self, in: id)
    expect(
      DuplicateID.self,
      in: id,
      finds: """
        b:2 `8`: another dua already has id 8: give this one a number that no dua has ever had, such as 29
          note b:3 `8`: the dua with id 8 is here
          fix b:2 `8` -> `29`: write `29`
        """
    )
  }

  @Test func newIDsAreRecordedInTheirOrder() {
    let source =
      Self.ids
      + "dua id=30 slug=c\ndua id=8 slug=sayyid\ndua id=9 slug=worry\ndua id=10 slug=b\ndua id=7 slug=a"
    expect(
      UnrecordedID.self,
      in: source + "\njourney id=1 slug=seeker",
      finds: """
        b:2 `30`: the dua ids 30 (`c`), 10 (`b`), 7 (`a`) are not in `ids.json`: `rizq validate --fix` records new ids
          fix 2 `` -> `{"id": 7, "slug": "a"},\u{A}    `: record 3 ids
          fix 3 `` -> `,\u{A}    {"id": 10, "slug": "b"}`: record 3 ids
          fix 4 `` -> `,\u{A}    {"id": 30, "slug": "c"}`: record 3 ids
        """
    )
    #expect(Trial(UnrecordedID.self, source).applicabilities == [.safe])
  }

  @Test func aLongListIsCut() {
    let duas = (1...12).map { "dua id=\($0) slug=d\($0)" }.joined(separator: "\n")
    let message = Trial(UnrecordedID.self, "ids\n" + duas).messages.first
    #expect(message?.contains("10 (`d10`) and 2 more are not in `ids.json`") == true)
  }

  @Test func idsThatOtherRulesReportAreNotRecorded() {
    expect(
      UnrecordedID.self,
      in: Self.ids + "dua id=30 slug=a\ndua id=30 slug=b\ndua id=31 slug=c\ndua id=32 slug=c\ndua id=0 slug=d"
    )
    expect(UnrecordedID.self, in: Self.ids + "dua slug=a\ndua id=x slug=b\ndua id=30 slug=É")
  }

  @Test func anEntityIsNotRemovedSilently() {
    expect(
      RemovedEntity.self,
      in: Self.ids + "dua id=9 slug=worry\ndua id=30 slug=sayyyid\njourney id=1 slug=seeker",
      finds: """
        2 `sayyid`: no dua is called `sayyid` any more: restore it, or add `"retired": true` here; if it is now called \
        `sayyyid`, write that here and keep its id
          fix 3 `` -> `, "retired": true`: add `"retired": true`
        """
    )
    #expect(
      Trial(RemovedEntity.self, Self.ids + "dua id=9 slug=worry").messages == [
        "no dua is called `sayyid` any more: restore it, or add `\"retired\": true` here",
        "no journey is called `seeker` any more: restore it, or add `\"retired\": true` here",
      ]
    )
  }

  @Test func anEntityWithAnUnreadableSlugIsNotRemoved() {
    expect(
      RemovedEntity.self,
      in: Self.ids + "dua id=8 slug=É\ndua id=9 slug=worry\njourney id=1 slug=seeker"
    )
  }

  @Test func whatIsDeclaredIsNotRemovedWithTheDeclaration() {
    let ids = "ids\n  issued:category id=1 slug=rizq\n  issued:collection id=1 slug=core\n"
    expect(RemovedEntity.self, in: ids)
    expect(RemovedEntity.self, in: ids + "library")
    #expect(
      Trial(RemovedEntity.self, ids + "library\n  category id=2 slug=praise").messages == [
        "no category is called `rizq` any more: restore it, or add `\"retired\": true` here"
      ]
    )
    let declaration = "library version=1.0.0 licence=CC-BY-4.0 default=en\n  name RIZQ"
    #expect(Trial(RemovedEntity.self, ids + declaration).messages.count == 2)
  }

  @Test func aRowHasAnIDAndASlug() {
    expect(
      IncompleteIDRecord.self,
      in: "ids\n  issued:dua slug=a\n  issued:journey id=3\n  issued:dua id=x slug=b",
      finds: """
        2 `issued`: this row of `duas` has no `id`: write the id that the dua has or had
        3 `issued`: this row of `journeys` has no `slug`: write the slug of the journey
        """
    )
  }

  @Test func rowsDoNotContradictEachOther() {
    expect(
      RepeatedIDRecord.self,
      in: """
        ids
          issued:dua id=8 slug=a
          issued:dua id=8 slug=b retired=true
          issued:dua id=9 slug=a
          issued:journey id=8 slug=a
          issued:journey id=8 slug=a
        """,
      finds: """
        3 `8`: id 8 is recorded for another dua: an id belongs to one dua
          note 2 `8`: the first row with id 8 is here
        4 `a`: another id is recorded for `a`: mark the one that it no longer has with `"retired": true`
          note 2 `a`: the first row of `a` is here
        6 `issued`: the row of `a` with id 8 is given twice: remove one of the two
          note 5 `issued`: the first is here
        """
    )
  }

  @Test func idsInTheFileCountFromOne() {
    expect(
      NonpositiveID.self,
      in: "ids\n  issued:dua id=0 slug=a",
      finds: "2 `0`: 0 is not a valid dua id: ids start at 1"
    )
  }

  @Test func theNextIDIsOneThatTheFileDoesNotHave() {
    let trial = Trial(DuplicateID.self, Self.ids + "dua id=9 slug=worry\ndua id=9 slug=copy")
    #expect(trial.fixed == ["id=29 slug=copy"])
  }
}
