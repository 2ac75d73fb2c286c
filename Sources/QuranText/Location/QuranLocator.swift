import DuaLibrary

/// A run of a text that occurs in the Quran.
public struct QuranLocation: Hashable, Sendable {
  /// The verses that contain the run, in the order of the mushaf, at most ``referenceLimit``. Never empty.
  public let references: [QuranReference]
  /// The range of the run among the words of the text.
  public let words: Range<Int>
  /// Bytes of the text's UTF-8.
  public let bytes: Range<Int>
  /// Whether the run is between ﴿ and ﴾.
  public let isMarked: Bool

  /// Single words occur in up to 2,700 verses, so a long list is not evidence of a quotation.
  package static let referenceLimit = 64
}

/// Finds the parts of a text that occur in the Quran, without a citation.
public struct QuranLocator: Sendable {
  /// The minimum number of consecutive words for which an unmarked run counts as a quotation: shorter runs are also common phrases of
  /// prayers.
  public static let minimumWords = 5

  let fingerprints: QuranFingerprints
  /// By the raw values of ``Orthography``.
  let indexes: [WordIndex]

  /// Creates a locator, which indexes the words of both editions.
  public init(fingerprints: QuranFingerprints) {
    self.fingerprints = fingerprints
    let classes = LetterClasses(fingerprints.vocabulary)
    indexes = fingerprints.editions.map { WordIndex($0, fingerprints.vocabulary, classes) }
  }

  /// The runs of the text that occur in the Quran, with the same letters up to the spelling of hamza, in the order of the text
  /// and without overlaps.
  ///
  /// Includes every span in ﴿ ﴾ with the verses of its longest run that occurs there, so that a span with an error is found as
  /// well. A span of several words is omitted if no two consecutive ones occur together in the Quran.
  public func locate(_ text: String, minimumWords: Int = minimumWords) -> [QuranLocation] {
    locate(QuotableText(text), minimumWords: minimumWords)
  }

  /// The whole text, if it consists of whole verses in their order, with the same letters up to the spelling of hamza. The plea
  /// for refuge and the basmala may precede them, and amen may follow.
  public func wholeVerses(_ text: QuotableText) -> QuranLocation? {
    let words = Prefixes.withoutAmen(text.words).count
    for prefix in Prefixes.counts(in: text.words) where prefix < words {
      for orthography in Orthography.allCases {
        let index = indexes[orthography.rawValue]
        // Most texts are not in the Quran with their first words.
        let start = text.words[prefix..<min(prefix + 8, words)].map { index.number(of: $0) }
        guard index.longestRun(start[...], atLeast: start.count).count == start.count else { continue }
        let numbers = text.words[prefix..<words].map { index.number(of: $0) }
        let matches = index.longestRun(numbers[...], atLeast: numbers.count)
        guard matches.count == numbers.count else { continue }
        let references = index.words(of: matches).lazy
          .compactMap { fingerprints.verses(from: $0, count: numbers.count, orthography) }
          .prefix(QuranLocation.referenceLimit)
        guard !references.isEmpty else { continue }
        let range = prefix..<words
        return QuranLocation(
          references: Array(references),
          words: range,
          bytes: text.bytes(of: range),
          isMarked: false
        )
      }
    }
    return nil
  }

  /// The number of words of verses in everyday spelling.
  package func wordCount(of reference: QuranReference) -> Int {
    fingerprints.words(of: reference, .simple).count
  }

  /// Whether a word may be one of the Quran, in any of the accepted spellings; true for what is more than one word.
  package func mayContain(word: [Unicode.Scalar]) -> Bool {
    let words = TextWord.words(of: word)
    guard words.count == 1 else { return true }
    return indexes.contains { $0.number(of: words[0]) >= 0 }
  }

  /// The runs of a text that is already split into words.
  public func locate(_ text: QuotableText, minimumWords: Int = minimumWords) -> [QuranLocation] {
    var search = Search(
      fingerprints: fingerprints,
      indexes: indexes,
      text: text,
      minimumWords: max(1, minimumWords)
    )
    return search.locations()
  }
}

/// The search in one text.
private struct Search {
  let fingerprints: QuranFingerprints
  let indexes: [WordIndex]
  let text: QuotableText
  let minimumWords: Int
  /// The classes of the words in every edition.
  private let numbers: [[Int32]]
  /// The verses of the runs that were looked up: a text may contain one word in brackets many thousand times.
  private var known: [Passage: [QuranReference]] = [:]

  private struct Passage: Hashable {
    let run: Run
    let before: Int
    let count: Int
  }

  init(fingerprints: QuranFingerprints, indexes: [WordIndex], text: QuotableText, minimumWords: Int) {
    (self.fingerprints, self.indexes) = (fingerprints, indexes)
    (self.text, self.minimumWords) = (text, minimumWords)
    numbers = indexes.map { index in text.words.map { index.number(of: $0) } }
  }

