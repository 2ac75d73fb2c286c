import QuranText
import Testing

@testable import ContentValidation

/// The notes at words of the Quran for which rules about spelling offer no change.
@Suite struct QuranNoteTests {
  private static let verse =
    "صِرَاطَ الَّذِينَ أَنْعَمْتَ عَلَيْهِمْ غَيْرِ الْمَغْضُوبِ عَلَيْهِمْ وَلَا الضَّالِّينَ"
  private static let misspelled = verse.replacing("وَلَا", with: "وَل\u{0627}\u{064E}")
  private static let citation = "type=quran surah=1 ayah=7"

  private func findings(_ arabic: String, citing source: String?, _ quran: QuranSource = shippedQuran)
    -> [(notes: [String], fixes: Int)]
  {
    let citation = source.map { "\n  source \($0)" } ?? ""
    let literal = DraftLiteral("dua slug=a\n  arabic \(arabic)\(citation)")
    return MarkOnLamAlef.check(IndexedDraft(literal.draft, quran)).map {
      ($0.notes.map(\.message), $0.fixIts.count)
    }
  }

  @Test(arguments: [citation, nil])
  func aChangeThatIsNotOfferedInTheQuranHasANote(citation: String?) {
    let found = findings(Self.misspelled, citing: citation)
    #expect(
      found.map(\.notes) == [
        [
          "this is text of Quran 1:7, which no fix of this rule changes: write it by hand; `rizq validate --quran DIR` "
            + "shows the words of an edition"
        ]
      ]
    )
    #expect(found.map(\.fixes) == [0])
  }

  @Test func withTheTextsOfTheQuranTheNoteShowsTheirWords() throws {
    let found = findings(Self.misspelled, citing: Self.citation, try quran(Self.verse))
    #expect(
      found.map(\.notes) == [
        [
          "this is text of Quran 1:7, which no fix of this rule changes: write `وَلَا` by hand, as in Tanzil's text"
        ]
      ]
    )
    #expect(found.map(\.fixes) == [0])
  }

  @Test func aWordThatIsAlsoMisquotedIsLeftToTheFixOfTheQuotation() {
    let misquoted = Self.verse.replacing("وَلَا", with: "وِل\u{0627}\u{064E}")
    #expect(
      findings(misquoted, citing: Self.citation).map(\.notes) == [
        [
          "this is text of Quran 1:7, and only a fix that copies it from an edition changes it: `rizq validate --quran "
            + "DIR --unsafe-fixes`"
        ]
      ]
    )
  }

  @Test func aTextThatCitesTheQuranWithoutItsWordsSaysSo() {
    let found = findings("اللَّهُمَّ ل\u{0627}\u{064E} مَانِعَ لِمَا أَعْطَيْتَ", citing: Self.citation)
    #expect(
      found.map(\.notes) == [
        ["this is text that cites or quotes the Quran, which no fix of this rule changes: write it by hand"]
      ]
    )
  }

  @Test func aNoteOnAnotherWordThanTheFirstHasItsPlace() throws {
    let la = "ل\u{0627}\u{064E}"
    let dua = "اللَّهُمَّ \(la) مَانِعَ لِمَا أَعْطَيْتَ وَ\(la) مُعْطِيَ لِمَا مَنَعْتَ وَ\(la) رَادَّ لِمَا قَضَيْتَ"
    let literal = DraftLiteral("dua slug=a\n  arabic \(dua) \(Self.misspelled)")
    let found = MarkOnLamAlef.check(IndexedDraft(literal.draft, shippedQuran))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.fixIts.count == 1 && finding.others.count == 3)
    let note = try #require(finding.notes.first)
    #expect(note.message.hasPrefix("this is text of Quran 1:7"))
    #expect(note.range != nil && note.range == finding.others.last)
  }

  @Test func aChangeThatIsOfferedHasNoNote() {
    let found = findings("اللَّهُمَّ ل\u{0627}\u{064E} مَانِعَ لِمَا أَعْطَيْتَ", citing: nil)
    #expect(found.map(\.notes) == [[]])
    #expect(found.map(\.fixes) == [1])
  }

  /// The Quran with the text of one verse of its first surah, and a placeholder for all other verses.
  private func quran(_ verse: String) throws -> QuranSource {
    let file = (1...6236).map { "<aya index=\"1\" text=\"\($0 == 7 ? verse : "نص")\" />\n" }.joined()
    return QuranSource(
      fingerprints: try QuranFingerprints.shipped(),
      texts: try QuranTexts(simple: file, uthmani: file)
    )
  }
}
