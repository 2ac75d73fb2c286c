import Diagnostics
import HTML
import RulePages
import UnicodeText

/// All rules.
func ruleListPage<Action>() -> HTML<Action> {
  HTML {
    h1 { "Rules" }
    ul(.class("rules")) {
      for rule in RuleCatalog.all {
        li(.key(rule.id.rawValue)) {
          a(.href(EditorPlace.rule(rule.id.rawValue).location)) { "\(rule.id) \(rule.name)" }
          small { " \(rule.severity.label.lowercased())" }
          br()
          sentence(rule.summary)
        }
      }
    }
  }
}

/// The page of a rule, with its findings.
func rulePage<Action>(_ name: String, _ content: EditedContent) -> HTML<Action> {
  let id = RuleCatalog.id(ofRuleNamed: name) ?? name.uppercased()
  guard let rule = RuleCatalog[RuleID(id)] else {
    let names = RuleCatalog.all.flatMap { [$0.id.rawValue, $0.name] }
    return HTML {
      h1 { "Rules" }
      p(.class("problem"), .role("alert")) {
        "There is no rule "
        code { name.escapedForDisplay }
        suggestion(for: name, among: names) { .rule($0) }
      }
      p { a(.href(EditorPlace.rules.location)) { "All rules" } }
    }
  }
  let findings = content.diagnostics.indices.filter { content.diagnostics[$0].rule == rule.id }
  return HTML {
    p(.class("up")) { a(.href(EditorPlace.rules.location)) { "‹ All rules" } }
    h1 { "\(rule.id) \(rule.name)" }
    p { sentence(rule.summary) }
    p(.class("facts")) {
      "\(rule.severity.label)\(rule.isEssential ? ", which no policy changes" : "")"
        + (rule.isRecoverable ? "" : ", also with --lenient")
    }
    markdown(rule.body)
    section {
      h2 { "Findings now" }
      p { findings.isEmpty ? "None." : "\(content.count(of: findings))" }
      ul(.class("findings")) {
        for index in findings.prefix(50) {
          li(.key(content.diagnostics[index].key)) { findingView(content.diagnostics[index], content) }
        }
      }
      if findings.count > 50 { p { "… and \(content.count(of: findings.dropFirst(50))) more" } }
    }
  }
}

// MARK: - Markdown

/// The Markdown in which rules are described: headings, blocks of code, paragraphs, lists, and code between backticks.
///
/// An item of a list begins with `- `; its other lines are indented by two spaces. A line of another kind, or an empty
/// one, ends the list.
func markdown<Action>(_ text: String) -> HTML<Action> {
  var page = HTML<Action>()
  var paragraph: [Substring] = []
  var items: [[Substring]] = []
  func endBlock() {
    if !paragraph.isEmpty { page.append(p { sentence(paragraph.joined(separator: " ")) }) }
    if !items.isEmpty {
      page.append(
        ul(.class("bullets")) { for item in items { li { sentence(item.joined(separator: " ")) } } }
      )
    }
    paragraph = []
    items = []
  }
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  while let line = lines.popFirst() {
    if line.hasPrefix("```") {
      endBlock()
      let code = lines.prefix { !$0.hasPrefix("```") }
      lines = lines.dropFirst(code.count + 1)
      page.append(
        pre(.class("source"), .tabIndex(0), .role("group"), .aria(.label, "Code")) {
          bdi(.dir(.leftToRight)) { code.joined(separator: "\n") }
        }
      )
    } else if line.hasPrefix("## ") {
      endBlock()
      page.append(h2 { String(line.dropFirst(3)) })
    } else if line.isEmpty {
      endBlock()
    } else if line.hasPrefix("- ") {
      if !paragraph.isEmpty { endBlock() }
      items.append([line.dropFirst(2)])
    } else if line.hasPrefix("  "), !items.isEmpty {
      items[items.count - 1].append(line.dropFirst(2))
    } else {
      if !items.isEmpty { endBlock() }
      paragraph.append(line)
    }
  }
  endBlock()
  return page
}
