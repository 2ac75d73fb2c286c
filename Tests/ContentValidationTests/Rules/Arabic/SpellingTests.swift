import Testing

@testable import ContentValidation

/// The rules about how Arabic is encoded: AR01 to AR05.
@Suite struct SpellingTests {
  /// Fully vocalized texts, as typed and as they should be.
  static let sound = [
    "لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ",
    "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا.",
    "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ مِنْ شَرِّ مَا خَلَقَ",
    "هُدًى وَرَحْمَةً وَشَيْئًا جُزْءًا مَاءً؛ لِأَنَّهُ لِاسْمِكَ الآنَ وَالأُولَىٰ؟",
    "رَضِيَ اللَّهُ عَنْ عَمْرٍو وَعَنْ أَبِي عَمْرٌو",
  ]

  static let rules: [any ArabicRule.Type] = [
    NotCanonicalForm.self, Tatweel.self, PresentationFormInText.self, HonorificInRecitedText.self,
    LookAlikeLetter.self, StraySpacing.self, MarkOnLamAlef.self, TanwinOnAlef.self, ClashingMarks.self,
    MarkWithoutLetter.self, TanwinInsideWord.self,
  ]

  @Test(arguments: sound)
  func aCorrectTextIsNotReported(text: String) {
    for rule in Self.rules {
      #expect(SampleText(text).findings(rule) == [])
      #expect(SampleText(text, .prose).findings(rule) == [])
    }
  }

  // MARK: AR01

  @Test(arguments: [
    ("\u{0631}\u{0651}\u{0650}", "\u{0631}\u{0650}\u{0651}"),
    ("\u{0631}\u{0651}\u{064B}\u{0627}", "\u{0631}\u{064B}\u{0651}\u{0627}"),
    ("\u{0631}\u{0670}\u{064E}", "\u{0631}\u{064E}\u{0670}"),
    ("\u{0627}\u{0653}", "\u{0622}"), ("\u{0627}\u{0654}", "\u{0623}"), ("\u{0648}\u{0654}", "\u{0624}"),
    ("\u{0627}\u{0655}", "\u{0625}"), ("\u{064A}\u{0654}", "\u{0626}"),
    ("\u{0627}\u{064E}\u{0654}", "\u{0623}\u{064E}"),
  ])
  func aWordIsWrittenInTheOrderOfItsNormalForm(typed: String, canonical: String) {
    for kind in [SampleText.Kind.recited, .prose] {
      let text = SampleText("قَالَ \(typed)ب قَالَ", kind)
      #expect(text.marks(NotCanonicalForm.self).map(\.scalars) == ["\(typed)ب".scalars])
      #expect(text.changed(by: NotCanonicalForm.self).text.scalars == "قَالَ \(canonical)ب قَالَ".scalars)
    }
  }

  @Test(arguments: [
    "\u{0640}\u{0654}", "\u{0631}\u{0650}\u{0651}", "\u{0649}\u{0670}", "\u{FEF9}", "\u{3000}",
  ])
  func normalizedTextIsNotReported(text: String) {
    #expect(SampleText("ا\(text)").findings(NotCanonicalForm.self) == [])
  }

