import ContentDraft
import Diagnostics
import HTML
import UnicodeText

/// All duas of the content, with a filter.
func duaListPage(_ state: DuaListFeature.State) -> HTML<DuaListFeature.Action> {
  let (content, duas) = (state.content, state.duas)
  return HTML {
    h1 { "Duas" }
    search(.class("filters")) {
      label {
        span { "Filter" }
        input(
          .type("search"),
          .value(state.query),
          .placeholder("Title, slug or Arabic"),
          .attribute(.autocomplete, "off"),
          .onInput { .queryChanged($0) }
        )
      }
      label {
        input(
          .type("checkbox"),
          .checked(state.showsOnlyFindings),
          .onToggle { $0 == state.showsOnlyFindings ? nil : .onlyFindingsToggled }
        )
        "Only duas with findings"
      }
    }
    p(.role("status")) { duas.count.counted("dua") }
    ul(.class("duas")) {
      for index in duas.prefix(limit) { li(.key(index)) { row(index, content) } }
    }
    if duas.count > limit { p { "… and \(duas.count - limit) more: filter them" } }
  }
}

/// The greatest number of duas on the page.
private let limit = 500

private func row(_ index: Int, _ content: EditedContent) -> HTML<DuaListFeature.Action> {
  let dua = content.draft.duas[index]
  let title = content.title(of: index) ?? "A dua without a name"
  return HTML {
    div(.class("name")) {
      if let slug = dua.slug.value {
        a(.href(EditorPlace.dua(slug.rawValue).location)) { bdi { title } }
        small { " \(slug)" }
      } else {
        bdi { title }
        small { " without a slug" }
      }
    }
    if !content.findings[index].isEmpty {
      countBadges(content.findings[index].map { content.diagnostics[$0].severity })
    }
    span(.class("review", "\(dua.reviewState)")) { dua.reviewState.phrase }
  }
}

/// The numbers of findings by severity.
func countBadges<Action>(_ severities: [Severity]) -> HTML<Action> {
  span(.class("counts")) {
    for severity in Severity.allCases {
      let count = severities.count { $0 == severity }
      if count > 0 {
        span(.key(severity.rawValue), .class("tally", severity.rawValue)) {
          count.counted(severity.label.lowercased())
        }
        " "
      }
    }
  }
}

extension DuaFragment.ReviewState {
  /// In a few words.
  var phrase: String {
    switch self {
    case .unreviewed: "unreviewed"
    case .unsigned: "reviewed, not signed"
    case .stale: "changed since its review"
    case .current: "reviewed"
    case .unreadable: "review unreadable"
    }
  }
}
