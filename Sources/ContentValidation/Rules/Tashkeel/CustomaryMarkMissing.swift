import Diagnostics
import UnicodeText

/// A mark is missing that the library writes nearly everywhere else.
///
/// ## What it does
/// Counts how often the recited texts write marks that many editors leave out:
///
/// - the vowel at the end of a phrase;
/// - the shadda of a letter to which the article is assimilated;
/// - the kasra of a hamza below its alef;
/// - the fatha of لَا;
/// - the vowels of the name of Allah;
/// - the sukun of consonants within a word.
///
/// Reports a place without such a mark if at least 97% of at least 30 other places have it (90% for the sukun). Only words that
/// have marks are counted.
///
/// Texts for which TK01 or TK03 reports missing marks are skipped, and so are words that TK02 reports, remarks and the Quran.
///
/// ## Why it matters
/// Readers of a library that writes every mark take the missing one for a sukun, or for another word.
///
/// ## Example
/// `أَعُوذُ بِكَ مِنَ النَارِ`, in a library that writes `النَّارِ`.
///
/// ## How to fix it
/// Write the mark.
enum CustomaryMarkMissing: ArabicRule {
  static let id: RuleID = "TK04"
  static let name = "customary-mark-missing"
  static let severity = Severity.warning
  static let screen = Screen.words(or: .unusual) { screened in
    [true, false].contains { isBeforePause in
      CustomaryMarks.places(in: screened.word, isBeforePause: isBeforePause).contains { !$0.isWritten }
    }
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let coverage = analysis.tashkeel?.coverage, coverage != .none, analysis.isMostlyVocalized else {
      return []
    }
    let places = CustomaryMarks.places(in: analysis.words, analysis.scalars)
    let bare = places.filter { place in
      !place.isWritten && !analysis.isInQuran(place.range) && !analysis.isReportedElsewhere(place.range)
    }
    guard !bare.isEmpty else { return [] }
    let incomplete = MergedRanges(
      analysis.incompleteWords.map(\.range)
        + analysis.words.filter(\.hasMarkOnLamAlef).map { analysis.bytes(of: $0.range) }
        + analysis.remarks.ranges.map { analysis.bytes(of: $0) }
    )
    let missing = bare.filter { !incomplete.overlaps(analysis.bytes(of: $0.range)) }
    let customs = analysis.customaryMarks.customs(without: places)
    var lastWord = 0..<0
    let issues = missing.compactMap { place -> TextIssue? in
      guard let custom = customs[place.kind], place.range.lowerBound >= lastWord.upperBound else {
        return nil
      }
      // The marks of one word are one finding.
      lastWord = analysis.word(around: place.range.lowerBound)
      return TextIssue(
        range: place.range,
        message:
          "\(analysis.mention(of: place.range.lowerBound)) of \(analysis.label) has no mark: the library writes "
          + "\(place.kind.name) in \(custom.written) of \(custom.total) other places; add it"
      )
    }
    return findings(issues, in: analysis)
  }
}
