import ContentDraft
import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation
import TestSupport
import Testing

@testable import QuranText

/// The duas of this repository that cite the Quran.
struct LibraryQuotationTests {
  static let duas: [DuaFragment] = {
    let folder = Repository.url("content/duas")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let files = names.enumerated().compactMap { index, name in
      (try? Data(contentsOf: folder.appending(path: name))).map {
        ContentIngest.ingest(Array($0), file: FileID(index), path: "duas/\(name)")
      }
    }
    return LibraryDraft(files: files).duas
  }()

  @Test func `Every dua that cites the Quran is as the Quran has it`() throws {
    var count = 0
    for dua in Self.duas {
      guard let arabic = dua.arabic.value else { continue }
      for source in dua.sources {
        guard let surah = source.surah.value, let ayahs = source.ayah.value else { continue }
        count += 1
        let reference = try QuranReference(surah: surah, ayahs: ayahs)
        let findings = Shipped.verifier.verify(arabic, cited: reference)
        #expect(findings.filter { $0.severity != .information } == [], "\(reference) \(arabic)")
      }
    }
    #expect(count >= 40)
  }

  @Test func `Every dua of five words or more that cites the Quran is located in the verses it cites`() throws
  {
    for dua in Self.duas {
      guard let arabic = dua.arabic.value, let source = dua.sources.first, let surah = source.surah.value,
        let ayahs = source.ayah.value, TextWord.words(of: arabic).count >= QuranLocator.minimumWords
      else { continue }
      let cited = try QuranReference(surah: surah, ayahs: ayahs)
      let references = Shipped.locator.locate(arabic).flatMap(\.references)
      #expect(references.contains { $0.surah == surah && $0.ayahs.overlaps(ayahs) }, "\(cited) \(arabic)")
    }
  }
}
