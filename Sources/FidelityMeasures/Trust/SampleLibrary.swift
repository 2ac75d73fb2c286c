import ContentDraft
import ContentIngest
import ContentValidation
import Diagnostics
import Foundation
import QuranText

/// A library of labeled samples, one dua each, written as JSON sources.
struct SampleLibrary {
  private let samples: [LabeledSamples.Sample]
  private let draft: LibraryDraft
  private let contents: [[UInt8]]
  private let readerFindings: [Finding]

  /// - Throws: The error of a sample that cannot be written as JSON.
  init(_ samples: [LabeledSamples.Sample], _ policy: LabeledSamples.Policy?) throws {
    self.samples = samples
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    contents = try samples.enumerated().map { [UInt8](try encoder.encode(DuaFile(id: $0 + 1, $1))) }
    var files = contents.enumerated().map { index, bytes in
      // The names are in the order of the samples, and before that of the declaration.
      ContentIngest.ingest(bytes, file: FileID(index), path: "dua-\(1000 + index).json")
    }
    let declaration = [UInt8](try encoder.encode(DeclarationFile(policy)))
    files.append(ContentIngest.ingest(declaration, file: FileID(files.count), path: "library.json"))
    draft = LibraryDraft(files: files)
    readerFindings = files.flatMap(\.findings)
  }

  /// The errors and warnings of each sample, in the order of the samples; those of no sample are the last element.
  func findings(_ quran: QuranSource) -> [[Finding]] {
    let all = SourceLibrary.graded(Validator.findings(in: draft, quran: quran) + readerFindings, draft)
    var findings: [[Finding]] = Array(repeating: [], count: samples.count + 1)
    for finding in all where finding.severity <= .warning {
      let file = finding.range.map { Int($0.file.rawValue) } ?? samples.count
      findings[min(file, samples.count)].append(finding)
    }
    return findings
  }

  /// Whether a finding, or one of its notes, is at some words of its sample.
  func isFinding(_ finding: Finding, at words: String, ofSample index: Int) -> Bool {
    guard let encoded = try? JSONEncoder().encode([words]) else { return false }
    let expected = contents[index].ranges(of: Array(encoded.dropFirst(2).dropLast(2)))
    let found = ([finding.range] + finding.notes.map(\.range)).compactMap(\.self)
      .filter { Int($0.file.rawValue) == index }
    return found.contains { range in expected.contains { $0.overlaps(Int(range.lower)..<Int(range.upper)) } }
  }
}

/// `library.json`, with the work that samples cite.
private struct DeclarationFile: Encodable {
  struct Work: Encodable {
    var slug: String
    var name: [String: String]
    var numbering = "of an edition"
    var highest: Int
  }

  var version = 1
  var name = "Samples"
  var libraryVersion = "1.0.0"
  var licence = "public domain"
  var defaultLanguage = "en"
  var requiredLanguages = ["en"]
  var policy: LabeledSamples.Policy
  var works = [
    Work(slug: "bukhari", name: ["en": "Sahih al-Bukhari"], highest: 7563),
    Work(slug: "muslim", name: ["en": "Sahih Muslim"], highest: 3033),
  ]

  init(_ policy: LabeledSamples.Policy?) {
    self.policy = policy ?? LabeledSamples.Policy()
    // Most samples have only the text that they are about.
    self.policy.severity = ["RQ05": "off", "RQ06": "off"]
      .merging(policy?.severity ?? [:]) { _, stated in stated }
  }

  private enum CodingKeys: String, CodingKey {
    case version, name, licence, policy, works
    case libraryVersion = "library-version"
    case defaultLanguage = "default-language"
    case requiredLanguages = "required-languages"
  }
}

private struct DuaFile: Encodable {
  struct Source: Encodable {
    var type: String
    var collection: String?
    var number: String?
    var grade: String?
    var surah: Int?
    var ayah: String?

    /// `quran 2:201` or `muslim 2723`.
    init(_ citation: String) {
      let parts = citation.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
      if parts.first == "quran", parts.count == 3 {
        (type, surah, ayah) = ("quran", Int(parts[1]), parts[2])
      } else {
        (type, collection, number, grade) = ("hadith", parts.first, parts.last, "sahih")
      }
    }
  }

  struct Dua: Encodable {
    var id: Int
    var slug: String
    var difficulty = "beginner"
    var repetitions = 1
    var xp = 15
    var title: [String: String]
    var arabic: String
    var transliteration: String?
    var translation: [String: String]
    var source: [Source]
  }

  var version = 1
  var duas: [Dua]

  init(id: Int, _ sample: LabeledSamples.Sample) {
    duas = [
      Dua(
        id: id,
        slug: "sample-\(id)",
        title: ["en": "Prayer \(id)"],
        arabic: sample.arabic,
        transliteration: sample.latin,
        translation: ["en": sample.english ?? "English of prayer \(id)"],
        source: (sample.sources ?? ["muslim \(id)"]).map(Source.init)
      )
    ]
  }
}

extension [UInt8] {
  /// The occurrences of some bytes.
  fileprivate func ranges(of words: [UInt8]) -> [Range<Int>] {
    guard !words.isEmpty, words.count <= count else { return [] }
    return (0...count - words.count).filter { self[$0...].starts(with: words) }.map { $0..<$0 + words.count }
  }
}
