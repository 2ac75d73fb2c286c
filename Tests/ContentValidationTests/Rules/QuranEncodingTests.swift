import ContentDraft
import Diagnostics
import DuaLibrary
import FidelityMeasures
import QuranText
import TestSupport
import Testing

@testable import ContentValidation

@Suite struct QuranEncodingTests {
  private static let indoPak = "اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی ۟"
  private static let indoPakWords = "اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی"
  private static let qpcHafs = "إِلَّا تَذۡكِرَةٗ لِّمَن يَخۡشَىٰ"
  private static let simple = "الرَّحْمَٰنُ عَلَى الْعَرْشِ اسْتَوَىٰ"

  private func dua(_ arabic: String, _ source: String = "type=quran surah=20 ayah=5") -> String {
    "dua slug=a\n  arabic \(arabic)\n  source \(source)"
  }

  /// The findings of all rules about letters, characters, vocalization and quotations: `RULE MARK`.
  private func found(_ source: String, accepting encodings: [QuranEncoding] = []) -> [String] {
    let literal = DraftLiteral("library default=en\n\(source)")
    var draft = literal.draft
    draft.declaration?.policy.quranEncodings = encodings
    return Validator.findings(in: draft)
      .filter { ["AR", "QR", "TK"].contains($0.rule.rawValue.prefix(2)) || $0.rule == "TX10" }
      .map { "\($0.rule) \(literal.mark($0.range))" }
  }

  @Test func aVerseInAnotherEncodingHasOneFinding() {
    #expect(found(dua(Self.indoPak)) == ["QR13 3 `\(Self.indoPakWords)`"])
    expect(
      UnacceptedQuranEncoding.self,
      in: dua(Self.indoPak),
      finds: """
        2 `اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی`: `اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی` in `arabic` of dua `a` is Quran \
        20:5 in the encoding Indo-Pak, which the library does not accept: write it in Tanzil simple, or add `indo-pak` to \
        `quran-encodings` in the policy
        """
    )
  }

  @Test func aVerseInAnAcceptedEncodingHasNone() {
    #expect(found(dua(Self.indoPak), accepting: [.tanzilSimple, .indoPak]) == [])
    #expect(found(dua(Self.qpcHafs, "type=quran surah=20 ayah=3")) == [])
    #expect(found(dua(Self.simple)) == [])
    #expect(found(dua("﴿\(Self.qpcHafs) ٣﴾", "type=quran surah=20 ayah=3")) == [])
  }

  @Test func thePolicyListsTheAcceptedEncodings() {
    let qpc = dua(Self.qpcHafs, "type=quran surah=20 ayah=3")
    #expect(found(qpc, accepting: [.tanzilSimple]) == ["QR13 3 `\(Self.qpcHafs)`"])
    #expect(found(dua(Self.simple), accepting: [.qpcHafs]) == ["QR13 3 `\(Self.simple)`"])
  }

  @Test func aVerseWithoutMarksIsInTanzilsBareText() {
    let bare = "الرحمن على العرش استوى"
    #expect(found(dua(bare)) == ["QR13 3 `\(bare)`"])
    #expect(found(dua(bare), accepting: [.tanzilSimpleClean]) == [])
    #expect(found(dua("اللهم اغفر لي", "type=other title=B")).map { $0.prefix(4) } == ["TK01"])
  }

  @Test func aMistakeInAnotherEncodingIsReportedOnce() {
    let wrong = Self.qpcHafs.replacing("تَذۡكِرَةٗ", with: "تَذۡكِرَةٖ")
    #expect(found(dua(wrong, "type=quran surah=20 ayah=3")) == ["QR02 3 `تَذۡكِرَةٖ`"])
  }

  @Test func aSpellingWithinAVerseInAnotherEncodingIsOneFinding() {
    let verse = "وَمَنْ یَّقْتُلْ مُؤْمِنًا مُّتَعَمِّدًا فَجَزَآؤُهٗ جَهَنَّمُ خَلِدًا فِیْهَا وَغَضِبَ اللّٰهُ عَلَیْهِ وَلَعَنَهٗ وَاَعَدَّ لَهٗ عَذَابًا عَظِیْمًا"
    let source = "type=quran surah=4 ayah=93"
    #expect(found(dua(verse, source)) == ["QR13 3 `\(verse)`"])
    #expect(found(dua(verse, source), accepting: [.indoPak]) == ["QR08 3 `خَلِدًا`"])
  }

  @Test func aStrayCharacterIsNotAnEncoding() {
    let mixed = "رَبَّنَا آتِنَا فِی الدُّنْيَا"
    for source in ["type=quran surah=2 ayah=201", "type=other title=B"] {
      #expect(found(dua(mixed, source)).map { $0.prefix(4) } == ["AR05"])
    }
  }

