import DuaLibrary
import SeededRandom

/// Libraries with every field of the contract, and with texts that encodings get wrong: marks in an order that is not NFC, quotes,
/// backslashes, markup, emoji with joiners, and what SQL and JSON escape.
struct RandomLibrary {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  static func library(seed: UInt64, duas: Int = 12) throws -> Library {
    var maker = RandomLibrary(seed: seed)
    return try maker.library(duas: duas)
  }

  private static let pieces = [
    "رَبِّ", "ٱللَّه", "شَّ", "شّ\u{64E}", "لا", "\u{6E1}", "é", "e\u{301}", "'", "''", "\"", "\\", "\\N", "\\t",
    "\t", "$$", "$a$", "<b>",
    "&amp;", "{", "}", "%s", ";", "--", "/*", "🧭", "👨‍👩‍👧", "🛡️", "ʿayn", "ḥ", "\u{FDFA}", "ﷺ", "null", "t", "0",
    "7",
  ]
  private static let languages = ["ar", "id", "ur", "ar-Latn", "pt-BR", "zh-Hant-TW", "en"].compactMap {
    LanguageTag($0)
  }

  private mutating func text() -> String {
    let words = (0..<random.number(in: 1...5)).map { _ in
      (0..<random.number(in: 1...3)).map { _ in random.pick(Self.pieces) }.joined()
    }
    return "a" + words.joined(separator: " ")
  }

  private mutating func maybe<Value>(_ value: (inout Self) throws -> Value) rethrows -> Value? {
    random.number(in: 0...2) == 0 ? nil : try value(&self)
  }

  private mutating func texts(withEnglish: Bool) -> LocalizedText {
    var texts: LocalizedText = [:]
    for language in Self.languages where random.number(in: 0...2) == 0 { texts[language] = text() }
    if withEnglish { texts[.english] = text() }
    return texts
  }

  private func slug(_ text: String) throws -> Slug {
    guard let slug = Slug(text) else { throw InvalidSlug(text: text) }
    return slug
  }

  private struct InvalidSlug: Error { let text: String }

  private mutating func citation(_ works: [ReferenceWork]) throws -> Citation {
    switch random.number(in: 0...2) {
    case 0:
      let first = random.number(in: 1...7)
      return .quran(try QuranReference(surah: 1, ayahs: first...random.number(in: first...7)))
    case 1:
      guard let number = HadithNumber(random.pick(["1", "627f", "999999999"])) else {
        return .other(title: "x")
      }
      return .hadith(
        HadithReference(
          work: random.pick(works).slug,
          number: number,
          grade: maybe { $0.random.pick(HadithGrade.allCases) },
          grader: maybe { $0.text() },
          note: maybe { $0.text() }
        )
      )
    default: return .other(title: text())
    }
  }

  private mutating func dua(_ number: Int, of count: Int, _ works: [ReferenceWork]) throws -> Dua {
    var dua = Dua(
      id: Dua.ID(rawValue: number * 7),
      slug: try slug("dua-\(number)"),
      category: maybe { Category.ID(rawValue: $0.random.number(in: 1...3) * 5) },
      collection: maybe { DuaCollection.ID(rawValue: $0.random.number(in: 1...2)) },
      title: texts(withEnglish: true),
      arabic: text(),
      transliteration: maybe { $0.text() },
      translation: texts(withEnglish: true),
      repetitions: random.number(in: 1...1000),
      difficulty: random.pick(Difficulty.allCases),
      duration: maybe { $0.random.number(in: 1...9999) },
      xp: random.number(in: 15...100),
      bestTime: texts(withEnglish: false),
      benefit: texts(withEnglish: false),
      context: texts(withEnglish: false),
      propheticContext: texts(withEnglish: false),
      audio: try maybe { _ in try AssetPath("audio/\(number).m4a") }
    )
    for _ in 0..<random.number(in: 0...3) { dua.sources.append(try citation(works)) }
    dua.review = maybe { Review(status: .reviewed, reviewer: $0.text(), hash: $0.text()) } ?? Review()
    if number > 1 { dua.variantOf = try maybe { try $0.slug("dua-\($0.random.number(in: 1...number - 1))") } }
    return dua
  }

  private mutating func library(duas count: Int) throws -> Library {
    var works: [ReferenceWork] = []
    for name in ["bukhari", "hisn-al-muslim", "a-work-of-ours"] {
      works.append(
        ReferenceWork(
          slug: try slug(name),
          name: texts(withEnglish: true),
          aliases: (0..<random.number(in: 0...2)).map { _ in text() },
          numbering: text(),
          highest: random.number(in: 1...9999)
        )
      )
    }
    var duas: [Dua] = []
    for number in 1...count { duas.append(try dua(number, of: count, works)) }
    var journeys: [Journey] = []
    for number in 1...3 {
      let steps = duas.shuffled(using: &random).prefix(random.number(in: 1...7))
      journeys.append(
        Journey(
          id: Journey.ID(rawValue: number * 2),
          slug: try slug("journey-\(number)"),
          collection: maybe { DuaCollection.ID(rawValue: $0.random.number(in: 1...2)) },
          name: texts(withEnglish: true),
          description: texts(withEnglish: false),
          emoji: random.pick(["🧭", "🛡️", "👨‍👩‍👧"]),
          minutes: random.number(in: 1...60),
          xp: random.number(in: 15...900),
          isPremium: Bool.random(using: &random),
          isFeatured: Bool.random(using: &random),
          order: random.number(in: 1...99),
          steps: steps.map { Journey.Step(dua: $0.id, slot: random.pick(TimeSlot.allCases)) }
        )
      )
    }
    return try Library(
      name: text(),
      version: "1.\(random.number(in: 0...9)).0",
      licence: text(),
      defaultLanguage: .english,
      duas: duas,
      categories: try (1...3).map {
        Category(
          id: Category.ID(rawValue: $0 * 5),
          slug: try slug("category-\($0)"),
          name: texts(withEnglish: true),
          description: texts(withEnglish: false),
          emoji: maybe { _ in "🧭" }
        )
      },
      collections: try (1...2).map {
        DuaCollection(
          id: DuaCollection.ID(rawValue: $0),
          slug: try slug("collection-\($0)"),
          name: texts(withEnglish: true),
          description: texts(withEnglish: false),
          isPremium: Bool.random(using: &random)
        )
      },
      journeys: journeys,
      works: works
    )
  }
}
