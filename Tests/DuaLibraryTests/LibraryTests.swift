import DuaLibrary
import Testing

@Suite("Library")
struct LibraryTests {
  @Test("a library finds its entities by id and slug, and sorts them by id")
  func closed() throws {
    let library = try Library.sample(
      duas: [.sample(2, "b"), .sample(1, "a")],
      journeys: [.sample(1, "j", steps: [Journey.Step(dua: Dua.ID(rawValue: 2), slot: .morning)])]
    )
    #expect(library.duas.map(\.id.rawValue) == [1, 2])
    #expect(library[Dua.ID(rawValue: 2)]?.slug == Slug("b"))
    #expect(library[dua: try knownSlug("a")]?.id.rawValue == 1)
    #expect(library[Dua.ID(rawValue: 3)] == nil)
    #expect(library[Journey.ID(rawValue: 1)]?.slug == Slug("j"))
    #expect(library[journey: try knownSlug("j")]?.id.rawValue == 1)
    #expect(library[Category.ID(rawValue: 1)]?.slug == Slug("rizq"))
    #expect(library[DuaCollection.ID(rawValue: 1)]?.slug == Slug("core"))
    #expect(library[work: try knownSlug("bukhari")]?.highest == 7563)
  }

  @Test("the order of the parts does not matter")
  func orderIndependent() throws {
    let duas = try [Dua.sample(1, "a"), .sample(2, "b"), .sample(3, "c")]
    #expect(try Library.sample(duas: duas) == Library.sample(duas: duas.reversed()))
  }

  @Test("an id or a slug belongs to one entity of a kind")
  func duplicates() throws {
    #expect(throws: Library.Problem.duplicate(kind: "dua", key: "1")) {
      try Library.sample(duas: [.sample(1, "a"), .sample(1, "b")])
    }
    #expect(throws: Library.Problem.duplicate(kind: "dua", key: "a")) {
      try Library.sample(duas: [.sample(1, "a"), .sample(2, "a")])
    }
    #expect(throws: Library.Problem.duplicate(kind: "journey", key: "1")) {
      try Library.sample(duas: [], journeys: [.sample(1, "a"), .sample(1, "b")])
    }
    #expect(throws: Library.Problem.duplicate(kind: "journey", key: "a")) {
      try Library.sample(duas: [], journeys: [.sample(1, "a"), .sample(2, "a")])
    }
  }

  @Test("the references of a dua are in the library")
  func danglingDuaReferences() throws {
    var category = try Dua.sample(1, "a")
    category.category = Category.ID(rawValue: 9)
    #expect(throws: Library.Problem.dangling(kind: "category", key: "9", in: "a")) {
      try Library.sample(duas: [category])
    }
    var collection = try Dua.sample(1, "a")
    collection.collection = DuaCollection.ID(rawValue: 9)
    #expect(throws: Library.Problem.dangling(kind: "collection", key: "9", in: "a")) {
      try Library.sample(duas: [collection])
    }
    var variant = try Dua.sample(1, "a")
    variant.variantOf = try knownSlug("gone")
    #expect(throws: Library.Problem.dangling(kind: "dua", key: "gone", in: "a")) {
      try Library.sample(duas: [variant])
    }
    var hadith = try Dua.sample(1, "a")
    hadith.sources = [
      .hadith(HadithReference(work: try knownSlug("muslim"), number: try #require(HadithNumber("1"))))
    ]
    #expect(throws: Library.Problem.dangling(kind: "work", key: "muslim", in: "a")) {
      try Library.sample(duas: [hadith])
    }
  }

  @Test("the references of a journey are in the library")
  func danglingJourneyReferences() throws {
    #expect(throws: Library.Problem.dangling(kind: "dua", key: "7", in: "j")) {
      try Library.sample(
        duas: [],
        journeys: [.sample(1, "j", steps: [Journey.Step(dua: Dua.ID(rawValue: 7), slot: .evening)])]
      )
    }
    var journey = try Journey.sample(1, "j")
    journey.collection = DuaCollection.ID(rawValue: 9)
    #expect(throws: Library.Problem.dangling(kind: "collection", key: "9", in: "j")) {
      try Library.sample(duas: [], journeys: [journey])
    }
  }

  @Test("duas are compared scalar by scalar")
  func scalarEquality() throws {
    var one = try Dua.sample(1, "a")
    var other = one
    one.arabic = "رب\u{0651}\u{0650}"
    other.arabic = "رب\u{0650}\u{0651}"
    #expect(one != other)
    other.arabic = one.arabic
    #expect(one == other)
  }
}

private func knownSlug(_ text: String) throws -> Slug { try #require(Slug(text)) }

extension Library {
  fileprivate static func sample(duas: [Dua], journeys: [Journey] = []) throws -> Library {
    try Library(
      name: "Sample",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: [
        Category(id: Category.ID(rawValue: 1), slug: knownSlug("rizq"), name: [.english: "Provision"])
      ],
      collections: [
        DuaCollection(id: DuaCollection.ID(rawValue: 1), slug: knownSlug("core"), name: [.english: "Core"])
      ],
      journeys: journeys,
      works: [
        ReferenceWork(
          slug: knownSlug("bukhari"),
          name: [.english: "Sahih al-Bukhari"],
          numbering: "fath",
          highest: 7563
        )
      ]
    )
  }
}

extension Dua {
  fileprivate static func sample(_ id: Int, _ name: String) throws -> Dua {
    Dua(
      id: ID(rawValue: id),
      slug: try knownSlug(name),
      category: Category.ID(rawValue: 1),
      title: [.english: "T"],
      arabic: "رب",
      translation: [.english: "Lord"],
      difficulty: .beginner,
      xp: 10
    )
  }
}

extension Journey {
  fileprivate static func sample(_ id: Int, _ name: String, steps: [Step] = []) throws -> Journey {
    Journey(
      id: ID(rawValue: id),
      slug: try knownSlug(name),
      name: [.english: "J"],
      emoji: "💎",
      minutes: 5,
      xp: 10,
      order: 1,
      steps: steps
    )
  }
}
