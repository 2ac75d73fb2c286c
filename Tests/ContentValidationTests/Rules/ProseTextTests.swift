import Testing

@testable import ContentValidation

/// The rules about the words, letters and sentences of translations and prose.
@Suite struct ProseTextTests {
  @Test func aDoubledWordIsFound() {
    expect(
      DoubledWord.self,
      in:
        "dua slug=a\n  translation:en Praise be to the the Lord, and to to Him.\n  translation:id Aku mati dan dan hidup",
      finds: """
        2 `the the`: `translation` (en) of dua `a` has `the` twice in a row: remove one of them
          fix 2 ` the` -> ``: remove the second
        2 `to to`: `translation` (en) of dua `a` has `to` twice in a row: remove one of them
          fix 2 ` to` -> ``: remove the second
        3 `dan dan`: `translation` (id) of dua `a` has `dan` twice in a row: remove one of them
          fix 3 ` dan` -> ``: remove the second
        """
    )
  }

  @Test(arguments: [
    "translation:en All that that day holds, which I had had before",
    "translation:en I turn to You. You are the Lord, the Lord of all",
    "translation:en From the earth to the, the heavens", "translation:en a-a and the-the and thethe",
    "translation:fr nous nous tournons vers le le Seigneur", "transliteration the the",
    "benefit:id orang orang",
  ])
  func wordsThatMayBeRepeatedAreNot(text: String) { expect(DoubledWord.self, in: "dua slug=a\n  \(text)") }

  @Test func aTextThatWasReadInAWrongEncodingIsFound() {
    expect(
      GarbledText.self,
      in: "dua slug=a\n  translation:en Allahâ€™s mercy â€“ Ø±Ø¨",
      finds: """
        2 `â€™`: `â€™` in `translation` (en) of dua `a` (and 2 more in this text) is `’`, read in a wrong encoding: copy the text again
          fix 2 `â€™` -> `’`: write the characters that were meant
          fix 2 `â€“` -> `–`: write the characters that were meant
          fix 2 `Ø±Ø¨` -> `رب`: write the characters that were meant
        """
    )
  }

  @Test(arguments: ["Dieu «É»", "ÄÖÜ, voilà…", "CAFÉ”", "garçon’", "ʿÂmmah"])
  func accentsAreNotGarbled(text: String) {
    expect(GarbledText.self, in: "dua slug=a\n  translation:fr \(text)")
  }

  @Test func aLetterThatLooksLikeALatinOneIsReplaced() {
    expect(
      MixedScriptsInWord.self,
      in: "dua slug=a\n  translation:en Gl\u{43E}ry be t\u{3BF} Allah, the One",
      finds: """
        2 `Gl\u{43E}ry`: `Gl\u{43E}ry` in `translation` (en) of dua `a` (and 1 more in this text) has U+043E CYRILLIC SMALL LETTER O: \
        write U+006F LATIN SMALL LETTER O
          fix 2 `\u{43E}` -> `o`: write the Latin letters
          fix 2 `\u{3BF}` -> `o`: write the Latin letters
        """
    )
    let literal = DraftLiteral("dua slug=a\n  translation:en Gl\u{43E}ry be to Allah, the One")
    let found = Validator.findings(in: literal.draft).filter { $0.rule.rawValue.hasPrefix("TX") }
    #expect(found.map(\.rule) == ["TX21"])
  }

