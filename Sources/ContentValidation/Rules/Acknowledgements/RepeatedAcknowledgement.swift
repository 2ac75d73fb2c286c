import ContentDraft
import Diagnostics

/// A rule is acknowledged twice in one entry.
///
/// ## What it does
/// Compares the acknowledgements of each entry.
///
/// ## Why it matters
/// One acknowledges every finding of the rule in the entry; the reasons of two may contradict each other.
///
/// ## Example
/// ```xml
/// <!-- rizq:allow QR12 the hadith quotes the end of the verse -->
/// <!-- rizq:allow QR12 wording of the narration -->
/// ```
///
/// ## How to fix it
/// Keep one of them, with both reasons if they differ.
enum RepeatedAcknowledgement: Rule {
  static let id: RuleID = "AK05"
  static let name = "repeated-acknowledgement"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var firsts: [AcknowledgementKey: SourceRange] = [:]
    return draft.acknowledgements.compactMap { acknowledgement in
      let key = AcknowledgementKey(acknowledgement)
      guard let first = firsts[key] else {
        firsts[key] = acknowledgement.range
        return nil
      }
      return finding(
        "`\(acknowledgement.rule.value)` is already acknowledged in this entry: keep one of the two",
        at: acknowledgement.range,
        notes: [.init("first acknowledged here", at: first)]
      )
    }
  }
}

/// What an acknowledgement is about.
struct AcknowledgementKey: Hashable {
  let rule: RuleID
  let entry: SourceRange

  init(_ rule: RuleID, _ entry: SourceRange) { (self.rule, self.entry) = (rule, entry) }

  init(_ acknowledgement: Acknowledgement) {
    self.init(acknowledgement.rule.value, acknowledgement.entry)
  }
}
