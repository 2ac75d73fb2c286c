import DuaLibrary
import Foundation
import TestSupport

/// Libraries to export.
enum ExportSample {
  /// Texts that a writer of SQL may get wrong.
  static let hard =
    "it's \"quoted\" back\\slash \\' $tag$ %s :name ; -- /* \u{1}\t\n\r\u{7F}\u{85}\u{A0}\u{2028}\u{FEFF}\u{FFFD}\u{202E}\u{10FFFF}💎é e\u{301}"
    + " \\. \\N {1,2} "
  /// Shadda before kasra, which is not NFC.
  static let arabic =
    "\u{0631}\u{064E}\u{0628}\u{0651}\u{0650} \u{0632}\u{0650}\u{062F}\u{0652}\u{0646}\u{0650}\u{064A}"

  static func slug(_ text: String) -> Slug { Slug(text)! }

  /// A library with an entity of every kind and a value in every field.
  static func library(version: String = "1.0.0", change: (inout [Dua]) -> Void = { _ in }) throws -> Library {
    var duas = [try full, bare]
    change(&duas)
    return try Library(
      name: "It's a \\ sample",
      version: version,
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: [
        DuaLibrary.Category(
          id: .init(rawValue: 1),
          slug: slug("morning"),
          name: [.english: "Morning", .arabic: "صباح"],
          emoji: "🌅"
        ),
        DuaLibrary.Category(
          id: .init(rawValue: 2),
          slug: slug("evening"),
          name: [.english: "Evening"],
          description: [.english: hard]
        ),
      ],
      collections: [
        DuaCollection(id: .init(rawValue: 1), slug: slug("core"), name: [.english: "Core", .arabic: "م"]),
        DuaCollection(id: .init(rawValue: 2), slug: slug("more"), name: [.english: "More"], isPremium: true),
      ],
      journeys: [
        Journey(
          id: .init(rawValue: 1),
          slug: slug("rizq-seeker"),
          collection: .init(rawValue: 2),
          name: [.english: "Rizq's seeker", .arabic: "ر"],
          description: [.english: hard],
          emoji: "🌱",
          minutes: 5,
          xp: 30,
          isFeatured: true,
          order: 1,
          steps: [
            .init(dua: .init(rawValue: 20), slot: .evening), .init(dua: .init(rawValue: 3), slot: .morning),
          ]
        )
      ],
      works: [
        ReferenceWork(
          slug: slug("muslim"),
          name: [.english: "Sahih Muslim", .arabic: "صحيح مسلم"],
          aliases: ["Muslim", "Imam Muslim"],
          numbering: "Abd al-Baqi",
          highest: 3033
        )
      ]
    )
  }

  private static var full: Dua {
    get throws {
      Dua(
        id: .init(rawValue: 20),
        slug: slug("full"),
        category: .init(rawValue: 1),
        collection: .init(rawValue: 2),
        title: [.english: "Full's title", .arabic: "عنوان", LanguageTag("id")!: "Judul"],
        arabic: arabic,
        transliteration: "rabbi zidnī",
        translation: [.english: hard, .arabic: "ت", LanguageTag("id")!: "Ya Tuhanku"],
        sources: [
          .hadith(
            HadithReference(
              work: slug("muslim"),
              number: HadithNumber("627f")!,
              grade: .sahih,
              grader: "Muslim",
              note: "A 'note'."
            )
          ),
          .quran(try QuranReference(surah: 20, ayahs: 114...114)), .other(title: hard),
        ],
        repetitions: 3,
        difficulty: .advanced,
        duration: 10,
        xp: 15,
        bestTime: [.english: "Morning", .arabic: "ص"],
        benefit: [.english: "b"],
        context: [.english: "c"],
        propheticContext: [.english: "p", .arabic: "ن"],
        audio: try AssetPath("audio/20.m4a"),
        review: Review(status: .reviewed, reviewer: "A. Scholar", hash: "ab12"),
        variantOf: slug("bare")
      )
    }
  }

  private static let bare = Dua(
    id: .init(rawValue: 3),
    slug: slug("bare"),
    title: [.english: "Bare"],
    arabic: "ٱلْحَمْدُ لِلَّهِ",
    translation: [.english: ""],
    difficulty: .beginner,
    xp: 0
  )

  /// The library of the committed bundle.
  static func published() throws -> Library {
    try DuaLibrary.Bundle(contentsOf: Repository.url("output")).library
  }
}
