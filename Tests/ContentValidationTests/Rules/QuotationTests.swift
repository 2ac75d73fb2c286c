import Testing

@testable import ContentValidation

@Suite struct QuotationTests {
  private static let rules: [any Rule.Type] = [
    QuotedLetter.self, QuotedVowel.self, QuotedWordMissing.self, QuotedWordAdded.self,
    QuotedWordMismatch.self, QuotedWordsSwapped.self, QuotedTextMismatch.self, QuotedSpelling.self,
    QuotedShaddaMissing.self,
    QuotedMarksMissing.self, UnknownQuotation.self, UncitedQuran.self,
  ]

  /// The findings of the rules: `RULE MARK`.
  private func found(_ source: String) -> [String] {
    let literal = DraftLiteral(source)
    let library = IndexedDraft(literal.draft)
    return Self.rules.flatMap { $0.check(library) }.map { "\($0.rule) \(literal.mark($0.range))" }
  }

  private func dua(_ arabic: String, _ citations: String...) -> String {
    (["dua slug=a", "  arabic \(arabic)"] + citations.map { "  source \($0)" }).joined(separator: "\n")
  }

  private static let ikhlas =
    "قُلْ هُوَ اللَّهُ أَحَدٌ. اللَّهُ الصَّمَدُ. لَمْ يَلِدْ وَلَمْ يُولَدْ. وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ"
  private static let falaq =
    "قُلْ أَعُوذُ بِرَبِّ الْفَلَقِ. مِنْ شَرِّ مَا خَلَقَ. وَمِنْ شَرِّ غَاسِقٍ إِذَا وَقَبَ. وَمِنْ شَرِّ النَّفَّاثَاتِ فِي الْعُقَدِ. وَمِنْ شَرِّ حَاسِدٍ إِذَا حَسَدَ"
  private static let nas =
    "قُلْ أَعُوذُ بِرَبِّ النَّاسِ. مَلِكِ النَّاسِ. إِلَٰهِ النَّاسِ. مِنْ شَرِّ الْوَسْوَاسِ الْخَنَّاسِ. الَّذِي يُوَسْوِسُ فِي صُدُورِ النَّاسِ. مِنَ الْجِنَّةِ وَالنَّاسِ"
  private static let basmala = "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ"
  private static let quls = [
    "type=quran surah=112 ayah=1-4", "type=quran surah=113 ayah=1-5", "type=quran surah=114 ayah=1-6",
  ]

  private func quls(_ arabic: String) -> [String] {
    found(dua(arabic, Self.quls[0], Self.quls[1], Self.quls[2]))
  }

  @Test func aLetterIsNamed() {
    expect(
      QuotedLetter.self,
      in: dua("اللَّهُ السَّمَدُ", "type=quran surah=112 ayah=2"),
      finds: """
        2 `السَّمَدُ`: `السَّمَدُ` in `arabic` of dua `a` differs from Quran 112:2 in one letter: it has U+0633 ARABIC LETTER \
        SEEN where the Quran has U+0635 ARABIC LETTER SAD; write `الصَّمَدُ`
        """
    )
  }

  @Test func aVowelIsNamed() {
    expect(
      QuotedVowel.self,
      in: dua("اللَّهُ الصَّمَدِ", "type=quran surah=112 ayah=2"),
      finds: """
        2 `الصَّمَدِ`: `الصَّمَدِ` in `arabic` of dua `a` differs from Quran 112:2 in a vowel mark: it has U+0650 ARABIC \
        KASRA where the Quran has U+064F ARABIC DAMMA; write `الصَّمَدُ`
        """
    )
  }

  @Test func aMissingWordIsReportedAfterTheWordBefore() {
    expect(
      QuotedWordMissing.self,
      in: dua("لَمْ وَلَمْ يُولَدْ", "type=quran surah=112 ayah=3"),
      finds: """
        2 `لَمْ`: a word of Quran 112:3 is missing after `لَمْ` in `arabic` of dua `a`: compare the text with the mushaf
        """
    )
  }

  @Test func anAddedWordIsFound() {
    expect(
      QuotedWordAdded.self,
      in: dua("قُلْ هُوَ اللَّهُ الْوَاحِدُ أَحَدٌ", "type=quran surah=112 ayah=1"),
      finds: """
        2 `الْوَاحِدُ`: `الْوَاحِدُ` in `arabic` of dua `a` is not in Quran 112:1 at this point: remove it, or cite its \
        source
        """
    )
  }

