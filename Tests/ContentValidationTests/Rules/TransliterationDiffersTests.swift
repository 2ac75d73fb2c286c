import ContentDraft
import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct TransliterationDiffersTests {
  private static let arabic = "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَقَلْبًا خَاشِعًا مِنْ فَضْلِكَ"
  private static let latin =
    "allāhumma innī asʾaluka ʿilman nāfiʿā, wa-qalban khāshiʿan min faḍlik"

  /// A library whose policy names the scheme, with one dua and perhaps others.
  private func library(_ arabic: String = Self.arabic, _ latin: String = Self.latin, others: [String] = [])
    -> String
  {
    let head =
      "library default=en\n  scheme rizq-1\ndua slug=a\n  arabic \(arabic)\n  transliteration \(latin)"
    return ([head] + others.enumerated().map { "dua slug=o\($0)\n  arabic \($1)" }).joined(separator: "\n")
  }

  /// `RULE severity `MARKED TEXT`` of every finding about the two texts.
  private func found(_ literal: String) -> [String] {
    let literal = DraftLiteral(literal)
    let rules = ["TL", "QR", "TK", "GT", "AR"]
    return Validator.findings(in: literal.draft)
      .filter { finding in rules.contains { finding.rule.rawValue.hasPrefix($0) } }
      .map { "\($0.rule) \($0.severity) \(literal.mark($0.range))" }
  }

  private func message(_ literal: String) -> String {
    let literal = DraftLiteral(literal)
    return Validator.findings(in: literal.draft)
      .filter { $0.rule == TransliterationDiffers.id || $0.rule == TransliteratedConsonant.id }
      .map(\.message).joined(separator: "\n")
  }

  @Test func theRomanizationIsNotReported() { #expect(found(library()) == []) }

  @Test(arguments: [
    ("أَسْأَلُكَ", "أَصْأَلُكَ"), ("عِلْمًا", "عِلْمَا"), ("نَافِعًا", "نَفِعًا"), ("وَقَلْبًا", "وَكَلْبًا"), ("خَاشِعًا", "حَاشِعًا"),
    ("فَضْلِكَ", "فَدْلِكَ"), ("إِنِّي", "إِنِي"), ("خَاشِعًا", "خَاشِعٍ"),
  ])
  func aLetterOrVowelIsReportedAtTheArabicWord(word: String, wrong: String) {
    let findings = found(library(Self.arabic.replacing(word, with: wrong)))
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.hasSuffix("4 `\(wrong)`") == true, "\(findings)")
  }

  @Test func aSpaceInsideAWordIsOneFinding() {
    let arabic = "اللَّهُمَّ بَاعِدْ بَيْنِي وَبَيْنَ خَطَايَايَ كَمَا بَاعَدْتَ"
    let latin = "allāhumma bāʿid baynī wa-bayna khaṭāyāya kamā bāʿadt"
    #expect(found(library(arabic, latin)) == [])
    for parts in ["خَطَا يَايَ"] {
      let findings = found(library(arabic.replacing("خَطَايَايَ", with: parts), latin))
      #expect(findings.count == 1 && findings[0].hasSuffix("4 `\(parts)`"), "\(findings)")
    }
    let trial = Trial(
      TransliterationDiffers.self,
      library(arabic.replacing("خَطَايَايَ", with: "خَطَا يَايَ"), latin)
    )
    #expect(trial.fixed == [arabic])
  }

  @Test(arguments: [
    ("ʿilman", "ilmān", ""), ("khāshiʿan", "khāshian", "is a word of the Quran"),
    ("faḍlik", "faḍlk", "no Arabic word has `ḍlk`"),
    ("qalban", "qlban", "no Arabic word has `qlb`"),
  ])
  func lettersThatNoWordHasAreASlipOfTheTransliteration(right: String, wrong: String, reason: String) {
    let literal = library(Self.arabic, Self.latin.replacing(right, with: wrong))
    if reason.isEmpty {
      #expect(!message(literal).contains("no Arabic word"))
    } else {
      #expect(message(literal).contains(reason))
      #expect(found(literal).allSatisfy { $0.contains("5 `") })
    }
  }

  @Test func aKnownWordIsWrittenByAFix() {
    let arabic = "أَبُوءُ لَكَ بِنِعْمَتِكَ عَلَيَّ، وَأَبُوءُ لَكَ بِذَنْبِي"
    let literal = library(
      arabic.replacing("بِنِعْمَتِكَ", with: "بِنِعْمَتَكَ"),
      "abūʾu laka bi-niʿmatika ʿalayy, wa-abūʾu laka bi-dhanbī"
    )
    let wrong = Trial(TransliterationDiffers.self, literal)
    #expect(wrong.fixed == [arabic])
    #expect(wrong.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    (
      "اللَّهُمَّ أَنْتَ السَّلَامُ، وَمِنْ كَالسَّلَامُ، تَبَارَكْتَ يَا ذَا الْجَلَالِ",
      "allāhumma anta s-salām, wa-minka s-salām, tabārakta yā dhā l-jalāl", "السَّلَامُ عَلَيْكُمْ"
    ),
    (
      "اللَّهُمَّ افْتَحْ لِأَبْوَابَ رَحْمَتِكَ، وَيَسِّرْ أَمْرِي", "allāhumma ftaḥ lī abwāba raḥmatik, wa-yassir amrī",
      "افْتَحْ لَنَا أَبْوَابَ الْخَيْرِ"
    ),
  ])
  func aLetterOfTheWordBeforeIsNotDeleted(arabic: String, latin: String, other: String) {
    #expect(Trial(TransliterationDiffers.self, library(arabic, latin, others: [other])).fixed == [])
  }

  @Test func theShortSpellingsOfTheQuranDoNotConfirmAShortVowel() {
    let literal = library(
      "سُبْحَانَ رَبِّيَ الْعَظِيمِ وَبِحَمْدِهِ",
      "subḥana rabbiya l-ʿaẓīmi wa-bi-ḥamdih",
      others: ["سُبْحَانَ اللَّهِ"]
    )
    #expect(message(literal).contains("the transliteration is more likely wrong"))
  }

  @Test func anApostropheOfAnotherKindIsASlipOfTheTransliteration() {
    let literal = library(Self.arabic, Self.latin.replacing("ʿilman", with: "'ilman"))
    #expect(message(literal).contains("rizq-1 does not write U+0027 APOSTROPHE"))
    #expect(found(literal).allSatisfy { $0.hasSuffix("5 `'ilman`") })
  }

  @Test func exchangedWordsAreOneFinding() {
    let arabic = "أَعُوذُ بِكَ مِنَ الْحَزَنِ وَالْهَمِّ، وَالْعَجْزِ وَالْكَسَلِ"
    let latin = "aʿūdhu bika mina l-hammi wa-l-ḥazan, wa-l-ʿajzi wa-l-kasal"
    #expect(found(library(arabic, latin)) == ["TL07 error 5 `l-hammi wa-l-ḥazan`"])
  }

  @Test func hyphensAreTheTransliterations() {
    let literal = library(Self.arabic, Self.latin.replacing("wa-qalban", with: "wa qalban"))
    #expect(found(literal) == ["TL11 warning 5 `wa qalban`"])
    #expect(message(literal).hasSuffix("only the hyphens differ, which the Arabic does not have"))
  }

  @Test(arguments: [
    ("wa-l-ʿaẓamati", "wal-ʿaẓamati", "a hyphen is missing"),
    ("wa-l-ʿaẓamati", "wa-l-ʿaẓa-mati", "there is a hyphen too many"),
    ("wa-l-ʿaẓamati", "wal-ʿaẓa-mati", "a hyphen is in another place"),
  ])
  func theMessageSaysWhichHyphensDiffer(right: String, written: String, detail: String) {
    let arabic = "سُبْحَانَ ذِي الْجَبَرُوتِ وَالْمَلَكُوتِ وَالْعَظَمَةِ وَالْكِبْرِيَاءِ"
    let latin = "subḥāna dhī l-jabarūti wa-l-malakūti wa-l-ʿaẓamati wa-l-kibriyāʾ"
    #expect(found(library(arabic, latin)) == [])
    let literal = library(arabic, latin.replacing(right, with: written))
    #expect(
      message(literal).hasSuffix(": \(detail); only the hyphens differ, which the Arabic does not have")
    )
  }

  @Test func aCorrectionHasNoTwoAlefsInARow() {
    let literal = library(
      "لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ",
      "lā ḥawla wa-la quwwata illā bi-llāh",
      others: ["وَلَا إِلَهَ غَيْرُكَ"]
    )
    #expect(message(literal).contains("`وَلَا` is a word of other duas"))
    let scalars = message(literal).unicodeScalars
    #expect(!zip(scalars, scalars.dropFirst()).contains { $0 == "\u{0627}" && $1 == "\u{0627}" })
  }

  @Test func aSpaceWithoutAHyphenIsNotTheTransliterations() {
    let findings = found(library("اللَّهُمَّ صَيِّبًانَافِعًا", "allāhumma ṣayyiban nāfiʿā"))
    #expect(!findings.contains { $0.contains("ṣayyiban") }, "\(findings)")
  }

  @Test func capitalsDoNotDiffer() {
    #expect(found(library(Self.arabic, Self.latin.replacing("allāhumma", with: "Allāhumma"))) == [])
  }

  @Test func aPronounWrittenApartIsTheArabics() {
    let arabic = "اللَّهُمَّ اغْفِرْ لَهُمْ وَارْحَمْ هُمْ أَجْمَعِينَ"
    let latin = "allāhumma ghfir lahum wa-rḥamhum ajmaʿīn"
    #expect(found(library(arabic, latin, others: ["وَارْحَمْ مَنْ هُمْ"])) == ["TL11 warning 4 `وَارْحَمْ هُمْ`"])
  }

  @Test func aHamzaLostWithItsVowelIsFound() {
    let arabic = "شَيْءٌ فِي الْارْضِ وَلَا فِي السَّمَاءِ"
    let latin = "shayʾun fī l-arḍi wa-lā fī s-samāʾ"
    #expect(message(library(arabic, latin)).contains("`الْأَرْضِ` is a word of"))
  }

  @Test func anErrorOfEverySchemeStaysAnError() {
    #expect(found(library(Self.arabic.replacing("خَاشِعًا", with: "دَاشِعًا"))) == ["TL08 error 4 `دَاشِعًا`"])
    #expect(found(library(Self.arabic.replacing("خَاشِعًا", with: "حَاشِعًا"))) == ["TL11 warning 4 `حَاشِعًا`"])
  }

  @Test func theQuranAndOtherDuasDecideWhichIsLikelierWrong() {
    #expect(
      message(library(Self.arabic.replacing("قَلْبًا", with: "قَلْفًا"), others: ["رَبِّ هَبْ لِي قَلْبًا"]))
        == "`وَقَلْفًا` in `arabic` of dua `a` is `wa-qalfan` in rizq-1, but the transliteration has `wa-qalban`: "
        + "U+0641 ARABIC LETTER FEH is `f`, not `b`; the Arabic is more likely wrong: `وَقَلْبًا` is a word of other duas, "
        + "`وَقَلْفًا` is not"
    )
    expect(
      TransliterationDiffers.self,
      in: library(Self.arabic, Self.latin.replacing("nāfiʿ", with: "nāfuʿ"), others: ["رِزْقًا نَافِعًا"]),
      finds: """
        5 `nāfuʿā`: `nāfuʿā` in the transliteration should be `nāfiʿā` (rizq-1) for `نَافِعًا` in `arabic` of dua `a`: \
        U+0650 ARABIC KASRA is `i`, not `u`; the transliteration is more likely wrong: `نَافِعًا` is a word of other \
        duas, `نَافُعًا` with these vowels is not
          note 4 `نَافِعًا`: the Arabic
          fix 5 `nāfuʿā` -> `nāfiʿā`: write `nāfiʿā`
        """
    )
    #expect(
      message(library(Self.arabic + " طَلْخًا", Self.latin.dropLast() + "ka ṭalḥā"))
        .hasSuffix("either may be wrong, neither word is known: compare both with a printed source")
    )
  }

  @Test func aDuaDoesNotConfirmItself() {
    let twice = message(library(Self.arabic + " طَلْخًا طَلْخًا", Self.latin.dropLast() + "ka ṭalkhan ṭalḥā"))
    #expect(twice.contains("neither word is known"), "\(twice)")
  }

  @Test func spacesInsideAndBetweenWords() {
    let inside = library(Self.arabic.replacing("خَاشِعًا", with: "خَا شِعًا"))
    #expect(found(inside) == ["TL11 warning 4 `خَا شِعًا`"])
    #expect(message(inside).contains("one word of the transliteration stands for two of the Arabic"))
    let lost = found(library(Self.arabic.replacing("مِنْ فَضْلِكَ", with: "مِنْفَضْلِكَ")))
    #expect(lost.count == 1 && lost.first?.contains("مِنْفَضْلِكَ") == true, "\(lost)")
  }

  @Test func wholeWordsAreReportedAsSuch() {
    let dropped = Self.arabic.replacing("أَسْأَلُكَ ", with: "")
    #expect(found(library(dropped)) == ["TL05 error 5 `asʾaluka`"])
    let doubled = Self.arabic.replacing("أَسْأَلُكَ", with: "أَسْأَلُكَ أَسْأَلُكَ")
    #expect(found(library(doubled)).count == 1)
    #expect(
      found(library(Self.arabic, Self.latin.replacing("asʾaluka", with: "asʾaluka asʾaluka"))) == [
        "TL06 error 5 `asʾaluka`"
      ]
    )
    #expect(
      found(library(Self.arabic, Self.latin.replacing("innī asʾaluka", with: "asʾaluka innī"))).count == 1
    )
  }

  @Test func aWordSpokenOtherwiseBecauseOfItsNeighborIsNotAnotherFinding() {
    let findings = found(library(Self.arabic.replacing(" نَافِعًا،", with: "،")))
    #expect(findings.count == 1, "\(findings)")
    let comma = found(library(Self.arabic.replacing("،", with: "")))
    #expect(comma == ["TL11 warning 5 `nāfiʿā`"])
  }

  @Test func missingMarksAreLeftToTheirRule() {
    #expect(found(library(Self.arabic.replacing("خَاشِعًا", with: "خاشعا"))).filter { $0.hasPrefix("TL") } == [])
  }

  @Test func anotherSchemeIsOneFinding() {
    let text = found(
      library(Self.arabic, "Allaahumma innee as-aluka ‘ilman naafi‘an, wa qalban khaashi‘an min fadlik")
    )
    #expect(text.count == 1 && text.first?.hasPrefix("TL12 error 5") == true, "\(text)")
    expect(
      TransliterationInOtherScheme.self,
      in: library("بِسْمِ اللَّهِ", "Bismillah"),
      finds: """
        5 `Bismillah`: the transliteration of dua `a` is not written in rizq-1, the scheme of the policy: none of its words is \
        what it writes for the Arabic
          note 4 `بِسْمِ اللَّهِ`: the Arabic
          fix 5 `Bismillah` -> `bismi llāh`: write it in rizq-1
        """
    )
    #expect(Set(found(library("بِسْمِ اللَّهِ", "bismi llāhu"))) == ["TL11 warning 5 `llāhu`"])
  }

  @Test func aSchemeIsOneFindingWithItsCharacters() {
    var draft = DraftLiteral(
      library(Self.arabic, "Allaahumma innee as-aluka ‘ilman naafi‘an, wa qalban khaashi‘an min fadlik")
    ).draft
    var policy = CharacterPolicy()
    policy.transliteration = CharacterInventory([0x61...0x7A, 0x20...0x2F], allowsEmoji: false)
    draft.declaration?.policy.characters = policy
    let found = Validator.findings(in: draft).filter { $0.range?.bytes.isEmpty == false }.map(\.rule)
    #expect(found.filter { ["TL12", "TX10", "TR01"].contains($0) } == ["TL12"])
  }

  @Test func aReferenceIsNotAnotherScheme() {
    let literal =
      library("رَبِّ زِدْنِي عِلْمًا [سورة طه: ١١٤]", "rabbi zidnī ʿilmā") + "\n  source type=quran surah=20 ayah=114"
    #expect(found(literal) == ["AR19 warning 4 `[سورة طه: ١١٤]`"])
  }

  @Test func aLatinSignIsLeftToItsRule() {
    let wrong = Self.arabic.replacing("،", with: ";")
    #expect(found(library(wrong)) == ["AR17 error 4 `;`"])
    let literal = DraftLiteral(library(wrong))
    let finding = Validator.findings(in: literal.draft).first { $0.rule == LatinPunctuationInArabic.id }
    #expect(finding?.fixIts.flatMap(\.edits).map(\.replacement) == ["،"])
    #expect(
      finding?.message
        == "U+003B SEMICOLON in the word `نَافِعًا;` in `arabic` of dua `a` is not Arabic: write U+060C ARABIC COMMA, "
        + "which the transliteration has there, or U+061B ARABIC SEMICOLON"
    )
    #expect(found(library(Self.arabic.replacing("،", with: ","))) == ["AR17 error 4 `,`"])
  }

  @Test func theSpaceIsWrittenWhereTheTransliterationHasIt() {
    let arabic = "اللَّهُمَّ إِنِّي أَعُوذُ بِكَمِنَ الْهَمِّ"
    expect(
      TransliterationDiffers.self,
      in: library(arabic, "allāhumma innī aʿūdhu bika mina l-hamm"),
      finds: """
        4 `بِكَمِنَ`: `بِكَمِنَ` in `arabic` of dua `a` is `bi-kamina` in rizq-1, but the transliteration has `bika mina`: two words of \
        the transliteration stand for one of the Arabic; the Arabic is more likely wrong: write a space between `بِكَ` and `مِنَ`
          note 5 `bika mina`: the transliteration
          fix 4 `` -> ` `: write a space
        """
    )
    let tanwin = library("اللَّهُمَّ أَعُوذُ بِكَ مِنْ قَلْبٍلَا يَخْشَعُ", "allāhumma aʿūdhu bika min qalbin lā yakhshaʿ")
    #expect(found(tanwin) == ["AR11 error 4 `بٍ`"])
  }

  @Test func anAttachedPronounIsPartOfItsWord() {
    let arabic = "أَسْتَغْفِرُ الَّذِي سَتَرَنِي بِفَضْلِهِ"
    expect(
      TransliterationDiffers.self,
      in: library(arabic, "astaghfiru lladhī satara nī bi-faḍlih"),
      finds: """
        5 `satara nī`: `satara nī` in the transliteration should be `sataranī` (rizq-1) for `سَتَرَنِي` in `arabic` of dua `a`: two \
        words of the transliteration stand for one of the Arabic; the transliteration is more likely wrong: `نِي` is attached to the word \
        before it
          note 4 `سَتَرَنِي`: the Arabic
          fix 5 `satara nī` -> `sataranī`: write `sataranī`
        """
    )
  }

  @Test(arguments: [
    ("b\u{456}smi", "U+0456 CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I"),
    ("wah\u{323}dah", "U+0323 COMBINING DOT BELOW"),
  ])
  func aLetterThatLooksRightIsNamed(word: String, name: String) {
    let latin = ["bismi", "llāhi", "waḥdah"].map {
      $0.first == word.first && $0.last == word.last ? word : $0
    }
    let literal = DraftLiteral(library("بِسْمِ اللَّهِ وَحْدَهُ", latin.joined(separator: " ")))
    let messages = Validator.findings(in: literal.draft).filter { $0.rule == TransliterationDiffers.id }.map(
      \.message
    )
    #expect(messages.count == 1 && messages[0].contains(", which has \(name)"), "\(messages)")
  }

  @Test func generatedTransliterationsAndOtherLibrariesAreNotCompared() {
    let wrong = Self.arabic.replacing("خَاشِعًا", with: "حَاشِعًا")
    #expect(Set(found(library(wrong) + "\n  generated rizq-1").map { $0.prefix(4) }) == ["AR27", "GT02"])
    expect(TransliterationDiffers.self, in: library(wrong).replacing("  scheme rizq-1\n", with: ""))
    expect(TransliterationDiffers.self, in: library(wrong).replacing("rizq-1", with: "unknown"))
  }

  @Test func aQuotationIsComparedWithTheQuranInstead() {
    let verse = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
    let latin = "rabbanā ātinā fī d-dunyā ḥasanatan wa-fī l-ākhirati ḥasanatan wa-qinā ʿadhāba n-nār"
    let source = "\n  source type=quran surah=2 ayah=201"
    #expect(found(library(verse, latin) + source) == [])
    let findings = found(library(verse.replacing("وَقِنَا", with: "وَكِنَا"), latin) + source)
    #expect(findings.count == 1 && findings.first?.hasPrefix("QR") == true, "\(findings)")
  }
}
