import Foundation
import QuranText

extension ReferenceData {
  /// The 6,236 verses of an edition of Tanzil, in order, as the file has them.
  public func quran(_ edition: QuranEdition) throws(Problem) -> [String] {
    let path = "quran/" + edition.rawValue
    let verses = Self.verses(in: try text(path))
    guard verses.count == 6236 else {
      throw .incomplete(folder.appending(path: path).path(), verses: verses.count)
    }
    return verses
  }

  /// Both spellings, for quotations.
  public func quranTexts() throws(Problem) -> QuranTexts {
    let (simple, uthmani) = (QuranEdition.simple, QuranEdition.uthmani)
    let texts = try? QuranTexts(
      simple: text("quran/" + simple.rawValue),
      uthmani: text("quran/" + uthmani.rawValue)
    )
    if let texts { return texts }
    throw .absent(folder.appending(path: "quran/" + simple.rawValue).path())
  }

  /// Tanzil writes one verse a line, `<aya index="1" text="…" />`, and one of its files is no well-formed XML.
  private static func verses(in file: String) -> [String] {
    let (tag, attribute) = (Array("<aya ".utf8), Array(" text=\"".utf8))
    return file.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = Array(line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") })
      guard line.starts(with: tag),
        let begin = line.indices.first(where: { line[$0...].starts(with: attribute) })
      else { return nil }
      let value = line[(begin + attribute.count)...].prefix { $0 != UInt8(ascii: "\"") }
      return String(decoding: value, as: UTF8.self)
    }
  }
}
