import Testing

@testable import ContentValidation

@Suite struct RequiredFieldTests {
  @Test func aLibraryNeedsADeclaration() {
    expect(
      MissingDeclaration.self,
      in: "dua slug=a",
      finds:
        "-: the library has no declaration: add `library.json` with its name, version, licence and languages"
    )
    expect(MissingDeclaration.self, in: "library")
  }

  @Test func aDeclarationNeedsNameVersionLicenceAndLanguage() {
    expect(
      IncompleteDeclaration.self,
      in: "library",
      finds: """
        1 `library`: the library has no `name`: write the name of the library
        1 `library`: the library has no `library-version`: write a version, such as `1.0.0`
        1 `library`: the library has no `licence`: write the license of the texts
        1 `library`: the library has no `default-language`: write a language tag, such as `en`
        """
    )
    expect(IncompleteDeclaration.self, in: "library version=1 licence=CC0 default=en\n  name RIZQ")
  }

  @Test func everyMissingFieldOfADuaIsFound() {
    expect(
      IncompleteDua.self,
      in: """
        library default=en
        dua id=1
        """,
      finds: """
        2 `dua`: dua 1 has no `slug`: give it a name of lowercase letters, digits and hyphens
        2 `dua`: dua 1 has no `difficulty`: write `beginner`, `intermediate` or `advanced`
        2 `dua`: dua 1 has no `repetitions`: write how often it is recited, 1 to 1000
        2 `dua`: dua 1 has no `xp`: write how many points it earns, 15 to 100
        2 `dua`: dua 1 has no `arabic`: write the recited text
        2 `dua`: dua 1 has no `title` in `en`: write its title
        2 `dua`: dua 1 has no `translation` in `en`: write what it means
        """
    )
  }

  @Test func aDuaWithoutAnyFieldIsOneFinding() {
    expect(
      IncompleteDua.self,
      in: """
        library default=en
        dua
        """,
      finds: "2 `dua`: this dua has none of the fields that a dua needs: write them, or remove it"
    )
    for rule in [MissingSource.self, MissingTransliteration.self, MissingCategory.self] as [any Rule.Type] {
      expect(rule, in: "library default=en\ndua")
    }
    #expect(Trial(MissingSource.self, "library default=en\ndua\n  title:en Praise").messages.count == 1)
    #expect(Trial(MissingSource.self, "library default=en\ndua xp=20").messages.count == 1)
  }

  @Test func fieldsThatCouldNotBeReadAreNotMissing() {
    expect(
      IncompleteDua.self,
      in: """
        library default=en
        dua id=x slug=É difficulty=hard repetitions=once xp=many
          arabic !
          title:en Praise
          translation:en Praise be to Allah
        """
    )
  }

  @Test func aLayerGivesADuaItsTexts() {
    expect(
      IncompleteDua.self,
      in: """
        library default=en
        dua id=1 slug=a difficulty=beginner repetitions=1 xp=15
          title:en Praise
        layer arabic
          text a الحمد لله
        layer translation:en
          text a Praise be to Allah
        """
    )
  }

  @Test func aLayerEntryWithoutTextIsReportedThereAndNotAtTheDua() {
    let source = """
      library default=en required=en,id
      dua id=1 slug=a difficulty=beginner repetitions=1 xp=15
        title:en Praise
        title:id Pujian
      layer arabic
        text a
      layer translation:en
        text a !
      layer translation:id
        text a
      layer transliteration
        text a
      """
    expect(IncompleteDua.self, in: source)
    expect(MissingTranslation.self, in: source)
    expect(MissingTransliteration.self, in: source)
    expect(
      IncompleteLayerText.self,
      in: source,
      finds: """
        6 `text`: this `arabic` entry has no text: write it, or remove the entry
        10 `text`: this `translation` entry has no text: write it, or remove the entry
        12 `text`: this `transliteration` entry has no text: write it, or remove the entry
        """
    )
  }

  @Test func aLayerTextNeedsItsDua() {
    expect(
      IncompleteLayerText.self,
      in: """
        layer translation:en
          text - Praise
          text A Praise
        """,
      finds: """
        2 `text`: this `translation` entry has no `dua`: write the slug of the dua that the text belongs to
        """
    )
  }

  @Test func everyRequiredLanguageNeedsATitleAndATranslation() {
    expect(
      MissingTranslation.self,
      in: """
        library default=en required=en,id,ar,id
        dua slug=a
        dua slug=b
          title:id Pujian
          title:ar حمد
          translation:id Segala puji
        """,
      finds: """
        2 `dua`: dua `a` has no `title` in `ar`: the library requires this language
        2 `dua`: dua `a` has no `title` in `id`: the library requires this language
        2 `dua`: dua `a` has no `translation` in `id`: the library requires this language
        """
    )
  }

  @Test func aTextInTheLanguageOfARegionIsNamed() {
    expect(
      MissingTranslation.self,
      in: """
        library default=en required=en,pt
        dua slug=a
          title:pt-BR Louvor
          translation:pt-Arab Louvado seja
        """,
      finds: """
        2 `dua`: dua `a` has no `title` in `pt`: write `pt` instead of `pt-BR`, or add a text in `pt`
        2 `dua`: dua `a` has no `translation` in `pt`: the library requires this language
        """
    )
  }

