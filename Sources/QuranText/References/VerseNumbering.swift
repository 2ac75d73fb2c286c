import DuaLibrary

/// The 6,236 verses counted through from 0.
enum VerseNumbering {
  /// The number of the first verse of every sura, and the number of verses at the end.
  static let suraStarts: [Int] = (1...QuranReference.suraCount).reduce(into: [0]) { starts, sura in
    starts.append(starts[starts.count - 1] + (QuranReference.ayaCount(ofSura: sura) ?? 0))
  }

  static let count = suraStarts[QuranReference.suraCount]

  static func verses(of reference: QuranReference) -> Range<Int> {
    let start = suraStarts[reference.sura - 1]
    return start + reference.ayas.lowerBound - 1..<start + reference.ayas.upperBound
  }

  static func place(ofVerse verse: Int) -> (sura: Int, aya: Int) {
    let sura = (suraStarts.firstIndex { $0 > verse }) ?? 1
    return (sura, verse - suraStarts[sura - 1] + 1)
  }

  /// The reference from one verse to another, or to the end of the first one's sura when that comes before.
  static func reference(from first: Int, through last: Int) -> QuranReference? {
    let (sura, aya) = place(ofVerse: first)
    let end = min(last, suraStarts[sura] - 1)
    return try? QuranReference(sura: sura, ayas: aya...(aya + end - first))
  }
}