  @Test func aTextThatIsAVerseMustCiteIt() {
    expect(
      UncitedVerse.self,
      in: dua("قُلْ هُوَ اللَّهُ أَحَدٌ", "type=hadith collection=bukhari number=1"),
      finds: """
        2 `قُلْ هُوَ اللَّهُ أَحَدٌ`: `قُلْ هُوَ اللَّهُ أَحَدٌ` in `arabic` of dua `a` is from Quran 112:1, but the dua does not cite \
        the Quran: add `<source type="quran" surah="112" ayah="1"/>`
        """
    )
    #expect(found(dua(Self.simple, "type=other title=B")) == ["QR14 3 `\(Self.simple)`"])
    expect(UncitedVerse.self, in: dua("الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ", "type=other title=B"))
    expect(UncitedVerse.self, in: dua("هُوَ اللَّهُ أَحَدٌ", "type=other title=B"))
    // A part of a verse, from five words on.
    let part = "رَبِّ نَجِّنِي مِنَ الْقَوْمِ الظَّالِمِينَ"
    #expect(Trial(UncitedVerse.self, dua(part, "type=other title=B")).marks == [part])
    #expect(Trial(UncitedVerse.self, dua(part + " آمِينَ يَا رَبِّ", "type=other title=B")).marks == [])
    expect(UncitedVerse.self, in: dua(Self.simple, "type=quran surah=112 ayah=1"))
  }

  @Test func aVerseBesideAnotherCitationIsNamed() {
    let verse = "قُلْ أَعُوذُ بِرَبِّ النَّاسِ مَلِكِ النَّاسِ"
    let sources = "type=quran surah=113 ayah=1\n  source type=hadith collection=bukhari number=1"
    #expect(
      Trial(UncitedVerse.self, dua(verse, sources)).messages == [
        "`\(verse)` in `arabic` of dua `a` is Quran 114:1-2, but the dua cites Quran 113:1, which is not in it: correct the source, or "
          + "the text"
      ]
    )
    #expect(Trial(UncitedVerse.self, dua(verse, sources.replacing("113", with: "114"))).marks == [])
  }

  @Test func aMisquoteNamesTheMarkThatDiffers() {
    let text = "لَا إِلَهَ إِلَّا أَنتَ سُبْحَانَكَ إِنِّي كُنْتَ مِنَ الظَّالِمِينَ"
    expect(
      QuotedVowel.self,
      in: dua(text, "type=quran surah=21 ayah=87"),
      finds: """
        2 `كُنْتَ`: `كُنْتَ` in `arabic` of dua `a` differs from Quran 21:87 in a vowel mark: it has U+064E ARABIC FATHA \
        where the Quran has U+064F ARABIC DAMMA; write `كُنْتُ`
        """
    )
  }

  @Test(.requires(.referenceTexts)) func withTheTextsTheFixWritesTheVerse() throws {
    let texts = try ReferenceData.standard.quranTexts()
    let quran = QuranSource(fingerprints: try .shipped(), texts: texts)
    func verse(_ surah: Int, _ ayah: Int) throws -> String {
      try #require(texts.verse(surah: surah, ayah: ayah, .simple))
    }
    func fixed(_ arabic: String, _ source: String, by rule: RuleID) throws -> [String] {
      let literal = DraftLiteral(dua(arabic, source))
      let fixIts = Validator.findings(in: literal.draft, quran: quran).filter { $0.rule == rule }.flatMap(
        \.fixIts
      )
      #expect(fixIts.allSatisfy { $0.writesQuran && $0.applicability == .unsafe })
      return fixIts.flatMap(\.edits).map { "\(literal.mark($0.range)) -> \($0.replacement)" }
    }
    #expect(
      try fixed(Self.indoPak, "type=quran surah=20 ayah=5", by: "QR13") == [
        "2 `\(Self.indoPak)` -> \(try verse(20, 5))"
      ]
    )
    #expect(
      try fixed("عَلَی الْعَرْشِ اسْتَوٰی ۟", "type=quran surah=20 ayah=5", by: "QR13")
        == ["2 `عَلَی الْعَرْشِ اسْتَوٰی ۟` -> عَلَى الْعَرْشِ اسْتَوَىٰ"]
    )
    #expect(
      try fixed("اللَّهُ الصَّمَدِ", "type=quran surah=112 ayah=2", by: "QR02") == ["2 `الصَّمَدِ` -> الصَّمَدُ"]
    )
    #expect(
      try fixed("لَمْ وَلَمْ يُولَدْ", "type=quran surah=112 ayah=3", by: "QR03") == ["2 `لَمْ` -> لَمْ يَلِدْ"]
    )
  }
}
