import DuaLibrary

/// Finds what of a text stands in the Quran, without a citation.
public struct QuranLocator: Sendable {
  /// So many words in a row are taken as a quotation where nothing marks them as one: shorter runs are also common
  /// words of prayer.
  public static let minimumWords = 5

  private let fingerprints: QuranFingerprints
  private let indexes: [WordIndex]

  public init(fingerprints: QuranFingerprints) {
    self.fingerprints = fingerprints
    indexes = fingerprints.editions.map { WordIndex($0, fingerprints.vocabulary) }
  }

  /// The runs of the text that stand in the Quran, letter by letter up to spelling of hamza, in the order of the text
  /// and never overlapping; and every span in ﴿ ﴾, of which the longest run that stands there tells the verses, so
  /// that a span with a mistake is found as well. A span in which no two words stand together in the Quran, unless
  /// it has but one, is left out.
  public func locate(_ text: String, minimumWords: Int = minimumWords) -> [QuranLocation] {
    let words = TextWord.words(of: text)
    let spans = MarkedSpans.spans(of: text, words)
    var locations = spans.compactMap { marked($0, words) }
    var start = 0
    for span in spans + [words.count..<words.count] {
      locations += runs(in: start..<span.lowerBound, words, minimumWords)
      start = max(start, span.upperBound)
    }
    return locations.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  private func runs(in range: Range<Int>, _ words: [TextWord], _ minimumWords: Int) -> [QuranLocation] {
    var locations: [QuranLocation] = []
    var start = range.lowerBound
    while start + max(1, minimumWords) <= range.upperBound {
      let run = longestRun(in: start..<range.upperBound, words)
      if run.count >= minimumWords {
        let found = start..<start + run.count
        let references = references(run, before: 0, count: run.count)
        locations += location(references, found, words, isMarked: false)
        start = found.upperBound
      } else {
        start += 1
      }
    }
    return locations
  }

  /// The span as a whole, where its longest run stands.
  private func marked(_ span: Range<Int>, _ words: [TextWord]) -> QuranLocation? {
    var (best, bestStart): (Run, Int) = (Run(), span.lowerBound)
    for start in span where span.upperBound - start > best.count {
      let run = longestRun(in: start..<span.upperBound, words)
      if run.count > best.count { (best, bestStart) = (run, start) }
    }
    guard best.count >= min(2, span.count), !span.isEmpty else { return nil }
    let references = references(best, before: bestStart - span.lowerBound, count: span.count)
    return location(references, span, words, isMarked: true).first
  }

  private func location(
    _ references: [QuranReference],
    _ range: Range<Int>,
    _ words: [TextWord],
    isMarked: Bool
  ) -> [QuranLocation] {
    guard !references.isEmpty else { return [] }
    let bytes = words[range.lowerBound].bytes.lowerBound..<words[range.upperBound - 1].bytes.upperBound
    return [QuranLocation(references: references, words: range, bytes: bytes, isMarked: isMarked)]
  }

  private struct Run {
    var count = 0
    /// Places in an edition.
    var places: [Int] = []
    var orthography = Orthography.simple
  }

  private func longestRun(in range: Range<Int>, _ words: [TextWord]) -> Run {
    var best = Run()
    for orthography in Orthography.allCases {
      let index = indexes[orthography.rawValue]
      let numbers = words[range].map { index.number(of: $0.hash) }
      let (count, places) = index.longestRun(numbers[...])
      if count > best.count { best = Run(count: count, places: places, orthography: orthography) }
    }
    return best
  }

  /// The verses of so many words, of which the run is not the first but has others before it.
  private func references(_ run: Run, before: Int, count: Int) -> [QuranReference] {
    let edition = fingerprints.edition(run.orthography)
    var references: [QuranReference] = []
    for place in run.places {
      let anchor = VerseNumbering.place(ofVerse: edition.verse(ofWord: place)).sura
      let sura = edition.verseStarts[VerseNumbering.suraStarts[anchor - 1]]
      let last = max(place, min(place - before + count, edition.words.count) - 1)
      let reference = VerseNumbering.reference(
        from: edition.verse(ofWord: max(sura, place - before)),
        through: edition.verse(ofWord: last)
      )
      if let reference, !references.contains(reference) { references.append(reference) }
    }
    return references
  }
}
