import DuaLibrary
import LibraryCompiler
import QuranText
import SearchIndexing
import Testing

@Suite("Verses quoted in texts")
struct QuotedVersesTests {
  private let supplication = "رَبِّ اشْرَحْ لِي صَدْرِي وَيَسِّرْ لِي أَمْرِي"

  private func verses(in arabic: String) async throws -> DerivedVerses {
    let dua = Dua(
      id: Dua.ID(rawValue: 1),
      slug: try #require(Slug("dua")),
      category: Category.ID(rawValue: 1),
      title: [.english: "Dua"],
      arabic: arabic,
      translation: [:],
      sources: [],
      difficulty: .beginner,
      xp: 15
    )
    let locator = QuranLocator(fingerprints: try QuranFingerprints.shipped())
    return try #require(try await DerivedVerses.find(in: [dua], locator, jobs: 1).first)
  }

  @Test("a text that is verses has them as its main verses")
  func main() async throws {
    let found = try await verses(in: supplication)
    #expect(found.verses == [try QuranReference(surah: 20, ayahs: 25...26)])
    #expect(found.mainVerses == found.verses)
  }

  @Test("a text that only quotes a verse has no main verse")
  func quoting() async throws {
    let other = "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا وَرِزْقًا طَيِّبًا وَعَمَلًا مُتَقَبَّلًا"
    let found = try await verses(in: "\(other) \(supplication) \(other)")
    #expect(found.verses == [try QuranReference(surah: 20, ayahs: 25...26)])
    #expect(found.mainVerses.isEmpty)
  }
}
