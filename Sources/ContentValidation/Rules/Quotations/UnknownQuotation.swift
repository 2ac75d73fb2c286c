import Diagnostics
import UnicodeText

/// A text between ﴿ and ﴾ is not in the Quran.
///
/// ## What it does
/// Looks up every span between ﴿ and ﴾ in the Quran, and reports those of which no two consecutive words, or fewer than
/// half of the words, occur there.
///
/// ## Why it matters
/// The ornate parentheses mark words of the Quran.
///
/// ## Example
/// ```xml
/// <context xml:lang="ar">قال ﴿اطلبوا العلم ولو في الصين﴾</context>
/// ```
///
/// ## How to fix it
/// Correct the words, or use other brackets if they are not from the Quran.
enum UnknownQuotation: ArabicRule {
  static let id: RuleID = "QR11"
  static let name = "unknown-quotation"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    limited(analysis.quotationReport.unlocated) { span in
      let words = analysis.text(ofBytes: span).quoted()
      return finding(
        "\(words) in \(analysis.label) is between ﴿ and ﴾, but is not in the Quran: correct the words, "
          + "or use other brackets",
        at: analysis.text.source(of: span)
      )
    }
  }
}
