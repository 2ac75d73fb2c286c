import Testing

@testable import ContentValidation

@Suite struct TashkeelTests {
  @Test func anUnvocalizedTextIsReportedAtItsFirstWord() {
    expect(
      Unvocalized.self,
      in: "dua slug=a\n  arabic رب زدني علما نافعا",
      finds: """
        2 `رب`: `رب` and 3 more of the 4 words in `arabic` of dua `a` have no vowel marks: recited text must be fully vocalized
        """
    )
  }

  @Test func theWordsOfAPartlyVocalizedTextAreListedWithTheirLetters() {
    let text =
      "اللَّهُمَّ إِنِّي أَسْأَلُكَ علمًا نَافِعًا وَرِزْقًا طيبًا وَعَمَلًا مُتَقَبَّلًا اللَّهُمَّ أَنْتَ رَبِّي"
    expect(
      PartlyVocalized.self,
      in: "dua slug=a\n  arabic \(text)",
      finds: """
        2 `علمًا`: `علمًا` has no vowel mark on U+0639 ARABIC LETTER AIN and U+0644 ARABIC LETTER LAM in `arabic` of \
        dua `a` (and another word): recited text must be fully vocalized
          note 2 `طيبًا`: `طيبًا` has no vowel mark on U+0637 ARABIC LETTER TAH and U+064A ARABIC LETTER YEH
        """
    )
    expect(PoorlyVocalized.self, in: "dua slug=a\n  arabic \(text)")
    expect(Unvocalized.self, in: "dua slug=a\n  arabic \(text)")
  }

  @Test func oneWordOfALongTextIsReported() {
    let text = Array(repeating: "أَعُوذُ بِعِزَّةِ اللَّهِ وَقُدْرَتِهِ مِنْ شَرِّ مَا أَجِدُ وَأُحَاذِرُ", count: 8).joined(separator: " ")
    #expect(Trial(PartlyVocalized.self, arabic: text).marks == [])
    #expect(Trial(PartlyVocalized.self, arabic: "\(text) بَينَ الْحَقِّ وَالْبَاطِلِ").marks == ["بَينَ"])
    #expect(Trial(PoorlyVocalized.self, arabic: "\(text) بَينَ الْحَقِّ وَالْبَاطِلِ").marks == [])
  }

  @Test(arguments: [
    "اللَّهُمَّ اغْفِرْ لِي وَارْحَمْنِي إِنَّ اللَّهَ غَفُورٌ وَاللهُ أَكْبَرُ", "قَالَ النَّبِيُّ صلى الله عليه وسلم: رَبِّ اغْفِرْ لِي وَارْحَمْنِي",
    "رَبِّ اغْفِرْ لِي وَارْحَمْنِي ثلاث مرات",
  ])
  func theNameOfAllahAndWhatIsNotRecitedNeedNoMarks(text: String) {
    #expect(Trial(PartlyVocalized.self, arabic: text).marks == [])
    #expect(Trial(PoorlyVocalized.self, arabic: text).marks == [])
  }

  @Test func aMissingShaddaIsNamed() {
    let text = "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا وَرِزْقًا طَيِّبًا وَعَمَلًا مُتَقَبَّلًا فِي السَمَاءِ أَنْتَ رَبِّي"
    expect(
      PartlyVocalized.self,
      in: "dua slug=a\n  arabic \(text)",
      finds: """
        2 `السَمَاءِ`: `السَمَاءِ` has no shadda on U+0633 ARABIC LETTER SEEN in `arabic` of dua `a`: recited text must be \
        fully vocalized
        """
    )
  }

  @Test func aTextInWhichAFifthOfTheWordsIsIncompleteIsAnError() {
    let literal = "dua slug=a\n  arabic رَبِّ زِدْنِي علمًا نَافِعًا"
    expect(
      PoorlyVocalized.self,
      in: literal,
      finds: """
        2 `علمًا`: `علمًا` has no vowel mark on U+0639 ARABIC LETTER AIN and U+0644 ARABIC LETTER LAM in `arabic` of \
        dua `a`: recited text must be fully vocalized
        """
    )
    expect(PartlyVocalized.self, in: literal)
  }

