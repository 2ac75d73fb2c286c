import DuaLibrary
import UnicodeText

/// Numbers the 6,236 verses from 0.
enum VerseNumbering {
  /// The number of the first verse of every surah, and the number of verses at the end.
  static let surahStarts: [Int] = (1...QuranReference.surahCount).reduce(into: [0]) { starts, surah in
    starts.append(starts[starts.count - 1] + (QuranReference.ayahCount(ofSurah: surah) ?? 0))
  }

  static let count = surahStarts[QuranReference.surahCount]

  static func verses(of reference: QuranReference) -> Range<Int> {
    let start = surahStarts[reference.surah - 1]
    return start + reference.ayahs.lowerBound - 1..<start + reference.ayahs.upperBound
  }

  static func position(ofVerse verse: Int) -> (surah: Int, ayah: Int) {
    let surah = surahStarts.partitioningIndex { $0 > verse }
    return (surah, verse - surahStarts[surah - 1] + 1)
  }

  /// The reference from one verse to another, or to the end of the first one's surah if that comes first.
  static func reference(from first: Int, through last: Int) -> QuranReference? {
    let (surah, ayah) = position(ofVerse: first)
    let end = min(last, surahStarts[surah] - 1)
    return try? QuranReference(surah: surah, ayahs: ayah...(ayah + end - first))
  }
}
