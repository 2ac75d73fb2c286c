import DuaLibrary
import SeededRandom

/// A library of any size with the duas of a generated corpus: 8 to 80 vocalized words each, with transliteration and translation.
package enum GeneratedLibrary {
  /// The library of a size, the same every time.
  package static func library(duas count: Int) throws -> Library {
    var random = SplitMix64(seed: 1)
    let bukhari = Slug("bukhari")
    let duas = (1...count).compactMap { id in dua(id, bukhari, &random) }
    return try Library(
      name: "Generated",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: [],
      collections: [],
      journeys: [],
      works: [bukhari].compactMap(\.self).map {
        ReferenceWork(slug: $0, name: [.english: "Sahih al-Bukhari"], numbering: "standard", highest: 7563)
      }
    )
  }

  private static func dua(_ id: Int, _ work: Slug?, _ random: inout SplitMix64) -> Dua? {
    guard let slug = Slug("dua-\(id)"), let work, let number = HadithNumber("\(id % 7563 + 1)") else {
      return nil
    }
    let words = (0..<random.number(in: 8...80)).map { _ in GeneratedWord(using: &random) }
    return Dua(
      id: Dua.ID(rawValue: id),
      slug: slug,
      title: [.english: "Generated dua \(id)"],
      arabic: words.map(\.arabic).joined(separator: " "),
      transliteration: words.map(\.latin).joined(separator: " "),
      translation: [.english: words.map(\.english).joined(separator: " ") + ", number \(id)"],
      sources: [.hadith(HadithReference(work: work, number: number))],
      difficulty: .beginner,
      xp: 15,
      benefit: [.english: "A benefit of number \(id)"]
    )
  }
}
