import DuaLibrary

/// A library of any size with the duas of a generated corpus.
package enum GeneratedLibrary {
  /// The library of a size, the same every time.
  package static func library(duas count: Int) throws -> Library {
    var generated = GeneratedDuas(seed: 1)
    let bukhari = Slug("bukhari")
    let duas = (0..<count).compactMap { _ in dua(generated.next(), bukhari) }
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
        ReferenceWork(
          slug: $0,
          name: [.english: "Sahih al-Bukhari"],
          numbering: "standard",
          highest: GeneratedDua.highestHadith
        )
      }
    )
  }

  private static func dua(_ dua: GeneratedDua, _ work: Slug?) -> Dua? {
    guard let slug = Slug(dua.slug), let work, let number = HadithNumber("\(dua.hadith)") else { return nil }
    return Dua(
      id: Dua.ID(rawValue: dua.number),
      slug: slug,
      title: [.english: dua.title],
      arabic: dua.arabic,
      transliteration: dua.transliteration,
      translation: [.english: dua.translation],
      sources: [.hadith(HadithReference(work: work, number: number))],
      difficulty: .beginner,
      xp: 15,
      benefit: [.english: dua.benefit]
    )
  }
}
