import Testing

@testable import ContentValidation

@Suite struct ArabicTextAnalysisTests {
  private func fields(_ literal: String) -> [ArabicTextAnalysis] {
    let library = IndexedDraft(DraftLiteral(literal).draft)
    return library.texts.compactMap { ArabicTextAnalysis($0, in: library) }
  }

  private func analysis(_ literal: String) throws -> ArabicTextAnalysis {
    try #require(fields(literal).first)
  }

  @Test func recitedTextsProseAndQuotingTextsAreArabicFields() {
    let kinds = fields(
      """
      dua slug=a
        title:en Praise
        title:ar حمد
        arabic الحمد
        transliteration alhamd
        benefit:en it begins with الحمد
      """
    ).map(\.kind)
    #expect(kinds == [.prose, .recited, .quoting])
  }

  @Test func aTextThatCitesTheQuranIsSacredAsAWhole() throws {
    let analysis = try analysis("dua slug=a\n  arabic رب زدني علما\n  source type=quran surah=20 ayah=114")
    #expect(analysis.citedVerses.count == 1)
    #expect(analysis.isProtected(0..<1))
    #expect(analysis.change("write x", .safe, [(0..<1, "x")]).isEmpty)
  }

  @Test func aMarkedSpanIsSacredAndTheTextAroundItIsNot() throws {
    let analysis = try analysis("dua slug=a\n  arabic قال ﴿رب زدني علما﴾ ثم")
    #expect(!analysis.change("write x", .safe, [(0..<1, "x")]).isEmpty)
    let inside = try #require(analysis.scalars.firstIndex(of: "\u{FD3F}")) + 2
    #expect(analysis.change("write x", .safe, [(inside..<inside + 1, "x")]).isEmpty)
    #expect(analysis.change("write x", .safe, [(inside..<inside, "x")]).isEmpty)
  }

  @Test func aLongRunOfTheQuranIsSacredWithoutACitation() throws {
    let analysis = try analysis("dua slug=a\n  arabic ربنا آتنا في الدنيا حسنة وفي الآخرة حسنة آمين")
    #expect(analysis.isProtected(0..<1))
    let amin = analysis.scalars.count - 5
    #expect(!analysis.isProtected(amin..<analysis.scalars.count))
  }

  @Test func aChangeIsMadeInTheSource() throws {
    let analysis = try analysis("dua slug=a\n  arabic الحمد")
    let change = try #require(analysis.change("write x", .safe, [(1..<2, "x"), (3..<3, "y")]).first)
    #expect(change.applicability == .safe)
    let start = analysis.text.text.range.bytes.lowerBound
    #expect(change.edits.map(\.range.bytes) == [(start + 2)..<(start + 4), (start + 6)..<(start + 6)])
    #expect(change.edits.map(\.replacement) == ["x", "y"])
  }
}
