import Testing

@testable import DuaLibrary
@testable import LibraryCompiler

struct BundleWriterProblemTests {
  @Test func `A dua without a translation in the default language cannot be written`() throws {
    var dua = Sample.bareDua
    dua.translation = [.arabic: "x"]
    let library = try Sample.library(duas: [dua], journeys: [])
    let missing = MissingText(file: .duas, slug: dua.slug, key: "translation_en", language: .english)
    #expect(throws: BundleWriter.Problem.missingText(missing)) { try BundleInMemory(library) }
    #expect(
      missing.description == """
        `bare` has no text in `en`, the library's default language, for the key `translation_en` of duas.json; add \
        the text, or change the default language
        """
    )
  }

  @Test(arguments: [
    "duas.json", "DUAS.json", "manifest.json", "../x", "/etc/x", "a\\b", ".hidden", "a//b", "con",
  ])
  func `An additional file cannot have an unsafe or duplicate name`(path: String) throws {
    let library = try Sample.library()
    #expect(throws: BundleWriter.Problem.self) {
      try BundleInMemory(library, additional: [Artifact(path: path, bytes: [])])
    }
  }
}
