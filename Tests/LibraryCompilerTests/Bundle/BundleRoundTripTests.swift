import DuaLibrary
import Testing

@testable import LibraryCompiler

struct BundleRoundTripTests {
  @Test func `A library is read back equal, and is written again in the same bytes`() throws {
    let library = try Sample.library()
    let written = try BundleInMemory(library)
    let bundle = try written.open()
    #expect(try bundle.library == library)
    #expect(try bundle.libraryFromJSON() == library)
    #expect(try BundleInMemory(bundle.libraryFromJSON()).files == written.files)
  }

  @Test func `An empty library is read back`() throws {
    let library = try Library(
      name: "",
      version: "",
      licence: "",
      defaultLanguage: .english,
      duas: [],
      categories: [],
      collections: [],
      journeys: [],
      works: []
    )
    let written = try BundleInMemory(library)
    #expect(try written.open().library == library)
    #expect(try written.open().libraryFromJSON() == library)
    #expect(written.text("duas.json") == "[]\n")
  }

  @Test func `Marks keep the order in which they were typed`() throws {
    var first = try Sample.fullDua
    first.variantOf = nil
    var second = first
    second.id = .init(rawValue: 9)
    second.slug = Sample.slug("other-order")
    second.arabic = Sample.kasraBeforeShadda
    let library = try Sample.library(duas: [first, second], journeys: [])
    let duas = try BundleInMemory(library).open().library.duas
    #expect(
      duas.map { Array($0.arabic.unicodeScalars) }
        == [Sample.shaddaBeforeKasra, Sample.kasraBeforeShadda].map { Array($0.unicodeScalars) }
    )
  }

  @Test func `Quotes, backslashes, control characters and line separators survive`() throws {
    let dua = try #require(try BundleInMemory(Sample.library()).open().library[dua: Sample.slug("bare")])
    #expect(Array(dua.arabic.unicodeScalars) == Array(Sample.hard.unicodeScalars))
  }

  @Test(arguments: [LanguageTag.english, .arabic])
  func `Any language that has all texts may be the default`(language: LanguageTag) throws {
    let library = try Sample.library(defaultLanguage: language)
    let bundle = try BundleInMemory(library).open()
    #expect(try bundle.library == library)
    #expect(try bundle.libraryFromJSON() == library)
  }

  @Test func `An Arabic translation does not become an Arabic title`() throws {
    var dua = Sample.bareDua
    dua.title = [.english: "Bare"]
    let library = try Sample.library(duas: [dua], journeys: [])
    let bundle = try BundleInMemory(library).open()
    #expect(try bundle.library.duas == [dua])
    #expect(try bundle.libraryFromJSON().duas == [dua])
  }

  @Test func `A text that only another language has is read back`() throws {
    var dua = Sample.bareDua
    dua.benefit = [.arabic: "x"]
    dua.bestTime = [Sample.indonesian: ""]
    let library = try Sample.library(duas: [dua], journeys: [])
    let bundle = try BundleInMemory(library).open()
    #expect(try bundle.library.duas == [dua])
    #expect(try bundle.libraryFromJSON().duas == [dua])
  }

  @Test func `Ten thousand duas are written and read`() throws {
    let duas = (1...10_000).map { number in
      var dua = Sample.bareDua
      dua.id = .init(rawValue: number)
      dua.slug = Sample.slug("dua-\(number)")
      return dua
    }
    let library = try Sample.library(duas: duas, journeys: [])
    let bundle = try BundleInMemory(library).open()
    #expect(try bundle.library == library)
    #expect(try bundle.libraryFromJSON() == library)
  }
}
