import Foundation
import QuranText
import TestSupport
import Testing

@testable import LibraryCompiler

struct QuranFolderTests {
  private static let environment = EnvironmentClient(
    workingDirectory: { "/project" },
    home: { nil },
    processorCount: { 1 },
    toolIdentity: { nil }
  )

  private func failure(_ files: [String: String], folder: String = "tanzil") -> OperationalFailure? {
    do {
      _ = try QuranFolder(folder, InMemoryFiles(files).client, Self.environment).source()
      return nil
    } catch {
      return error as? OperationalFailure
    }
  }

  @Test func `A folder that is not there is named`() {
    #expect(failure([:])?.message == "there is no folder `tanzil`")
  }

  @Test func `A missing file is named, with the expected contents of the folder`() throws {
    let found = try #require(failure(["/project/tanzil/readme.txt": ""]))
    #expect(found.message.hasPrefix("cannot read `quran-simple.xml` in `tanzil`: there is no such file"))
    #expect(found.hint?.contains("quran-uthmani.xml") == true)
  }

  @Test func `Another text than the pinned one is refused`() throws {
    let found = try #require(failure(["/project/tanzil/quran-simple.xml": "<quran/>"]))
    #expect(
      found.message.hasPrefix("`quran-simple.xml` in `tanzil` is not the text that quotations are checked")
    )
    #expect(found.message.contains(Orthography.simple.tanzilChecksum))
  }

  @Test(.requires(.referenceTexts))
  func `Tanzil's files are read, and observed with their checksums`() throws {
    let folder = QuranFolder(
      ReferenceTexts.folder.appending(path: "quran").path,
      .liveValue,
      Self.environment
    )
    let verse = try #require(try folder.texts().verse(surah: 112, ayah: 1, .simple))
    #expect(verse.unicodeScalars.elementsEqual("قُلْ هُوَ اللَّهُ أَحَدٌ".unicodeScalars))
    let (_, files) = try folder.source()
    #expect(
      files.map(\.digest)
        == [Orthography.simple, .uthmani].map { ContentDigest(hexadecimal: $0.tanzilChecksum) }
    )
  }
}
