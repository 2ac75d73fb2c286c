import Diagnostics
import QuranText
import UnicodeText

/// What the rules about quotations of the Quran have in common.
extension ArabicRule {
  /// The findings of one kind.
  ///
  /// - Parameter message: From the finding and the words that it is about, between backquotes.
  static func quotations(
    _ kind: QuotationFinding.Kind,
    in analysis: ArabicTextAnalysis,
    message: (QuotationFinding, String) -> String
  ) -> [Finding] {
    let found = analysis.quotationReport.findings.filter { $0.kind == kind }
    return limited(found) { difference in
      let words = analysis.text(ofBytes: difference.bytes).quoted(limit: 40)
      return finding(message(difference, words), at: analysis.text.source(of: difference.bytes))
    }
  }
}

extension QuotationFinding {
  /// `Quran 2:201`.
  var place: String { "Quran \(surah):\(ayah)" }

  /// What to write, as the end of a message.
  var remedy: String {
    expected.map { "write \($0.quoted())" } ?? "compare the text with the mushaf"
  }

  /// In what a word differs from the one it should be, as a part of a message; empty when that cannot be told.
  func difference(in analysis: ArabicTextAnalysis) -> String {
    let written = analysis.text(ofBytes: bytes)
    let phrase = expected.flatMap { SpellingDifference(written: written, expected: $0).phrase }
    return phrase.map { ": \($0)" } ?? ""
  }
}