  @Test func noMoreThanEightWordsAreListed() throws {
    let words = Array(repeating: "كَتَبَ قتل", count: 12).joined(separator: " ")
    let library = IndexedDraft(DraftLiteral("dua slug=a\n  arabic \(words)").draft)
    let finding = try #require(PoorlyVocalized.check(library).first)
    #expect(finding.notes.count == 8)
    #expect(finding.notes.last?.message == "and 4 more words in this text")
  }

  @Test(arguments: [
    "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا",
    "ٱللَّهُ لَآ إِلَـٰهَ إِلَّا هُوَ ٱلْحَىُّ ٱلْقَيُّومُ",
    "(3)",
  ])
  func aVocalizedTextIsNotReported(text: String) {
    for rule in [Unvocalized.self, PartlyVocalized.self, PoorlyVocalized.self] as [any Rule.Type] {
      expect(rule, in: "dua slug=a\n  arabic \(text)")
    }
  }

  @Test func proseNeedsNoVowelMarks() {
    expect(
      Unvocalized.self,
      in: "dua slug=a\n  title:ar دعاء الصباح والمساء\n  benefit:en it begins with الحمد لله"
    )
  }

  @Test func aMarkThatAnotherRuleReportsIsNotMissing() {
    for text in [
      "اللَّهُمَّ اغْفِرْ لِي ذَنْبَُي كُلَّهُ", "اللَهُمَّ إِنِّي أَسْأَلُكَ الْعَافِيَةَ", "ﷲ أَكْبَرُ كَبِيرًا دَائِمًا",
      "مَا شَاءَاللَّهُ لَا قُوَّةَ إِلَّا بِاللَّهِ",
    ] {
      #expect(Trial(PartlyVocalized.self, arabic: text).marks == [], "\(text)")
      #expect(Trial(PoorlyVocalized.self, arabic: text).marks == [], "\(text)")
    }
  }

  @Test func theSukunOfTheArticleBeforeAHamzaIsCustomary() {
    let text = "اللَّهُمَّ اهْدِنِي لِأَحْسَنِ الأَخْلَاقِ وَاصْرِفْ عَنِّي سَيِّئَهَا وَأَكْرِمْنِي"
    #expect(Trial(PartlyVocalized.self, arabic: text).marks == [])
    let single = "رَبَّنَا لَكَ الحَمْدُ مِلْءَ السَّمَاوَاتِ وَمِلْءَ الأَرْضِ وَمِلْءَ مَا بَيْنَهُمَا"
    #expect(Trial(PartlyVocalized.self, arabic: single).marks == [])
    let mixed = "اللَّهُمَّ رَبَّ الْأَرْضِ وَالْأَنْهَارِ وَالْأَشْجَارِ اهْدِنِي لِأَحْسَنِ الأَخْلَاقِ وَاصْرِفْ عَنِّي سَيِّئَهَا يَا رَبَّ الْأَرْبَابِ"
    #expect(Trial(PartlyVocalized.self, arabic: mixed).marks == ["الأَخْلَاقِ"])
  }

  @Test func theWawOfAmrHasNoMark() {
    let text = "اللَّهُمَّ ارْضَ عَنْ عَمْرِو بْنِ الْعَاصِ وَأَكْرِمْهُ"
    #expect(Trial(PartlyVocalized.self, arabic: text).marks == [])
  }

  /// The vowel of a lam that is on its alef is not missing, but those of other letters are.
  @Test func aWordWithAMarkOnLamAlefMayMissAnother() {
    let text = { (word: String) in
      Trial(PartlyVocalized.self, arabic: "سُبْحَانَ الَّذِي يُسَبِّحُ الرَّعْدُ بِحَمْدِهِ \(word) مِنْ خِيفَتِهِ")
    }
    #expect(text("وَالْمَلاَئِكَةُ").marks == [])
    #expect(text("وَالْمَلاَئِكةُ").marks == ["وَالْمَلاَئِكةُ"])
  }
}
