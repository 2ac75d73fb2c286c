import Testing

@testable import ContentValidation

@Suite struct ReferenceTests {
  @Test func anUnknownCategoryIsFoundWithASuggestion() {
    expect(
      UnknownCategory.self,
      in: """
        library
          category slug=rizq
        dua category=rizk
        dua category=rizq
        dua category=provision
        dua category=!
        """,
      finds: """
        3 `rizk`: no category is called `rizk`; did you mean `rizq`?
          fix 3 `rizk` -> `rizq`: write `rizq`
        5 `provision`: no category is called `provision`; declare it in `library.json`
        """
    )
  }

  @Test func withoutADeclarationNothingIsReported() {
    for rule in [UnknownCategory.self, UnknownCollection.self, UnknownWork.self] as [any Rule.Type] {
      expect(
        rule,
        in: """
          dua category=rizq collection=core
            source type=hadith collection=bukhari number=1
          """
      )
    }
  }

  @Test func nothingIsReportedOfWhatAnUnfinishedDeclarationDoesNotDeclare() {
    let duas = "dua category=rizq collection=core\n  source type=hadith collection=bukhari number=1"
    let rules = [UnknownCategory.self, UnknownCollection.self, UnknownWork.self] as [any Rule.Type]
    for rule in rules { expect(rule, in: "library\n" + duas) }
    let unfinished = "library\n  category slug=praise\n  collection slug=sunnah\n  work slug=muslim\n"
    let finished = "library version=1.0.0 licence=CC-BY-4.0 default=en\n  name RIZQ\n"
    for rule in rules {
      #expect(Trial(rule, unfinished + duas).messages.count == 1, "\(rule)")
      #expect(Trial(rule, finished + duas).messages.count == 1, "\(rule)")
    }
  }

  @Test(
    arguments: [
      "category slug=A_B", "collection slug=A_B", "work slug=A_B", "category id=9", "collection id=9",
      "work highest=9",
    ]
  )
  func nothingIsReportedWhileASlugCannotBeRead(line: String) {
    let declared = ["category slug=praise", "collection slug=sunnah", "work slug=muslim"]
    let source =
      "library\n  " + (declared + [line]).joined(separator: "\n  ")
      + "\ndua category=rizq collection=core\n  source type=hadith collection=bukhari number=1"
    let rules = [UnknownCategory.self, UnknownCollection.self, UnknownWork.self] as [any Rule.Type]
    for (rule, readable) in zip(rules, declared) {
      let isReadable = readable.prefix(while: { $0 != " " }) != line.prefix(while: { $0 != " " })
      #expect(Trial(rule, source).messages.count == (isReadable ? 1 : 0), "\(rule)")
    }
  }

  @Test func anUnknownCollectionOfADuaOrAJourneyIsFound() {
    expect(
      UnknownCollection.self,
      in: """
        library
          collection slug=core
        dua collection=core
        dua collection=cor
        journey collection=premium
        """,
      finds: """
        4 `cor`: no collection is called `cor`; did you mean `core`?
          fix 4 `cor` -> `core`: write `core`
        5 `premium`: no collection is called `premium`; declare it in `library.json`
        """
    )
  }

  @Test func anUnknownDuaIsFoundInStepsLayersAndVariants() {
    expect(
      UnknownDua.self,
      in: """
        dua slug=sayyid-al-istighfar
        dua slug=b variant-of=sayyid-al-istigfar
        layer transliteration
          text sayid-al-istighfar allahumma
        journey
          step dua=sayyid-al-istighfar
          step dua=something-else
        """,
      finds: """
        2 `sayyid-al-istigfar`: no dua is called `sayyid-al-istigfar`; did you mean `sayyid-al-istighfar`?
          fix 2 `sayyid-al-istigfar` -> `sayyid-al-istighfar`: write `sayyid-al-istighfar`
        4 `sayid-al-istighfar`: no dua is called `sayid-al-istighfar`; did you mean `sayyid-al-istighfar`?
          fix 4 `sayid-al-istighfar` -> `sayyid-al-istighfar`: write `sayyid-al-istighfar`
        7 `something-else`: no dua is called `something-else`; add it, or remove the reference
        """
    )
  }

