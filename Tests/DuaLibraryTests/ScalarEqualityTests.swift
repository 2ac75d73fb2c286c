import DuaLibrary
import Testing

/// Texts that `String ==` considers equal: shadda and kasra in either order, an accent composed or not.
@Suite("Equality of models")
struct ScalarEqualityTests {
  private static let typed = "\u{0628}\u{0651}\u{0650}"
  private static let normalized = "\u{0628}\u{0650}\u{0651}"

  private func library(_ change: (inout Parts) -> Void = { _ in }) throws -> Library {
    var parts = Parts()
    change(&parts)
    return try Library(
      name: parts.name,
      version: parts.version,
      licence: parts.licence,
      defaultLanguage: .english,
      duas: [
        Dua(
          id: .init(rawValue: 1),
          slug: #require(Slug("a")),
          title: [.english: "A"],
          arabic: parts.arabic,
          transliteration: parts.transliteration,
          translation: [.english: "A"],
          sources: [.other(title: parts.title)],
          difficulty: .beginner,
          xp: 15,
          review: parts.review
        )
      ],
      categories: [parts.category],
      collections: [parts.collection],
      journeys: [parts.journey],
      works: [parts.work]
    )
  }

  private struct Parts {
    var name = typed
    var version = typed
    var licence = typed
    var arabic = typed
    var transliteration: String? = typed
    var title = typed
    var review = Review(status: .reviewed, reviewer: typed, hash: typed)
    var category = Category(id: .init(rawValue: 1), slug: slug("rizq"), name: [.english: typed], emoji: typed)
    var collection = DuaCollection(id: .init(rawValue: 1), slug: slug("core"), name: [.english: typed])
    var journey = Journey(
      id: .init(rawValue: 1),
      slug: slug("j"),
      name: [.english: typed],
      emoji: typed,
      minutes: 1,
      xp: 1,
      order: 1,
      steps: []
    )
    var work = ReferenceWork(
      slug: slug("bukhari"),
      name: [.english: typed],
      aliases: ["a", typed],
      numbering: typed,
      highest: 1
    )

    private static func slug(_ text: String) -> Slug { Slug(text)! }
  }

  private static let changes: [@Sendable (inout Parts) -> Void] = [
    { $0.name = normalized }, { $0.version = normalized }, { $0.licence = normalized },
    { $0.arabic = normalized }, { $0.transliteration = normalized }, { $0.transliteration = nil },
    { $0.title = normalized }, { $0.review.reviewer = normalized }, { $0.review.hash = normalized },
    { $0.review.hash = nil }, { $0.category.emoji = normalized }, { $0.category.emoji = nil },
    { $0.category.name = [.english: normalized] }, { $0.collection.name = [.english: normalized] },
    { $0.journey.emoji = normalized }, { $0.journey.name = [.english: normalized] },
    { $0.work.aliases = ["a", normalized] }, { $0.work.aliases = ["a"] }, { $0.work.numbering = normalized },
  ]

  @Test("a library equals itself, and no library with a text of other scalars", arguments: changes.indices)
  func exact(index: Int) throws {
    #expect(Self.typed == Self.normalized, "the texts are canonically equivalent")
    #expect(try library() == library())
    #expect(try library() != library(Self.changes[index]))
  }

  @Test("hadith references compare their texts by scalars")
  func hadith() throws {
    let number = try #require(HadithNumber("1"))
    let work = try #require(Slug("a"))
    let reference = HadithReference(work: work, number: number, grader: Self.typed, note: Self.typed)
    #expect(
      reference != HadithReference(work: work, number: number, grader: Self.normalized, note: Self.typed)
    )
    #expect(
      reference != HadithReference(work: work, number: number, grader: Self.typed, note: Self.normalized)
    )
    #expect(reference == reference)
  }
}
