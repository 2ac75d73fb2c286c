import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct MessageHeadTests {
  @Test func theHeadOfAMessageIsRemoved() {
    expect(
      MessageHeadInText.self,
      in: "dua slug=a\n  arabic [20/11/2026, 14:03] Ahmed: رَبِّ زِدْنِي عِلْمًا",
      finds: """
        2 `[20/11/2026, 14:03] Ahmed: `: `arabic` of dua `a` begins with the header of a message, `[20/11/2026, 14:03] Ahmed:`: \
        remove it, and compare the text with its source
          fix 2 `[20/11/2026, 14:03] Ahmed: ` -> ``: remove the header of the message
        """
    )
  }

  @Test(arguments: [
    "20/11/2026, 14:03 - Ahmed: ", "[١٤:٠٣، ٢٠/١١/٢٠٢٦] أحمد: ", "[11/20/26, 2:03:11 PM] Umm Sara: ",
    "[14:03, 20/11/2026] +44 7700 900123: ", "\u{200E}[20.11.26, 14:03:11] Ahmed: ",
    "Ahmed, [20.11.2026 14:03] ",
    "Forwarded from Duas: ", "[20/11/2026, 14:03] ", "[20/11/2026, 14:03] Ahmed: Forwarded from Duas: ",
    "2026-11-20 14:03 - ", "[12/03, 10:15] Ali: ", "[10:15, 12/03] +44 7700 900123: ",
    "[١٢/٣، ١٠:١٥ ص] علي: ",
  ])
  func headsOfSeveralProgramsAreKnown(head: String) {
    for field in ["arabic", "translation:en", "transliteration"] {
      #expect(Trial(MessageHeadInText.self, "dua slug=a\n  \(field) \(head)رَبِّ").fixed == ["رَبِّ"])
    }
  }

  /// Whatever the first letter of the sender is, and however late the bracket.
  @Test(arguments: ["Fatima", "Ahmed", "محمد", "تسنيم", "أحمد"], [0, 1, 13, 40, 100])
  func headsAfterInvisibleScalarsAreKnown(sender: String, count: Int) {
    let name = sender + String(repeating: " x", count: 18)
    let head = String(repeating: "\u{A0}", count: count) + name + ", [20.11.2026 14:03] رَبِّ"
    #expect(MessageHead(DraftText(head, .arabic))?.words == name + ", [20.11.2026 14:03]")
  }

  @Test(arguments: [
    "رَبِّ زِدْنِي عِلْمًا", "[البقرة: ٢٠١] رَبَّنَا", "[2:201] Our Lord: give us", "(3) رَبِّ: زِدْنِي", "33 times: Glory",
    "14:03 Glory: be",
    "Forward: to the mosque", "Muslim (597): Glory, [praise] be", "20/11/2026: Glory", "1/2/3 4:5 Glory",
    "[3/39, 2:10] Glory", "12/03, 10:15 - Glory: be", "[12/03] Glory: be",
  ])
  func otherTextsHaveNoHead(text: String) {
    #expect(Trial(MessageHeadInText.self, "dua slug=a\n  arabic \(text)").marks == [])
  }

  @Test func theRestOfTheHeadIsNotReportedAgain() {
    let literal = DraftLiteral(
      "library default=en required=en\ndua slug=a\n  arabic [20/11/2026, 14:03] Ahmed: رَبِّ زِدْنِي عِلْمًا"
    )
    let found = Validator.findings(in: literal.draft).filter {
      $0.range.map { literal.mark($0).hasPrefix("3") } == true
    }
    #expect(found.map(\.rule) == ["TX20"])
  }

  @Test func aTextOfTheQuranIsNotChanged() {
    let source =
      "dua slug=a\n  arabic [20/11/2026, 14:03] A: قُلْ هُوَ اللَّهُ أَحَدٌ\n  source type=quran surah=112 ayah=1"
    let trial = Trial(MessageHeadInText.self, source)
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == [])
  }
}
