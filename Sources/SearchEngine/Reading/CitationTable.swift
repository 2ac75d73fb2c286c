import UnicodeText

/// Which duas cite which verses and which hadiths.
package struct CitationTable: Sendable {
  private let quran: PackedInts
  private let hadith: ByteRegion

  /// Where a citation comes from: from the editors, or found by comparing the text with the Quran.
  package enum Origin: Int, Sendable {
    case stated, derived
  }

  /// Verses that a dua cites.
  package struct Verses {
    package let surah, first, last, document: Int
    package let origin: Origin

    package init(surah: Int, first: Int, last: Int, document: Int, origin: Origin) {
      self.surah = surah
      self.first = first
      self.last = last
      self.document = document
      self.origin = origin
    }

    /// From the highest bit: surah (7 bits), first ayah (9), last ayah (9), dua (24), origin (1).
    package var packed: UInt64 {
      var packed = UInt64(surah) << 9 | UInt64(first)
      packed = packed << 9 | UInt64(last)
      packed = packed << 24 | UInt64(document)
      return packed << 1 | UInt64(origin.rawValue)
    }

    fileprivate init(packed: UInt64) {
      self.init(
        surah: packed.bits(43, 7),
        first: packed.bits(34, 9),
        last: packed.bits(25, 9),
        document: packed.bits(1, 24),
        origin: Origin(rawValue: packed.bits(0, 1)) ?? .stated
      )
    }
  }

  package init(_ index: IndexReader) throws(SearchIndexError) {
    quran = PackedInts(try index.section(.quran))
    hadith = try index.section(.hadith)
  }

  struct Found: Equatable {
    var document: Int
    /// 1 for an exact match, less for a partial one.
    var fitness: Double
  }

  /// The duas that a reference of a query means.
  func documents(of reference: CitationQuery.Reference) -> [Found] {
    switch reference {
    case .verses(let surah, let range): documents(citing: surah, verses: range)
    case .hadith(let work, let numbers, let letter): documents(citing: work, numbers: numbers, letter: letter)
    case .text(let document, let share):
      // A dua that is nothing but the text comes before one that contains it.
      [Found(document: document, fitness: 0.5 + Double(share) / 2000)]
    }
  }

  /// The duas that cite verses; nil for the whole surah.
  func documents(citing surah: Int, verses: ClosedRange<Int>?) -> [Found] {
    var row = (0..<quran.count).partitioningIndex { Verses(packed: quran.wide($0)).surah >= surah }
    var found: [Found] = []
    while row < quran.count {
      let cited = Verses(packed: quran.wide(row))
      guard cited.surah == surah else { break }
      let (first, last, document) = (cited.first, cited.last, cited.document)
      row &+= 1
      let asked = verses ?? 1...300
      guard first <= asked.upperBound, last >= asked.lowerBound, first <= last else { continue }
      let shared = min(last, asked.upperBound) - max(first, asked.lowerBound) + 1
      let all =
        max(last, verses == nil ? last : asked.upperBound)
        - min(first, verses == nil ? first : asked.lowerBound) + 1
      var fitness = Double(shared) / Double(max(1, all))
      // For a whole surah, the dua that cites more of it ranks higher, or else its beginning.
      if verses == nil { fitness = 0.5 + Double(min(shared, 300)) / 600 + (first == 1 ? 0.1 : 0) }
      if cited.origin == .derived { fitness *= 0.9 }
      found.append(Found(document: document, fitness: fitness))
    }
    return found
  }

  /// A volume and a page of a work, as a hadith whose letter is a slash.
  package enum Page {
    package static let letter = 0x2F
    /// No volume has as many pages.
    package static let volumeLength = 100_000
    /// The highest volume whose numbers fit 32 bits.
    private static let lastVolume = 9999

    /// Nil if there is no such volume or page.
    package static func number(volume: Int, page: Int) -> Int? {
      volume <= lastVolume && page < volumeLength ? volume * volumeLength + page : nil
    }
  }

  /// The letter of a chapter of a book, whose number is not that of a hadith.
  package static let chapterLetter = 0x23
  private static let chapterFitness = 0.4

  /// The duas that cite a hadith or a page, or one of a range, or are in such a chapter; the letter of a hadith counts if both have
  /// one.
  func documents(citing work: Int, numbers: ClosedRange<Int>, letter: Int) -> [Found] {
    let rows = 0..<hadith.count / 16
    var row = rows.partitioningIndex {
      (hadith.u32($0 &* 16), hadith.u32($0 &* 16 &+ 4)) >= (work, numbers.lowerBound)
    }
    var found: [Found] = []
    while row < rows.upperBound, hadith.u32(row &* 16) == work,
      hadith.u32(row &* 16 &+ 4) <= numbers.upperBound
    {
      let other = hadith.u32(row &* 16 &+ 8)
      let document = hadith.u32(row &* 16 &+ 12)
      row &+= 1
      if other == Self.chapterLetter, letter == 0 {
        found.append(Found(document: document, fitness: Self.chapterFitness))
        continue
      }
      guard (other == Page.letter) == (letter == Page.letter) else { continue }
      found.append(
        Found(document: document, fitness: other == letter ? 1 : other == 0 || letter == 0 ? 0.9 : 0.5)
      )
    }
    return found
  }
}

extension CitationTable {
  /// The least overlap with which verses are the same citation.
  private static let minimumFitness = 0.5

  /// The other duas that cite what a dua cites, with each citation in common.
  package func citations(
    inCommonWith document: Int
  ) -> [(document: Int, citation: SearchExplanation.Citation)] {
    var common: [(document: Int, citation: SearchExplanation.Citation)] = []
    for row in 0..<quran.count {
      let verses = Verses(packed: quran.wide(row))
      guard verses.document == document, verses.first <= verses.last else { continue }
      let ayahs = verses.first...verses.last
      for found in documents(citing: verses.surah, verses: ayahs) where found.fitness >= Self.minimumFitness {
        common.append((found.document, .verses(surah: verses.surah, ayahs: ayahs)))
      }
    }
    for row in 0..<hadith.count / 16 where hadith.u32(row &* 16 &+ 12) == document {
      let (work, number, letter) = (
        hadith.u32(row &* 16), hadith.u32(row &* 16 &+ 4), hadith.u32(row &* 16 &+ 8)
      )
      if letter == Self.chapterLetter { continue }
      for found in documents(citing: work, numbers: number...number, letter: letter)
      where found.fitness > Self.chapterFitness {
        common.append((found.document, .hadith(work: work, number: CitationQuery.text(number, letter))))
      }
    }
    return common.filter { $0.document != document }
  }
}
