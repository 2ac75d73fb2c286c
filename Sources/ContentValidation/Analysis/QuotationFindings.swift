import Diagnostics
import QuranText
import UnicodeText

extension ArabicRule {
  /// The findings of one kind about quotations of the Quran.
  ///
  /// - Parameters:
  ///   - reported: Words that another rule reports, in UTF-8 offsets.
  ///   - message: Makes a message from a finding and its words between backquotes.
  static func quotations(
    _ kind: QuotationFinding.Kind,
    in analysis: ArabicTextAnalysis,
    except reported: MergedRanges = MergedRanges([]),
    message: (QuotationFinding, String) -> String
  ) -> [Finding] {
    let found = analysis.quotationReport.findings.filter { $0.kind == kind && !reported.overlaps($0.bytes) }
    return limited(found) { difference in
      let words = analysis.text(ofBytes: difference.bytes).quoted(limit: 40)
      return finding(
        message(difference, words),
        at: analysis.text.source(of: difference.bytes),
        fixIts: fixIts(difference, analysis)
      )
    }
  }

  /// Writes the words of the verse, if the user supplied the text of the Quran.
  private static func fixIts(_ difference: QuotationFinding, _ analysis: ArabicTextAnalysis) -> [FixIt] {
    guard analysis.quranVerifier.hasTexts, let expected = difference.expected,
      analysis.text.canReplace(difference.bytes)
    else { return [] }
    let isMissing = difference.kind == .missingWord || difference.kind == .missingVerse
    let words = isMissing ? "\(analysis.text(ofBytes: difference.bytes)) \(expected)" : expected
    var fixIt = FixIt(
      "write \(words.quoted(limit: 40))",
      FixIt.Edit(analysis.text.source(of: difference.bytes), words)
    )
    fixIt.writesQuran = true
    return [fixIt]
  }
}

extension QuotationFinding {
  /// `Quran 2:201`.
  var place: String { "Quran \(surah):\(ayah)" }

  /// What to write, as the end of a message.
  var remedy: String {
    expected.map { "write \($0.quoted())" } ?? "compare the text with the mushaf"
  }

  /// The difference of a word from the expected one, as a part of a message; empty if it cannot be put in a few words.
  func difference(in analysis: ArabicTextAnalysis) -> String {
    let written = analysis.text(ofBytes: bytes)
    let phrase = expected.flatMap { SpellingDifference(written: written, expected: $0).phrase }
    return phrase.map { ": \($0)" } ?? ""
  }
}
