import Diagnostics
import Foundation
import HTML
import RulePages
import UnicodeText

/// A finding with everything that is known about it: what, where, why, and how it would be fixed.
func findingView<Action>(_ diagnostic: Diagnostic, _ content: EditedContent) -> HTML<Action> {
  div(.class("finding", diagnostic.severity.rawValue)) {
    p(.class("message")) {
      strong { "\(diagnostic.severity.label) " }
      a(.class("rule"), .href(EditorPlace.rule(diagnostic.rule.rawValue).location)) {
        diagnostic.rule.rawValue
        if let rule = RuleCatalog[diagnostic.rule] { " \(rule.name)" }
      }
      br()
      sentence(diagnostic.message)
    }
    if let location = diagnostic.location {
      sourceLink(location, content)
      if let excerpt = location.excerpt { codeFrame(excerpt, line: location.line) }
    }
    if !diagnostic.notes.isEmpty {
      ul(.class("notes")) {
        for (index, note) in diagnostic.notes.enumerated() {
          li(.key(index)) {
            sentence(note.message)
            if let location = note.location {
              " "
              sourceLink(location, content)
            }
          }
        }
      }
    }
    for (index, fix) in diagnostic.fixIts.enumerated() { div(.key("fix-\(index)")) { fixView(fix, content) } }
  }
}

/// A link that opens a location of a source in the editor.
func sourceLink<Action>(_ location: SourceLocation, _ content: EditedContent) -> HTML<Action> {
  a(.class("place"), .href(editorLink(location, content.folder)), .title("Open in the editor")) {
    "\(location.path.escapedForDisplay):\(location.line):\(location.column)"
  }
}

/// `vscode://file/FOLDER/PATH:LINE:COLUMN`.
func editorLink(_ location: SourceLocation, _ folder: String) -> String {
  let path = "\(folder)/\(location.path)".addingPercentEncoding(withAllowedCharacters: pathCharacters) ?? ""
  return "vscode://file\(path):\(location.line):\(location.column)"
}

private let pathCharacters = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
)

/// A line of a source with the place marked, and a caret under it where the letters before it have one width.
private func codeFrame<Action>(_ excerpt: SourceLocation.Excerpt, line: Int) -> HTML<Action> {
  let scalars = Array(excerpt.text.unicodeScalars)
  let lower = min(excerpt.mark.lowerBound, scalars.count)
  let upper = min(max(excerpt.mark.upperBound, lower), scalars.count)
  func width(_ range: Range<Int>) -> Int {
    scalars[range].reduce(0) { $0 + UTF8.width($1) }
  }
  let shown = ShownText(excerpt.text)
  let start = width(0..<lower)
  let marked = shown.range(of: start..<start + width(lower..<upper))
  let prefix = "\(line) │ \(excerpt.isCutBefore ? "…" : "")"
  let isPlain = scalars[..<upper].allSatisfy { (0x20...0x7E).contains($0.value) }
  return HTML {
    pre(
      .class("source", isPlain ? nil : "wrapped"),
      .tabIndex(0),
      .role("group"),
      .aria(.label, "Line \(line)"),
      .dir(.leftToRight)
    ) {
      span(.class("gutter")) { prefix }
      bdi(.dir(.leftToRight), .marks([HTMLMark("place", marked)])) { shown.text }
      if excerpt.isCutAfter { "…" }
      if isPlain {
        "\n"
        span(.class("caret"), .aria(.hidden, true)) {
          String(repeating: " ", count: prefix.unicodeScalars.count + lower)
            + String(repeating: "^", count: max(1, upper - lower))
        }
      }
    }
  }
}

/// A fix as the lines before and after it.
private func fixView<Action>(_ fix: Diagnostic.FixIt, _ content: EditedContent) -> HTML<Action> {
  let diff = FixDiff(fix, content.sources)
  return div(.class("fix")) {
    p {
      strong { fix.applicability == .safe ? "Fix: " : "Possible fix: " }
      sentence(fix.message)
      if fix.applicability == .safe { small { " (rizq validate --fix makes it)" } }
    }
    for (index, hunk) in diff.hunks.enumerated() {
      div(.key(index), .class("hunk"), .tabIndex(0), .role("group"), .aria(.label, "Lines from \(hunk.line)"))
      {
        del(.dir(.leftToRight), .marks(hunk.before.marks)) { hunk.before.text }
        ins(.dir(.leftToRight), .marks(hunk.after.marks)) { hunk.after.text }
      }
    }
    if diff.others > 0 { p { small { "and \(diff.others.counted("more place"))" } } }
  }
}

/// A sentence in English with quotations of any script, each of which has its own direction: what is between backticks.
func sentence<Action>(_ text: String) -> HTML<Action> {
  span(.dir(.leftToRight)) {
    // By scalars: a quotation may begin with a combining mark.
    let parts = text.escapedForDisplay.unicodeScalars
      .split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) { String(part) } else { code { bdi { String(part) } } }
    }
  }
}

extension Diagnostic {
  /// Identifies it among others from one build to the next, although its line may have moved.
  var key: String { "\(rule) \(location?.path ?? "") \(message)" }
}

extension Severity {
  /// How it is called on pages.
  var label: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .information: "Note"
    }
  }
}
