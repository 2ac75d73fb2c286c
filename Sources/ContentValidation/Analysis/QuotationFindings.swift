import Diagnostics
import QuranText
import UnicodeText

extension ArabicRule {
  /// The findings of one kind about quotations of the Quran.
  ///
  /// - Parameter message: Makes a message from a finding and its words between backquotes.
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

  /// The difference of a word from the expected one, as a part of a message; empty if it cannot be put in a few words.
  func difference(in analysis: ArabicTextAnalysis) -> String {
    let written = analysis.text(ofBytes: bytes)
    let phrase = expected.flatMap { SpellingDifference(written: written, expected: $0).phrase }
    return phrase.map { ": \($0)" } ?? ""
  }
}
