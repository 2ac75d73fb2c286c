import ContentDraft
import DiagnosticRendering
import Diagnostics
import LibraryCompiler
import UnicodeText

/// The pages of `rizq review`, as plain text without terminal control sequences.
enum ReviewPage {
  /// A line for each dua that waits, and their number.
  static func list(_ library: ReviewedLibrary) -> String {
    let waiting = library.waiting
    let width = waiting.map(\.slug.count).max() ?? 0
    let lines = waiting.map { entry in
      let blanks = String(repeating: " ", count: width - entry.slug.count)
      return "\(entry.slug)\(blanks)  \(phrase(entry.state))  \(entry.title.escapedForDisplay)\n"
    }
    return lines.joined() + (library.isComplete ? "" : "\(incomplete)\n")
      + "\(waiting.count) of \(library.count) duas wait for a review\n"
  }

  /// The review of a dua.
  static func text(of review: ReviewedLibrary.DuaReview, contentFolder: String) -> String {
    var page = "\(review.slug)\nreview: \(state(of: review))\n"
    for change in review.changes { page += "  changed: \(change.isolated)\n" }
    page += "\nCovered by a signature:\n"
    for part in review.text?.parts ?? [] { page += line(part) }
    if review.text == nil { page += "  a part cannot be read; see the findings\n" }
    if !review.isComplete { page += "  \(incomplete)\n" }
    if !review.others.isEmpty { page += "\nNot covered:\n" }
    for part in review.others { page += line(part) }
    page += "\nFindings:\(review.findings.isEmpty ? " none" : "")\n"
    for finding in review.findings {
      let location =
        finding.location.map { "\(path($0.path, in: contentFolder)):\($0.line):\($0.column): " } ?? ""
      page +=
        "  \(location.escapedForDisplay)\(finding.severity.noun)[\(finding.rule)]: \(finding.message.isolated)\n"
    }
    if let text = review.text, review.isComplete { page += "\nhash: \(text.hash)\n" }
    return page
  }

  /// The path of a source from where the user is.
  static func path(_ path: String, in contentFolder: String) -> String {
    contentFolder.hasSuffix("/") ? contentFolder + path : "\(contentFolder)/\(path)"
  }

  private static let incomplete =
    "a file cannot be read completely, and may contain more texts; run `rizq validate`"

  private static func state(of review: ReviewedLibrary.DuaReview) -> String {
    let reviewer = review.reviewer.map { " by \($0.isolated)" } ?? ""
    let date = review.date.map { " on \($0)" } ?? ""
    switch review.state {
    case .unreviewed: return "none"
    case .current: return "signed\(reviewer)\(date)"
    case .unsigned, .stale, .unreadable: return "\(phrase(review.state)); reviewed\(reviewer)\(date)"
    }
  }

  private static func phrase(_ state: DuaFragment.ReviewState) -> String {
    switch state {
    case .unreviewed: "unreviewed"
    case .unsigned: "without hash"
    case .stale: "changed since"
    case .current: "signed"
    case .unreadable: "unreadable"
    }
  }

  private static func line(_ part: ReviewedText.Part) -> String {
    let separator = part.name == "arabic" ? "\n    " : " "
    return "  \(part.name):\(separator)\(part.value.isolated)\n"
  }
}

extension String {
  /// The text with invisible characters escaped, between U+2068 and U+2069, so that it does not reorder the text around it.
  fileprivate var isolated: String { "\u{2068}\(escapedForDisplay)\u{2069}" }
}
