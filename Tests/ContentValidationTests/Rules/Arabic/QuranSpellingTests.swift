import Foundation
import Testing

@testable import ContentValidation

/// The Quran as its editions spell it holds none of the faults AR01 to AR11.
@Suite(.enabled(if: quranFolder != nil, "the folder shared/data beside the project holds the texts"))
struct QuranSpellingTests {
  @Test(arguments: ["quran-uthmani", "quran-simple", "quran-simple-clean"])
  func theQuranHoldsNoFault(edition: String) throws {
    let folder = try #require(quranFolder)
    let file = try String(contentsOf: folder.appending(path: "\(edition).xml"), encoding: .utf8)
    let verses = file.split(separator: "\n").compactMap(Self.text)
    #expect(verses.count == 6236)
    // Every tenth: all of them take minutes in a debug build.
    for verse in stride(from: 0, to: verses.count, by: 10).map({ verses[$0] }) {
      let field = try #require(SampleText(String(verse), .quran(surah: 20, ayah: 114)).field)
      for rule in SpellingTests.rules {
        #expect(rule.check(field).map(\.message) == [], "\(verse)")
      }
    }
  }

  /// The signs that rules of their own know are in no need of a list; those of which a verse is composed are.
  @Test func theListOfTheLibraryHoldsWhatVersesAreSpeltWith() throws {
    let folder = try #require(quranFolder)
    let file = try String(contentsOf: folder.appending(path: "quran-uthmani.xml"), encoding: .utf8)
    let spelt = Set(file.unicodeScalars.filter { $0.value > 0x7F && $0 != "\u{640}" })
    let library = URL(filePath: #filePath).appending(path: "../../../../../content/library.json")
    let ranges = try String(contentsOf: library.standardizedFileURL, encoding: .utf8)
      .matches(of: #/"U\+([0-9A-F]{4})(?:-U\+([0-9A-F]{4}))?"/#)
      .compactMap { match -> ClosedRange<UInt32>? in
        guard let first = UInt32(match.1, radix: 16) else { return nil }
        return first...(match.2.flatMap { UInt32($0, radix: 16) } ?? first)
      }
    #expect(spelt.filter { scalar in !ranges.contains { $0.contains(scalar.value) } } == [])
  }

  private static func text(ofVerse line: Substring) -> Substring? {
    guard line.contains("<aya "), let start = line.firstRange(of: " text=\"")?.upperBound else { return nil }
    return line[start...].prefix { $0 != "\"" }
  }
}

private let quranFolder: URL? = {
  let named = ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0) }
  let beside = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../shared/data")
  let folder = (named ?? beside).appending(path: "quran").standardizedFileURL
  return FileManager.default.fileExists(atPath: folder.appending(path: "quran-simple.xml").path)
    ? folder : nil
}()
