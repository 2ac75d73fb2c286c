import Diagnostics
import UnicodeText

/// An acknowledgement is misspelled, names no rule, or belongs to no entry.
///
/// ## What it does
/// Looks for comments that begin like `rizq:allow` and are not written as one, and for acknowledgements without the id of a
/// rule or with the ids of two. Also looks for acknowledgements after the last entry of a file or before its root.
///
/// ## Why it matters
/// It acknowledges nothing: the finding would be reported again, or another entry would be meant.
/// ## Example
/// `<!-- rizq:alow QR12 the hadith quotes the verse -->`
/// ## How to fix it
/// Write `<!-- rizq:allow QR12 reason -->` before or inside the entry; in JSON `"$allow": [{"rule": "QR12", "reason": "…"}]`.
enum MalformedAcknowledgement: RuleDescription {
  static let id: RuleID = "AK01"
  static let name = "malformed-acknowledgement"
  static let severity = Severity.error

  static func misspelled(_ keyword: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(keyword.quoted()) is not a known comment; did you mean `\(AllowComment.keyword)`?",
      at: range,
      fixIts: [FixIt("write `\(AllowComment.keyword)`", .init(range, AllowComment.keyword))]
    )
  }

  static func withoutRule(inJSON: Bool, at range: SourceRange) -> Finding {
    let example =
      inJSON ? "`{\"rule\": \"QR12\", \"reason\": \"…\"}`" : "`<!-- \(AllowComment.keyword) QR12 reason -->`"
    return Finding(
      Self.self,
      "the acknowledgement names no rule; write its id and a reason, as in \(example)",
      at: range
    )
  }

  static func secondRule(_ rule: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "an acknowledgement is of one rule; write another comment for \(rule.quoted())",
      at: range
    )
  }

  static func withoutEntry(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the acknowledgement belongs to no entry; move it before or into the entry with the finding",
      at: range
    )
  }
}
