import ArabicText
import QuranText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether scalars are part of a verse that a mistake interrupts: its words may be spelled as in a print of the Quran.
  func isInInterruptedVerse(_ range: Range<Int>) -> Bool { interruptedVerses.overlaps(bytes(of: range)) }

  /// The runs of words of one verse with what agrees with the verse around them, up to two words away.
  func findInterruptedVerses() -> MergedRanges {
    guard kind == .recited, !mayBeQuran, quotable.wordCount <= Self.longestText else {
      return MergedRanges([])
    }
    let seeds = shortQuotations.lazy.filter { !$0.isMarked && $0.references.count == 1 }.prefix(
      Self.seedLimit
    )
    var verses: [Range<Int>] = []
    for seed in seeds {
      let found = quranVerifier.compare(quotable, cited: seed.references, amongOtherWords: true)
      let verse = extended(seed.bytes, over: found.passages)
      if verse != seed.bytes, wordCount(in: verse) >= QuranLocator.minimumWords { verses.append(verse) }
    }
    return MergedRanges(verses)
  }

  private func extended(_ seed: Range<Int>, over passages: [QuotedPassage]) -> Range<Int> {
    var (start, end) = (seed.lowerBound, seed.upperBound)
    for passage in passages where passage.bytes.upperBound > end {
      guard wordCount(in: end..<max(end, passage.bytes.lowerBound)) <= Self.longestInterruption else { break }
      end = passage.bytes.upperBound
    }
    for passage in passages.reversed() where passage.bytes.lowerBound < start {
      guard wordCount(in: min(start, passage.bytes.upperBound)..<start) <= Self.longestInterruption else {
        break
      }
      start = passage.bytes.lowerBound
    }
    return start..<end
  }

  /// The number of words that begin within some bytes.
  private func wordCount(in bytes: Range<Int>) -> Int {
    let start = words.partitioningIndex { offsets[$0.range.lowerBound] >= bytes.lowerBound }
    let end = words.partitioningIndex { offsets[$0.range.lowerBound] >= bytes.upperBound }
    return end - start
  }

  private static var longestInterruption: Int { 2 }
  /// The number of runs that are compared with their verse.
  private static var seedLimit: Int { 4 }
  /// The number of words of a text that is compared.
  private static var longestText: Int { 500 }
}
