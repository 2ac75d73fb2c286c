import ContentDraft
import Diagnostics
import UnicodeText

/// An acknowledgement has no reason.
///
/// ## What it does
/// Looks for a reason with at least one letter in every acknowledgement.
///
/// ## Why it matters
/// Whoever reads the entry next cannot tell whether the finding was understood or only silenced.
///
/// ## Example
/// ```xml
/// <!-- rizq:allow QR12 -->
/// ```
///
/// ## How to fix it
/// Write why the text is right as it is: `<!-- rizq:allow QR12 the hadith quotes the end of the verse -->`.
enum UnexplainedAcknowledgement: Rule {
  static let id: RuleID = "AK02"
  static let name = "unexplained-acknowledgement"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.acknowledgements.filter(\.isUnexplained).map { acknowledgement in
      finding(
        "`\(acknowledgement.rule.value)` is acknowledged without a reason: write why the text is right as it is",
        at: acknowledgement.reason.range ?? acknowledgement.rule.range
      )
    }
  }
}

extension Acknowledgement {
  /// Whether there is no reason. One that could not be read has been reported.
  var isUnexplained: Bool {
    reason.isMissing
      || reason.value.map {
        !$0.unicodeScalars.contains(where: \.properties.isAlphabetic) || PlaceholderWords.areAll(of: $0)
      } ?? false
  }
}
