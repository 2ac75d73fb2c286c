import ContentDraft
import Diagnostics
import UnicodeText

/// A text begins with the header of a chat message.
///
/// ## What it does
/// Looks at the beginning of every text for `Forwarded from`, and for a date with a time, as WhatsApp and Telegram write it
/// before the name of the sender.
///
/// ## Why it matters
/// It was copied together with the text, and people would read or recite it. A message is not a source either.
///
/// ## Example
/// ```xml
/// <arabic>[20/11/2026, 14:03] Ahmed: رَبِّ زِدْنِي عِلْمًا</arabic>
/// ```
///
/// ## How to fix it
/// Remove the header, and compare the text with a printed source.
enum MessageHeadInText: TextRule {
  static let id: RuleID = "TX20"
  static let name = "message-head"
  static let severity = Severity.error
  static let explains: [RuleID] = [
    "AR06", "AR17", "AR18", "AR19", "AR25", "AR34", "QR04", "TL02", "TL03", "TL05", "TL08", "TR02", "TR03",
    "TX03", "TX04",
    "TX05", "TX10", "TX11",
  ]

  static func check(
    _ text: DraftText,
    _ analysis: @autoclosure () -> ArabicTextAnalysis?,
    in draft: IndexedDraft
  ) -> [Finding] {
    guard text.role != .emoji, let head = MessageHead(text) else { return [] }
    let end = text.text.value.unicodeScalars.prefix(head.range.upperBound).reduce(0) { $0 + UTF8.width($1) }
    let range = text.source(of: 0..<end)
    let isSafe = end < text.text.value.utf8.count && text.canReplace(0..<end)
    return [
      finding(
        "\(text.label) begins with the header of a message, "
          + "\(head.words.quoted(limit: 40)): remove it, and compare the text with its source",
        at: range,
        fixIts: isSafe && analysis()?.mayBeQuran != true
          ? [FixIt("remove the header of the message", .unsafe, [FixIt.Edit(range, "")])] : []
      )
    ]
  }
}
