import ContentDraft
import DuaLibrary
import Testing

@testable import ContentValidation

@Suite struct DuplicateTextTests {
  @Test func textsAreComparedByTheirLetters() {
    expect(
      DuplicateArabic.self,
      in: """
        dua slug=a
          arabic سُبْحَانَ اللهِ
        dua slug=b
          arabic سبحان الله.
        dua slug=c
          arabic سبحان الله وبحمده
        """,
      finds: """
        4 `سبحان الله.`: dua `b` has the same Arabic words as dua `a`: remove one of them, or declare `variant-of="a"`
          note 2 `سُبْحَانَ اللهِ`: the Arabic of dua `a` is here
        """
    )
  }

  @Test func aDuaWithoutARecordedIDIsTheCopy() {
    let found = Trial(
      DuplicateArabic.self,
      "ids\n  issued:dua id=9 slug=a\nfile\ndua id=2 slug=b\n  arabic سبحان الله\ndua id=9 slug=a\n  arabic سبحان الله"
    )
    #expect(
      found.messages == [
        "dua `b` has the same Arabic words as dua `a`: remove one of them, or declare `variant-of=\"a\"`"
      ]
    )
  }

  @Test(arguments: [
    "dua slug=a\n  arabic سبحان\ndua slug=b variant-of=a\n  arabic سبحان",
    "dua slug=a variant-of=b\n  arabic سبحان\ndua slug=b\n  arabic سبحان",
    "dua slug=o\ndua slug=a variant-of=o\n  arabic سبحان\ndua slug=b variant-of=o\n  arabic سبحان",
    "dua category=morning\n  arabic سبحان\ndua category=evening-adhkar\n  arabic سبحان",
    "dua\n  arabic سبحان\n  source type=quran\ndua\n  arabic سبحان\n  source type=hadith\n  source type=quran",
    "dua\n  arabic ...\ndua\n  arabic ...",
  ])
  func intendedRepetitionIsNotADuplicate(source: String) { expect(DuplicateArabic.self, in: source) }

  @Test(arguments: [
    "dua category=morning\n  arabic سبحان\ndua category=morning\n  arabic سبحان",
    "dua category=morning\n  arabic سبحان\ndua category=rizq\n  arabic سبحان",
    "dua\n  arabic سبحان\n  source type=quran\ndua\n  arabic سبحان\n  source type=hadith",
    "dua slug=a\n  arabic سبحان\ndua slug=b variant-of=c\n  arabic سبحان\ndua slug=c",
  ])
  func otherPairsAreDuplicates(source: String) {
    #expect(DuplicateArabic.check(IndexedDraft(DraftLiteral(source).draft)).count == 1)
  }

  @Test func aDuplicateIsFoundAfterExemptDuas() {
    let source = """
      dua slug=a category=morning
        arabic سبحان
      dua slug=b variant-of=a category=morning
        arabic سبحان
      dua slug=c category=evening
        arabic سبحان
      dua slug=d category=evening variant-of=a
        arabic سبحان
      dua slug=e category=morning
        arabic سبحان
      """
    let found = DuplicateArabic.check(IndexedDraft(DraftLiteral(source).draft)).map(\.message)
    #expect(
      found == [
        "dua `d` has the same Arabic words as dua `c`: remove one of them, or declare `variant-of=\"c\"`",
        "dua `e` has the same Arabic words as dua `a`: remove one of them, or declare `variant-of=\"a\"`",
      ]
    )
  }

  @Test func aCopyIsFoundByTheOtherDuasWithTheWords() {
    let source = """
      dua id=1 slug=glory
        arabic سُبْحَانَ اللَّهِ
        translation:en All praise belongs to Allah.
      dua id=2 slug=praise
        arabic الْحَمْدُ لِلَّهِ
        translation:en All praise belongs to Allah.
      dua id=3 slug=both
        arabic اللَّهُ أَكْبَرُ وَالْحَمْدُ لِلَّهِ الْحَمْدُ لِلَّهِ
        translation:en Allah is greater, and all praise belongs to Allah.
      """
    expect(
      CopiedTranslation.self,
      in: source,
      finds: """
        3 `All praise belongs to Allah.`: the translation (en) of dua `glory` is identical to the translation of dua `praise`, so \
        one of them is a copy: write what the dua means
          note 6 `All praise belongs to Allah.`: the translation of dua `praise` is here
        """
    )
  }

  @Test func aCopiedTranslationIsFound() {
    expect(
      CopiedTranslation.self,
      in: """
        dua slug=a
          arabic سبحان
          transliteration Subhan Allah
          translation:en subhan  allah
          translation:ur سبحان
        dua slug=b
          translation:en Praise be to Allah
        dua slug=c
          translation:en Praise be to Allah
          translation:id Praise be to Allah
        """,
      finds: """
        4 `subhan  allah`: the translation (en) of dua `a` is identical to the transliteration: write what the dua means
        5 `سبحان`: the translation (ur) of dua `a` is identical to the Arabic text: write what the dua means
        9 `Praise be to Allah`: the translation (en) of dua `c` is identical to the translation of dua `b`, \
        so one of them is a copy: write what the dua means
          note 7 `Praise be to Allah`: the translation of dua `b` is here
        """
    )
  }

  @Test(arguments: [
    "Allahumma inni as-aluka al-‘afwa wal-‘aafiyah", "allāhumma innī asʾaluka l-ʿafwa wa-l-ʿāfiya",
    "ALLAHUMMA INNI ASALUKAL AFWA WAL AFIYA",
  ])
  func aTransliterationIsNotATranslation(text: String) {
    let source =
      "library default=en\ndua slug=a\n  arabic اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَفْوَ وَالْعَافِيَةَ\n  translation:en \(text)"
    let trial = Trial(CopiedTranslation.self, source)
    #expect(
      trial.messages == [
        "the translation (en) of dua `a` is its Arabic in Latin letters: write what the dua means"
      ]
    )
    var policy = CharacterPolicy()
    policy.text[.english] = CharacterInventory([0x20...0x7A], allowsEmoji: false)
    #expect(Trial(CharacterNotAllowed.self, source, policy).marks == [])
  }

  @Test(arguments: [
    "O Allah, I ask You for pardon and well-being", "Allahumma, I ask you", "Ya Allah, aku memohon ampunan",
  ])
  func aTranslationIsNotATransliteration(text: String) {
    let source = "dua slug=a\n  arabic اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَفْوَ وَالْعَافِيَةَ\n  translation:en \(text)"
    #expect(Trial(CopiedTranslation.self, source).marks == [])
  }

  @Test func theSameWordsMayShareATranslation() {
    expect(
      CopiedTranslation.self,
      in: """
        dua slug=a
          arabic سُبحان
          translation:en Glory
        dua slug=b
          arabic سبحان
          translation:en Glory
        dua slug=c variant-of=a
          arabic سبحانك
          translation:en Glory
        """
    )
  }

  @Test func aCopiedDuaIsOneFinding() {
    let literal = DraftLiteral(
      "dua id=1 slug=a\n  title:en Glory\n  arabic سُبْحَانَ اللهِ\ndua id=2 slug=b\n  title:en Glory\n  arabic سُبْحَانَ اللهِ"
    )
    let found = Validator.findings(in: literal.draft).map(\.rule)
    #expect(found.filter { $0.rawValue.hasPrefix("TX") } == ["TX08"])
  }

  @Test func titlesDifferWithinALanguage() {
    expect(
      DuplicateTitle.self,
      in: """
        dua slug=a
          title:en Morning Dua
          title:id Doa
        dua slug=b
          title:en morning dua
          title:ms Doa
        """,
      finds: """
        5 `morning dua`: dua `b` has the same title in `en` as dua `a`: say what distinguishes it
          note 2 `Morning Dua`: the title of dua `a` is here
        """
    )
  }
}
