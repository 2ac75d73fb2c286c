import Testing

@testable import ContentValidation

@Suite struct InstructionInArabicTests {
  @Test func aCountIsProposedAsRepetitions() {
    expect(
      InstructionInArabic.self,
      in: "dua slug=a repetitions=1\n  arabic سُبْحَانَ اللهِ (ثلاثَ مَرَّاتٍ)",
      finds: """
        2 `ثلاثَ مَرَّاتٍ`: `ثلاثَ مَرَّاتٍ` in `arabic` of dua `a` says how often to recite it: \
        write `repetitions="3"` (now 1) and remove the words
          fix 1 `1` -> `3`: write `repetitions="3"` and remove the count
          fix 2 ` (ثلاثَ مَرَّاتٍ)` -> ``: write `repetitions="3"` and remove the count
        """
    )
  }

  @Test func aCountAfterSeveralSentencesMayBeThatOfTheLast() {
    let trial = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ. الْحَمْدُ لِلَّهِ (ثلاث مرات)")
    #expect(
      trial.messages == [
        "`ثلاث مرات` in `arabic` of dua `a` says how often to recite it, but not whether that is the whole text or the sentence "
          + "before: if it is the text, write `repetitions=\"3\"` (now 1); if it is a sentence, give it a dua of its own; remove the words"
      ]
    )
    #expect(trial.fixed.isEmpty)
  }

  @Test func aTextThatIsAllInstructionHasNothingToRecite() {
    let trial = Trial(InstructionInArabic.self, arabic: "تقرأ سورة الإخلاص ثلاث مرات")
    #expect(
      trial.messages == [
        "`تقرأ سورة الإخلاص ثلاث مرات` in `arabic` of dua `a` is about the dua and is not recited, and nothing else is in the text, so "
          + "that nothing is recited: move it to `<context>` or `<best-time>`, and write here the words that it tells to recite; if they "
          + "are entries of their own, remove the dua"
      ]
    )
  }

  @Test(arguments: [
    "[الإسراء: ٢٤]", "(سورة البقرة ٢٥٥-٢٥٧)", "[آل عمران/٨]", "(الفاتحة: 1)", "(٢٥٥)", "[114]",
    "﴿١١٤﴾ [طه: 114]", "114", "١١٤",
  ])
  func whatIsNotRecitedBesideAVerseIsRemoved(reference: String) {
    let arabic = "رَبِّ زِدْنِي عِلْمًا \(reference)"
    let trial = Trial(
      InstructionInArabic.self,
      "dua slug=a\n  arabic \(arabic)\n  source type=quran surah=20 ayah=114"
    )
    #expect(trial.marks == [reference])
    #expect(trial.fixed == ["رَبِّ زِدْنِي عِلْمًا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: ["×٣", "× ٣", "٣×", "(×٣)", "✕3", "(3x)", "x3", "3X"])
  func aNumberWithAMultiplicationSignIsACount(count: String) {
    let trial = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ \(count)")
    #expect(trial.messages.count == 1)
    #expect(
      trial.messages.first?.contains("says how often to recite it: write `repetitions=\"3\"` (now 1)") == true
    )
    #expect(trial.fixed.last == "سُبْحَانَ اللهِ")
  }

  @Test func whatIsAfterAVerseIsNotAWordOfIt() {
    let verse = "قُلْ هُوَ اللَّهُ أَحَدٌ اللَّهُ الصَّمَدُ لَمْ يَلِدْ وَلَمْ يُولَدْ"
    for remark in ["بَعْدَ كُلِّ صَلَاةٍ", "(ثَلَاثَ مَرَّاتٍ)"] {
      let literal = DraftLiteral(
        "dua slug=a repetitions=1\n  arabic ﴿\(verse)﴾ \(remark)\n  source type=quran surah=112 ayah=1-3"
      )
      let found = Validator.findings(in: literal.draft).map(\.rule)
        .filter { ["AR", "QR", "TK"].contains($0.rawValue.prefix(2)) }
      #expect(found == ["AR19"], "\(remark)")
    }
  }

  @Test func theNumbersOfVersesAreOneFinding() {
    expect(
      InstructionInArabic.self,
      in:
        "dua slug=a\n  arabic قُلْ هُوَ اللَّهُ أَحَدٌ (1) اللَّهُ الصَّمَدُ (2) [الإخلاص: 1-2]\n  source type=quran surah=112 ayah=1-2",
      finds: """
        2 `(1)`: `(1)` in `arabic` of dua `a` (and 1 more in this text) is a number, which is not recited: remove it; the place \
        belongs in `<source>`, a count in `repetitions`
          fix 2 ` (1)` -> ``: remove what is not recited
          fix 2 ` (2) [الإخلاص: 1-2]` -> ``: remove what is not recited
        """
    )
  }

  @Test func aNumberOfAVerseHasOneFindingOfAllRules() {
    let verse = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
    for text in [
      "﴿\(verse)﴾ [سورة البقرة، الآية: 201]", "\(verse) (201)", "\(verse) ﴿٢٠١﴾ [البقرة: ٢٠١]",
      "\(verse) 201",
    ] {
      let literal = DraftLiteral("dua slug=a\n  arabic \(text)\n  source type=quran surah=2 ayah=201")
      let found = Validator.findings(in: literal.draft).map(\.rule)
        .filter { ["AR", "QR", "TK"].contains($0.rawValue.prefix(2)) || $0 == "TX10" }
      #expect(found == ["AR19"], "\(text)")
    }
  }

  @Test(arguments: ["(رَبِّ زِدْنِي عِلْمًا)", "[٢٤]", "(رَبِّ ٢٤ زِدْنِي)", "(رَبِّ زِدْنِي عِلْمًا وَحِلْمًا وَفَهْمًا ٢٤)"])
  func otherBracketsAreNotReferences(text: String) {
    #expect(!Trial(InstructionInArabic.self, arabic: text).messages.contains { $0.contains("reference") })
  }

  @Test func aCountInARemarkIsPartOfIt() {
    let trial = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ (يقولها مائة مرة)", repetitions: 33)
    #expect(trial.marks == ["يقولها مائة مرة"])
    #expect(trial.messages.first?.hasSuffix("write `repetitions=\"100\"` (now 33)") == true)
    let stated = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ (يقولها مائة مرة)", repetitions: 100)
    #expect(stated.messages.map { $0.contains("repetitions") } == [false])
    // Before a colon, a count alone is a count.
    let first = Trial(InstructionInArabic.self, arabic: "ثلاث مرات: أَسْأَلُ اللَّهَ الْعَظِيمَ", repetitions: 7)
    #expect(first.messages.map { $0.contains("says how often") } == [true])
  }

  @Test(arguments: ["قال تعالى: ", "قال تعالى ", "قَالَ اللَّهُ تَعَالَى: ", "قال الله عز وجل في كتابه العزيز: "])
  func wordsThatIntroduceAVerseAreOneFinding(words: String) {
    let verse = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
    for source in ["", "\n  source type=hadith collection=bukhari number=6389"] {
      let literal = DraftLiteral(
        "dua slug=a\n  arabic \(words)\(verse)\n  source type=quran surah=2 ayah=201\(source)"
      )
      let found = Validator.findings(in: literal.draft)
        .filter { ["AR", "QR", "TK"].contains($0.rule.rawValue.prefix(2)) }
      let marked = words.split { $0 == " " || $0 == ":" }.joined(separator: " ")
      #expect(overview(found, in: literal) == ["AR19 2 `\(marked)`"])
    }
  }

  @Test func wordsOfTheVerseDoNotIntroduceIt() {
    let arabic = "قَالَ رَبِّ اشْرَحْ لِي صَدْرِي"
    let literal = DraftLiteral("dua slug=a\n  arabic \(arabic)\n  source type=quran surah=20 ayah=25")
    #expect(!Validator.findings(in: literal.draft).contains { $0.rule == "AR19" })
  }

  @Test func aStatedCountIsRemoved() {
    let trial = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ (مِائَةَ مَرَّةٍ)", repetitions: 100)
    #expect(trial.fixed == ["سُبْحَانَ اللهِ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(
    arguments: [
      ("سبحان الله ثلاثا", "ثلاثا"), ("سبحان الله (ثَلاثًا)", "ثَلاثًا"), ("سبحان الله [ثلاثاً] رب", "ثلاثاً"),
      ("رب 3 مرات", "3 مرات"),
      ("سبحان الله (٣)", "٣"), ("سبحان الله ثلاثا وثلاثين مرة", "ثلاثا وثلاثين مرة"),
      ("رب سبع مرّات", "سبع مرّات"), ("رب عشرين مرة", "عشرين مرة"), ("رب أربعين مرة", "أربعين مرة"),
      ("سبحان الله (مرة)", "مرة"),
    ] as [(String, String)]
  )
  func countsAreFound(text: String, mark: String) {
    #expect(Trial(InstructionInArabic.self, arabic: text).marks == [mark])
  }

  @Test(
    arguments: [
      ("ثلاثا وثلاثين مرة", 33), ("ثَلَاثَ عَشْرَةَ مَرَّةً", 13), ("مائة وعشر مرات", 110), ("(ثلاثا وثلاثين)", 33),
      ("(3-7)", nil),
      ("(1/3)", nil), ("٣ × ٣", nil), ("(ثلاثا) ٣", nil), ("(ثلاثا، سبعا)", nil), ("ثلاثا ثلاثا", nil),
      ("ثلاثا وسبعا", nil), ("ثلاثا عشرا", nil), ("ثلاث مائة مرة", nil),
      ("ثلاث أو سبع مرات", nil), ("ثلاثا أو سبعا", nil), ("من ثلاث إلى سبع مرات", nil),
      ("مرتين أو ثلاث مرات", nil), ("أَحْسِنْ إِلَيَّ ثلاث مرات", 3),
    ] as [(String, Int?)]
  )
  func severalNumbersAreNotAddedUp(count: String, number: Int?) {
    let trial = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ \(count)", repetitions: 5)
    let advice =
      number.map { "write `repetitions=\"\($0)\"` (now 5) and remove the words" }
      ?? "put the count in `repetitions` and remove the words"
    #expect(trial.messages.map { $0.hasSuffix("says how often to recite it: \(advice)") } == [true])
    #expect(trial.fixed.isEmpty == (number == nil))
  }

  @Test func howOftenANarratorDidItIsNotACount() {
    func marks(_ text: String) -> [String] { Trial(InstructionInArabic.self, arabic: text).marks }
    let narrator = "قَالَ رَسُولُ اللهِ"
    #expect(marks("\(narrator): إِنِّي أَتُوبُ فِي الْيَوْمِ مِائَةَ مَرَّةٍ") == [narrator])
    #expect(marks("\(narrator): رب اغفر لي (ثلاث مرات)") == ["ثلاث مرات", narrator])
    #expect(marks("\(narrator): رب اغفر لي (24)") == [narrator])
  }

  @Test func theNumberOfANoteIsNotRecited() throws {
    let trial = Trial(InstructionInArabic.self, arabic: "يَبْدَأُ بِالْيُمْنَى [1] ويقول: رب اغفر لي [2]")
    let message = try #require(trial.messages.first)
    #expect(message.contains("only `رب اغفر لي` is recited"))
  }

  @Test(
    arguments: [
      ("إِذَا أَصْبَحَ أَصْبَحْنَا", "إِذَا أَصْبَحَ"), ("رب وَإِذَا أَمْسَى", "وَإِذَا أَمْسَى"), ("قَالَ رَسُولُ اللهِ رب", "قَالَ رَسُولُ اللهِ"),
      ("عن عمر رضي الله عنه", "عن عمر رضي الله عنه"), ("فَلْيَقُلْ رب", "فَلْيَقُلْ"),
      ("رب دُبُرَ كُلِّ صَلَاةٍ", "دُبُرَ كُلِّ صَلَاةٍ"), ("عن أنس، أنه قال: رب", "عن أنس، أنه قال"),
      ("يَبْدَأُ بِالْيُمْنَى رب", "يَبْدَأُ بِالْيُمْنَى"),
      ("جعل النبي ﷺ يقول: رب", "جعل النبي ﷺ يقول"), ("رب اغفر لي، وإذا أمسى قال: رب ارحم", "وإذا أمسى قال"),
      ("رب اغفر لي ثم ينفث في يديه", "ثم ينفث في يديه"), ("رب اغفر لي. رواه البخاري", "رواه البخاري"),
      ("دعاء السفر: رب", "دعاء السفر"), ("رب اغفر لي (صحيح الجامع ١٢)", "صحيح الجامع ١٢"),
      ("رب اغفر لي. قال الترمذي: حديث حسن", "قال الترمذي: حديث حسن"),
      ("الباقيات الصالحات: سبحان الله", "الباقيات الصالحات"),
      ("سمعت عمر بن الخطاب يقول رب", "سمعت عمر بن الخطاب يقول"),
    ] as [(String, String)]
  )
  func narrationIsFound(text: String, mark: String) {
    #expect(Trial(InstructionInArabic.self, arabic: text).marks == [mark])
  }

  @Test(arguments: [
    ("قال النبي ﷺ: «رب اغفر لي.» (رواه مسلم)", "رب اغفر لي"), ("يقول: [رب اغفر لي] وارحمني", nil),
    ("قال: (رب (اغفر) لي)", "رب (اغفر) لي"),
    ("قال جابر رب اغفر لي", "رب اغفر لي"), ("يقول: رب، وإذا أمسى قال: رب اغفر", nil), ("يقرأ الفاتحة", nil),
    ("لَا: يُرَدُّ", nil),
  ])
  func theFixKeepsWhatIsRecited(text: String, kept: String?) {
    let trial = Trial(InstructionInArabic.self, "dua slug=a\n  arabic \(text)")
    #expect(trial.fixed == (kept.map { [$0] } ?? []))
    #expect(trial.applicabilities.allSatisfy { $0 == .unsafe })
  }

  @Test func theRecitedPartIsShown() {
    expect(
      InstructionInArabic.self,
      in: "dua slug=a\n  arabic كان إذا أمسى قال: رب اغفر لي",
      finds: """
        2 `كان إذا أمسى قال`: `كان إذا أمسى قال` in `arabic` of dua `a` is about the dua and is not recited: \
        only `رب اغفر لي` is recited; move the rest to `<context>` or `<best-time>`
          fix 2 `كان إذا أمسى قال: ` -> ``: keep only what is recited
        """
    )
    expect(
      InstructionInArabic.self,
      in: "dua slug=a\n  arabic يقرأ آية الكرسي",
      finds: """
        2 `يقرأ آية الكرسي`: `يقرأ آية الكرسي` in `arabic` of dua `a` is about the dua and is not recited, and nothing \
        else is in the text, so that nothing is recited: move it to `<context>` or `<best-time>`, and write here the words \
        that it tells to recite; if they are entries of their own, remove the dua
        """
    )
    expect(
      InstructionInArabic.self,
      in: "dua slug=a\n  arabic يقول: رب، وإذا أمسى قال: رب اغفر",
      finds: """
        2 `يقول`: `يقول` in `arabic` of dua `a` is about the dua and is not recited (and 1 more in this text): \
        2 parts are recited, the first is `رب`; move the rest to `<context>` or `<best-time>`
        """
    )
  }

  @Test(arguments: [
    "قُلْ هُوَ اللَّهُ أَحَدٌ", "رَبِّ قَالَ رَبِّ", "أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ", "أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللهِ", "أَوَّلَ مَرَّةٍ",
    "وَارْضَ عَنْ أَصْحَابِ النَّبِيِّ", "((سُبْحَانَ اللهِ))", "صَلَّى اللهُ عَلَيْهِ وَسَلَّمَ", "﴿قُلْ هُوَ اللَّهُ أَحَدٌ ١﴾", "ثَلَاثًا رب",
    "رب [1] رب",
    "عَشْرَ لَيَالٍ",
    "أَحَقُّ مَا قَالَ الْعَبْدُ", "اللَّهُمَّ لَا تُؤَاخِذْنِي بِمَا يَقُولُونَ", "بِسْمِ اللهِ، وَعَلَى مِلَّةِ رَسُولِ اللهِ صَلَّى اللهُ عَلَيْهِ وَسَلَّمَ",
    "وَبِمُحَمَّدٍ صَلَّى اللهُ عَلَيْهِ وَسَلَّمَ نَبِيًّا", "مِنْ شَرِّ حَاسِدٍ إِذَا حَسَدَ", "وَإِذَا أَرَدْتَ فِتْنَةً", "خَيْرَ هَذَا الْيَوْمِ: فَتْحَهُ",
    "وَعَنْ يَمِينِي، وَعَنْ شِمَالِي", "السَّلَامُ عَلَيْكَ أَيُّهَا النَّبِيُّ وَرَحْمَةُ اللهِ", "وَالْعَافِيَةَ عِنْدَ الْمَوْتِ وَبَعْدَ الْمَوْتِ",
    "لَا تُؤَاخِذْنِي بِمَا يَقُولُونَ، وَاغْفِرْ لِي [وَارْحَمْنِي]",
    "أَعُوذُ بِكَ مِنَ الْخُ بُثِ وَالْخَبَائِثِ", "رَبِّ (اغْفِ1رْ لِي) وَارْحَمْنِي",
    "سُبْحَانَ الَّذِي يُسَبِّحُ الرَّعْدُ بِحَمْدِهِ", "يَرْحَمُكَ اللهُ", "سَمِعَ اللهُ لِمَنْ حَمِدَهُ",
    "مَا شَاءَ اللَّهُ. كَانَ وَمَا لَمْ يَشَأْ لَمْ يَكُنْ",
  ])
  func recitedTextIsNotReported(text: String) {
    #expect(Trial(InstructionInArabic.self, arabic: text).marks == [])
  }

  @Test func theQuranIsExempt() {
    let verse = "سَبْعِينَ مَرَّةً فَلَنْ يَغْفِرَ اللَّهُ لَهُمْ"
    #expect(Trial(InstructionInArabic.self, arabic: verse).marks == [])
    #expect(Trial(InstructionInArabic.self, "dua\n  benefit:ar قال رسول الله ثلاث مرات").marks == [])
  }
}
