import ContentDraft
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
    return lines.joined() + "\(waiting.count) of \(library.count) duas wait for a review\n"
  }

  /// The sheet of a dua.
  static func text(of sheet: ReviewedLibrary.Sheet, contentFolder: String) -> String {
    var page = "\(sheet.slug)\nreview: \(state(of: sheet))\n"
    for change in sheet.changes { page += "  changed: \(change.isolated)\n" }
    page += "\nCovered by a signature:\n"
    for part in sheet.text?.parts ?? [] { page += line(part) }
    if sheet.text == nil { page += "  a part cannot be read; see the findings\n" }
    if !sheet.others.isEmpty { page += "\nNot covered:\n" }
    for part in sheet.others { page += line(part) }
    page += "\nFindings: \(sheet.findings.isEmpty ? "none" : "")\n"
    for finding in sheet.findings {
      let place = finding.location.map { "\(contentFolder)/\($0.path):\($0.line):\($0.column): " } ?? ""
      page +=
        "  \(place.escapedForDisplay)\(finding.severity.rawValue)[\(finding.rule)]: \(finding.message.isolated)\n"
    }
    if let text = sheet.text { page += "\nhash: \(text.hash)\n" }
    return page
  }

  private static func state(of sheet: ReviewedLibrary.Sheet) -> String {
    let reviewer = sheet.reviewer.map { " by \($0.isolated)" } ?? ""
    let date = sheet.date.map { " on \($0)" } ?? ""
    switch sheet.state {
    case .unreviewed: return "none"
    case .current: return "signed\(reviewer)\(date)"
    case .unsigned, .stale, .unreadable: return "\(phrase(sheet.state)); reviewed\(reviewer)\(date)"
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
