import DuaLibrary

/// Libraries to compare.
enum Sample {
  static func slug(_ text: String) -> Slug { Slug(text)! }

  static func dua(
    _ id: Int,
    _ name: String,
    arabic: String = "رَبِّ زِدْنِي عِلْمًا",
    _ change: (inout Dua) -> Void = { _ in }
  )
    -> Dua
  {
    var dua = Dua(
      id: .init(rawValue: id),
      slug: slug(name),
      category: .init(rawValue: 1),
      title: [.english: name],
      arabic: arabic,
      transliteration: "rabbi zidnī ʿilmā",
      translation: [.english: "My Lord, give me more knowledge."],
      difficulty: .beginner,
      xp: 10
    )
    change(&dua)
    return dua
  }

  static func library(
    _ duas: [Dua],
    version: String = "1.0.0",
    language: LanguageTag = .english,
    categories: [(Int, String)] = [(1, "knowledge")],
    journeys: [Journey] = []
  ) throws -> Library {
    try Library(
      name: "Sample",
      version: version,
      licence: "CC0-1.0",
      defaultLanguage: language,
      duas: duas,
      categories: categories.map {
        Category(id: .init(rawValue: $0.0), slug: slug($0.1), name: [.english: $0.1])
      },
      collections: [],
      journeys: journeys,
      works: [
        ReferenceWork(
          slug: slug("muslim"),
          name: [.english: "Sahih Muslim"],
          numbering: "Abd al-Baqi",
          highest: 3033
        )
      ]
    )
  }

  static func journey(_ steps: [(Int, TimeSlot)]) -> Journey {
    Journey(
      id: .init(rawValue: 1),
      slug: slug("first"),
      name: [.english: "First"],
      emoji: "🌱",
      minutes: 1,
      xp: 10,
      order: 1,
      steps: steps.map { .init(dua: .init(rawValue: $0.0), slot: $0.1) }
    )
  }

  static func hadith(_ number: String, grade: HadithGrade? = nil) -> Citation {
    .hadith(HadithReference(work: slug("muslim"), number: HadithNumber(number)!, grade: grade))
  }
}
