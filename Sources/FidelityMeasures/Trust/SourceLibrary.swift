import ContentDraft
import ContentIngest
import ContentValidation
import Diagnostics
import Foundation
import QuranText
import UnicodeText

/// The sources of a library as files, to be checked with one text changed at a time.
struct SourceLibrary: Sendable {
  /// A text of a dua as it is written in its file.
  struct Text: Sendable {
    let range: SourceRange
    let scalars: [Unicode.Scalar]

    /// The bytes of the file that represent some scalars.
    func bytes(of scalars: Range<Int>) -> Range<Int> {
      let offset = { (scalar: Int) in self.scalars[..<scalar].reduce(0) { $0 + UTF8.width($1) } }
      let start = Int(range.lower)
      return start + offset(scalars.lowerBound)..<start + offset(scalars.upperBound)
    }
  }

  /// A dua that does not cite the Quran.
  struct Dua: Sendable {
    let arabic: Text
    let transliteration: Text
  }

  private let paths: [String]
  private let contents: [[UInt8]]
  private let files: [IngestedFile]
  private let quran: QuranSource
  private var locations = QuranLocations()
  /// The duas of the hadith whose texts are written literally in their files.
  let duas: [Dua]

  /// - Parameter folder: The content folder.
  init(_ folder: URL) throws {
    guard let walk = FileManager.default.enumerator(atPath: folder.path()) else {
      throw ReferenceData.Problem.absent(folder.path())
    }
    // The draft does not contain the vocabulary of the search.
    paths = walk.compactMap { $0 as? String }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { ($0.hasSuffix(".xml") || $0.hasSuffix(".json")) && !$0.hasPrefix("search/") }
    guard paths.contains("library.json") else { throw ReferenceData.Problem.absent(folder.path()) }
    contents = try paths.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    files = zip(paths, contents).enumerated().map { index, file in
      ContentIngest.ingest(file.1, file: FileID(index), path: file.0)
    }
    quran = try .shipped()
    let draft = LibraryDraft(files: files)
    duas = draft.duas.compactMap { dua in
      let isHadith = !dua.sources.isEmpty && dua.sources.allSatisfy { $0.kind.value == .hadith }
      guard isHadith, let arabic = dua.arabic.located, let latin = dua.transliteration.located,
        draft.sourceMaps[arabic.range] == nil, draft.sourceMaps[latin.range] == nil
      else { return nil }
      return Dua(arabic: Text(arabic), transliteration: Text(latin))
    }
  }

  /// The findings of the unchanged library; keeps where its texts quote the Quran.
  mutating func check(jobs: Int) async throws -> [Finding] {
    let draft = LibraryDraft(files: files)
    let result = try await Validator.validate(draft, quran: quran, jobs: jobs)
    locations = result.quranLocations
    return Self.graded(result.findings + files.flatMap(\.findings), draft)
  }

  /// The findings if a text of the library is changed, by the severity that the policy gives them.
  func findings(changing text: Text, to replacement: [Unicode.Scalar]) -> [Finding] {
    let index = Int(text.range.file.rawValue)
    var bytes = contents[index]
    bytes.replaceSubrange(text.range.bytes, with: String(scalars: replacement).utf8)
    var files = files
    files[index] = ContentIngest.ingest(bytes, file: text.range.file, path: paths[index])
    let draft = LibraryDraft(files: files)
    let findings = Validator.findings(in: draft, quran: quran, locations: locations)
    return Self.graded(findings + files.flatMap(\.findings), draft)
  }

  /// The findings that the policy of a library does not silence, with their severities.
  static func graded(_ findings: [Finding], _ draft: LibraryDraft) -> [Finding] {
    let policy = draft.declaration?.policy ?? Policy()
    return findings.compactMap { finding in
      policy.severity(of: finding).map { severity in
        var graded = finding
        graded.severity = severity
        return graded
      }
    }
  }
}

extension SourceLibrary.Text {
  fileprivate init(_ text: Located<String>) {
    self.init(range: text.range, scalars: Array(text.value.unicodeScalars))
  }
}
