import ContentDraft
import Diagnostics
import RulePages
import Testing

@testable import ContentValidation

/// Findings in a library with an incompletely read file.
@Suite struct WholenessTests {
  private func rules(_ source: String, isWhole: Bool) -> Set<RuleID> {
    var draft = DraftLiteral(source).draft
    draft.isComplete = isWhole
    return Set(Validator.findings(in: draft).map(\.rule))
  }

  @Test func recordsThatAnIncompleteFileMayContainAreNotReportedAsMissing() {
    let source = """
      library default=en required=en,id
        category slug=praise
      dua id=1 slug=a difficulty=beginner repetitions=1 xp=20 category=none
        title:en A
      dua id=2 slug=b difficulty=beginner repetitions=1 xp=20
      journey id=1 slug=j order=1 emoji=x
        name:en J
        step dua=gone slot=morning
      layer translation:en
        text lost Hello
      """
    let whole = rules(source, isWhole: true)
    let held: Set = [UnknownDua.id, UnusedDua.id, MissingTransliteration.id]
    #expect(whole.isSuperset(of: held))
    let found = rules(source, isWhole: false)
    #expect(found.isDisjoint(with: held))
    #expect(found.isSuperset(of: [UnknownCategory.id, MissingSource.id]), "what is there is still checked")
    #expect(rules("dua slug=a", isWhole: true).contains(MissingDeclaration.id))
    #expect(!rules("dua slug=a", isWhole: false).contains(MissingDeclaration.id))
  }

  @Test func referencesToAnUnreadableSlugAreNotReported() {
    let source = """
      library default=en required=en
      dua id=1 slug=A_B difficulty=beginner repetitions=1 xp=20
        title:en A
      journey id=1 slug=j order=1 emoji=x
        name:en J
        step dua=a-b slot=morning
      layer transliteration
        text a-b hello
      """
    #expect(rules(source, isWhole: true).isDisjoint(with: [UnknownDua.id, MissingTransliteration.id]))
  }

  @Test func onlyTextsThatALayerMayContainAreNotReportedAsMissing() {
    let source = """
      library default=en required=en,id
      dua id=1
      """
    var draft = DraftLiteral(source).draft
    let missing = { (draft: LibraryDraft) in
      Validator.findings(in: draft).filter { [IncompleteDua.id, MissingTranslation.id].contains($0.rule) }
        .map(\.message).filter {
          $0.contains("`arabic`") || $0.contains("`translation`") || $0.contains("`title`")
        }
    }
    #expect(missing(draft).count == 5)
    draft.isComplete = false
    #expect(missing(draft).allSatisfy { $0.contains("`title`") })
    #expect(missing(draft).count == 2)
  }

  @Test func aDraftIsWholeWhenEveryFileIsComplete() {
    let files = DraftLiteral("library\nfile\ndua slug=a").files
    #expect(LibraryDraft(files: files).isComplete)
    var broken = files
    broken[0].isComplete = false
    #expect(!LibraryDraft(files: broken).isComplete)
  }

  @Test func anUnreadableTextOfALanguageIsPresentAndUnknown() {
    let source = """
      library default=en required=en,id
      dua slug=a
        title:en !
        title:id !
        translation:en !
        translation:id !
        arabic !
        transliteration !
      """
    let messages = Validator.findings(in: DraftLiteral(source).draft).map(\.message)
    for name in ["title", "translation", "arabic", "transliteration"] {
      #expect(!messages.contains { $0.contains("no `\(name)`") })
    }
  }

  @Test func aNoteBelongsToAHadith() {
    expect(
      ForeignSourceField.self,
      in: """
        dua slug=a
          source type=quran surah=2 ayah=201 note=x
        """,
      finds: """
        2 `x`: `note` belongs to sources of type `hadith`, but this source of dua `a` has type `quran`: \
        remove it, or correct `type`
        """
    )
  }

  @Test func aReaderRuleThatCostsContentIsEssential() {
    let harmless: Set<RuleID> = [
      "EN02", "EN03", "FI04", "FI05", "FI07", "JS02", "JS03", "VO19", "VO25", "XM10",
    ]
    let areas: Set = ["EN", "FI", "JS", "LB", "LM", "VO", "XM"]
    let lenient = RuleCatalog.all.filter {
      areas.contains(String($0.id.rawValue.prefix(2))) && !$0.isEssential
    }
    #expect(Set(lenient.map(\.id)) == harmless)
  }
}
