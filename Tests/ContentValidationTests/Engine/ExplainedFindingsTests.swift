import ArabicText
import ContentDraft
import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct ExplainedFindingsTests {
  private static let scheme = "library\n  scheme rizq-1\n"
  private static let dua = "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ، سُبْحَانَ اللَّهِ الْعَظِيمِ"
  private static let latin = Romanizer.rizq1.romanize(dua)

  /// The errors and warnings about Arabic and transliterations.
  private func rules(_ transliteration: String, arabic: String = dua, policy: String = "") -> [RuleID] {
    let source =
      Self.scheme + policy + "dua slug=a\n  arabic \(arabic)\n  transliteration \(transliteration)"
    let draft = DraftLiteral(source).draft
    return Validator.findings(in: draft).filter { finding in
      draft.declaration?.policy.severity(of: finding).map { $0 <= .warning } == true
        && ["AR", "TL", "TR"].contains(finding.rule.description.prefix(2))
    }
    .map(\.rule)
  }

  @Test func aPastedTranslationIsOneFinding() {
    #expect(rules("Glory be to Allah and praise Him; glory be to Allah the Most Great") == ["TR02"])
    #expect(rules("I seek refuge with You from the evil of what You have created") == ["TR02"])
  }

  @Test func englishInsideATransliterationIsOneFinding() {
    #expect(rules(Self.latin) == [])
    #expect(rules(Self.latin + " three times in the morning") == ["TR02"])
    #expect(rules("Recite: " + Self.latin) == ["TR02"])
  }

  @Test func aFindingWhoseNoteIsAtTheSameWordsIsExplained() {
    func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: FileID(0), bytes) }
    func departure(from word: Range<Int>) -> Finding {
      Finding(TransliterationDiffers.self, "", at: range(100..<110), notes: [.init("", at: range(word))])
    }
    let joined = Finding(JoinedWords.self, "", at: range(10..<30))
    let draft = DraftLiteral("dua slug=a").draft
    #expect([departure(from: 12..<28), joined].withoutExplained(draft) == [joined])
    for other in [departure(from: 5..<50), departure(from: 30..<40)] {
      #expect([other, joined].withoutExplained(draft) == [other, joined])
    }
  }

  @Test func joinedWordsAreOneFinding() {
    for pair in ["سُبْحَانَ اللَّهِ", "اللَّهُ أَكْبَرُ"] {
      let latin = Romanizer.rizq1.romanize(pair)
      #expect(rules(latin, arabic: pair) == [])
      let other = "\ndua slug=b\n  arabic \(pair)"
      #expect(rules(latin + other, arabic: pair.replacing(" ", with: "")) == ["AR12"], "\(pair)")
    }
  }

  @Test func aFindingThatCountsSeveralPlacesExplainsAllAndFollowsOnlyFromAll() {
    func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: FileID(0), bytes) }
    let draft = DraftLiteral("dua slug=a").draft
    var joined = Finding(JoinedWords.self, "", at: range(10..<30))
    joined.others = [range(40..<60)]
    let second = Finding(TanwinInsideWord.self, "", at: range(44..<48))
    #expect([second, joined].withoutExplained(draft) == [joined])
    var several = Finding(TanwinInsideWord.self, "", at: range(14..<18))
    several.others = [range(44..<48)]
    #expect([several, joined].withoutExplained(draft) == [joined])
    several.others.append(range(70..<74))
    #expect([several, joined].withoutExplained(draft) == [several, joined])
  }

  @Test func ofAFindingThatCountsSeveralPlacesNoneIsReportedAgain() {
    func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: FileID(0), bytes) }
    func edit(_ byte: Int, _ text: String) -> FixIt.Edit { FixIt.Edit(range(byte..<byte + 2), text) }
    let draft = DraftLiteral("dua slug=a").draft
    var several = Finding(VowelInFormula.self, "", at: range(10..<20))
    several.others = [range(30..<40), range(50..<60)]
    several.fixIts = [FixIt("", edit(18, "a"), edit(38, "b"), edit(58, "c"))]
    func second(_ edits: FixIt.Edit...) -> Finding {
      Finding(CaseAfterPreposition.self, "", at: range(30..<40), fixIts: [FixIt("", .unsafe, edits)])
    }
    #expect([second(edit(38, "b")), several].withoutExplained(draft) == [several])
    for other in [second(edit(38, "d")), second(edit(36, "d"), edit(38, "b"))] {
      #expect([other, several].withoutExplained(draft) == [other, several])
    }
    let unrelated = Finding(SplitWord.self, "", at: range(30..<40), fixIts: second(edit(38, "b")).fixIts)
    #expect([unrelated, several].withoutExplained(draft) == [unrelated, several])
  }

  @Test(arguments: ["AR46", "AR29"])
  func anAcknowledgedFindingHidesNoOtherAndIsNotHidden(rule: String) {
    func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: FileID(0), bytes) }
    let text = "أَعُوذُ بِاللَّهِ السَّمِيعِ الْعَلِيمِ مِنَ الشَّيْطَانِ الرَّجِيمِ"
    let draft = DraftLiteral("dua slug=a\n  arabic \(text)\n  allow \(rule) as in the source").draft
    var several = Finding(VowelInFormula.self, "", at: range(10..<20))
    several.others = [range(30..<40)]
    several.fixIts = [FixIt("", FixIt.Edit(range(18..<20), "a"), FixIt.Edit(range(38..<40), "b"))]
    let second = Finding(
      CaseAfterPreposition.self,
      "",
      at: range(30..<40),
      fixIts: [FixIt("", .unsafe, [FixIt.Edit(range(38..<40), "b")])]
    )
    #expect([second, several].withoutExplained(draft) == [second, several])
  }

  @Test(arguments: [
    ("سُبْحَانَ اللَّهَ وَلَا إِلَهُ إِلَّا اللَّهِ وَلَا حَوْلُ وَلَا قُوَّةُ إِلَّا بِاللَّهَ", ["AR46"]),
    ("السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهُ وَبَرَكَاتُهُ", ["AR35"]),
  ])
  func eachPlaceIsReportedOnce(arabic: String, reported: [RuleID]) {
    #expect(rules(Romanizer.rizq1.romanize(arabic), arabic: arabic) == reported)
  }

  @Test func aFindingBesideWhoseMissingPartIsAMistakeIsExplained() {
    func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: FileID(0), bytes) }
    let draft = DraftLiteral("dua slug=a").draft
    let joined = Finding(JoinedWords.self, "", at: range(10..<30))
    var added = Finding(TransliteratedWordAdded.self, "", at: range(100..<110))
    #expect([added, joined].withoutExplained(draft) == [added, joined])
    added.neighbors = [range(31..<50), range(10..<30)]
    #expect([added, joined].withoutExplained(draft) == [joined])
  }

  @Test func swappedWordsAreOneFinding() {
    let swapped = Self.dua.replacing("اللَّهِ الْعَظِيمِ", with: "الْعَظِيمِ اللَّهِ")
    #expect(rules(Self.latin, arabic: swapped) == ["TL07"])
  }

  @Test func narrationIsOneFinding() {
    #expect(rules(Self.latin, arabic: "قال رسول الله: " + Self.dua) == ["AR19"])
    #expect(rules(Self.latin, arabic: Self.dua + " (رواه البخاري)") == ["AR19"])
  }

  @Test func otherMistakesAreReportedBesides() {
    let wrong = Self.latin.replacing("ʿaẓīm", with: "ʿaẓūm")
    #expect(Set(rules(wrong + " three times")) == ["TL11", "TR02"])
  }

  @Test func aFindingThatThePolicySilencesExplainsNothing() {
    let text = "Glory be to Allah and praise Him; glory be to Allah the Most Great"
    #expect(rules(text, policy: "  policy TR02=off\n").contains("TR02") == false)
    #expect(rules(text, policy: "  policy TR02=off\n").isEmpty == false)
  }
}
