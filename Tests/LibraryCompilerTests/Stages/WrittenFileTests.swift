import DuaLibrary
import Testing

@testable import LibraryCompiler

/// A bundle that is not exactly the library must not be published.
@Suite("Comparing the written files with the library")
struct WrittenFileTests {
  /// A change of one value of a library.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var change: @Sendable (inout Parts) throws -> Void

    init(_ name: String, in file: String, _ change: @escaping @Sendable (inout Parts) throws -> Void) {
      (testDescription, self.file, self.change) = (name, file, change)
    }
  }

  /// The parts of a library that can be changed.
  struct Parts: Sendable {
    var duas: [Dua]
    var categories: [DuaLibrary.Category]
    var collections: [DuaCollection]
    var journeys: [Journey]
    var works: [ReferenceWork]

    init(_ library: Library) {
      (duas, categories, collections) = (library.duas, library.categories, library.collections)
      (journeys, works) = (library.journeys, library.works)
    }

    func library() throws -> Library {
      let sample = try Sample.library()
      return try Library(
        name: sample.name,
        version: sample.version,
        licence: sample.licence,
        defaultLanguage: sample.defaultLanguage,
        duas: duas,
        categories: categories,
        collections: collections,
        journeys: journeys,
        works: works
      )
    }
  }

  static let changes: [Change] = [
    Change("the order of marks", in: "duas.json") { $0.duas[1].arabic = Sample.kasraBeforeShadda },
    Change("a title", in: "duas.json") { $0.duas[1].title[.english] = "Praised" },
    Change("a title in another language", in: "duas.json") { $0.duas[1].title[Sample.indonesian] = nil },
    Change("the transliteration", in: "duas.json") { $0.duas[1].transliteration = nil },
    Change("an empty transliteration", in: "duas.json") { $0.duas[0].transliteration = "" },
    Change("a translation", in: "duas.json") { $0.duas[1].translation[.arabic] = "ت" },
    Change("a best time", in: "duas.json") { $0.duas[1].bestTime[.english] = "" },
    Change("a benefit", in: "duas.json") { $0.duas[1].benefit = [:] },
    Change("a context", in: "duas.json") { $0.duas[0].context = [.arabic: "c"] },
    Change("a prophetic context", in: "duas.json") { $0.duas[1].propheticContext[.english] = "x" },
    Change("a category", in: "duas.json") { $0.duas[1].category = .init(rawValue: 1) },
    Change("no category", in: "duas.json") { $0.duas[1].category = nil },
    Change("a collection", in: "duas.json") { $0.duas[1].collection = .init(rawValue: 2) },
    Change("repetitions", in: "duas.json") { $0.duas[1].repetitions = 99 },
    Change("a difficulty", in: "duas.json") { $0.duas[1].difficulty = .intermediate },
    Change("a duration", in: "duas.json") { $0.duas[1].duration = 46 },
    Change("no duration", in: "duas.json") { $0.duas[1].duration = nil },
    Change("a duration of zero", in: "duas.json") { $0.duas[0].duration = 0 },
    Change("points", in: "duas.json") { $0.duas[1].xp = -40 },
    Change("a recording", in: "duas.json") { $0.duas[1].audio = try AssetPath("audio/9.m4a") },
    Change("a status", in: "duas.json") { $0.duas[1].review.status = .unreviewed },
    Change("a reviewer", in: "duas.json") { $0.duas[1].review.reviewer = "A scholar" },
    Change("a hash", in: "duas.json") { $0.duas[1].review.hash = nil },
    Change("a variant", in: "duas.json") { $0.duas[1].variantOf = nil },
    Change("the order of sources", in: "duas.json") { $0.duas[1].sources.swapAt(2, 3) },
    Change("a grade", in: "duas.json") { dua in
      dua.duas[1].sources[1] = .hadith(
        HadithReference(work: Sample.slug("muslim"), number: Sample.number("627f"), grade: .daif)
      )
    },
    Change("the letter of a hadith", in: "duas.json") { dua in
      dua.duas[1].sources[1] = .hadith(
        HadithReference(work: Sample.slug("muslim"), number: Sample.number("627"))
      )
    },
    Change("the work of a hadith", in: "duas.json") { dua in
      dua.duas[1].sources[1] = .hadith(
        HadithReference(work: Sample.slug("bukhari"), number: Sample.number("627f"))
      )
    },
    Change("a note", in: "duas.json") { dua in
      dua.duas[1].sources[1] = .hadith(
        HadithReference(work: Sample.slug("muslim"), number: Sample.number("627f"), note: "")
      )
    },
    Change("the ayahs of a source", in: "duas.json") { dua in
      dua.duas[1].sources[2] = .quran(try QuranReference(surah: 2, ayahs: 255...256))
    },
    Change("another source", in: "duas.json") { $0.duas[1].sources[4] = .other(title: "A book; page 4") },
    Change("a slug", in: "duas.json") { $0.duas[1].slug = Sample.slug("praises") },
    Change("one dua more", in: "duas.json") { parts in
      var dua = Sample.bareDua
      dua.id = .init(rawValue: 9)
      dua.slug = Sample.slug("more")
      parts.duas.append(dua)
    },
    Change("the emoji of a category", in: "categories.json") { $0.categories[0].emoji = "🌿" },
    Change("the name of a category", in: "categories.json") { $0.categories[1].name[.arabic] = "ش" },
    Change("the description of a category", in: "categories.json") { $0.categories[1].description = [:] },
    Change("a premium collection", in: "collections.json") { $0.collections[1].isPremium = false },
    Change("the name of a collection", in: "collections.json") { $0.collections[1].name[.english] = "Most" },
    Change("an alias", in: "works.json") { $0.works[1].aliases.removeLast() },
    Change("the numbering", in: "works.json") { $0.works[1].numbering = "standard" },
    Change("the highest number", in: "works.json") { $0.works[1].highest += 1 },
    Change("the name of a work", in: "works.json") { $0.works[0].name[Sample.indonesian] = "x" },
    Change("an emoji", in: "journeys.json") { $0.journeys[0].emoji = "💎" },
    Change("minutes", in: "journeys.json") { $0.journeys[0].minutes = 2 },
    Change("the points of a day", in: "journeys.json") { $0.journeys[0].xp = 1 },
    Change("an order", in: "journeys.json") { $0.journeys[0].order = 9 },
    Change("a premium journey", in: "journeys.json") { $0.journeys[1].isPremium = false },
    Change("a featured journey", in: "journeys.json") { $0.journeys[1].isFeatured = false },
    Change("the collection of a journey", in: "journeys.json") { $0.journeys[1].collection = nil },
    Change("the description of a journey", in: "journeys.json") {
      $0.journeys[1].description[.english] = "x"
    },
    Change("a slot", in: "journey_duas.json") { $0.journeys[1].steps[0].slot = .evening },
    Change("the order of steps", in: "journey_duas.json") { $0.journeys[1].steps.swapAt(0, 1) },
    Change("a step less", in: "journey_duas.json") { $0.journeys[1].steps.removeLast() },
  ]

  @Test("a file that differs from the library in one value is found, in both forms", arguments: changes)
  func differences(change: Change) throws {
    let library = try Sample.library()
    var parts = Parts(library)
    try change.change(&parts)
    let written = try BundleInMemory(parts.library()).files
    let different = try written.filter { path, bytes in
      try path != "manifest.json" && !WrittenFile(path: path, bytes: FileBytes(bytes)).contains(library)
    }
    #expect(Set(different.keys) == [change.file, "library.bin"])
  }

  @Test("the files of the library are the library")
  func same() throws {
    let library = try Sample.library()
    for (path, bytes) in try BundleInMemory(library).files where path != "manifest.json" {
      #expect(try WrittenFile(path: path, bytes: FileBytes(bytes)).contains(library), "\(path)")
    }
  }

  @Test("another length or checksum than the manifest's is an error")
  func checksums() throws {
    let listed = Manifest.File(path: "a", bytes: 3, sha256: Checksum.sha256(of: [1, 2, 3]))
    try WrittenFile(path: "a", bytes: FileBytes([1, 2, 3])).checkSum(listed)
    #expect(throws: BundleError.wrongSize(path: "a", expected: 3, found: 2)) {
      try WrittenFile(path: "a", bytes: FileBytes([1, 2])).checkSum(listed)
    }
    #expect(throws: BundleError.self) {
      try WrittenFile(path: "a", bytes: FileBytes([1, 2, 4])).checkSum(listed)
    }
  }

  @MainActor
  @Test(
    "a file that the disk changed is not published",
    arguments: [
      "categories.json", "collections.json", "duas.json", "journey_duas.json", "journeys.json", "library.bin",
      "manifest.json", "search/index.bin", "search/suggestions.bin", "works.json",
    ]
  )
  func changedOnDisk(path: String) async {
    let disk = InMemoryFiles(Samples.files)
    var files = disk.client
    let map = files.map
    files.map = { (name, limit) throws(FileFailure) in
      let bytes = try map(name, limit)
      guard name.hasSuffix("/" + path) else { return bytes }
      var changed = bytes.withBytes { Array($0) }
      changed[changed.count / 2] ^= 1
      return FileBytes(changed)
    }
    let state = await LibraryReducer.run(on: files)
    guard case .failed(let failure)? = state.outcome else {
      Issue.record("\(String(describing: state.outcome))")
      return
    }
    let reasons = [
      "cannot be read back", "the written `manifest.json` differs from the one that was rendered",
    ]
    #expect(reasons.contains { failure.message.contains($0) }, "\(failure.message)")
    #expect(disk.tree("/project/output").isEmpty)
  }
}
