import UnicodeText

/// Which duas cite which verses and which hadiths.
package struct CitationTable: Sendable {
  private let quran: ByteRegion
  private let hadith: ByteRegion

  /// Where a citation comes from: from the editors, or found by comparing the text with the Quran.
  package enum Origin: Int, Sendable {
    case stated, derived
  }

  package init(_ index: IndexReader) throws(SearchIndexError) {
    quran = try index.section(.quran)
    hadith = try index.section(.hadith)
  }

  struct Found: Equatable {
    var document: Int
    /// 1 for an exact match, less for a partial one.
    var fitness: Double
  }

  /// The duas that cite verses; nil for the whole surah.
  func documents(citing surah: Int, verses: ClosedRange<Int>?) -> [Found] {
    let rows = 0..<quran.count / 12
    var row = rows.partitioningIndex { quran.u16($0 &* 12) >= surah }
    var found: [Found] = []
    while row < rows.upperBound, quran.u16(row &* 12) == surah {
      let (first, last) = (quran.u16(row &* 12 &+ 2), quran.u16(row &* 12 &+ 4))
      let isDerived = quran.u16(row &* 12 &+ 6) == Origin.derived.rawValue
      let document = quran.u32(row &* 12 &+ 8)
      row &+= 1
      let asked = verses ?? 1...300
      guard first <= asked.upperBound, last >= asked.lowerBound, first <= last else { continue }
      let shared = min(last, asked.upperBound) - max(first, asked.lowerBound) + 1
      let all =
        max(last, verses == nil ? last : asked.upperBound)
        - min(first, verses == nil ? first : asked.lowerBound) + 1
      var fitness = Double(shared) / Double(max(1, all))
      // For a whole surah, the dua that cites more of it ranks higher.
      if verses == nil { fitness = 0.5 + Double(min(shared, 300)) / 600 }
      if isDerived { fitness *= 0.9 }
      found.append(Found(document: document, fitness: fitness))
    }
    return found
  }

  /// The duas that cite a hadith; the letter counts if both have one.
  func documents(citing work: Int, number: Int, letter: Int) -> [Found] {
    let rows = 0..<hadith.count / 16
    var row = rows.partitioningIndex { (hadith.u32($0 &* 16), hadith.u32($0 &* 16 &+ 4)) >= (work, number) }
    var found: [Found] = []
    while row < rows.upperBound, hadith.u32(row &* 16) == work, hadith.u32(row &* 16 &+ 4) == number {
      let other = hadith.u32(row &* 16 &+ 8)
      let document = hadith.u32(row &* 16 &+ 12)
      row &+= 1
      found.append(
        Found(document: document, fitness: other == letter ? 1 : other == 0 || letter == 0 ? 0.9 : 0.5)
      )
    }
    return found
  }
}
