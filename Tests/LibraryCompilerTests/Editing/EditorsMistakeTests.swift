import ContentDraft
import ContentIngest
import ContentValidation
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The library with one mistake of an editor.
@Suite struct EditorsMistakeTests {
  @Test(.slow, arguments: EditorsMistake.all)
  func aMistakeIsOneFindingAtItsPlace(mistake: EditorsMistake) throws {
    let library = try SourceFiles(Repository.url("content")).replacing(mistake)
    #expect(try library.findings() == mistake.findings)
  }

  @Test(.slow) func theLibraryHasNoFindings() throws {
    #expect(try SourceFiles(Repository.url("content")).findings() == [])
  }
}

/// The sources of a library, by their paths.
private struct SourceFiles {
  private var files: [(path: String, text: String)] = []

  init(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    // The vocabulary of the search is not part of the draft.
    for path in paths.sorted()
    where !path.hasPrefix("search/") && (path.hasSuffix(".xml") || path.hasSuffix(".json")) {
      files.append((path, try String(contentsOf: folder.appending(path: path), encoding: .utf8)))
    }
  }

  func replacing(_ mistake: EditorsMistake) throws -> Self {
    var library = self
    let index = try #require(files.firstIndex { $0.path == mistake.file })
    var scalars = Array(files[index].text.unicodeScalars)
    let place = try #require(scalars.firstRange(of: Array(mistake.place.unicodeScalars)))
    let text = try #require(scalars[place.upperBound...].firstRange(of: Array(mistake.text.unicodeScalars)))
    scalars.replaceSubrange(text, with: mistake.mistake.unicodeScalars)
    library.files[index].text = String(String.UnicodeScalarView(scalars))
    return library
  }

  /// The errors and warnings, in the order of the files.
  func findings() throws -> [String] {
    let read = files.enumerated().map { index, file in
      ContentIngest.ingest(Array(file.text.utf8), file: FileID(index), path: file.path)
    }
    let draft = LibraryDraft(files: read)
    let findings = Validator.findings(in: draft, quran: try .shipped()) + read.flatMap(\.findings)
    return findings.filter { $0.severity != .information }
      .sorted {
        ($0.range?.file.rawValue ?? 0, $0.range?.lower ?? 0) < (
          $1.range?.file.rawValue ?? 0, $1.range?.lower ?? 0
        )
      }
      .map { "\($0.rule) \($0.severity) `\(marked($0.range))`" }
  }

  private func marked(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    let bytes = Array(files[Int(range.file.rawValue)].text.utf8)[range.bytes]
    return String(decoding: bytes, as: UTF8.self)
  }
}
