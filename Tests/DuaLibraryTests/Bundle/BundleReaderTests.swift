import DuaLibrary
import Foundation
import TestSupport
import Testing

/// A bundle of the first version of the contract, which later readers must still open.
struct BundleReaderTests {
  let root = Repository.root
  let fixture = Repository.url("Tests/Fixtures/bundle-schema-1")

  @Test func `A bundle of version 1 is read`() async throws {
    let bundle = try await openDownloadedLibrary(in: fixture)
    let library = try bundle.library
    #expect(library.name == "Sample")
    #expect(library.version == "1.2.0")
    #expect(library.defaultLanguage == .english)
    #expect(library.categories.map(\.slug.rawValue) == ["rizq", "gratitude"])
    #expect(library.collections.map(\.isPremium) == [false, true])
    #expect(library.works.map(\.slug.rawValue) == ["bukhari", "muslim"])
    #expect(library.duas.map(\.slug.rawValue) == ["bare", "praise"])

    let dua = try #require(library[Dua.ID(rawValue: 8)])
    #expect(Array(dua.arabic.unicodeScalars.map(\.value)) == [0x631, 0x64E, 0x628, 0x651, 0x650])
    #expect(dua.difficulty == .advanced)
    #expect(dua.translation[.english] == "My Lord")
    #expect(try dua.title[#require(LanguageTag("id"))] == "Praise (id)")
    #expect(dua.sources.map(\.kind) == [.hadith, .hadith, .quran, .quran, .other])
    #expect(dua.review == Review(status: .reviewed, reviewer: "A. Scholar", hash: "ab12"))

    let evening = try #require(Slug("evening"))
    #expect(try titles(ofJourney: evening, in: bundle) == ["Praise", "Bare"])
    #expect(library[journey: evening]?.steps.map(\.slot) == [.morning, .evening])
  }

  @Test func `Errors are shown in words, also through localizedDescription`() async {
    let error = await #expect(throws: BundleError.self) { try await openDownloadedLibrary(in: root) }
    #expect((error as (any Error)?)?.localizedDescription == error?.description)
    #expect(error?.description.hasPrefix("`manifest.json` is missing; ") == true)
  }

  @Test func `An error of the loading function passes through when it is a bundle error`() {
    #expect(throws: BundleError.unreadable(path: "x")) {
      try DuaLibrary.Bundle { _ in throw BundleError.unreadable(path: "x") }
    }
  }
}
