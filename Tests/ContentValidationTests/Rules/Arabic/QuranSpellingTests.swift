import Foundation
import TestSupport
import Testing

@testable import ContentValidation

/// No edition of the Quran breaks AR01 to AR11.
@Suite(.requires(.referenceTexts), .slow)
struct QuranSpellingTests {
  private static let folder = ReferenceTexts.folder.appending(path: "quran")

  @Test(arguments: ["quran-uthmani", "quran-simple", "quran-simple-clean"])
  func noVerseOfTheQuranIsReported(edition: String) throws {
    let file = try String(contentsOf: Self.folder.appending(path: "\(edition).xml"), encoding: .utf8)
    let verses = file.split(separator: "\n").compactMap(Self.text)
    #expect(verses.count == 6236)
    // Every tenth: all of them take minutes in a debug build.
    for verse in stride(from: 0, to: verses.count, by: 10).map({ verses[$0] }) {
      let field = try #require(SampleText(String(verse), .quran(surah: 20, ayah: 114)).analysis)
      for rule in SpellingTests.rules {
        #expect(rule.check(field).map(\.message) == [], "\(verse)")
      }
    }
  }

  /// The policy lists every character of the Quran, tatweel aside.
  @Test func thePolicyListsTheCharactersOfVerses() throws {
    let file = try String(contentsOf: Self.folder.appending(path: "quran-uthmani.xml"), encoding: .utf8)
    let spelled = Set(file.unicodeScalars.filter { $0.value > 0x7F && $0 != "\u{640}" })
    let ranges = try String(contentsOf: Repository.url("content/library.json"), encoding: .utf8)
      .matches(of: #/"U\+([0-9A-F]{4})(?:-U\+([0-9A-F]{4}))?"/#)
      .compactMap { match -> ClosedRange<UInt32>? in
        guard let first = UInt32(match.1, radix: 16) else { return nil }
        return first...(match.2.flatMap { UInt32($0, radix: 16) } ?? first)
      }
    #expect(spelled.filter { scalar in !ranges.contains { $0.contains(scalar.value) } } == [])
  }

  private static func text(ofVerse line: Substring) -> Substring? {
    guard line.contains("<aya "), let start = line.firstRange(of: " text=\"")?.upperBound else { return nil }
    return line[start...].prefix { $0 != "\"" }
  }
}