  @Test func theWordsOfTheNextVerseNameTheRange() {
    let text = "رَبِّ أَعُوذُ بِكَ مِنْ هَمَزَاتِ الشَّيَاطِينِ. وَأَعُوذُ بِكَ رَبِّ أَنْ يَحْضُرُونِ"
    let trial = Trial(QuotedWordAdded.self, arabic: text, source: "type=quran surah=23 ayah=97")
    let message =
      "`وَأَعُوذُ` in `arabic` of dua `a` is not in Quran 23:97, but the text is from 23:97-98: cite 23:97-98, or remove the words"
    #expect(trial.messages.map { $0.hasPrefix(message) } == [true])
    #expect(trial.fixed == ["type=quran surah=23 ayah=97-98"])
    #expect(trial.applicabilities == [.unsafe])
    #expect(
      Trial(QuotedWordAdded.self, arabic: text, source: "type=quran surah=23 ayah=97-98").messages == []
    )
  }

  @Test func versesThatTwoSurahsHaveNameTheRangeOfTheCitedOne() {
    let text = "وَالَّذِينَ هُمْ لِفُرُوجِهِمْ حَافِظُونَ. إِلَّا عَلَى أَزْوَاجِهِمْ أَوْ مَا مَلَكَتْ أَيْمَانُهُمْ فَإِنَّهُمْ غَيْرُ مَلُومِينَ"
    let trial = Trial(QuotedWordAdded.self, arabic: text, source: "type=quran surah=70 ayah=30")
    #expect(trial.fixed == ["type=quran surah=70 ayah=29-30"])
  }

  @Test func anotherWordIsFound() {
    expect(
      QuotedWordMismatch.self,
      in: dua("قُلْ هُوَ الرَّبُّ أَحَدٌ", "type=quran surah=112 ayah=1"),
      finds: """
        2 `الرَّبُّ`: `الرَّبُّ` in `arabic` of dua `a` is not the word in Quran 112:1: compare the text with \
        the mushaf
        """
    )
  }

  @Test func swappedWordsAreFound() {
    expect(
      QuotedWordsSwapped.self,
      in: dua("قُلْ اللَّهُ هُوَ أَحَدٌ", "type=quran surah=112 ayah=1"),
      finds: """
        2 `اللَّهُ هُوَ`: `اللَّهُ هُوَ` in `arabic` of dua `a` are in the opposite order in Quran 112:1: write `هُوَ اللَّهُ`
        """
    )
  }

  @Test func aWrongCitationNamesTheVerse() {
    let text = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
    expect(
      QuotedTextMismatch.self,
      in: dua(text, "type=quran surah=2 ayah=210"),
      finds: """
        2 `\(text)`: `arabic` of dua `a` is not the text of Quran 2:210, which the dua cites; it is in Quran 2:201: \
        correct the citation or the text
          note 3 `source`: cited here
          fix 3 `210` -> `201`: cite Quran 2:201
        """
    )
    #expect(found(dua(text, "type=quran surah=2 ayah=210")).count == 1)
  }

  @Test func anotherSpellingIsAWarning() {
    expect(
      QuotedSpelling.self,
      in: dua("بَدِيعُ السَّمَوَاتِ وَالْأَرْضِ", "type=quran surah=2 ayah=117"),
      finds: """
        2 `السَّمَوَاتِ`: `السَّمَوَاتِ` in `arabic` of dua `a` is spelled differently in Quran 2:117: it is missing U+0627 \
        ARABIC LETTER ALEF; write `السَّمَاوَاتِ`
        """
    )
  }

  @Test func aMissingShaddaIsAWarning() {
    expect(
      QuotedShaddaMissing.self,
      in: dua("قُلْ أَعُوذُ بِرَبِ الْفَلَقِ", "type=quran surah=113 ayah=1"),
      finds: """
        2 `بِرَبِ`: `بِرَبِ` in `arabic` of dua `a` is missing a U+0651 ARABIC SHADDA that Quran 113:1 has: write `بِرَبِّ`
        """
    )
  }

  @Test func missingMarksAreReportedWhereNoOtherRuleAsksForThem() {
    let prose = "dua slug=a\n  benefit:en he said ﴿رب زدني علما﴾"
    #expect(found(prose) == ["QR10 2 `رب زدني علما`"])
    #expect(found(dua("رب زدني علما", "type=quran surah=20 ayah=114")) == [])
  }

  @Test func severalPassagesMayFollowEachOther() {
    #expect(quls([Self.ikhlas, Self.falaq, Self.nas].joined(separator: " ")) == [])
    #expect(quls([Self.nas, Self.ikhlas, Self.falaq].joined(separator: " ")) == [])
    let withBasmalas = [Self.ikhlas, Self.falaq, Self.nas].map { "\(Self.basmala) \($0)" }.joined(
      separator: " "
    )
    #expect(quls(withBasmalas) == [])
    #expect(quls("أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ \(withBasmalas)") == [])
    #expect(quls(Self.falaq) == [])
  }

  @Test func aMistakeInOneOfSeveralPassagesIsFoundThere() {
    let texts = [Self.ikhlas, Self.falaq, Self.nas].map { "\(Self.basmala) \($0)" }.joined(separator: " ")
    #expect(quls(texts.replacing("غَاسِقٍ", with: "غَاسِكٍ")) == ["QR01 2 `غَاسِكٍ`"])
    #expect(quls(texts.replacing("خَلَقَ", with: "خَلَقُ")) == ["QR02 2 `خَلَقُ`"])
    #expect(quls(texts.replacing("غَاسِقٍ ", with: "")) == ["QR03 2 `شَرِّ`"])
    #expect(quls(texts.replacing("غَاسِقٍ", with: "غَاسِقٍ كَبِيرٍ")) == ["QR04 2 `كَبِيرٍ`"])
    #expect(quls(texts.replacing("الصَّمَدُ", with: "الْكَبِيرُ")) == ["QR05 2 `الْكَبِيرُ`"])
    #expect(quls(texts.replacing("الصَّمَدُ", with: "النَّاسِ")) == ["QR05 2 `النَّاسِ`"])
    #expect(quls(texts.replacing("لَهُ كُفُوًا", with: "كُفُوًا لَهُ")) == ["QR06 2 `كُفُوًا لَهُ`"])
  }

  @Test func aTextFromNoneOfTheCitedPassagesIsAMismatch() {
    #expect(quls("اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا وَرِزْقًا طَيِّبًا").map { $0.prefix(4) } == ["QR07"])
  }

  @Test func wordsAroundAVerseNeedASourceOfTheirOwn() {
    let text = "اللَّهُمَّ اغْفِرْ لِي رَبِّ زِدْنِي عِلْمًا وَارْحَمْنِي"
    let quran = "type=quran surah=20 ayah=114"
    #expect(found(dua(text, quran, "type=hadith collection=bukhari number=1")) == [])
    #expect(found(dua(text, quran)) != [])
    let wrong = text.replacing("زِدْنِي", with: "زِدْنَا")
    #expect(
      found(dua(text.replacing("عِلْمًا", with: "عِلْمٍ"), quran, "type=hadith collection=bukhari number=1"))
        == ["QR01 2 `عِلْمٍ`"]
    )
    #expect(found(dua(wrong, quran, "type=hadith collection=bukhari number=1")) == ["QR01 2 `زِدْنَا`"])
  }

  @Test func wordsOfAnotherVerseAreNamed() {
    let text = "رَبِّ زِدْنِي عِلْمًا رَبِّ اشْرَحْ لِي صَدْرِي"
    #expect(found(dua(text, "type=quran surah=20 ayah=114")) == ["QR07 2 `رَبِّ اشْرَحْ لِي صَدْرِي`"])
  }

  @Test func aVerseWithinNarrationIsComparedByItself() {
    let verse = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
    let before = "كَانَ أَكْثَرُ دُعَاءِ النَّبِيِّ صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ فِي كُلِّ يَوْمٍ وَلَيْلَةٍ وَسَفَرٍ وَحَضَرٍ"
    let quran = "type=quran surah=2 ayah=201"
    #expect(found(dua("\(before) ﴿\(verse)﴾", quran)) == [])
    let wrong = verse.replacing("عَذَابَ", with: "عَذَابِ")
    #expect(found(dua("\(before) ﴿\(wrong)﴾", quran)) == ["QR02 2 `عَذَابِ`"])
    // AR19 reports the narration.
    #expect(found(dua("\(before) \(verse)", quran)) == [])
  }

  @Test func wordsWithinAVerseAreExtraAlsoInAHadith() {
    let text = "قَالَ \(Self.falaq.replacing("غَاسِقٍ", with: "غَاسِقٍ كَبِيرٍ")) آمِينَ"
    #expect(
      found(dua(text, Self.quls[1], "type=hadith collection=bukhari number=1")) == ["QR04 2 `كَبِيرٍ`"]
    )
  }

  @Test func aHadithWithoutAWordOfTheVerseIsAMismatch() {
    let text = "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا"
    #expect(
      found(dua(text, "type=quran surah=112 ayah=1", "type=hadith collection=bukhari number=1"))
        == ["QR07 2 `\(text)`"]
    )
  }

  @Test func aQuotedSpanIsComparedWithItsVerse() {
    #expect(found("dua slug=a\n  benefit:en he said ﴿رَبِّ زِدْنِي عِلْمًا﴾") == [])
    #expect(
      found("dua slug=a\n  benefit:en he said ﴿رَبِّ زِدْنِي عِلْمٍ﴾") == ["QR01 2 `عِلْمٍ`"]
    )
    #expect(
      found("dua slug=a\n  title:ar ﴿اللَّهُ الصَّمَدِ﴾\n  source \(Self.quls[0])") == ["QR02 2 `الصَّمَدِ`"]
    )
  }

  @Test func aQuotedSpanThatIsNotInTheQuranIsAnError() {
    expect(
      UnknownQuotation.self,
      in: "dua slug=a\n  title:ar قال ﴿اطلبوا العلم ولو في الصين﴾",
      finds: """
        2 `اطلبوا العلم ولو في الصين`: `اطلبوا العلم ولو في الصين` in `title` (ar) of dua `a` is between ﴿ and ﴾, but \
        is not in the Quran: correct the words, or use other brackets
        """
    )
  }

  @Test func aLongUncitedPassageOfTheQuranIsReported() {
    let short = "وَمَنْ يَتَّقِ اللَّهَ يَجْعَلْ لَهُ مَخْرَجًا"
    let verse = "\(short) وَيَرْزُقْهُ مِنْ حَيْثُ لَا يَحْتَسِبُ"
    expect(
      UncitedQuran.self,
      in: dua("اللَّهُمَّ اغْفِرْ لِي \(verse) آمِينَ", "type=other title=B"),
      finds: """
        2 `\(verse)`: `\(short) وَيَرْزُقْهُ …` in `arabic` of dua `a` is in Quran 65:2-3, which the dua does not cite: cite it, or put \
        the words between ﴿ and ﴾
        """
    )
    expect(UncitedQuran.self, in: dua(verse, "type=quran surah=65 ayah=2"))
    expect(UncitedQuran.self, in: dua(verse, "type=quran surah=65 ayah=2-3"))
    expect(UncitedQuran.self, in: dua("اللَّهُمَّ اغْفِرْ لِي \(short) آمِينَ", "type=other title=B"))
  }

  @Test(arguments: [
    "لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ",
    "أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ، بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ",
    "أَسْتَغْفِرُ اللَّهَ الَّذِي لَا إِلَٰهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ وَأَتُوبُ إِلَيْهِ",
    "وَعَلَى مِلَّةِ أَبِينَا إِبْرَاهِيمَ حَنِيفًا مُسْلِمًا وَمَا كَانَ مِنَ الْمُشْرِكِينَ",
    "لَا نَعْبُدُ إِلَّا اللَّهَ مُخْلِصِينَ لَهُ الدِّينَ وَلَوْ كَرِهَ الْكَافِرُونَ",
    "أَسْأَلُكَ يَا اللَّهُ الَّذِي لَمْ يَلِدْ وَلَمْ يُولَدْ وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ",
    "اللَّهُمَّ فَاطِرَ السَّمَاوَاتِ وَالْأَرْضِ عَالِمَ الْغَيْبِ وَالشَّهَادَةِ",
  ])
  func formulasOfPraiseNeedNoCitation(text: String) {
    #expect(found(dua(text, "type=hadith collection=bukhari number=1")) == [])
  }

  @Test func aVerseThatDoesNotExistIsLeftToAnotherRule() {
    #expect(found(dua("اللَّهُ الصَّمَدُ", "type=quran surah=115 ayah=1")) == [])
  }
}
