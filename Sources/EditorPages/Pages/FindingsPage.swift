import Diagnostics
import HTML
import RulePages

/// All findings, by file or by rule.
func findingsPage(_ state: FindingsFeature.State) -> HTML<FindingsFeature.Action> {
  let content = state.content
  return HTML {
    h1 { "Findings" }
    if let failure = content.failure { p(.class("problem")) { bdi { failure } } }
    p { content.diagnostics.isEmpty ? "No findings." : content.summary }
    p { a(.href(EditorPlace.rules.location)) { "All rules" } }
    if !content.diagnostics.isEmpty {
      div(.class("toggles"), .role("group"), .aria(.label, "What is shown")) {
        for grouping in FindingsFeature.Grouping.allCases {
          button(
            .key(grouping.rawValue),
            .aria(.pressed, state.grouping == grouping),
            .on(.click, .groupingSelected(grouping))
          ) { "By \(grouping.rawValue)" }
        }
        for severity in Severity.allCases where content.count(severity) > 0 {
          button(
            .key("severity-\(severity.rawValue)"),
            .aria(.pressed, !state.hidden.contains(severity)),
            .on(.click, .severityToggled(severity))
          ) { "\(severity.label)s" }
        }
      }
    }
    groups(state, content)
  }
}

/// The greatest number of findings on the page.
private let limit = 300

private func groups(_ state: FindingsFeature.State, _ content: EditedContent) -> HTML<FindingsFeature.Action>
{
  let groups = state.groups
  var left = limit
  let shown = groups.map { group in
    let part = group.findings.prefix(left)
    left -= part.count
    return (name: group.name, count: content.count(of: group.findings), findings: part)
  }
  return HTML {
    for group in shown where !group.findings.isEmpty {
      section(.key(group.name), .class("group")) {
        h2 {
          title(of: group.name, state.grouping)
          small { " \(group.count)" }
        }
        ul(.class("findings")) {
          for index in group.findings { li(.key(content.diagnostics[index].key)) { finding(index, content) } }
        }
      }
    }
    let rest = groups.lazy.flatMap(\.findings).dropFirst(limit)
    if !rest.isEmpty { p { "… and \(content.count(of: rest)) more" } }
  }
}

private func title<Action>(of group: String, _ grouping: FindingsFeature.Grouping) -> HTML<Action> {
  HTML {
    if grouping == .rule {
      a(.href(EditorPlace.rule(group).location)) { group }
      if let rule = RuleCatalog[RuleID(group)] { " \(rule.name)" }
    } else {
      group.isEmpty ? "The whole library" : group
    }
  }
}

/// A finding with a link to the dua that it is about.
private func finding<Action>(_ index: Int, _ content: EditedContent) -> HTML<Action> {
  HTML {
    findingView(content.diagnostics[index], content)
    if let owner = content.owners[index], let slug = content.draft.duas[owner].slug.value,
      let number = content.findings[owner].firstIndex(of: index)
    {
      p(.class("owner")) {
        "In "
        a(.href("\(EditorPlace.dua(slug.rawValue).location)#finding-\(number)")) {
          bdi { content.title(of: owner) ?? slug.rawValue }
        }
      }
    }
  }
}
