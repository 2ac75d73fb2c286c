import Foundation
import QuranText

/// The reference texts: a folder that is not part of the repository, and the bundle of this repository.
package struct ReferenceData: Sendable {
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case absent(String)
    case unreadable(String)
    case incomplete(String, verses: Int)

    package var description: String {
      switch self {
      case .absent(let path): "there is no \(path)"
      case .unreadable(let path): "\(path) is not in the expected format"
      case .incomplete(let path, let verses): "\(path) has \(verses) verses, not 6,236"
      }
    }
  }

  package enum QuranEdition: String, Sendable {
    case simple = "quran-simple.xml"
    case simpleClean = "quran-simple-clean.xml"
    case uthmani = "quran-uthmani.xml"
    case transliteration = "en.transliteration.xml"
  }

  package let folder: URL
  /// The published library.
  package let bundle: URL

  package init(folder: URL, bundle: URL) {
    self.folder = folder
    self.bundle = bundle
  }

  /// The folder named by `RIZQ_DATA`, or `../shared/data` next to the package; and `output/`.
  package static var standard: Self {
    var package = URL(filePath: #filePath)
    for _ in 1...3 { package.deleteLastPathComponent() }
    let folder =
      ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0) }
      ?? package.appending(path: "../shared/data").standardizedFileURL
    return Self(folder: folder, bundle: package.appending(path: "output"))
  }

  package var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// The text of a file in the folder.
  func text(_ path: String) throws(Problem) -> String {
    let file = folder.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .absent(file.path()) }
    return text
  }

  /// The decoded contents of a JSON file.
  static func decoded<Value: Decodable>(_ type: Value.Type, at file: URL) throws(Problem) -> Value {
    guard let data = try? Data(contentsOf: file) else { throw .absent(file.path()) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let value = try? decoder.decode(type, from: data) else { throw .unreadable(file.path()) }
    return value
  }
}

extension ReferenceData {
  /// The 6,236 verses of an edition of Tanzil, in order, as the file has them.
  package func quran(_ edition: QuranEdition) throws(Problem) -> [String] {
    let path = "quran/" + edition.rawValue
    let verses = QuranTexts.verses(of: try text(path))
    guard verses.count == 6236 else {
      throw .incomplete(folder.appending(path: path).path(), verses: verses.count)
    }
    return verses
  }

  /// Both spellings, for quotations.
  package func quranTexts() throws(Problem) -> QuranTexts {
    let (simple, uthmani) = (QuranEdition.simple, QuranEdition.uthmani)
    let texts = try? QuranTexts(
      simple: text("quran/" + simple.rawValue),
      uthmani: text("quran/" + uthmani.rawValue)
    )
    if let texts { return texts }
    throw .absent(folder.appending(path: "quran/" + simple.rawValue).path())
  }
}

extension ReferenceData {
  /// The Arabic texts of the public sets of duas, each with the name of its set.
  func duaTexts() throws(Problem) -> [(set: String, text: String)] {
    try adhkarTexts().map { ("rn0x", $0) } + hisnTexts().map { ("hisn", $0) }
      + TransliterationSet.duaDhikr("en").pairs(in: self).map { ("fitrahive", $0.arabic) }
  }

  /// rn0x/Adhkar-json.
  private func adhkarTexts() throws(Problem) -> [String] {
    struct Category: Decodable {
      struct Text: Decodable { let text: String }
      let array: [Text]
    }
    let file = folder.appending(path: "dua/adhkar.json")
    return try Self.decoded([Category].self, at: file).flatMap { $0.array.map(\.text) }
  }

  /// The elements `arabic` of khalid-hussain/hisnulMuslimDB, without the tags in them.
  private func hisnTexts() throws(Problem) -> [String] {
    let file = try text("dua/hisnul.xml")
    return file.matches(of: /<arabic>(.*?)<\/arabic>/.dotMatchesNewlines()).map { match in
      String(match.output.1).replacing(/<[^>]*>/, with: "").replacing(/\s+/, with: " ")
    }
  }
}
