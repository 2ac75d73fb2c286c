import Foundation
import RizqFeatures
import Testing

struct DayTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin")!

  @Test func dependsOnTheTimeZone() {
    let moment = Date(timeIntervalSince1970: 1_767_225_600 - 1800)  // 2025-12-31 23:30 UTC
    #expect(Day(of: moment, in: .gmt).description == "2025-12-31")
    #expect(Day(of: moment, in: berlin).description == "2026-01-01")
  }

  @Test func beforeTheEpoch() {
    #expect(Day(of: Date(timeIntervalSince1970: -1), in: .gmt).description == "1969-12-31")
    #expect(Day(number: -1).weekday == 4)
    #expect(Day(number: 0).weekday == 5)
  }

  @Test(arguments: ["2026-02-28", "2024-02-29", "1999-12-31", "2026-11-24"])
  func isReadAsItIsWritten(_ text: String) throws {
    let day = try #require(Day(text))
    #expect(day.description == text)
    #expect(day.dayOfMonth == Int(text.suffix(2)))
    #expect(try JSONDecoder().decode([Day].self, from: JSONEncoder().encode([day])) == [day])
  }

  @Test(arguments: ["2026-02-30", "2026-2-3", "26-02-03", "2026-02-03T", "", "2026-0x-03", "٢٠٢٦-٠٢-٠٣"])
  func otherTextsAreRefused(_ text: String) { #expect(Day(text) == nil) }

  @Test func beginsAtMidnightOfTheTimeZone() throws {
    for (text, zone) in [("2026-03-29", berlin), ("2026-10-25", berlin), ("2026-06-01", .gmt)] {
      let day = try #require(Day(text))
      let start = day.start(in: zone)
      #expect(Day(of: start, in: zone) == day)
      #expect(Day(of: start.addingTimeInterval(-1), in: zone) == day.advanced(by: -1))
    }
  }
}