  @Test func lettersOfOtherScriptsAreComparedToo() {
    let text = SampleText("كتاب cafe\u{0301}\u{3000}cafe\u{0301}", .prose)
    #expect(
      text.changed(by: NotCanonicalForm.self).text.scalars == "كتاب caf\u{E9}\u{3000}caf\u{E9}".scalars
    )
  }

  @Test func theOrderOfMarksIsNamed() {
    expect(
      NotCanonicalForm.self,
      in: "dua slug=a\n  arabic رَبّ\u{0650} اغْفِرْ",
      finds: """
        2 `رَبّ\u{0650}`: `arabic` of dua `a` contains the word `رَبّ\u{0650}` with U+0651 ARABIC SHADDA, U+0650 ARABIC KASRA \
        instead of U+0650 ARABIC KASRA, U+0651 ARABIC SHADDA: they look the same, but text is stored in Unicode \
        normalization form C
          fix 2 `\u{0651}\u{0650}` -> `\u{0650}\u{0651}`: write normalization form C
        """
    )
  }

  @Test func manyWordsAreOneFinding() throws {
    let word = "رَبّ\u{0650}"
    let text = SampleText(Array(repeating: word, count: 13).joined(separator: " "))
    let finding = try #require(text.findings(NotCanonicalForm.self).first)
    #expect(text.findings(NotCanonicalForm.self).count == 1)
    #expect(finding.message.hasSuffix(" (and 12 more in this text)"))
    #expect(finding.fixIts.first?.edits.count == 13)
    #expect(text.changed(by: NotCanonicalForm.self).findings(NotCanonicalForm.self) == [])
  }

  @Test func aFewWordsAreAFindingEach() {
    let text = SampleText("رَبّ\u{0650} رَبّ\u{0650} رَبّ\u{0650}")
    #expect(text.findings(NotCanonicalForm.self).count == 3)
    #expect(text.findings(NotCanonicalForm.self).allSatisfy { $0.fixIts.count == 1 })
  }

  @Test func theQuranKeepsTheOrderOfItsEdition() {
    let text = SampleText("رَّبّ\u{0650} زِدْنِي عِلْمًا", .quran(surah: 20, ayah: 114))
    #expect(text.findings(NotCanonicalForm.self) == [])
    #expect(SampleText("﴿رَبّ\u{0650} زِدْنِي عِلْمًا﴾").findings(NotCanonicalForm.self) == [])
  }

  // MARK: AR02

  @Test(arguments: [
    ("اللَّهُـمَّ", "اللَّهُمَّ"), ("عِنْـــــدَ", "عِنْدَ"), ("إِلَـٰهَ", "إِلَٰهَ"), ("إِلٰـهَ", "إِلٰهَ"), ("لَـهُ لِـي", "لَهُ لِي"),
    ("سُبْحـَانَ", "سُبْحَانَ"),
  ])
  func tatweelIsDeletedAndItsMarksStayOnTheLetterBefore(typed: String, fixed: String) {
    for kind in [SampleText.Kind.recited, .prose] {
      #expect(!SampleText(typed, kind).findings(Tatweel.self).isEmpty)
      #expect(SampleText(typed, kind).changed(by: Tatweel.self).text.scalars == fixed.scalars)
    }
  }

  @Test(arguments: [
    ("ـهُ", "هُ"), ("عَنَّـ", "عَنَّ"), ("الـ\u{064E}\u{0651}اسِ", "ال\u{064E}\u{0651}اسِ"),
    ("خَغْـضٍ لِلْكَخْغِـضِ", "خَغْضٍ لِلْكَخْغِضِ"), ("دُعَـءُ", "دُعَءُ"),
  ])
  func aTatweelThatMayBeALetterIsDeletedOnRequest(typed: String, fixed: String) {
    let text = SampleText(typed)
    let message = text.findings(Tatweel.self).last?.message
    #expect(message?.hasSuffix(", unless it was typed for a letter") == true)
    #expect(text.changed(by: Tatweel.self).changed(by: Tatweel.self, .unsafe).text.scalars == fixed.scalars)
    #expect(text.changed(by: Tatweel.self).text.scalars != fixed.scalars)
  }

  @Test(arguments: ["شَيْـ\u{0654}ًا", "شَيْـ\u{0655}ًا", "بَـُل", "ـَل"])
  func tatweelWhoseMarksCannotMoveIsLeftToAPerson(text: String) {
    #expect(SampleText(text).findings(Tatweel.self).map(\.fixIts) == [[]])
  }

  @Test func aTatweelForADashIsLeftToAPerson() {
    let text = SampleText("قَالَ ـ رَبِّ")
    #expect(text.findings(Tatweel.self).flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test func theHijriYearKeepsItsTatweelInProse() {
    #expect(SampleText("سنة ١٤٤٥ هـ، في مكة", .prose).findings(Tatweel.self) == [])
    #expect(SampleText("سنة ١٤٤٥ هـ", .recited).findings(Tatweel.self).count == 1)
    #expect(SampleText("وجهـ", .prose).findings(Tatweel.self).count == 1)
  }

  @Test(arguments: ["يَـٔ\u{064F}ودُهُ", "إِلَـٰهَ", "يَـ\u{0655}", "إِبْرَاهِـ\u{06E7}مَ", "نُـ\u{06E8}جِي"])
  func theQuranSpellsWithTatweel(word: String) {
    #expect(SampleText(word, .quran(surah: 2, ayah: 255)).findings(Tatweel.self) == [])
    #expect(SampleText(word).findings(Tatweel.self).count == 1)
  }

  @Test func aTatweelThatOnlyStretchesTheQuranIsReportedAndNotChanged() {
    let findings = SampleText("رَبِّ زِدْنِـي", .quran(surah: 20, ayah: 114)).findings(Tatweel.self)
    #expect(findings.count == 1)
    #expect(findings.first?.fixIts == [])
  }

  @Test func tatweelIsNamed() {
    expect(
      Tatweel.self,
      in: """
        dua slug=a
          arabic اللَّهُـمَّ سُبْحـَانَ
          benefit:en from اللهـم
        """,
      finds: """
        2 `ـ`: `arabic` of dua `a` contains U+0640 ARABIC TATWEEL in the word `اللَّهُـمَّ`: \
        it only stretches the word; delete it
          fix 2 `ـ` -> ``: delete tatweel
        2 `ـ`: `arabic` of dua `a` contains U+0640 ARABIC TATWEEL in the word `سُبْحـَانَ`: \
        it only stretches the word; delete it, its marks belong to the preceding letter
          fix 2 `ـ` -> ``: delete tatweel
        """
    )
  }

  // MARK: AR03

  @Test(
    arguments: [
      ("\u{FDF2}", "الله"), ("\u{FEDF}\u{FEE0}\u{FEEA}", "لله"), ("\u{FEFB}", "لا"), ("ب\u{FE76}", "بَ"),
      ("\u{FC60}", "\u{064E}\u{0651}"), ("\u{FDF4}", "محمد"), ("\u{FB50}", "ٱ"), ("\u{FEFC}", "لا"),
      ("\u{FDFD}", "بسم الله الرحمن الرحيم"), ("\u{FE70}", "\u{064B}"), ("\u{FDFC}", "ریال"),
      ("قال\u{FDFD}قال", "قال بسم الله الرحمن الرحيم قال"), ("«\u{FDFD}»", "«بسم الله الرحمن الرحيم»"),
      ("قال \u{FDFD} \u{FDF2}", "قال بسم الله الرحمن الرحيم الله"),
      ("\u{FDFD}\u{FDF2}", "بسم الله الرحمن الرحيم الله"),
      ("\u{FDFD}\u{FDFD}", "بسم الله الرحمن الرحيم بسم الله الرحمن الرحيم"),
    ] as [(String, String)]
  )
  func presentationFormsAreWrittenAsLetters(typed: String, letters: String) {
    for kind in [SampleText.Kind.recited, .prose] {
      #expect(SampleText(typed, kind).findings(PresentationFormInText.self).count >= 1)
      #expect(
        SampleText(typed, kind).changed(by: PresentationFormInText.self).text.scalars == letters.scalars
      )
    }
  }

  @Test func theNameOfAllahHasItsMarksInAVocalizedText() {
    let text = SampleText("سُبْحَانَ \u{FDF2}ِ وَبِحَمْدِهِ")
    #expect(
      text.changed(by: PresentationFormInText.self).text.scalars
        == "سُبْحَانَ الل\u{064E}\u{0651}هِ وَبِحَمْدِهِ".scalars
    )
  }

  /// Fonts that show the name without its alef made people type one.
  @Test(arguments: [
    ("حمد ا\u{FDF2}", "حمد الله"), ("\u{FE8D}\u{FDF2}", "الله"), ("رحمةا\u{FDF2}", "رحمةالله"),
    ("و\u{FE8D}\u{FDF2}", "والله"),
    ("ا\u{064E}\u{FDF2}", "ا\u{064E}لل\u{064E}\u{0651}ه"), ("\u{0671}\u{FDF2}", "\u{0671}لله"),
    ("\u{FB50}\u{FDF2}", "\u{0671}لله"),
    ("بَا\u{FDF2}", "بَالل\u{064E}\u{0651}ه"), ("يا\u{FDF2}", "ياالله"), ("إلا\u{FDF2}", "إلاالله"),
  ])
  func anAlefBeforeTheNameOfAllahIsThatOfTheName(typed: String, letters: String) {
    let text = SampleText(typed)
    #expect(text.changed(by: PresentationFormInText.self).text.scalars == typed.scalars)
    #expect(text.changed(by: PresentationFormInText.self, .unsafe).text.scalars == letters.scalars)
  }

  @Test(arguments: ["\u{FD3F}\u{0627}\u{FD3E}", "\u{FDFA}", "\u{FDFB}", "\u{FD40}"])
  func bracketsAndHonorificsAreExempt(text: String) {
    #expect(SampleText(text).findings(PresentationFormInText.self) == [])
  }

  /// رب and الله, seen from left to right.
  @Test func lettersInReverseOrderAreNotWritten() {
    let trial = Trial(
      PresentationFormInText.self,
      arabic: "\u{FEEA}\u{FEE0}\u{FEDF}\u{FE8D} \u{FE8F}\u{FEAD}"
    )
    #expect(trial.messages.count == 2)
    #expect(trial.messages.allSatisfy { $0.hasSuffix("write the text again from its source") })
    #expect(trial.fixed == [])
  }

  @Test func aWordInReverseOrderAmongOthersIsWrittenOnRequest() {
    let word = "\u{FEDF}\u{FEE0}\u{FEEA}"
    let trial = Trial(
      PresentationFormInText.self,
      arabic: "\(word) \(word) \(String(word.unicodeScalars.reversed().map(Character.init)))"
    )
    #expect(trial.applicabilities == [.safe, .safe, .unsafe])
  }

  @Test func aPresentationFormIsNamed() {
    expect(
      PresentationFormInText.self,
      in: """
        dua slug=a
          title:en in \u{FDF2}
          arabic الحمد \u{FDF2}
        """,
      finds: """
        3 `\u{FDF2}`: `arabic` of dua `a` contains U+FDF2 ARABIC LIGATURE ALLAH ISOLATED FORM in the word `\u{FDF2}`: \
        text is stored as letters, not as shapes; write `الله`
          fix 3 `\u{FDF2}` -> `الله`: write the letters
        """
    )
  }

  // MARK: AR04

  @Test(arguments: [
    "\u{FDFA}", "\u{FDFB}", "\u{FD40}", "\u{FD4F}", "\u{FDCF}", "\u{FDFE}", "\u{FDFF}", "\u{0610}",
    "\u{0614}",
  ])
  func anHonorificIsNotRecited(sign: String) {
    #expect(SampleText("مُحَمَّد\(sign)").marks(HonorificInRecitedText.self).map(\.scalars) == [sign.scalars])
    #expect(Trial(HonorificInRecitedText.self, arabic: "مُحَمَّد\(sign)").fixed == ["مُحَمَّد"])
    #expect(SampleText("مُحَمَّد\(sign)", .prose).findings(HonorificInRecitedText.self) == [])
    #expect(SampleText("Muhammad \(sign)", .english).findings(HonorificInRecitedText.self) == [])
  }

  @Test func anHonorificIsNamed() {
    expect(
      HonorificInRecitedText.self,
      in: "dua slug=a\n  arabic محمد ﷺ سبحان",
      finds: """
        2 `ﷺ`: `arabic` of dua `a` contains U+FDFA ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM: honorific signs \
        are not recited; write the honorific out in words, or remove it
          fix 2 ` ﷺ` -> ``: remove the sign
        """
    )
  }

  // MARK: AR05

  @Test(
    arguments: [
      ("عَلَ\u{06CC}ْكَ", "عَلَ\u{064A}ْكَ"), ("\u{06CC}َا", "\u{064A}َا"), ("عَلَ\u{06CC}", "عَلَ\u{0649}"),
      ("عَلَ\u{06CC}ٰ", "عَلَ\u{0649}ٰ"), ("هُدً\u{06CC}", "هُدً\u{0649}"), ("رَبِّ\u{06CC} قَ", "رَبِّ\u{064A} قَ"),
      ("إِلَ\u{06CC}َّ", "إِلَ\u{064A}َّ"), ("هُد\u{06CC}ً", "هُد\u{0649}ً"), ("هُدَ\u{06CC}ًٰ", "هُدَ\u{0649}ًٰ"),
      ("عَلَ\u{06CC}ٰ\u{653}", "عَلَ\u{0649}ٰ\u{653}"), ("سَعْ\u{06CC}،", "سَعْ\u{064A}،"),
      ("وَالْوَحْ\u{06CC}", "وَالْوَحْ\u{064A}"),
      ("مَا\u{06D2}", "مَا\u{064A}"),
      ("شِ\u{06D2}ءٌ", "شِ\u{064A}ءٌ"), ("\u{06A9}ُن", "\u{0643}ُن"), ("\u{06AA}ُن", "\u{0643}ُن"),
      ("\u{06C1}ُوَ", "\u{0647}ُوَ"), ("\u{06BE}ُوَ", "\u{0647}ُوَ"), ("\u{06D5}ُوَ", "\u{0647}ُوَ"),
      ("رَحْمَ\u{06C3}", "رَحْمَ\u{0629}"), ("\u{0672}ن", "\u{0623}ن"), ("\u{0675}ن", "\u{0623}ن"),
      ("شَاطِ\u{06D3}", "شَاطِ\u{0626}"), ("ق \u{06F0}\u{06F1}\u{06F9}", "ق \u{0660}\u{0661}\u{0669}"),
    ] as [(String, String)]
  )
  func aLookAlikeIsWrittenAsTheArabicCharacter(typed: String, fixed: String) {
    for kind in [SampleText.Kind.recited, .prose] {
      #expect(!SampleText(typed, kind).findings(LookAlikeLetter.self).isEmpty)
      #expect(SampleText(typed, kind).changed(by: LookAlikeLetter.self).text.scalars == fixed.scalars)
    }
  }

  @Test(arguments: [
    ("عل\u{06CC}", "عل\u{064A}"), ("عل\u{06D2}", "عل\u{064A}"), ("شيخ\u{06C0}", "شيخ\u{0647}"),
    ("شيخ\u{06C2}", "شيخ\u{0647}"), ("\u{066E}ك", "\u{0649}ك"), ("سَعْ\u{06CC}ً", "سَعْ\u{0649}ً"),
    ("عَلَِ\u{06CC}", "عَلَِ\u{0649}"),
    ("هُدَ\u{06CC}ٰهُم", "هُدَ\u{064A}ٰهُم"), ("الْمَلَا\u{06CC}ِكَةِ", "الْمَلَا\u{0626}ِكَةِ"), ("صَا\u{06CC}ِمٌ", "صَا\u{0626}ِمٌ"),
    ("تَهْنِ\u{06CC}َةُ", "تَهْنِ\u{064A}َةُ"), ("عَلِ\u{06CC}", "عَلِ\u{064A}"), ("إِنَّ\u{06CC}", "إِنَّ\u{0649}"),
    ("تَعَالْ\u{06CC}", "تَعَالْ\u{064A}"), ("أَعْطْ\u{06CC}", "أَعْطْ\u{064A}"), ("وَعَلْ\u{06CC}", "وَعَلْ\u{064A}"),
  ])
  func aLetterThatMayBeAnotherIsLeftToAPerson(typed: String, fixed: String) {
    let text = SampleText(typed)
    #expect(text.changed(by: LookAlikeLetter.self).text.scalars == typed.scalars)
    #expect(text.changed(by: LookAlikeLetter.self, .unsafe).text.scalars == fixed.scalars)
  }

  @Test func urduMayBeWrittenInItsLetters() {
    #expect(SampleText("تمام تعریفیں ۱۲", .urdu).findings(LookAlikeLetter.self) == [])
  }

  @Test func aLookAlikeInTheQuranIsReportedAndNotChanged() {
    let text = "رَبَّنَا آتِنَا فِ\u{06CC} الدُّنْيَا حَسَنَةً"
    let findings = SampleText(text, .quran(surah: 2, ayah: 201)).findings(LookAlikeLetter.self)
    #expect(findings.map(\.fixIts) == [[]])
  }

  @Test func certainAndUncertainLettersAreTwoChanges() {
    let text = SampleText("عل\u{06CC} \u{06A9}ن \u{06A9}ن \u{06A9}ن")
    let fixIts = text.findings(LookAlikeLetter.self).flatMap(\.fixIts)
    #expect(fixIts.map(\.applicability) == [.safe, .unsafe])
    #expect(fixIts.map(\.edits.count) == [3, 1])
  }

  @Test func aLookAlikeIsNamed() {
    expect(
      LookAlikeLetter.self,
      in: "dua slug=a\n  arabic عل\u{06CC} \u{06A9}ن",
      finds: """
        2 `\u{06CC}`: `arabic` of dua `a` contains U+06CC ARABIC LETTER FARSI YEH in the word `عل\u{06CC}`: it only looks Arabic; \
        write U+064A ARABIC LETTER YEH if that is meant
          fix 2 `\u{06CC}` -> `\u{064A}`: write the Arabic character
        2 `\u{06A9}`: `arabic` of dua `a` contains U+06A9 ARABIC LETTER KEHEH in the word `\u{06A9}ن`: it only looks Arabic; \
        write U+0643 ARABIC LETTER KAF
          fix 2 `\u{06A9}` -> `\u{0643}`: write the Arabic character
        """
    )
  }

  @Test func anHonorificIsOneFindingBesideATransliteration() {
    let literal = DraftLiteral(
      "library default=en\n  scheme rizq-1\ndua slug=a\n  arabic أَشْهَدُ أَنَّ مُحَمَّدًا ﷺ عَبْدُهُ وَرَسُولُهُ\n"
        + "  transliteration ashhadu anna muḥammadan ʿabduhu wa-rasūluh"
    )
    let found = Validator.findings(in: literal.draft).map(\.rule).filter {
      ["AR", "TL"].contains($0.rawValue.prefix(2))
    }
    #expect(found == ["AR04"])
    let trial = Trial(HonorificInRecitedText.self, arabic: "صَلِّ عَلَى مُحَمَّدٍ ﷺ وَعَلَى آلِهِ")
    #expect(trial.fixed == ["صَلِّ عَلَى مُحَمَّدٍ وَعَلَى آلِهِ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  // MARK: Yeh for alef maksura

  @Test(
    arguments: [
      ("إِلَي", "إِلَى"), ("عَلَي", "عَلَى"), ("وَعَلَي", "وَعَلَى"), ("حَتَّي", "حَتَّى"), ("مُوسَي", "مُوسَى"), ("الْهُدَي", "الْهُدَى"),
      ("هُدًي", "هُدًى"),
      ("الْأَعْلَي", "الْأَعْلَى"), ("تَرْضَي", "تَرْضَى"), ("عَلَيْ", "عَلَى"), ("الْمُجْتَلَي", "الْمُجْتَلَى"),
    ] as [(String, String)]
  )
  func aYehForAlefMaksuraIsNamed(wrong: String, right: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: "اللَّهُمَّ \(wrong) رَبِّ")
    #expect(trial.fixed == ["اللَّهُمَّ \(right) رَبِّ"])
    #expect(trial.messages.allSatisfy { $0.hasSuffix("write U+0649 ARABIC LETTER ALEF MAKSURA") })
    let literal = DraftLiteral("dua slug=a\n  arabic اللَّهُمَّ أَسْأَلُكَ \(wrong) رَبِّ اغْفِرْ لِي وَارْحَمْنِي")
    let rules = Validator.findings(in: literal.draft).map(\.rule).filter {
      ["AR", "TK"].contains($0.rawValue.prefix(2))
    }
    #expect(rules == ["AR22"])
  }

  @Test(arguments: [
    "عَلَيَّ", "لَدَيَّ", "إِلَيَّ", "بَيْنَ يَدَيْ", "يَدَي", "أَيْ", "كَيْ", "وَالِدَيَّ", "وَالِدَي", "شَيْءٍ", "بِأَنَّي", "هَدْيِ", "نَبِيّ", "ابْنَيْ",
  ])
  func aYehOfItsOwnIsNot(word: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: "اللَّهُمَّ \(word) رَبِّ").marks == [])
  }

  /// Quran 79:11, in the spelling of the mushaf.
  @Test func aVerseIsSpelledAsInTheMushaf() {
    #expect(Trial(ImpossibleSpelling.self, arabic: "أَءِذَا كُنَّا عِظَـٰمًا نَّخِرَةً").marks == [])
    #expect(Trial(ImpossibleSpelling.self, arabic: "أَءِذَا كُنْتُ مَرِيضًا").marks == ["ءِ"])
  }
}
