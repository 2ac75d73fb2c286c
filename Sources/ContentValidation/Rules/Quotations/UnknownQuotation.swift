import Diagnostics
import UnicodeText

/// A text in the brackets of quotations does not stand in the Quran.
///
/// ## What it does
/// Looks for every span in ﴿ ﴾ in the Quran, and reports those of which no two words in a row stand there, or fewer than half
/// of the words.
///
/// ## Why it matters
/// The ornate parentheses say that the words are Quran.
///
/// ## Example
/// ```xml
/// <context xml:lang="ar">قال ﴿اطلبوا العلم ولو في الصين﴾</context>
/// ```
///
/// ## How to fix it
/// Correct the words; or write other brackets where they are not from the Quran.
enum UnknownQuotation: ArabicRule {
  static let id: RuleID = "QR11"
  static let name = "unknown-quotation"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    limited(analysis.quotationReport.unlocated) { span in
      let words = analysis.text(ofBytes: span).quoted()
      return finding(
        "\(words) in \(analysis.label) is between ﴿ and ﴾ and was not found in the Quran: correct the words, "
          + "or write other brackets",
        at: analysis.text.source(of: span)
      )
    }
  }
}