  @Test func theIDOfADuaLeadsToItsSlug() {
    expect(
      UnknownDua.self,
      in: """
        dua id=42 slug=leaving-home
        journey
          step dua=42
          step dua=43
        """,
      finds: """
        3 `42`: no dua is called `42`; did you mean `leaving-home`?
          fix 3 `42` -> `leaving-home`: write `leaving-home`
        4 `43`: no dua is called `43`; add it, or remove the reference
        """
    )
  }

  @Test func aNameOrAliasOfAWorkLeadsToItsSlug() {
    expect(
      UnknownWork.self,
      in: """
        library
          work slug=bukhari alias="Sahih al-Bukhari"
          work slug=muslim name="Sahih Muslim"
        dua
          source type=hadith collection=sahih-al-bukhari
          source type=hadith collection=muslm
          source type=hadith collection=bukhari
          source type=hadith collection=sahih-muslim
          source type=hadith collection=tabarani
        """,
      finds: """
        5 `sahih-al-bukhari`: no work is called `sahih-al-bukhari`; did you mean `bukhari`?
          fix 5 `sahih-al-bukhari` -> `bukhari`: write `bukhari`
        6 `muslm`: no work is called `muslm`; did you mean `muslim`?
          fix 6 `muslm` -> `muslim`: write `muslim`
        8 `sahih-muslim`: no work is called `sahih-muslim`; did you mean `muslim`?
          fix 8 `sahih-muslim` -> `muslim`: write `muslim`
        9 `tabarani`: no work is called `tabarani`; declare it under `works` in `library.json`
        """
    )
  }

  @Test func selfReferencesAndCyclesAreFoundOnceEach() {
    expect(
      VariantCycle.self,
      in: """
        dua slug=a variant-of=a
        dua slug=b variant-of=c
        dua slug=c variant-of=d
        dua slug=d variant-of=b
        dua slug=e variant-of=b
        dua slug=f variant-of=g
        dua slug=g
        """,
      finds: """
        1 `a`: dua `a` is declared a variant of itself: name the original, or remove `variant-of`
        2 `c`: dua `b` is a variant of itself through 3 duas: remove `variant-of` from the original
          note 3 `d`: the cycle continues at dua `c`
          note 4 `b`: the cycle continues at dua `d`
        """
    )
  }

  @Test func aTextGivenTwiceIsReportedWithBothPositions() {
    expect(
      ConflictingText.self,
      in: """
        dua slug=a
          translation:en Praise
        layer translation:en
          text a All praise
        """,
      finds: """
        4 `text`: the `translation` in `en` of dua `a` is given twice: remove one of the two
          note 2 `Praise`: the text that is used is here
        """
    )
  }

  @Test func aSecondDeclarationIsReported() {
    expect(
      DuplicateDeclaration.self,
      in: """
        library
        file
        library
        """,
      finds: """
        b:2 `library`: the library is already declared: keep one `library.json`
          note 1 `library`: the declaration that is used is here
        """
    )
  }

  @Test func policyMustNameRulesThatExist() {
    expect(
      UnknownRule.self,
      in: """
        library
          policy RQ05=off missing-source=off ZZ99=off
        """,
      finds: """
        2 `ZZ99`: no rule has the id `ZZ99`; `rizq rules` lists them
        2 `missing-source`: no rule has the id `missing-source`; did you mean `RQ05`?
          fix 2 `missing-source` -> `RQ05`: write `RQ05`
        """
    )
  }

  @Test func policyCannotChangeEssentialRules() {
    expect(
      FixedSeverity.self,
      in: """
        library
          policy ID02=off ID01=error RQ05=error
        """,
      finds: """
        2 `ID02`: `ID02` (duplicate-slug) is always an error, because a library that breaks it cannot be built: \
        remove this entry
        """
    )
  }

