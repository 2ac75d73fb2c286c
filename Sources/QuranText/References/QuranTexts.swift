import DuaLibrary

/// The text of the Quran in both orthographies, verse by verse, as Tanzil publishes it.
///
/// The texts are not part of this package. A caller with Tanzil's files can supply them: a verifier then names the words that a
/// quotation omits or replaces.
public struct QuranTexts: Sendable {
  /// Why a text is rejected.
  public enum Problem: Error, Equatable, Sendable {
    /// The text does not have the 6,236 verses of the Kufan count.
    case verseCount(Int, Orthography)
  }

  private let verses: [[String]]

  /// Reads both texts. Throws ``Problem`` if one does not have all verses.
  ///
  /// - Parameters:
  ///   - simple: The contents of Tanzil's file `quran-simple.xml`.
  ///   - uthmani: The contents of Tanzil's file `quran-uthmani.xml`.
  public init(simple: String, uthmani: String) throws(Problem) {
    verses = [Self.verses(of: simple), Self.verses(of: uthmani)]
    for orthography in Orthography.allCases where verses[orthography.rawValue].count != VerseNumbering.count {
      throw .verseCount(verses[orthography.rawValue].count, orthography)
    }
  }

  /// The text of one verse, as in the file; nil if the surah has no such ayah.
  public func verse(surah: Int, ayah: Int, _ orthography: Orthography) -> String? {
    guard let reference = try? QuranReference(surah: surah, ayahs: ayah...ayah) else { return nil }
    return verses[orthography.rawValue][VerseNumbering.verses(of: reference).lowerBound]
  }

  func verse(_ number: Int, _ orthography: Orthography) -> String { verses[orthography.rawValue][number] }

  /// The words of a verse as written.
  func words(ofVerse number: Int, _ orthography: Orthography) -> [String] {
    let text = verse(number, orthography)
    return TextWord.words(of: text).map { word in
      String(decoding: text.utf8.dropFirst(word.bytes.lowerBound).prefix(word.bytes.count), as: UTF8.self)
    }
  }

  /// The verses of one of Tanzil's XML files, in order.
  ///
  /// Tanzil writes one verse per line, `<aya index="1" text="…" />`, without entities. Not all of its files are well-formed
  /// XML, so the lines are parsed directly.
  public static func verses(of file: String) -> [String] {
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
