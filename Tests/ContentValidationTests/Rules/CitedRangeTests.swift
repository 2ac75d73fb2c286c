import Testing

@testable import ContentValidation

@Suite struct CitedRangeTests {
  private func dua(_ arabic: String, _ citations: String...) -> String {
    (["dua slug=a", "  arabic \(arabic)"] + citations.map { "  source \($0)" }).joined(separator: "\n")
  }

  private func marks(_ arabic: String, _ citations: String...) -> [String] {
    let source = (["dua slug=a", "  arabic \(arabic)"] + citations.map { "  source \($0)" })
    return Trial(CitedRange.self, source.joined(separator: "\n")).marks
  }

  private static let hadith = "type=hadith collection=bukhari number=4569"
  private static let twoVerses = "اللَّهُ الصَّمَدُ. لَمْ يَلِدْ وَلَمْ يُولَدْ"
  private static let ikhlas =
    "قُلْ هُوَ اللَّهُ أَحَدٌ. اللَّهُ الصَّمَدُ. لَمْ يَلِدْ وَلَمْ يُولَدْ. وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ"
  /// 3:191, from its middle, to 3:194.
  private static let notInVain =
    "رَبَّنَا مَا خَلَقْتَ هَٰذَا بَاطِلًا سُبْحَانَكَ فَقِنَا عَذَابَ النَّارِ. رَبَّنَا إِنَّكَ مَنْ تُدْخِلِ النَّارَ فَقَدْ أَخْزَيْتَهُ وَمَا لِلظَّالِمِينَ مِنْ أَنْصَارٍ. رَبَّنَا إِنَّنَا سَمِعْنَا مُنَادِيًا يُنَادِي لِلْإِيمَانِ أَنْ آمِنُوا بِرَبِّكُمْ فَآمَنَّا، رَبَّنَا فَاغْفِرْ لَنَا ذُنُوبَنَا وَكَفِّرْ عَنَّا سَيِّئَاتِنَا وَتَوَفَّنَا مَعَ الْأَبْرَارِ. رَبَّنَا وَآتِنَا مَا وَعَدْتَنَا عَلَى رُسُلِكَ وَلَا تُخْزِنَا يَوْمَ الْقِيَامَةِ إِنَّكَ لَا تُخْلِفُ الْمِيعَادَ"
  private static let fatihah =
    "الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ. الرَّحْمَٰنِ الرَّحِيمِ. مَالِكِ يَوْمِ الدِّينِ. إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ. اهْدِنَا الصِّرَاطَ الْمُسْتَقِيمَ. صِرَاطَ الَّذِينَ أَنْعَمْتَ عَلَيْهِمْ غَيْرِ الْمَغْضُوبِ عَلَيْهِمْ وَلَا الضَّالِّينَ"

  @Test func aVerseWithoutAWordInTheTextIsNamed() {
    expect(
      CitedRange.self,
      in: dua(Self.twoVerses, "type=quran surah=112 ayah=2-4"),
      finds: """
        3 `2-4`: the dua cites Quran 112:2-4, but `arabic` of dua `a` has no word of 112:4: cite 112:2-3, or complete the text
          fix 3 `2-4` -> `2-3`: cite Quran 112:2-3
        """
    )
  }

  @Test func bothEndsOfARangeAreCompared() {
    expect(
      CitedRange.self,
      in: dua(Self.twoVerses, "type=quran surah=112 ayah=1-4"),
      finds: """
        3 `1-4`: the dua cites Quran 112:1-4, but `arabic` of dua `a` has no word of 112:1 and 112:4: cite 112:2-3, or \
        complete the text
          fix 3 `1-4` -> `2-3`: cite Quran 112:2-3
        """
    )
  }

  @Test func aRangeOfOneVerseIsWrittenAsOneNumber() {
    expect(
      CitedRange.self,
      in: dua("رَبِّ زِدْنِي عِلْمًا", "type=quran surah=20 ayah=113-114"),
      finds: """
        3 `113-114`: the dua cites Quran 20:113-114, but `arabic` of dua `a` has no word of 20:113: cite 20:114, or \
        complete the text
          fix 3 `113-114` -> `114`: cite Quran 20:114
        """
    )
  }

  @Test func aVerseAfterTheCitedOnesIsReportedBesideAHadith() {
    expect(
      CitedRange.self,
      in: dua(Self.notInVain, "type=quran surah=3 ayah=191-193", Self.hadith),
      finds: """
        3 `191-193`: the dua cites Quran 3:191-193, but `arabic` of dua `a` is from 3:191-194: cite 3:191-194
          fix 3 `191-193` -> `191-194`: cite Quran 3:191-194
        """
    )
  }

  @Test func aPartOfAVerseBeforeTheCitedOnesIsReportedBesideAHadith() {
    #expect(marks(Self.notInVain, "type=quran surah=3 ayah=192-194", Self.hadith) == ["192-194"])
    #expect(marks(Self.notInVain, "type=quran surah=3 ayah=193", Self.hadith) == ["193"])
  }

  @Test func theRightRangeIsNotReported() {
    #expect(marks(Self.notInVain, "type=quran surah=3 ayah=191-194", Self.hadith) == [])
    #expect(marks(Self.notInVain, "type=quran surah=3 ayah=191-192", "type=quran surah=3 ayah=193-194") == [])
    #expect(marks(Self.ikhlas, "type=quran surah=112 ayah=1-4") == [])
    #expect(marks("بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ. \(Self.ikhlas)", "type=quran surah=112 ayah=1-4") == [])
  }

  @Test func wordsOfPeopleAroundAVerseAreNotReported() {
    let text = "اللَّهُمَّ رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
    #expect(marks(text, "type=quran surah=2 ayah=201", Self.hadith) == [])
  }

  @Test func ofTwoVersesThatContainTheSameWordsTheWholeOneIsMeant() {
    let (first, second) = ("أَوْلَى لَكَ فَأَوْلَى", "ثُمَّ أَوْلَى لَكَ فَأَوْلَى")
    expect(
      CitedRange.self,
      in: dua(first, "type=quran surah=75 ayah=34-35"),
      finds: """
        3 `34-35`: the dua cites Quran 75:34-35, but `arabic` of dua `a` has no word of 75:35: cite 75:34, or complete the text
          fix 3 `34-35` -> `34`: cite Quran 75:34
        """
    )
    #expect(
      Trial(CitedRange.self, dua(second, "type=quran surah=75 ayah=34-35")).fixed
        == ["type=quran surah=75 ayah=35"]
    )
    for (text, ayahs) in [(first, "34"), (second, "35"), ("\(first). \(second)", "34-35")] {
      #expect(marks(text, "type=quran surah=75 ayah=\(ayahs)", Self.hadith) == [], "75:\(ayahs)")
    }
  }

  @Test func otherVersesThanTheCitedOnesAreLeftToTheirRules() {
    #expect(marks("ثُمَّ أَوْلَى لَكَ فَأَوْلَى", "type=quran surah=75 ayah=34", Self.hadith) == [])
  }

  @Test func alFatihahMayBeWithoutTheBasmala() {
    #expect(marks(Self.fatihah, "type=quran surah=1 ayah=1-7") == [])
  }

  @Test func aShortenedTextIsNotReported() {
    #expect(marks("\(Self.twoVerses)...", "type=quran surah=112 ayah=2-4") == [])
  }

  @Test func aTextWithOtherErrorsIsLeftToTheirRules() {
    #expect(marks("اللَّهُ السَّمَدُ. لَمْ يَلِدْ وَلَمْ يُولَدْ", "type=quran surah=112 ayah=2-4") == [])
  }
}
