import ContentDraft
import Diagnostics
import Testing
import UnicodeText

@testable import ContentValidation

@Suite struct TransliterationConsistencyTests {
  private static let arabic = "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا وَرِزْقًا طَيِّبًا وَعَمَلًا مُتَقَبَّلًا"
  private static let latin =
    "allāhumma innī asʾaluka ʿilman nāfiʿan wa-rizqan ṭayyiban wa-ʿamalan mutaqabbalā"

  private static let rules: [any Rule.Type] = [
    TransliterationOfOtherText.self, NotTransliterated.self, TextBesidesTransliteration.self,
    TransliteratedWordMissing.self, TransliteratedWordAdded.self, TransliteratedWordDoubled.self,
    TransliteratedWordMoved.self, TransliteratedConsonant.self, TransliteratedVowel.self,
  ]

  private func literal(_ latin: String, arabic: String = Self.arabic) -> String {
    "dua slug=a\n  arabic \(arabic)\n  transliteration \(latin)"
  }

  /// The ids of the rules that report something, in order.
  private func found(_ literal: String) -> [String] {
    let library = IndexedDraft(DraftLiteral(literal).draft)
    return Self.rules.flatMap { $0.check(library) }.map(\.rule.rawValue)
  }

  @Test func aConsistentTransliterationIsNotReported() {
    #expect(found(literal(Self.latin)) == [])
    #expect(
      found(literal("Allaahumma inni as-aluka ilman naafi'an, wa rizqan tayyiban, wa amalan mutaqabbala"))
        == []
    )
  }

  @Test func theTransliterationOfAnotherTextIsOneFinding() {
    let other = literal("alhamdu lillahi rabbi l-alamin ar-rahmani r-rahim maliki yawmi d-din")
    #expect(found(other) == ["TL01"])
    let library = IndexedDraft(DraftLiteral(other).draft)
    let finding = TransliterationOfOtherText.check(library).first
    #expect(finding?.message.contains("does not match `arabic` of dua `a` (score 0.") == true)
    #expect(finding?.notes.map(\.message) == ["the Arabic"])
  }

  @Test func aWordWithoutTransliterationIsMarkedInTheArabic() {
    expect(
      TransliteratedWordMissing.self,
      in: literal(Self.latin.replacing("asʾaluka ", with: "")),
      finds: """
        2 `أَسْأَلُكَ`: `أَسْأَلُكَ` in `arabic` of dua `a` is not in the transliteration: add it
          note 3 `\(Self.latin.replacing("asʾaluka ", with: ""))`: the transliteration
        """
    )
  }

  @Test func aWordWithoutArabicIsMarkedInTheTransliteration() {
    expect(
      TransliteratedWordAdded.self,
      in: literal(Self.latin.replacing("innī", with: "rabbī innī")),
      finds: """
        3 `rabbī`: `rabbī` in the transliteration matches no word in `arabic` of dua `a`: remove it, or add the Arabic
        """
    )
  }

  @Test func aDoubledWordIsFound() {
    expect(
      TransliteratedWordDoubled.self,
      in: literal(Self.latin.replacing("ṭayyiban", with: "ṭayyiban ṭayyiban")),
      finds: """
        3 `ṭayyiban`: `ṭayyiban` occurs twice in the transliteration and once in `arabic` of dua `a`: remove one of the two
        """
    )
  }

  @Test func wordsInAnotherOrderAreReported() {
    expect(
      TransliteratedWordMoved.self,
      in: literal("bi-kalimāti aʿūdhu llāhi t-tāmmāti", arabic: "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ"),
      finds: """
        3 `bi-kalimāti aʿūdhu`: `bi-kalimāti aʿūdhu` in the transliteration is in another position than \
        `أَعُوذُ بِكَلِمَاتِ` in `arabic` of dua `a`: write both in the same order
          note 2 `أَعُوذُ بِكَلِمَاتِ`: the Arabic
        """
    )
  }

  @Test func aConsonantNamesBothWords() {
    expect(
      TransliteratedConsonant.self,
      in: literal(Self.latin.replacing("rizqan", with: "ribqan")),
      finds: """
        3 `wa-ribqan`: `wa-ribqan` does not match `وَرِزْقًا` in `arabic` of dua `a`: a consonant differs; \
        compare the two words
          note 2 `وَرِزْقًا`: the Arabic
        """
    )
  }

  @Test func aVowelNamesBothWords() {
    expect(
      TransliteratedVowel.self,
      in: literal(Self.latin.replacing("rizqan", with: "ruzqan")),
      finds: """
        3 `wa-ruzqan`: `wa-ruzqan` does not match `وَرِزْقًا` in `arabic` of dua `a`: a vowel differs; \
        compare the two words
          note 2 `وَرِزْقًا`: the Arabic
        """
    )
  }

  @Test func runsOnOneSideAreFound() {
    let refuge = "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ مِنْ شَرِّ مَا خَلَقَ"
    let longer = refuge + " وَمِنْ هَمَزَاتِ الشَّيَاطِينِ وَأَنْ يَحْضُرُونِ"
    #expect(
      found(literal("aʿūdhu bi-kalimāti llāhi t-tāmmāti min sharri mā khalaq", arabic: longer)) == ["TL02"]
    )
    #expect(found(literal(Self.latin + " repeat this three times before prayer")) == ["TL03"])
  }

  @Test func theTransliterationMayBeInAnotherFile() {
    let source = """
      dua slug=a
        arabic \(Self.arabic)
      file
      layer transliteration
        text a \(Self.latin.replacing("rizqan", with: "ribqan"))
      """
    let literal = DraftLiteral(source)
    let findings = TransliteratedConsonant.check(IndexedDraft(literal.draft))
    #expect(findings.map { literal.mark($0.range) } == ["b:3 `wa-ribqan`"])
    #expect(findings.flatMap(\.notes).map { literal.mark($0.range) } == ["2 `وَرِزْقًا`"])
  }

  @Test func ofAnUnvocalizedTextOnlyConsonantsAreCompared() {
    let bare = "اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا"
    #expect(found(literal(Self.latin, arabic: bare)) == [])
    #expect(found(literal(Self.latin.replacing("rizqan", with: "ruzqan"), arabic: bare)) == [])
    #expect(found(literal("alhamdu lillahi rabbi l-alamin ar-rahmani r-rahim", arabic: bare)) == ["TL01"])
  }

  @Test func aMissingVowelMarkIsNotAMismatch() {
    let arabic = Self.arabic.replacing("وَرِزْقًا", with: "وَرزقًا")
    #expect(found(literal(Self.latin, arabic: arabic)) == [])
  }

  @Test func aWordWithClashingMarksIsNotAMismatch() {
    let arabic = Self.arabic.replacing("وَرِزْقًا", with: "وَر\u{64E}\u{64F}زْقًا")
    #expect(found(literal(Self.latin, arabic: arabic)) == [])
    let withSukun = "لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ".replacing("حَوْلَ", with: "ح\u{64E}\u{64F}وْلَ")
    #expect(found(literal("lā ḥawla wa-lā quwwata illā billāh", arabic: withSukun)) == [])
  }

  @Test func aFinalFarsiYehMayBeAnAlefMaksura() {
    let arabic = "تَوَكَّلْتُ عَل\u{64E}\u{6CC} اللَّهِ هُد\u{6CC}\u{64B} وَتَقْوَ\u{6CC}"
    #expect(found(literal("tawakkaltu ʿalā llāhi hudan wa-taqwā", arabic: arabic)) == [])
    for rule in [PartlyVocalized.self, PoorlyVocalized.self] as [any ArabicRule.Type] {
      #expect(Trial(rule, arabic: "تَوَكَّلْتُ عَل\u{64E}\u{6CC} اللَّهِ رَبِّي").marks == [])
    }
  }

  @Test func everyExampleBreaksItsOwnRule() {
    let dhikr = "سُبْحَانَ اللَّهِ"
    let longer = dhikr + " وَبِحَمْدِهِ عَدَدَ خَلْقِهِ"
    let rows = [
      ("al-ḥamdu lillāhi rabbi l-ʿālamīn", dhikr, "TL01"),
      ("subḥāna llāhi wa-bi-ḥamdihi ʿadada khalqih", longer + " وَرِضَا نَفْسِهِ وَزِنَةَ عَرْشِهِ", "TL02"),
      ("subḥāna llāhi wa-bi-ḥamdihi ʿadada khalqih, say it after prayer", longer, "TL03"),
      ("subḥāna", dhikr, "TL04"), ("subḥāna rabbī llāh", dhikr, "TL05"),
      ("subḥāna subḥāna llāh", dhikr, "TL06"), ("allāhi subḥān", dhikr, "TL07"),
      ("subkāna llāh", dhikr, "TL08"), ("sabḥāna llāh", dhikr, "TL09"),
    ]
    for (latin, arabic, rule) in rows { #expect(found(literal(latin, arabic: arabic)) == [rule], "\(latin)") }
  }

  @Test func twoMissingWordsOfNineAreNamed() {
    expect(
      TransliteratedWordMissing.self,
      in: literal(Self.latin.replacing("wa-rizqan ṭayyiban ", with: "")),
      finds: """
        2 `وَرِزْقًا طَيِّبًا`: `وَرِزْقًا طَيِّبًا` in `arabic` of dua `a` is not in the transliteration: add it
          note 3 `\(Self.latin.replacing("wa-rizqan ṭayyiban ", with: ""))`: the transliteration
        """
    )
  }

  @Test(arguments: ["arabic", "transliteration"])
  func aTextThatIsGivenTwiceIsNotCompared(field: String) throws {
    var draft = DraftLiteral(literal("alhamdu lillahi rabbi l-alamin ar-rahmani r-rahim")).draft
    #expect(TransliterationOfOtherText.check(IndexedDraft(draft)).count == 1)
    let range = try #require(draft.duas.first).range
    draft.unreadFields[range] = [field]
    #expect(TransliterationOfOtherText.check(IndexedDraft(draft)).isEmpty)
  }

  @Test func doubledOrSwappedPhrasesAreOneFinding() {
    let phrase = "wa-rizqan ṭayyiban"
    #expect(found(literal(Self.latin.replacing(phrase, with: "\(phrase), \(phrase),"))) == ["TL06"])
    let (before, after) = ("ʿilman nāfiʿan \(phrase)", "\(phrase) ʿilman nāfiʿan")
    #expect(found(literal(Self.latin.replacing(before, with: after))) == ["TL07"])
  }

  @Test(arguments: [true, false]) func aDuaThatIsPastedIntoTheArabicIsNamed(isAfter: Bool) {
    let short = "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ"
    let other = "اللَّهُمَّ أَنْتَ رَبِّي لَا إِلَهَ إِلَّا أَنْتَ خَلَقْتَنِي وَأَنَا عَبْدُكَ"
    let most = "اللَّهُمَّ أَنْتَ رَبِّي لَا إِلَهَ إِلَّا أَنْتَ"
    for (pasted, extent) in [(other, "the text"), (most, "most of the text")] {
      let arabic = isAfter ? "\(short) \(pasted)" : "\(pasted)، \(short)"
      expect(
        TransliterationOfOtherText.self,
        in: literal("subḥāna llāhi wa-bi-ḥamdih", arabic: arabic)
          + "\ndua slug=b\n  arabic \(other)\ndua slug=c\n  arabic \(most) حَقًّا",
        finds: extent == "the text"
          ? """
          2 `\(pasted)`: \(pasted.quoted(limit: 40)) in `arabic` of dua `a` is the text of dua `b`, and not in the transliteration: \
          remove it, or add it there
            note 3 `subḥāna llāhi wa-bi-ḥamdih`: the transliteration
          """
          : """
          2 `\(pasted)`: \(pasted.quoted(limit: 40)) in `arabic` of dua `a` is most of the text of dua `c`, and not in the transliteration: \
          remove it, or add it there
            note 3 `subḥāna llāhi wa-bi-ḥamdih`: the transliteration
          """
      )
    }
  }

  @Test func tooShortTextsAreCountedAndNotScored() {
    let library = IndexedDraft(DraftLiteral(literal(Self.latin, arabic: "رَبِّ")).draft)
    let message = TransliterationOfOtherText.check(library).first?.message
    #expect(
      message?.contains("(9 of the 9 words of the transliteration are not in the Arabic)") == true,
      "\(message ?? "nothing")"
    )
  }

  @Test func consonantsAroundMissingVowelMarksAreNotAMismatch() {
    for bare in ["وَرزقا طَيِّبًا", "وَرِزْقًا طيبا"] {
      let arabic = Self.arabic.replacing("وَرِزْقًا طَيِّبًا", with: bare)
      #expect(found(literal(Self.latin, arabic: arabic)) == [], "\(bare)")
      #expect(found(literal(Self.latin.replacing("rizqan", with: "ribqan"), arabic: arabic)) == ["TL08"])
    }
  }

  @Test(arguments: ["ιnnī", "іnnī", "λinnī"])
  func aForeignLetterMovesNoWords(word: String) {
    #expect(found(literal(Self.latin.replacing("innī", with: word))) == [])
  }

  @Test func unrecitedWordsNeedNoTransliteration() {
    for arabic in [
      Self.arabic + " إِذَا أَصْبَحَ", "قَالَ النَّبِيُّ: " + Self.arabic, "قَالَ رَسُولُ اللَّهِ: " + Self.arabic,
    ] {
      #expect(found(literal(Self.latin, arabic: arabic)) == [], "\(arabic)")
    }
    #expect(found(literal(Self.latin + " idhā aṣbaḥ", arabic: Self.arabic + " إِذَا أَصْبَحَ")) == [])
  }

  @Test func otherTextsAreLeftToOtherRules() {
    #expect(found(literal("TODO")) == [])
    #expect(found(literal(Self.arabic)) == [])
    #expect(found("dua slug=a\n  transliteration subhana llah") == [])
  }

  @Test func manyFindingsOfOneTextAreCounted() throws {
    let words = ["كَتَبَ", "شَرِبَ", "قَتَلَ", "فَهِمَ", "ذَهَبَ", "سَمِعَ", "نَصَرَ", "ضَرَبَ"]
    let latin = ["kataba", "sharuba", "qatala", "fahuma", "dhahaba", "samuʿa", "naṣara", "ḍaruba"]
    let library = IndexedDraft(
      DraftLiteral(literal(latin.joined(separator: " "), arabic: words.joined(separator: " "))).draft
    )
    let findings = TransliteratedVowel.check(library)
    #expect(findings.count == 3)
    #expect(findings.last?.message.hasSuffix(" (and 1 more in this text)") == true)
  }

  @Test func aWordWithAnotherConsonantHasOneFinding() {
    let pair = literal("inna lillahi wa inna ilayhi tarji'un", arabic: "إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ")
    #expect(found(pair) == ["TL08"])
  }

  @Test func aMissingConsonantIsReportedAtItsOwnWord() {
    expect(
      TransliteratedConsonant.self,
      in: literal("wa aghnini bifadlika 'an siwaka", arabic: "وَأَغْنِنِي بِفَضْلِكَ عَمَّنْ سِوَاكَ"),
      finds: """
        3 `'an`: `'an` does not match `عَمَّنْ` in `arabic` of dua `a`: a consonant differs; compare the two words
          note 2 `عَمَّنْ`: the Arabic
        """
    )
  }

  @Test func someSchemesWriteOForAAfterHeavyLetters() {
    let arabic = "إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ"
    #expect(found(literal("innaa lillaahi wa innaa ilaihi rooji'uun", arabic: arabic)) == [])
    #expect(found(literal("innaa lillaahi wa innoo ilaihi raaji'uun", arabic: arabic)) == ["TL09"])
  }

  @Test func englishWordsAreLeftToTheirRule() {
    #expect(found(literal("say: \(Self.latin)")) == [])
  }
}