  @Test func aDuaWhoseSlugWasRemovedIsNamedByItsID() {
    let source = """
      dua id=3
      journey slug=day
        step dua=glory slot=morning
      ids
        issued:dua id=3 slug=glory
      """
    expect(UnknownDua.self, in: source)
    #expect(
      Trial(IncompleteDua.self, source).messages.contains(
        "dua 3 has no `slug`: write `glory`, its name in `ids.json`"
      )
    )
  }

  @Test func aRemovedDuaIsNotAMisspelledOne() {
    expect(
      UnknownDua.self,
      in: """
        dua id=1 slug=glory
        journey slug=day
          step dua=glory-2 slot=morning
          step dua=glory-3 slot=morning
          step dua=glori slot=morning
        ids
          issued:dua id=1 slug=glory
          issued:dua id=2 slug=glory-2 retired=true
          issued:dua id=3 slug=glory-3
        """,
      finds: """
        3 `glory-2`: the dua `glory-2` with id 2 was removed according to `ids.json`: remove the reference, or write the dua that replaces it
          note 8 `issued`: recorded here
        4 `glory-3`: the dua `glory-3` with id 3 is in `ids.json` and not in the library: restore it, or remove the reference
          note 9 `issued`: recorded here
        5 `glori`: no dua is called `glori`; did you mean `glory`?
          fix 5 `glori` -> `glory`: write `glory`
        """
    )
  }

  @Test func referencesToOneUnknownNameInAFileAreOneFinding() {
    let source = """
      library
        collection slug=core
        work slug=muslim
        work slug=bukhari
      dua collection=cor
        source type=hadith collection=muslm number=1
        source type=hadith collection=muslim number=1
        source type=hadith collection=bukhari number=1
      dua collection=cor
        source type=hadith collection=muslm number=2
      file
      dua collection=cor
      """
    expect(
      UnknownCollection.self,
      in: source,
      finds: """
        5 `cor`: no collection is called `cor` (2 references in this file); did you mean `core`?
          fix 5 `cor` -> `core`: write `core`
          fix 9 `cor` -> `core`: write `core`
        b:2 `cor`: no collection is called `cor`; did you mean `core`?
          fix b:2 `cor` -> `core`: write `core`
        """
    )
    expect(
      UnknownWork.self,
      in: source,
      finds: """
        6 `muslm`: no work is called `muslm` (2 references in this file); did you mean `muslim`?
          fix 6 `muslm` -> `muslim`: write `muslim`
          fix 10 `muslm` -> `muslim`: write `muslim`
        """
    )
  }

  @Test func aWorkIsFoundByTheWordsOfASlugThatNamesIt() {
    expect(
      UnknownWork.self,
      in: """
        library
          work slug=muslim
        dua
          source type=hadith collection=imam-muslim
          source type=hadith collection=imam-bukhari
          source type=hadith collection=hisn-al-muslim
        """,
      finds: """
        4 `imam-muslim`: no work is called `imam-muslim`; did you mean `muslim`?
          fix 4 `imam-muslim` -> `muslim`: write `muslim`
        5 `imam-bukhari`: no work is called `imam-bukhari`; declare it under `works` in `library.json`
        6 `hisn-al-muslim`: no work is called `hisn-al-muslim`; declare it under `works` in `library.json`
        """
    )
  }

  @Test func aRenamedWorkIsReportedAtItsDeclaration() {
    expect(
      UnknownWork.self,
      in: """
        library
          work slug=imam-one
          work slug=muslim
        dua
          source type=hadith collection=bukhari number=1
          source type=hadith collection=bukhari number=2
          source type=hadith collection=muslim number=2
        """,
      finds: """
        2 `imam-one`: no source cites the work `imam-one`, and 2 sources cite `bukhari`, which is not declared: write the same name \
        everywhere
          note 5 `bukhari`: the first of these sources is here
          fix 2 `imam-one` -> `bukhari`: write `bukhari`
          fix 5 `bukhari` -> `imam-one`: write `imam-one` in 2 sources
          fix 6 `bukhari` -> `imam-one`: write `imam-one` in 2 sources
        """
    )
  }
}
