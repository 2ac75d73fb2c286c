import ContentDraft
import Diagnostics
import QuranText
import RulePages
import SeededRandom
import Testing

@testable import ContentValidation

@Suite struct ValidatorTests {
  @Test func aCompleteLibraryHasNoFindings() {
    #expect(Validator.findings(in: DraftLiteral(completeLibrary).draft) == [])
  }

  @Test func oneMistakeIsOneFinding() {
    for (good, bad, finding) in [
      ("id=1 slug=glory", "slug=glory", "RQ03 7 `dua`"),
      ("xp=25", "xp=many", nil),
      ("slot=morning", "slot=noon", nil),
      ("category=morning", "category=mourning", "RF01 7 `mourning`"),
      ("dua=glory", "dua=glorie", "RF03 28 `glorie`"),
      ("number=6405", "number=99999", "CT03 12 `99999`"),
      ("repetitions=3", "repetitions=x", nil),
      ("translation:en Glory be to Allah", "translation:en TODO", "TX02 11 `TODO`"),
      ("arabic سُبْحَانَ اللهِ", "arabic subhana llah", "TX03 9 `subhana llah`"),
      ("minutes=2", "minutes=7", "JN02 26 `7`"),
    ] as [(String, String, String?)] {
      let literal = DraftLiteral(completeLibrary.replacing(good, with: bad, maxReplacements: 1))
      let found = Validator.findings(in: literal.draft).filter { $0.severity != .information }
      #expect(overview(found, in: literal) == [finding].compactMap(\.self), "\(bad)")
    }
  }

  @Test func aRuleThatIsTurnedOffRunsOnlyIfAnAcknowledgementNamesIt() throws {
    let literal = DraftLiteral(
      completeLibrary.replacing(
        "translation:en Glory be to Allah",
        with: "translation:en TODO",
        maxReplacements: 1
      )
    )
    var draft = literal.draft
    let found = try #require(Validator.findings(in: draft).first { $0.rule == PlaceholderText.id })
    let range = try #require(found.range)
    draft.declaration?.policy.levels[PlaceholderText.id] = Located(.off, at: range)
    #expect(!Validator.findings(in: draft).contains { $0.rule == PlaceholderText.id })
    draft.acknowledgements = [
      Acknowledgement(
        range: range,
        entry: range,
        rule: Located(PlaceholderText.id, at: range),
        reason: .value(Located("a word of the text", at: range))
      )
    ]
    #expect(Validator.findings(in: draft).contains(found))
  }

  @Test func theOrderOfRecordsAndFilesDoesNotMatter() {
    let literal = DraftLiteral(faultyLibrary)
    let expected = Validator.findings(in: literal.draft)
    #expect(expected.count > 20)
    #expect(Validator.findings(in: LibraryDraft(files: literal.files.reversed())) == expected)
    for seed in 0..<20 {
      var random = SplitMix64(seed: UInt64(seed))
      var draft = literal.draft
      draft.duas.shuffle(using: &random)
      draft.journeys.shuffle(using: &random)
      draft.orphanedTexts.shuffle(using: &random)
      draft.unreadableTexts.shuffle(using: &random)
      draft.conflictingTexts.shuffle(using: &random)
      #expect(Validator.findings(in: draft) == expected)
    }
  }

  @Test(arguments: [1, 2, 3, 16])
  func theNumberOfJobsDoesNotMatter(jobs: Int) async throws {
    for draft in [DraftLiteral(faultyLibrary).draft, largeLibrary(duas: 600, areAlike: true)] {
      let result = try await Validator.validate(draft, quran: shippedQuran, jobs: jobs)
      #expect(result.findings == Validator.findings(in: draft))
    }
  }

  @Test func locationsThatWereLookedUpBeforeAreUsed() async throws {
    let draft = DraftLiteral("dua slug=a\n  arabic هو الله أحد الله الصمد لم يلد").draft
    let result = try await Validator.validate(draft, quran: shippedQuran, jobs: 1)
    let text = "هو الله أحد الله الصمد لم يلد"
    #expect(result.quranLocations[text]?.first?.references.first?.description == "112:1-3")

    var none = QuranLocations()
    none[text] = []
    let again = try await Validator.validate(draft, quran: shippedQuran, locations: none, jobs: 1)
    #expect(again.quranLocations == none)
    #expect(result.findings.contains { $0.rule == UncitedVerse.id })
    #expect(!again.findings.contains { $0.rule == UncitedVerse.id })
  }

  @Test func aCancelledValidationGivesNoFindings() async {
    let validation = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Validator.validate(
        largeLibrary(duas: 600, areAlike: true),
        quran: shippedQuran,
        jobs: 2
      )
    }
    await #expect(throws: CancellationError.self) { try await validation.value }
  }

  @Test func policyLevelsChangeSeverities() throws {
    let source = """
      library
        policy RQ05=off RQ06=error
      dua slug=a
      """
    let draft = DraftLiteral(source).draft
    let policy = try #require(draft.declaration?.policy)
    let findings = Validator.findings(in: draft)
    #expect(!findings.contains { $0.rule == MissingSource.id })
    let found = try #require(findings.first { $0.rule == MissingTransliteration.id })
    #expect(policy.severity(of: found) == .error)
  }

  @Test func essentialRulesKeepTheirSeverity() throws {
    let source = """
      library
        policy ID02=off
      dua slug=a
      dua slug=a
      """
    let draft = DraftLiteral(source).draft
    let findings = Validator.findings(in: draft)
    let duplicate = try #require(findings.first { $0.rule == DuplicateSlug.id })
    #expect(draft.declaration?.policy.severity(of: duplicate) == .error)
    #expect(findings.contains { $0.rule == FixedSeverity.id })
  }

  @Test func aPolicyDecidesTheSeverityOfEveryRuleThatIsNotEssential() {
    var policy = Policy()
    let place = SourceRange(file: FileID(0), 0..<1)
    for (index, rule) in RuleCatalog.all.enumerated() {
      policy.levels[rule.id] = Located(Policy.Level.allCases[index % 4], at: place)
    }
    for rule in RuleRegistry.all {
      let expected = rule.isEssential ? rule.severity : policy.levels[rule.id]?.value.severity
      #expect(policy.severity(of: Finding(rule, "", at: nil)) == expected)
    }
  }

  @Test func theRegistryAndTheCatalogAgree() {
    for rule in RuleRegistry.all {
      let page = RuleCatalog[rule.id]
      #expect(page?.name == rule.name)
      #expect(page?.severity == rule.severity)
      #expect(page?.isEssential == rule.isEssential)
      #expect(page?.isRecoverable == rule.isRecoverable)
    }
    #expect(RuleRegistry.all.map { $0.id } == RuleRegistry.all.map { $0.id }.sorted())
    #expect(Set(RuleCatalog.all.map(\.id)).count == RuleCatalog.all.count)
  }

  @Test(arguments: [true, false])
  func everyDuaOfALargeLibraryIsChecked(areAlike: Bool) {
    let findings = Validator.findings(in: largeLibrary(duas: 2000, areAlike: areAlike))
    #expect(findings.contains { $0.rule == DuplicateArabic.id } == areAlike)
    #expect(findings.count { $0.rule == UnknownCategory.id } == 2000)
    #expect(findings.count { $0.rule == UnknownWork.id } == 2000)
  }
}
