import Testing

@testable import ContentValidation

@Suite struct TextTests {
  @Test(arguments: [" ", "\u{A0}", "\u{200B}", "\u{200F} \u{FEFF}", "\u{3164}", "\u{2800}", "\u{2060}"])
  func anInvisibleTextIsEmpty(text: String) {
    let found = EmptyText.check(IndexedDraft(DraftLiteral("dua slug=a\n  translation:en \(text)").draft))
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("`translation` (en) of dua `a` is empty") == true)
  }

  @Test func anInvisibleTextNamesItsCharacter() {
    expect(
      EmptyText.self,
      in: "dua slug=a\n  arabic \u{200B}",
      finds: """
        2 `\u{200B}`: `arabic` of dua `a` is empty except for invisible characters such as U+200B ZERO WIDTH SPACE: \
        write it, or remove it
        """
    )
  }

  @Test func emptyTextsAreFoundInEveryRecord() {
    let literal = DraftLiteral(
      """
      library version="" licence=CC0
        category slug=c name=""
        work slug=w name=W alias="" numbering=x
      dua slug=a
        source type=other title=""
        review by=""
      journey slug=j emoji=""
        name:en Day
      """
    )
    let messages = EmptyText.check(IndexedDraft(literal.draft)).map(\.message)
    #expect(
      messages.map { $0.replacing(" is empty: write it, or remove it", with: "") } == [
        "`library-version` of the library", "`name` (en) of category `c`", "`aliases` of work `w`",
        "`by` of dua `a`", "`title` of a source of dua `a`", "`emoji` of journey `j`",
      ]
    )
  }

  @Test(arguments: [
    "TODO", "TODO: translate", "tbd", "N/A", "na", "...", "…", "—", "lorem ipsum dolor", "XXX",
    "[Translation here]", "(placeholder)", "?", "Coming soon", "[to do]", "<<missing>>", "{{title}}",
    "[translation needed]",
    "(needs translation)", "to be translated", "Translation to follow", "todo - translate", "xx", "xxxxxxx",
    "%TITLE%",
    "__", "t.b.d.", "[insert translation]", "same as above", "WIP", "Your text here",
    "No translation available",
    "traduction à compléter", "belum ada terjemahan", "[النص هنا]", "يُضاف لاحقًا", "-- missing --",
  ])
  func aPlaceholderIsFound(text: String) {
    let found = PlaceholderText.check(IndexedDraft(DraftLiteral("dua\n  benefit:en \(text)").draft))
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("O Allah, [translation needed], forgive me.", "[translation needed]", "translation needed"),
    ("O Allah, <<TODO>> forgive me.", "<<TODO>>", "TODO"),
    ("Forgive me {to be translated}", "{to be translated}", "{to be translated}"),
    ("O Allah, XXX", "XXX", "XXX"),
  ])
  func aPlaceholderWithinATextIsMarked(text: String, marked: String, quoted: String) {
    expect(
      PlaceholderText.self,
      in: "dua slug=a\n  translation:en \(text)",
      finds:
        "2 `\(marked)`: `translation` (en) of dua `a` contains the placeholder `\(quoted)`: write what belongs there, or remove it"
    )
  }

  @Test func whatFollowsFromAPlaceholderIsNotReported() {
    let rules: [any Rule.Type] = [
      PlaceholderText.self, CopiedTranslation.self, PoorlyVocalized.self, Unvocalized.self,
    ]
    let draft = DraftLiteral(
      """
      dua slug=a
        arabic [النص هنا]
        translation:en [to do]
      dua slug=b
        translation:en [to do]
      """
    ).draft
    let findings = rules.flatMap { $0.check(IndexedDraft(draft)) }
    #expect(findings.count > 3)
    #expect(findings.withoutExplained(draft).map(\.rule) == ["TX02", "TX02", "TX02"])
  }

  @Test(arguments: [
    "Todo lo que hay en los cielos", "None has the right to be worshipped but Allah", "Names of Allah",
    "سُبْحَانَ اللهِ",
    "Test of patience", "33", "Nabi", "testimony", "The Missing Camel", "None but Allah",
    "[Say it] three times",
    "Praise is for Allah [alone]", "Travel to the mosque", "Nothing is missing in it", "قريب هنا", "x",
    "Surah 2",
  ])
  func aRealTextIsNotAPlaceholder(text: String) {
    expect(PlaceholderText.self, in: "dua\n  benefit:en \(text)")
  }

  @Test func aPlaceholderIsQuoted() {
    expect(
      PlaceholderText.self,
      in: "dua slug=a\n  translation:en TODO: ask Maryam",
      finds:
        "2 `TODO: ask Maryam`: `translation` (en) of dua `a` is a placeholder (`TODO`): write it, or remove it"
    )
  }

  @Test func anEmojiIsNotAPlaceholder() { expect(PlaceholderText.self, in: "journey emoji=💎") }

  @Test func arabicNeedsArabicLetters() {
    expect(
      ArabicWithoutArabic.self,
      in: """
        dua slug=a
          arabic Allahumma anta rabbi
        dua slug=b
          arabic اللهم
        dua slug=c
          arabic TODO
        """,
      finds:
        "2 `Allahumma anta rabbi`: `arabic` of dua `a` contains no Arabic letters: `Allahumma anta rabbi` belongs elsewhere"
    )
  }

  @Test func aForeignLetterInArabicIsNamed() {
    expect(
      ForeignLetterInArabic.self,
      in: """
        dua slug=a
          arabic سبحان الله x3
        dua slug=b
          arabic سُبْحَانَ اللهِ (٣) 3 ﷺ
        dua slug=c
          arabic Subhan Allah
        """,
      finds: """
        2 `x`: `arabic` of dua `a` contains U+0078 LATIN SMALL LETTER X in the word `x3`: \
        recited text has only Arabic letters; write the word in them, or remove it
        """
    )
  }

  @Test func aTextIsInTheScriptOfItsLanguage() {
    expect(
      WrongScript.self,
      in: """
        dua slug=a
          title:en دعاء الاستغفار
          title:ar Dua
          title:ar-Latn Dua al-istighfar
          title:xx दुआ
          translation:ru Хвала Аллаху
          translation:hi Praise
          translation:ur تمام تعریفیں
          translation:sr Hvala
          transliteration الحمد لله
        dua slug=b
          title:en 33 × 3
          translation:en Praise be to Allah (الحمد لله)
          transliteration ʿaẓīm shayʾ ḥamd
        """,
      finds: """
        2 `دعاء الاستغفار`: `title` (en) of dua `a` is written in Arabic letters, not in Latin: \
        correct the text or its language
        3 `Dua`: `title` (ar) of dua `a` is written in Latin letters, not in Arabic: correct the text or its language
        10 `الحمد لله`: `transliteration` of dua `a` is written in Arabic letters, not in Latin: \
        correct the text or its language
        7 `Praise`: `translation` (hi) of dua `a` is written in Latin letters, not in Devanagari: \
        correct the text or its language
        """
    )
  }

  @Test func aLayerInAnotherScriptIsOneFinding() {
    expect(
      WrongScript.self,
      in: """
        dua slug=a
        dua slug=b
        file
        layer translation:ur
          text a Un
          text b Deux
        file
        layer translation:hi
          text a Trois
          text b चार
        """,
      finds: """
        b:3 `Un`: the 2 translations (ur) of this layer are written in Latin letters, not in Arabic: correct the language of the layer, \
        or the texts
        c:3 `Trois`: `translation` (hi) of dua `a` is written in Latin letters, not in Devanagari: correct the text or its language
        """
    )
  }

  @Test func quotationsFromTheQuranDoNotCountAsWrongScript() {
    #expect(
      Trial(
        WrongScript.self,
        """
        dua slug=a
          title:en He said ﴿رَبِّ زِدْنِي عَمَلًا﴾.
          benefit:en Say ﴾قُلْ هُوَ اللَّهُ أَحَدٌ﴿
          context:en ﴿رَبِّ زِدْنِي عِلْمًا﴾
          translation:en Glory سبحان الله ﴿رَبِّ زِدْنِي عِلْمًا﴾
        """
      ).marks == ["Glory سبحان الله ﴿رَبِّ زِدْنِي عِلْمًا﴾", "﴿رَبِّ زِدْنِي عِلْمًا﴾"],
      "a text that is nothing but a quotation has no words of its language"
    )
  }

  @Test func aStrayArabicLetterInLatinTextIsNamed() {
    expect(
      ArabicInLatinText.self,
      in: """
        dua slug=a
          transliteration Subhانa llah
          translation:en The Prophet ﷺ said
          benefit:en Whoever says سبحان
          context:en From سبحان
          title:en الحمد
        """,
      finds: """
        2 `ا`: `transliteration` of dua `a` contains U+0627 ARABIC LETTER ALEF in the word `Subhانa`: \
        write it in Latin letters
        """
    )
  }

  // MARK: English words

  @Test func anUnlikelyWordIsNamed() {
    expect(
      UnlikelyEnglishWord.self,
      in: "dua slug=a\n  translation:en Deliver me from evil; I beleive in You",
      finds: """
        2 `beleive`: `translation` (en) of dua `a` has the unusual word `beleive`; did you mean `believe`?
        """
    )
  }

  @Test func aMisspelledTitleOfSeveralDuasIsReportedOnce() {
    let chapter = ["a", "b", "c"].map { "dua slug=\($0)\n  title:en While in prostation" }
    #expect(
      Trial(
        UnlikelyEnglishWord.self,
        (chapter + ["dua slug=d\n  title:en Between prostration and prayer\n  benefit:en a prostration"])
          .joined(separator: "\n")
      ).marks == ["prostation"]
    )
  }

  @Test(arguments: ["forgivness", "hopfully"])
  func aFormWithoutItsLettersIsUnlikely(word: String) {
    #expect(Trial(UnlikelyEnglishWord.self, "dua slug=a\n  translation:en the \(word) of").marks == [word])
  }

  @Test(arguments: [
    ("Turnner of Hearts", "Turnner", "Turner"), ("A Supplicaton", "Supplicaton", "Supplication"),
    ("In the Mornning", "Mornning", "Morning"), ("the Recieved Words", "Recieved", "Received"),
    ("the Tornado of his sorow", "sorow", "sorrow"),
  ])
  func anUnlikelyWordMayHaveACapital(title: String, word: String, meant: String) {
    expect(
      UnlikelyEnglishWord.self,
      in: "dua slug=a\n  title:en \(title)\n  benefit:en from morning to evening",
      finds: "2 `\(word)`: `title` (en) of dua `a` has the unusual word `\(word)`; did you mean `\(meant)`?"
    )
  }

  @Test(arguments: [
    "and vice versa, verse by verse", "Salman asked", "Mazini and Suleimaan said", "Heraclius asked",
    "the Bactrian camel",
    "Kulthum and Salamu", "Usaid said that",
    "the dirham and the dinar", "the deen of Rabbih", "Muhammed said", "As Salamu", "Thawr and Tariff",
  ])
  func namesAndTermsAreNotReported(text: String) {
    let source =
      "dua slug=a\n  translation:en \(text)\n  benefit:en I said that it has been a thaw and a habit"
    #expect(Trial(UnlikelyEnglishWord.self, source).marks == [])
  }

  @Test(arguments: [
    "Glory be to Allah, whisperer, disbeliever, envier", "the grey traveller and the gray traveler",
    "as-salam bi-rahmatik",
    "qwxzzk", "Muhamad", "dhikr of the hadith", "ʿaẓim", "thy mercy encompasseth", "it's", "bint al-harith",
    "abc3d",
  ])
  func wordsThatMayBeRightAreNotReported(text: String) {
    let source = "dua slug=a\n  translation:en \(text)"
    #expect(Trial(UnlikelyEnglishWord.self, source).marks == [])
  }

  @Test func aSlipOfAWordThatOnlyTheLibraryHasIsNamed() {
    let texts = ["the Wasilah is", "his Wasilah is", "your Wasilah is", "our Waislah is"]
    let trial = Trial(UnlikelyEnglishWord.self, duas("translation:en", texts))
    #expect(trial.marks == ["Waislah"])
    #expect(trial.messages.first?.hasSuffix("did you mean `Wasilah`?") == true)
  }

  @Test(arguments: ["Alah", "Allha"]) func aSlipOfAShortNameThatTheLibraryOftenHasIsNamed(name: String) {
    let texts = (1...10).map { "By Allah \($0)" } + ["O \(name), forgive me"]
    let trial = Trial(UnlikelyEnglishWord.self, duas("translation:en", texts))
    #expect(trial.marks == [name])
    #expect(trial.messages.first?.hasSuffix("did you mean `Allah`?") == true)
    #expect(Trial(UnlikelyEnglishWord.self, duas("translation:en", Array(texts.dropFirst(2)))).marks == [])
  }

  @Test func wordsOfTheLibraryAreKnown() {
    let source = duas("translation:en", ["the wasila is", "the wasila is"])
    #expect(Trial(UnlikelyEnglishWord.self, source).marks == [])
    let transliterated = "dua slug=a\n  transliteration as-salāmu\n  translation:en the salamu is"
    #expect(Trial(UnlikelyEnglishWord.self, transliterated).marks == [])
    #expect(Trial(UnlikelyEnglishWord.self, "dua slug=a\n  translation:de the beleive").marks == [])
  }
}
