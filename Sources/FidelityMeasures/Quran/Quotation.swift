import ArabicText
import DuaLibrary
import QuranText
import SeededRandom

/// A quotation of the Quran: words of one verse.
public struct Quotation: Sendable {
  public var words: [String]
  public let reference: QuranReference
  /// The place of the verse among all.
  let verse: Int

  public var text: String { words.joined(separator: " ") }
}

/// Verses of the Quran as words, in both spellings.
struct QuotableQuran {
  struct Verse {
    let reference: QuranReference
    /// The words in every spelling.
    let spellings: [[String]]
  }

  let verses: [Verse]

  init(_ texts: QuranTexts) throws {
    verses = try (1...QuranReference.suraCount).flatMap { sura in
      try (1...(QuranReference.ayaCount(ofSura: sura) ?? 1)).map { aya in
        Verse(
          reference: try QuranReference(sura: sura, ayas: aya...aya),
          spellings: Orthography.allCases.map { orthography in
            Self.words(of: texts.verse(sura: sura, aya: aya, orthography) ?? "")
          }
        )
      }
    }
  }

  /// Every verse in one spelling, whole.
  func wholeVerses(_ orthography: Orthography) -> [Quotation] {
    verses.enumerated().map { place, verse in
      Quotation(words: verse.spellings[orthography.rawValue], reference: verse.reference, verse: place)
    }
  }

  /// Parts of verses in either spelling, of 3 to 30 words where the verse has as many.
  func parts(count: Int, seed: UInt64) -> [Quotation] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let place = Int.random(in: verses.indices, using: &generator)
      let verse = verses[place]
      let words = verse.spellings[Int.random(in: verse.spellings.indices, using: &generator)]
      let length = Int.random(in: min(3, words.count)...min(30, words.count), using: &generator)
      let start = Int.random(in: 0...words.count - length, using: &generator)
      return Quotation(
        words: Array(words[start..<start + length]),
        reference: verse.reference,
        verse: place
      )
    }
  }

  /// Whether the words stand in the verse as they are, in either spelling: then nothing is wrong with them.
  func holds(_ quotation: Quotation) -> Bool {
    let mine = quotation.words.map(\.readScalars)
    return verses[quotation.verse].spellings.contains { spelling in
      let words = spelling.map(\.readScalars)
      guard mine.count <= words.count else { return false }
      return (0...words.count - mine.count).contains { words[$0..<$0 + mine.count].elementsEqual(mine) }
    }
  }

  /// Pause signs and the like stand alone between spaces.
  private static func words(of verse: String) -> [String] {
    verse.split(separator: " ").map(String.init).filter(\.hasArabicLetter)
  }
}

extension String {
  /// The letters and the marks that change how they are read. Spellings differ in where they write sukun.
  var readScalars: [Unicode.Scalar] {
    unicodeScalars.filter { $0.isArabicLetter || ($0.isTashkeel && !$0.isSukun) }
  }
}
