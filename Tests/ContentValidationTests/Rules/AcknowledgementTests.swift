import Diagnostics
import Testing

@testable import ContentValidation

@Suite("Rules about acknowledgements")
struct AcknowledgementTests {
  @Test func anAcknowledgementNeedsAReasonWithALetter() {
    expect(
      UnexplainedAcknowledgement.self,
      in: """
        dua slug=a
          allow QR12
        dua slug=b
          allow QR12 …
        dua slug=c
          allow QR12 the hadith quotes the verse
        dua slug=d
          allow QR12 TODO
        """,
      finds: """
        2 `QR12`: `QR12` is acknowledged without a reason: write why the text is right as it is
        4 `…`: `QR12` is acknowledged without a reason: write why the text is right as it is
        8 `TODO`: `QR12` is acknowledged without a reason: write why the text is right as it is
        """
    )
  }

  @Test func anUnknownRuleIsFoundWithASuggestion() {
    expect(
      UnknownAcknowledgedRule.self,
      in: """
        dua slug=a
          allow QR21 why
          allow uncited-quran why
          allow qr12 why
          allow x why
          allow clashing-mark why
          allow QR12 why
        """,
      finds: """
        2 `QR21`: no rule has the id `QR21`; `rizq rules` lists them
        3 `uncited-quran`: no rule has the id `uncited-quran`; did you mean `QR12`?
          fix 3 `uncited-quran` -> `QR12`: write `QR12`
        4 `qr12`: no rule has the id `qr12`; did you mean `QR12`?
          fix 4 `qr12` -> `QR12`: write `QR12`
        5 `x`: no rule has the id `x`; `rizq rules` lists them
        6 `clashing-mark`: no rule has the id `clashing-mark`; did you mean `AR09`?
          fix 6 `clashing-mark` -> `AR09`: write `AR09`
        """
    )
  }

  @Test func essentialRulesAndThoseAboutAcknowledgementsCannotBeAcknowledged() {
    expect(
      AcknowledgedEssentialRule.self,
      in: """
        dua slug=a
          allow ID02 why
          allow AK06 why
          allow QR12 why
        """,
      finds: """
        2 `ID02`: `ID02` (duplicate-slug) cannot be acknowledged, because a library that breaks it cannot be built: fix the finding and remove this
        3 `AK06`: `AK06` (unused-acknowledgement) is about acknowledgements and cannot be acknowledged: fix the finding and remove this
        """
    )
  }

  @Test func aRuleIsAcknowledgedOnceInAnEntry() {
    expect(
      RepeatedAcknowledgement.self,
      in: """
        dua slug=a
          allow QR12 why
          allow AR01 why
          allow QR12 again
        dua slug=b
          allow QR12 why
        """,
      finds: """
        4 `allow`: `QR12` is already acknowledged in this entry: keep one of the two
          note 2 `allow`: first acknowledged here
        """
    )
  }

  /// The places of the findings of the first rule that are acknowledged, with the reasons, and the unused acknowledgements.
  private func applied(_ literal: String, _ rule: any Rule.Type) -> [String] {
    let literal = DraftLiteral(literal)
    let findings = rule.check(IndexedDraft(literal.draft))
    let acknowledged = AcknowledgedFindings(literal.draft, findings)
    return findings.map { "\(literal.mark($0.range)): \(acknowledged.reason(of: $0) ?? "-")" }
      + acknowledged.unused.map { "\(literal.mark($0.range)): \($0.message)" }
  }

  @Test func itAppliesToTheFindingsOfItsRuleInItsEntry() {
    let literal = """
      dua slug=a xp=1
        allow DU01 for beginners
      dua slug=b xp=1
      dua slug=c xp=40
        allow DU01 nothing here
      dua slug=d xp=1
        allow DU02 another rule
      dua slug=e xp=1
        allow DU01
      """
    #expect(
      applied(literal, XPOutOfRange.self) == [
        "1 `1`: for beginners", "3 `1`: -", "6 `1`: -", "8 `1`: -",
        "5 `allow`: `DU01` (xp-out-of-range) finds nothing in this entry: remove the acknowledgement, "
          + "or move it to the entry with the finding",
        "7 `allow`: `DU02` (suggested-xp) finds nothing in this entry: remove the acknowledgement, "
          + "or move it to the entry with the finding",
      ]
    )
  }

  @Test func whileAFileCannotBeReadNoneIsUnused() {
    var draft = DraftLiteral("dua slug=a\n  allow DU01 why").draft
    #expect(AcknowledgedFindings(draft, []).unused.count == 1)
    draft.isComplete = false
    #expect(AcknowledgedFindings(draft, []).unused.isEmpty)
  }
}