  mutating func locations() -> [QuranLocation] {
    var locations: [QuranLocation] = []
    for span in text.spans {
      if let location = marked(span) { locations.append(location) }
    }
    var start = 0
    for span in text.spans + [text.words.count..<text.words.count] {
      locations += runs(in: start..<span.lowerBound)
      start = max(start, span.upperBound)
    }
    return locations.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  private mutating func runs(in range: Range<Int>) -> [QuranLocation] {
    var locations: [QuranLocation] = []
    var start = range.lowerBound
    while start + minimumWords <= range.upperBound {
      if let next = startAfterForeignWord(start..<start + minimumWords) {
        start = next
        continue
      }
      let run = longestRun(in: start..<range.upperBound, atLeast: minimumWords)
      if run.count >= minimumWords {
        let found = start..<start + run.count
        let references = references(run, before: 0, count: run.count)
        locations += location(references, found, isMarked: false)
        start = found.upperBound
      } else {
        start += 1
      }
    }
    return locations
  }

  /// The next index at which a run may start, if no edition contains all of these words together.
  private func startAfterForeignWord(_ words: Range<Int>) -> Int? {
    var next = words.upperBound
    for edition in numbers {
      guard let strange = edition[words].lastIndex(of: -1) else { return nil }
      next = min(next, strange + 1)
    }
    return next
  }

  /// The span as a whole, with the verses of its longest run.
  private mutating func marked(_ span: Range<Int>) -> QuranLocation? {
    let (run, start) = longestRun(within: span)
    guard run.count >= min(2, span.count), !span.isEmpty else { return nil }
    let found = references(run, before: start - span.lowerBound, count: span.count)
    return location(found, span, isMarked: true).first
  }

  private func location(
    _ references: [QuranReference],
    _ range: Range<Int>,
    isMarked: Bool
  ) -> [QuranLocation] {
    guard !references.isEmpty else { return [] }
    return [
      QuranLocation(references: references, words: range, bytes: text.bytes(of: range), isMarked: isMarked)
    ]
  }

  private struct Run: Hashable {
    var matches = WordIndex.Matches()
    var orthography = Orthography.simple

    var count: Int { matches.count }
  }

  private func longestRun(in range: Range<Int>, atLeast minimum: Int) -> Run {
    var best = Run()
    for orthography in Orthography.allCases {
      let run = run(in: range, atLeast: minimum, orthography)
      if run.count > best.count { best = run }
    }
    return best
  }

  private func run(in range: Range<Int>, atLeast minimum: Int, _ orthography: Orthography) -> Run {
    let numbers = numbers[orthography.rawValue][range]
    let matches = indexes[orthography.rawValue].longestRun(numbers, atLeast: minimum)
    return Run(matches: matches, orthography: orthography)
  }

  /// The longest run that starts anywhere in a span, the first of equally long ones, and its start.
  private func longestRun(within span: Range<Int>) -> (run: Run, start: Int) {
    var best = (run: Run(), start: span.lowerBound)
    for orthography in Orthography.allCases {
      let repeated = indexes[orthography.rawValue].longestRepeat
      var longest = (run: Run(), start: span.lowerBound)
      var start = span.lowerBound
      while span.upperBound - start > longest.run.count {
        let run = run(in: start..<span.upperBound, atLeast: 1, orthography)
        if run.count > longest.run.count { longest = (run, start) }
        // A run longer than any repeated one occurs at one place: a run that starts within it ends where it ends.
        start = max(start + 1, start + run.count - repeated)
      }
      let isLonger = longest.run.count > best.run.count
      let isEarlier = longest.run.count == best.run.count && longest.start < best.start
      if isLonger || isEarlier { best = longest }
    }
    return best
  }

  /// The verses of `count` words that start `before` words before the run.
  private mutating func references(_ run: Run, before: Int, count: Int) -> [QuranReference] {
    let passage = Passage(run: run, before: before, count: count)
    if let known = known[passage] { return known }
    let edition = fingerprints.edition(run.orthography)
    var references: [QuranReference] = []
    for word in indexes[run.orthography.rawValue].words(of: run.matches) {
      let anchor = VerseNumbering.position(ofVerse: edition.verse(ofWord: word)).surah
      let surah = edition.verseStarts[VerseNumbering.surahStarts[anchor - 1]]
      let last = max(word, min(word - before + count, edition.words.count) - 1)
      let reference = VerseNumbering.reference(
        from: edition.verse(ofWord: max(surah, word - before)),
        through: edition.verse(ofWord: last)
      )
      // The words ascend, and so do their verses, so duplicates are adjacent.
      if let reference, reference != references.last { references.append(reference) }
      if references.count == QuranLocation.referenceLimit { break }
    }
    known[passage] = references
    return references
  }
}

extension QuranFingerprints {
  /// The verses that words are, if they begin and end with a verse.
  fileprivate func verses(from word: Int, count: Int, _ orthography: Orthography) -> QuranReference? {
    let edition = edition(orthography)
    let (first, last) = (edition.verse(ofWord: word), edition.verse(ofWord: word + count - 1))
    guard edition.verseStarts[first] == word, edition.verseStarts[last + 1] == word + count else {
      return nil
    }
    return VerseNumbering.reference(from: first, through: last)
  }
}
