import DuaLibrary

extension Dua {
  static func sample(
    _ id: Int,
    _ title: String = "A dua",
    repetitions: Int = 1,
    xp: Int = 10,
    category: Int? = nil,
    difficulty: Difficulty = .beginner
  ) -> Dua {
    Dua(
      id: Dua.ID(rawValue: id),
      slug: Slug("dua-\(id)")!,
      category: category.map(Category.ID.init(rawValue:)),
      title: [.english: title],
      arabic: "اللَّهُ أَكْبَرُ",
      transliteration: "Allāhu akbar",
      translation: [.english: "God is greater"],
      repetitions: repetitions,
      difficulty: difficulty,
      xp: xp
    )
  }
}

extension Journey {
  static func sample(_ id: Int, _ steps: [(Int, TimeSlot)], isFeatured: Bool = false, isPremium: Bool = false)
    -> Journey
  {
    Journey(
      id: Journey.ID(rawValue: id),
      slug: Slug("journey-\(id)")!,
      name: [.english: "Journey \(id)"],
      emoji: "🌙",
      minutes: 5,
      xp: 30,
      isPremium: isPremium,
      isFeatured: isFeatured,
      order: id,
      steps: steps.map { Journey.Step(dua: Dua.ID(rawValue: $0), slot: $1) }
    )
  }
}

extension Library {
  static func sample(duas: [Dua] = [.sample(1), .sample(2), .sample(3)], journeys: [Journey] = []) -> Library
  {
    try! Library(
      name: "Samples",
      version: "1",
      licence: "none",
      defaultLanguage: .english,
      duas: duas,
      categories: [
        Category(id: Category.ID(rawValue: 1), slug: Slug("morning")!, name: [.english: "Morning"]),
        Category(id: Category.ID(rawValue: 2), slug: Slug("evening")!, name: [.english: "Evening"]),
      ],
      collections: [],
      journeys: journeys,
      works: []
    )
  }
}