  @Test func aDuaShouldHaveASourceATransliterationAndACategory() {
    let complete = """
      dua slug=a category=rizq
        transliteration al-hamdu
        source type=other title=X
      """
    expect(
      MissingSource.self,
      in: "dua slug=a",
      finds: "1 `dua`: dua `a` has no source: add a `source` that says where it comes from"
    )
    expect(
      MissingTransliteration.self,
      in: "dua id=3",
      finds: """
        1 `dua`: dua 3 has no `transliteration`: write how it is pronounced, in Latin letters; \
        `rizq validate --generate-transliteration` proposes it
        """
    )
    expect(
      MissingCategory.self,
      in: "dua slug=a",
      finds: "1 `dua`: dua `a` has no category: add `category` so that people who browse find it"
    )
    for rule in [MissingSource.self, MissingTransliteration.self, MissingCategory.self] as [any Rule.Type] {
      expect(rule, in: complete)
    }
  }

  @Test func aJourneyNeedsIDSlugEmojiOrderAndName() {
    expect(
      IncompleteJourney.self,
      in: """
        library default=en
        journey
        journey id=1 slug=day emoji=💎 order=1
          name:en Day
        """,
      finds: """
        2 `journey`: this journey has no `id`: give it a number that no journey has ever had
        2 `journey`: this journey has no `slug`: give it a name of lowercase letters, digits and hyphens
        2 `journey`: this journey has no `emoji`: choose one for its card
        2 `journey`: this journey has no `order`: write its position in lists, `2` for the last
        2 `journey`: this journey has no `name` in `en`: write its name
        """
    )
  }

  @Test func aStepNeedsDuaAndSlot() {
    expect(
      IncompleteStep.self,
      in: """
        journey slug=day
          step dua=a slot=morning
          step dua=a
          step slot=noon
        """,
      finds: """
        3 `step`: step 2 of journey `day` has no `slot`: write `morning`, `anytime` or `evening`
        4 `step`: step 3 of journey `day` has no `dua`: write the slug of a dua
        """
    )
  }

  @Test func aSourceNeedsWhatItsTypeNeeds() {
    expect(
      IncompleteSource.self,
      in: """
        dua slug=a
          source
          source type=book
          source type=quran
          source type=hadith
          source type=other
        """,
      finds: """
        2 `source`: a source of dua `a` has no `type`: write `quran`, `hadith` or `other`
        4 `source`: a quran source of dua `a` has no `surah`: write its number, 1 to 114
        4 `source`: a quran source of dua `a` has no `ayah`: write its number, or a range such as `255-257`
        5 `source`: a hadith source of dua `a` has no `collection`: write the slug of a work in `library.json`
        5 `source`: a hadith source of dua `a` has no `number`: write the number of the hadith
        5 `source`: a hadith source of dua `a` has no `grade`: write `sahih`, `hasan`, `daif` or `mawdu`
        6 `source`: a source of dua `a` has no `title`: write the work and the page or chapter
        """
    )
    expect(
      IncompleteSource.self,
      in: """
        dua slug=a
          source type=quran surah=2 ayah=x
          source type=hadith collection=bukhari number=1 grade=sahih
          source type=other title=X
        """
    )
  }

  @Test func aSourceHasNoFieldOfAnotherType() {
    expect(
      ForeignSourceField.self,
      in: """
        dua slug=a
          source type=quran surah=2 ayah=201 grade=sahih
          source type=other title=X number=5
          source number=5 surah=1
        """,
      finds: """
        2 `sahih`: `grade` belongs to sources of type `hadith`, but this source of dua `a` has type `quran`: \
        remove it, or correct `type`
        3 `5`: `number` belongs to sources of type `hadith`, but this source of dua `a` has type `other`: \
        remove it, or correct `type`
        """
    )
  }

  @Test func declaredRecordsNeedTheirFields() {
    let source = """
      library default=en
        category
        collection
        work
        category id=1 slug=rizq name=Provision
        collection id=1 slug=core name=Core
        work slug=bukhari name=Bukhari numbering=x highest=7563
      """
    expect(
      IncompleteCategory.self,
      in: source,
      finds: """
        2 `category`: this category has no `id`: give it a number that no category has ever had
        2 `category`: this category has no `slug`: give it a name of lowercase letters, digits and hyphens
        2 `category`: this category has no `name` in `en`: write its name
        """
    )
    expect(
      IncompleteCollection.self,
      in: source,
      finds: """
        3 `collection`: this collection has no `id`: give it a number that no collection has ever had
        3 `collection`: this collection has no `slug`: give it a name of lowercase letters, digits and hyphens
        3 `collection`: this collection has no `name` in `en`: write its name
        """
    )
    expect(
      IncompleteWork.self,
      in: source,
      finds: """
        4 `work`: this work has no `slug`: give it a name of lowercase letters, digits and hyphens
        4 `work`: this work has no `numbering`: write which edition or scheme the numbers follow
        4 `work`: this work has no `highest`: write the highest number of the scheme
        4 `work`: this work has no `name` in `en`: write its name
        """
    )
  }
}