  @Test func aLatinLetterThatLooksLikeACyrillicOneIsReplaced() {
    let trial = Trial(
      MixedScriptsInWord.self,
      "dua slug=a\n  translation:ru Приб\u{65}гаю к Г\u{6F}сп\u{6F}ду"
    )
    #expect(
      trial.messages == [
        "`Приб\u{65}гаю` in `translation` (ru) of dua `a` (and 1 more in this text) has U+0065 LATIN SMALL LETTER E: "
          + "write U+0435 CYRILLIC SMALL LETTER IE"
      ]
    )
    #expect(trial.fixed == ["Прибегаю к Господу"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("uk", "прости мен\u{69} та помилуй мене", "прости мен\u{456} та помилуй мене"),
    ("uk", "пробач мені \u{69} помилуй", "пробач мені \u{456} помилуй"),
    ("uk", "\u{49}слам та \u{EF}хня віра", "\u{406}слам та \u{457}хня віра"),
    ("be", "злітуйся нада мной \u{69} даруй м\u{69}р", "злітуйся нада мной \u{456} даруй м\u{456}р"),
    ("sr", "смилу\u{6A} ми се", "смилу\u{458} ми се"),
    ("mk", "\u{53}везда на небото", "\u{405}везда на небото"),
    ("tt", "Алла\u{68} Тәгалә", "Алла\u{4BB} Тәгалә"),
    ("ru", "\u{63} именем Аллаха", "\u{441} именем Аллаха"),
  ])
  func aLatinLetterIsReplacedByThatOfTheLanguage(language: String, text: String, fixed: String) {
    let trial = Trial(MixedScriptsInWord.self, "dua slug=a\n  translation:\(language) \(text)")
    #expect(trial.fixed == [fixed])
  }

  @Test(arguments: [
    "translation:uk О Аллаху, прости мені і помилуй, веди мене, їжа й ґанок",
    "translation:uk Книга Iв, том IIв і розділ i",
    "translation:sr О Аллаху, смилуј ми се, љубав и њега", "translation:mk Ѕвезда, ќе, ѓавол, јас",
    "translation:kk Уа, Аллаһ, мені кешіре гөр", "translation:ru Мы просим i надеемся, пункт a) и витамин c",
  ])
  func lettersOfOtherLanguagesThanRussianAreTheirOwn(text: String) {
    expect(MixedScriptsInWord.self, in: "dua slug=a\n  \(text)")
  }

  @Test(arguments: [
    "translation:ru Книга Господа миров и iPhone-а, том IIв",
    "translation:en Glory be to \u{41E}\u{43D} Allah",
    "translation:en \u{3B1} and beta and gamma",
    "translation:ru \u{41C}ир Allah",
    "transliteration subh\u{430}na",
  ])
  func wordsOfOneScriptAreNotMixed(text: String) {
    expect(MixedScriptsInWord.self, in: "dua slug=a\n  \(text)")
  }

  @Test func aTextInAnotherLanguageIsOneFinding() {
    let literal = DraftLiteral(
      "dua slug=a\n  translation:en Ô Allah, pardonne-moi et fais-moi miséricorde, guide-moi et accorde-moi ma subsistance."
    )
    let found = Validator.findings(in: literal.draft).filter { $0.rule.rawValue.hasPrefix("TX") }
    #expect(
      found.map(\.message) == [
        "most words of `translation` (en) of dua `a` are not English: translate it, or correct its language"
      ]
    )
    #expect(found.map(\.rule) == ["TX13"])
  }

  @Test func aTextInTheLettersOfAnotherLanguageIsOneFinding() {
    let literal = DraftLiteral(
      "dua slug=a\n  translation:en اے اللہ ہمیں دنیا میں بھلائی دے اور آخرت میں بھی بھلائی دے"
    )
    let found = Validator.findings(in: literal.draft).filter { $0.rule.rawValue.hasPrefix("TX") }
    #expect(found.map(\.rule) == ["TX05"])
  }

  @Test(arguments: [
    "Que Dieu te récompense par le bien dans cette vie et dans la suivante.",
    "Que Allah te recompense con el bien para siempre y por todas las cosas de la vida.",
    "Ya Allah, ampunilah dosaku dan dosa orang tuaku yang beriman dengan rahmat dari Mu.",
  ])
  func smallWordsShowAnotherLanguage(text: String) {
    #expect(Trial(OtherLanguage.self, "dua slug=a\n  translation:en \(text)").marks == [text])
  }

  @Test(arguments: [
    "translation:en O Allah, forgive me, have mercy on me, and guide me.",
    "translation:en Subhanallah, Alhamdulillah, Allahu Akbar, said after the prayer.",
    "benefit:en Fajr, Zuhr, Asr, Maghrib and Isha: each has its dhikr.",
    "translation:id Ya Allah, ampunilah dosaku dan sayangilah aku",
    "translation:en Ya Rabbi, ighfir",
    "translation:en O Lord of Ibn Adam, al-Hayy, la ilaha illa anta, forgive me and guide me on the way",
    "title:en Doa sebelum tidur malam hari ini saja",
  ])
  func otherTextsAreNot(text: String) { expect(OtherLanguage.self, in: "dua slug=a\n  \(text)") }

  @Test func aRemarkInATranslationIsFound() {
    expect(
      RemarkInTranslation.self,
      in: "dua slug=a\n  translation:en My Lord, forgive me. (Whoever says this will be forgiven.) [1]",
      finds: """
        2 `(Whoever says this will be forgiven.)`: `(Whoever says this will be forgiven.)` in `translation` (en) of dua `a` (and 1 \
        more in this text) is about the dua and not its meaning: move it to `<benefit>`, `<best-time>` or `<context>`; a count \
        belongs in `repetitions`
        """
    )
  }

  @Test(arguments: [
    "(three times)", "(recite three times)", "(Enter with the right foot and say:)", "[Repeat it]",
    "(Enter with the right foot[1] and say:)",
  ])
  func instructionsAreRemarks(text: String) {
    #expect(
      Trial(RemarkInTranslation.self, "dua slug=a\n  translation:en Glory be to Allah \(text)").marks == [
        text
      ]
    )
  }

  @Test(arguments: [
    "translation:en Clothed me with this (garment), and replace it (with another)",
    "translation:en Say: He is Allah, the One (and only)", "translation:en You are the First (in all times",
    "benefit:en It is enough (whoever recites it)", "translation:en Lord (of mercy) [or: Lord of grace]",
  ])
  func wordsThatCompleteTheSenseAreNot(text: String) {
    expect(RemarkInTranslation.self, in: "dua slug=a\n  \(text)")
  }

  @Test func sayBeforeATranslationIsARemark() {
    let dua = { (text: String) in "dua slug=a\n  arabic \(text)\n  translation:en Say: “I bear witness”" }
    #expect(Trial(RemarkInTranslation.self, dua("أَشْهَدُ أَنْ لَا إِلَهَ إِلَّا اللهُ")).marks == ["Say:"])
    #expect(Trial(RemarkInTranslation.self, dua("وَقُلْ رَبِّ زِدْنِي عِلْمًا")).marks == [])
  }

  @Test func theNumbersOfVersesInATranslationAreOneFinding() {
    expect(
      RemarkInTranslation.self,
      in: "dua slug=a\n  translation:id Katakanlah (1) Aku berlindung (2)",
      finds: """
        2 `(1)`: `(1)` in `translation` (id) of dua `a` (and 1 more in this text) is the number of a verse or a note: remove it; the \
        verse belongs in `<source>`
        """
    )
  }

  @Test(arguments: ["translation:en Forgive me (Bukhari 6320)", "translation:id Ampunilah aku (Quran 2:255)"])
  func aCitationInATranslationIsARemark(text: String) {
    let messages = Trial(RemarkInTranslation.self, "dua slug=a\n  \(text)").messages
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasSuffix("is a citation: remove it; it belongs in `<source>`") })
  }

  @Test(arguments: ["(Bukhari)", "(the 99 names)", "(as in Muslim 2710 and elsewhere)", "(2 of them)"])
  func otherBracketsAreNotCitations(bracket: String) {
    expect(RemarkInTranslation.self, in: "dua slug=a\n  translation:en You are forgiving \(bracket)")
  }

  @Test func aTextInCapitalsIsMarked() {
    let title = { (text: String) in Trial(TextInCapitals.self, "dua slug=a\n  title:en \(text)") }
    #expect(
      title("ON LEAVING HOME").messages == [
        "`title` (en) of dua `a` is written in capitals: write small letters, with capitals where the language has them"
      ]
    )
    for text in ["On Leaving Home", "RABBANA", "I O U", "دُعَاءُ الْخُرُوجِ", "BISMILLAH said"] {
      #expect(title(text).marks == [])
    }
  }

  @Test func aTranslationThatIsATextTwiceIsFound() {
    expect(
      RepeatedSentence.self,
      in: """
        dua slug=a
          arabic اللَّهُمَّ صَيِّبًا نَافِعًا
          translation:en O Allah, a beneficial rain. O Allah, a beneficial rain.
        """,
      finds: """
        3 `O Allah, a beneficial rain. O Allah, a beneficial rain.`: `translation` (en) of dua `a` has `O Allah, a beneficial \
        rain.` twice in a row: remove one of the two
          fix 3 ` O Allah, a beneficial rain.` -> ``: remove the second
        """
    )
  }

  @Test func aTextOfProseThatIsWrittenTwiceIsFoundInAnyLanguage() {
    let text = "Siapa yang membacanya di pagi hari akan dilindungi."
    #expect(
      Trial(RepeatedSentence.self, "dua slug=a\n  benefit:id \(text) \(text)").marks == ["\(text) \(text)"]
    )
    expect(RepeatedSentence.self, in: "dua slug=a\n  benefit:id Baik. \(text) \(text)")
  }

  @Test func aSentenceOfProseThatFollowsItselfIsFound() {
    let sentence = "Whoever says it in the morning is kept safe."
    expect(
      RepeatedSentence.self,
      in: "dua slug=a\n  benefit:en Much. \(sentence)  \(sentence) Much.",
      finds: """
        2 `\(sentence)  \(sentence)`: `benefit` (en) of dua `a` has `Whoever says it in the morning is kept s…` twice in a row: remove \
        one of the two
          fix 2 `  \(sentence)` -> ``: remove the second
        """
    )
  }

  @Test(arguments: [
    ("رَبِّ اغْفِرْ لِي، رَبِّ اغْفِرْ لِي", "translation:en My Lord, forgive me. My Lord, forgive me."),
    ("سُبْحَانَ اللَّهِ", "translation:en Glory, glory! Glory, glory!"),
    ("سُبْحَانَ اللَّهِ", "benefit:en He said it. He said it. He said it."),
    (
      "سُبْحَانَ اللَّهِ",
      "benefit:en Whoever says it in the morning is kept safe. Whoever says it at night is kept safe."
    ),
    (
      "فَإِنَّ مَعَ الْعُسْرِ يُسْرًا. إِنَّ مَعَ الْعُسْرِ يُسْرًا",
      "translation:en Indeed, with hardship comes ease. Indeed, with hardship comes ease."
    ),
    (
      "سُبْحَانَ اللَّهِ",
      "context:en Much. Then he prayed two units shorter than those before. Then he prayed two units shorter than those before."
    ),
    (
      "سُبْحَانَ اللَّهِ",
      "context:en It is said twice. I testify that there is no god but Allah. I testify that there is no god but Allah."
    ),
    (
      "سُبْحَانَ اللَّهِ",
      "context:en He said: \"Yes. Allah has heard the one who praises Him. Allah has heard the one who praises Him. Yes.\""
    ),
    (
      "سُبْحَانَ اللَّهِ",
      "context:en Much. Allah has heard the one who said “praise”. Allah has heard the one who said “praise”."
    ),
  ])
  func otherRepetitionsAreNot(arabic: String, text: String) {
    expect(RepeatedSentence.self, in: "dua slug=a\n  arabic \(arabic)\n  \(text)")
  }

  @Test func theNumbersOfVersesInATransliterationAreOneFinding() {
    expect(
      NumberInTransliteration.self,
      in: "dua slug=a\n  transliteration qul huwa llahu (1) allahu [2] lam yalid 3",
      finds: """
        2 `(1)`: `(1)` in `transliteration` of dua `a` (and 2 more in this text) is a number, which is not recited: remove it; the \
        verse belongs in `<source>`
          fix 2 ` (1)` -> ``: remove the numbers
          fix 2 ` [2]` -> ``: remove the numbers
          fix 2 ` 3` -> ``: remove the numbers
        """
    )
    #expect(
      Trial(NumberInTransliteration.self, duas("transliteration", ["7amd 3abd al7amd", "rabbi 2024"])).marks
        == []
    )
  }
}
