import ContentDraft
import Diagnostics
import Testing

@testable import ContentValidation

@Suite("Rules about reviews")
struct ReviewTests {
  @Test func aReviewNeedsTheHashOfItsText() {
    expect(
      UnsignedReview.self,
      in: """
        dua slug=a
          review status=reviewed by=Ahmad
        dua slug=b
          review status=unreviewed
        dua slug=c
          review status=reviewed
        dua slug=d
          review status=reviewed by=Ahmad hash=0
        """,
      finds: """
        2 `review`: the review of dua `a` has no `hash` of the reviewed text: sign it with `rizq review sign a --by NAME`, or write `status="unreviewed"`
        """
    )
  }

  @Test func aReviewOfAnotherTextIsStale() throws {
    let dua = "dua slug=a\n  arabic كَلِمَةٌ\n  translation:en A word\n"
    let hash = try #require(DraftLiteral(dua).draft.duas.first.flatMap(ReviewedText.init)).hash
    expect(StaleReview.self, in: "\(dua)  review status=reviewed by=Ahmad hash=\(hash)")
    expect(
      StaleReview.self,
      in:
        "\(dua.replacing("word", with: "ward"))  review status=reviewed by=Ahmad date=2026-01-31 hash=\(hash)",
      finds: "4 `\(hash)`: dua `a` has changed since it was reviewed by `Ahmad` on 2026-01-31: "
        + "undo the change, or have it reviewed again"
    )
    expect(StaleReview.self, in: "\(dua)  source type=quran surah=x\n  review status=reviewed by=A hash=0")
  }

  @Test func aReviewIsNotStaleWhileAFileThatMayHaveATextCannotBeRead() {
    var draft = DraftLiteral("dua slug=a\n  arabic كَلِمَةٌ\n  review status=reviewed by=A hash=0").draft
    #expect(Validator.findings(in: draft).contains { $0.rule == StaleReview.id })
    draft.isComplete = false
    #expect(!Validator.findings(in: draft).contains { $0.rule == StaleReview.id })
  }

  @Test(
    arguments: [
      ("layer translation:fr\n  text aa Un mot", false), ("layer translation:fr\n  text zzzzzz Un mot", true),
      ("layer translation:en\n  text aa A word", true), ("layer translation:en\n  text a A word", false),
      ("layer translation:fr\n  text a !", false), ("layer translation:fr\n  text a Un mot", true),
    ] as [(String, Bool)]
  )
  func aReviewIsNotStaleWhileATextOfALayerIsReported(layer: String, isStale: Bool) {
    let literal = DraftLiteral(
      "dua slug=a\n  arabic كَلِمَةٌ\n  translation:en A ward\n  review status=reviewed by=A hash=0\n\(layer)"
    )
    #expect(StaleReview.check(IndexedDraft(literal.draft)).count == (isStale ? 1 : 0))
  }

  @Test(arguments: ["arabic", "transliteration", "translation", "source", "benefit"])
  func aReviewIsNotStaleWhileAFieldIsReported(field: String) throws {
    var draft = DraftLiteral("dua slug=a\n  arabic كَلِمَةٌ\n  review status=reviewed by=A hash=0").draft
    let range = try #require(draft.duas.first).range
    draft.unreadFields[range] = [field]
    #expect(StaleReview.check(IndexedDraft(draft)).isEmpty == (field != "benefit"))
  }

  @Test func aReviewIsNotStaleWhileASourceIsReported() throws {
    let text = "dua slug=a\n  source type=hadith number=1\n  review status=reviewed by=A hash=0"
    var draft = DraftLiteral(text).draft
    #expect(StaleReview.check(IndexedDraft(draft)).count == 1)
    let range = try #require(draft.duas.first?.sources.first).range
    draft.unreadFields[range] = ["collection"]
    #expect(StaleReview.check(IndexedDraft(draft)).isEmpty)
  }

  private func changes(_ old: String, _ new: String) throws -> [String] {
    func text(_ part: String) throws -> ReviewedText {
      try #require(DraftLiteral("dua slug=a\n\(part)").draft.duas.first.flatMap(ReviewedText.init))
    }
    return ReviewChanges(from: try text(old), to: try text(new)).messages
  }

  @Test func changesAreShownByWords() throws {
    #expect(
      try changes("  arabic رَبِّ هَبْ لِي مِنَ", "  arabic رَبِّ هَبَ لِي مِنَ الصَّالِحِينَ") == [
        "`هَبْ` in `arabic` became `هَبَ`: other marks", "`الصَّالِحِينَ` was added to `arabic`",
      ]
    )
    #expect(try changes("  arabic قَلْب", "  arabic كَلْب") == ["`قَلْب` in `arabic` became `كَلْب`: other letters"])
    #expect(try changes("  arabic قَلْب", "  arabic قَلْب،") == ["`قَلْب` in `arabic` became `قَلْب،`: other signs"])
    let composed = try changes("  transliteration \u{E1}", "  transliteration a\u{301}")
    #expect(composed.count == 1 && composed[0].hasSuffix(": the same characters in other bytes"))
    #expect(
      try changes("  translation:en a b c d", "  translation:en a c x d") == [
        "`b` was removed from `translation.en`", "`x` was added to `translation.en`",
      ]
    )
    #expect(
      try changes("  translation:en a b", "  translation:en a  b") == [
        "the spaces in `translation.en` were changed"
      ]
    )
  }

  @Test func addedRemovedAndManyChangesAreCounted() throws {
    #expect(
      try changes(
        "  translation:en a\n  source type=hadith number=6306",
        "  translation:ur b\n  source type=hadith number=6360"
      ) == [
        "`translation.ur` was added: `b`", "`6306` in `source.1.number` became `6360`: other letters",
        "`translation.en` was removed: `a`",
      ]
    )
    let words = (0..<40).map { "w\($0)" }
    let even = words.enumerated().map { $0.offset.isMultiple(of: 2) ? "x\($0.offset)" : $0.element }
    let shown = try changes(
      "  translation:en " + words.joined(separator: " "),
      "  translation:en " + even.joined(separator: " ")
    )
    #expect(shown.count == 11)
    #expect(shown.last == "and 10 more changes")
    let long = (0..<1000).map { "a\($0)" }.joined(separator: " ")
    #expect(
      try changes("  translation:en \(long)", "  translation:en \(long.replacing("a", with: "b"))").count == 1
    )
  }
}
