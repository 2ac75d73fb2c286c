import Testing

@testable import ContentValidation

@Suite struct MixedOrthographyTests {
  private func trial(_ texts: String...) -> Trial { Trial(MixedOrthography.self, duas("arabic", texts)) }

  @Test func theRarerSpellingIsReportedWithTheOther() {
    expect(
      MixedOrthography.self,
      in: duas("arabic", ["لَا إِلَٰهَ", "لَا إِلَٰهَ", "لَا إِلَهَ"]),
      finds: """
        6 `إِلَهَ`: `إِلَهَ` in `arabic` of dua `d2` is written without a mark for its long vowel here, but with \
        U+0670 ARABIC LETTER SUPERSCRIPT ALEF in 2 of 3 places in the library (`إِلَٰهَ`): choose one spelling
          note 2 `إِلَٰهَ`: the other spelling is here
          fix 6 `` -> `\u{670}`: write the more common spelling
        """
    )
  }

  @Test func changesGoEitherWay() {
    #expect(trial("الرَّحْمَنِ", "الرَّحْمَنُ", "الرَّحْمَٰنِ").fixed == ["الرَّحْمَنِ"])
    #expect(trial("عَلَىٰ", "عَلَىٰ", "عَلَى").fixed == ["عَلَىٰ"])
    #expect(trial("اللَّهُمَّ", "اللَّهُمَّ", "اللّٰهُمَّ").fixed == ["اللَّهُمَّ"])
    #expect(trial("السَّمَاوَاتِ", "السَّمَاوَاتِ", "السَّمَٰوَاتِ").fixed == ["السَّمَاوَاتِ"])
    #expect(trial("الْعَٰلَمِينَ", "الْعَٰلَمِينَ", "الْعَالَمِينَ").fixed == ["الْعَٰلَمِينَ"])
  }

  @Test func theMarksOfTheLastLetterDoNotCount() {
    #expect(trial("إِلَٰهَ", "إِلَٰهُ", "إِلَهِ").marks == ["إِلَهِ"])
  }

  @Test func aWordWithAlefDiffersFromTheWordWithoutIt() {
    #expect(trial("مَٰلِكِ يَوْمِ", "مَلِكِ النَّاسِ").marks == [], "the Quran writes مَالِكِ")
    #expect(trial("مَٰلِكِ يَوْمِ", "مَلِكِ النَّاسِ", "مَالِكِ الْمُلْكِ").marks == ["مَالِكِ"])
  }

  @Test func oneSpellingIsNotReported() {
    #expect(trial("لَا إِلَهَ", "لَا إِلَهَ", "هَٰذَا", "اله").marks == [])
    #expect(trial("كِتَابٌ", "كُتُبٌ", "كَتَبَ").marks == [])
  }

  @Test func quotationsOfTheQuranDoNotCount() {
    #expect(
      Trial(
        MixedOrthography.self,
        """
        dua slug=a
          arabic إِلَٰهَ
          source type=quran surah=2 ayah=255
        dua slug=b
          arabic إِلَهَ
        dua slug=c
          arabic ﴿لَا إِلَٰهَ إِلَّا هُوَ﴾
        """
      ).marks == []
    )
  }
}
