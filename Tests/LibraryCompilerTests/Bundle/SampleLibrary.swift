import DuaLibrary
import UnicodeText

/// Libraries to write.
enum Sample {
  /// Arabic as people type it: shadda (U+0651) before kasra (U+0650), which is not NFC.
  static let shaddaBeforeKasra = "\u{0631}\u{064E}\u{0628}\u{0651}\u{0650}"
  /// The same letters and marks in the order of NFC.
  static let kasraBeforeShadda = "\u{0631}\u{064E}\u{0628}\u{0650}\u{0651}"
  /// Characters that are difficult for a JSON writer.
  static let hard =
    "\"quoted\" back\\slash /slash </script>\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}\u{85}\u{A0}\u{2028}\u{2029}"
    + "\u{FEFF}\u{FFFD}\u{202E}\u{10FFFF}💎é e\u{301} " + shaddaBeforeKasra

  static let indonesian = language("id")

  /// A library with a dua that uses every field, and one without any optional field.
  static func library(
    name: String = "Sample",
    defaultLanguage: LanguageTag = .english,
    duas: [Dua]? = nil,
    journeys: [Journey]? = nil
  ) throws -> Library {
    try Library(
      name: name,
      version: "1.2.0",
      licence: "CC-BY-4.0",
      defaultLanguage: defaultLanguage,
      duas: try duas ?? [bareDua, fullDua],
      categories: [
        Category(
          id: .init(rawValue: 2),
          slug: slug("gratitude"),
          name: texts("Gratitude"),
          description: texts("Thanks and praise"),
          emoji: "🌿"
        ),
        Category(id: .init(rawValue: 1), slug: slug("rizq"), name: [.english: "Provision", .arabic: "رزق"]),
      ],
      collections: [
        DuaCollection(
          id: .init(rawValue: 1),
          slug: slug("core"),
          name: texts("Core"),
          description: texts("First")
        ),
        DuaCollection(
          id: .init(rawValue: 2),
          slug: slug("more"),
          name: [.english: "More", .arabic: "م"],
          isPremium: true
        ),
      ],
      journeys: journeys ?? [evening, bareJourney],
      works: [
        ReferenceWork(
          slug: slug("muslim"),
          name: texts("Sahih Muslim"),
          aliases: ["Muslim", "Imam Muslim"],
          numbering: "Abd al-Baqi",
          highest: 3033
        ),
        ReferenceWork(
          slug: slug("bukhari"),
          name: texts("Sahih al-Bukhari"),
          numbering: "Fath al-Bari",
          highest: 7563
        ),
      ]
    )
  }

  static var fullDua: Dua {
    get throws {
      Dua(
        id: .init(rawValue: 8),
        slug: slug("praise"),
        category: .init(rawValue: 2),
        collection: .init(rawValue: 1),
        title: texts("Praise"),
        arabic: shaddaBeforeKasra,
        transliteration: "rabbi",
        translation: texts("My Lord"),
        sources: [
          .hadith(
            HadithReference(
              work: slug("bukhari"),
              number: number("6306"),
              grade: .sahih,
              grader: "al-Bukhari",
              note: "Said in the morning and in the evening."
            )
          ),
          .hadith(HadithReference(work: slug("muslim"), number: number("627f"))),
          .quran(try QuranReference(surah: 2, ayahs: 255...257)),
          .quran(try QuranReference(surah: 2, ayahs: 201...201)),
          .other(title: "A book; page 3"),
        ],
        repetitions: 100,
        difficulty: .advanced,
        duration: 45,
        xp: 40,
        bestTime: texts("After the prayer"),
        benefit: texts("Provision"),
        context: texts("On waking"),
        propheticContext: texts("Taught to a companion"),
        audio: try AssetPath("audio/8.m4a"),
        review: Review(status: .reviewed, reviewer: "A. Scholar", hash: "ab12"),
        variantOf: slug("bare")
      )
    }
  }

  static let bareDua = Dua(
    id: .init(rawValue: 3),
    slug: slug("bare"),
    title: [.english: "Bare", .arabic: "ع"],
    arabic: hard,
    translation: [.english: hard, .arabic: "ت"],
    difficulty: .beginner,
    xp: 0
  )

  static let evening = Journey(
    id: .init(rawValue: 7),
    slug: slug("evening"),
    collection: .init(rawValue: 2),
    name: texts("Evening"),
    description: texts("At sunset"),
    emoji: "💎",
    minutes: 5,
    xp: 80,
    isPremium: true,
    isFeatured: true,
    order: 2,
    steps: [
      .init(dua: .init(rawValue: 8), slot: .morning),
      .init(dua: .init(rawValue: 3), slot: .evening),
    ]
  )

  static let bareJourney = Journey(
    id: .init(rawValue: 1),
    slug: slug("start"),
    name: [.english: "Start", .arabic: "ب"],
    emoji: "🌱",
    minutes: 1,
    xp: 0,
    order: 1,
    steps: [.init(dua: .init(rawValue: 8), slot: .anytime)]
  )

  /// A text in four languages, distinguished by its end.
  static func texts(_ text: String) -> LocalizedText {
    [
      .english: text, .arabic: shaddaBeforeKasra + text, indonesian: text + " (id)",
      language("zh-Hant"): text + " (zh)",
    ]
  }

  static func slug(_ text: String) -> Slug { Slug(text)! }
  static func language(_ text: String) -> LanguageTag { LanguageTag(text)! }
  static func number(_ text: String) -> HadithNumber { HadithNumber(text)! }
}
