import ArabicText
import DuaLibrary
import QuranText
import SeededRandom

/// A quotation of the Quran: words of one verse.
package struct Quotation: Sendable {
  package var words: [String]
  package let reference: QuranReference
  /// The index of the verse among all 6,236.
  let verse: Int

  package var text: String { words.joined(separator: " ") }
}

/// Verses of the Quran as words, in both spellings.
struct QuotableQuran {
  struct Verse {
    let reference: QuranReference
    /// The words, indexed by the raw value of the orthography.
    let spellings: [[String]]
  }

  let verses: [Verse]

  init(_ texts: QuranTexts) throws {
    verses = try (1...QuranReference.surahCount).flatMap { surah in
      try (1...(QuranReference.ayahCount(ofSurah: surah) ?? 1)).map { ayah in
        Verse(
          reference: try QuranReference(surah: surah, ayahs: ayah...ayah),
          spellings: Orthography.allCases.map { orthography in
            Self.words(of: texts.verse(surah: surah, ayah: ayah, orthography) ?? "")
          }
        )
      }
    }
  }

  /// Every verse in one spelling, whole.
  func wholeVerses(_ orthography: Orthography) -> [Quotation] {
    verses.enumerated().map { index, verse in
      Quotation(words: verse.spellings[orthography.rawValue], reference: verse.reference, verse: index)
    }
  }

  /// Random parts of verses in either spelling, of 3 to 30 words if the verse is that long.
  func parts(count: Int, seed: UInt64) -> [Quotation] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let index = Int.random(in: verses.indices, using: &generator)
      let verse = verses[index]
      let words = verse.spellings[Int.random(in: verse.spellings.indices, using: &generator)]
      let length = Int.random(in: min(3, words.count)...min(30, words.count), using: &generator)
      let start = Int.random(in: 0...words.count - length, using: &generator)
      return Quotation(
        words: Array(words[start..<start + length]),
        reference: verse.reference,
        verse: index
      )
    }
  }

  /// Whether the verse contains the words unchanged in either spelling, so that there is no error to find.
  func contains(_ quotation: Quotation) -> Bool {
    let wanted = quotation.words.map(\.readScalars)
    return verses[quotation.verse].spellings.contains { spelling in
      let words = spelling.map(\.readScalars)
      guard wanted.count <= words.count else { return false }
      return (0...words.count - wanted.count).contains { words[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
  }

  /// Pause signs between spaces are not words.
  private static func words(of verse: String) -> [String] {
    verse.split(separator: " ").map(String.init).filter(\.hasArabicLetter)
  }
}

extension String {
  /// The letters and the marks that affect their reading. Sukun is ignored: the spellings differ in where they write it.
  var readScalars: [Unicode.Scalar] {
    unicodeScalars.filter { $0.isArabicLetter || ($0.isTashkeel && !$0.isSukun) }
  }
}
