import ComposableMacros
import HTML
import LiveView

/// The page of a place of the editor.
@MainActor
public func editorPage(_ store: StoreOf<EditorFeature>) -> LivePage<EditorFeature.Action> {
  let content = store.content
  return LivePage(
    title: "\(title(of: store.place, content)) · RIZQ",
    location: store.place.location,
    isFound: content.has(store.place)
  ) {
    editorHeader(content, current: store.place)
    main(.class("editor"), .key(store.place.location)) {
      switch store.place {
      case .duas: duaListPage(store.duas).map(EditorFeature.Action.duas)
      case .dua: duaPage(store.dua).map(EditorFeature.Action.dua)
      case .findings: findingsPage(store.findings).map(EditorFeature.Action.findings)
      case .rules: ruleListPage()
      case .rule(let name): rulePage(name, content)
      case .coverage: coveragePage(content)
      case .search: searchPage(store.search).map(EditorFeature.Action.search)
      case .diff: diffPage(content)
      case .unknown(let location): unknownPage(location, content)
      }
    }
  }
}

private func title(of place: EditorPlace, _ content: EditedContent) -> String {
  switch place {
  case .duas: "Duas"
  case .dua(let slug):
    content.index(of: slug).flatMap { content.title(of: $0) } ?? content.publishedTitle(of: slug) ?? slug
  case .findings: "Findings"
  case .rules: "Rules"
  case .rule(let name): name
  case .coverage: "Coverage"
  case .search: "Search"
  case .diff: "Diff"
  case .unknown: "No such page"
  }
}

/// What is above every page, also those of the app: the links to all pages, and the state of the build.
///
/// - Parameter place: The page; nil for one of the app.
public func editorHeader<Action>(_ content: EditedContent, current place: EditorPlace? = nil) -> HTML<Action>
{
  header(.class("editor-header")) {
    nav(.aria(.label, "Pages")) {
      link("App", "/", isCurrent: place == nil)
      link("Duas", EditorPlace.duas.location, isCurrent: place?.isDua == true)
      link("Findings", EditorPlace.findings.location, isCurrent: place?.isFinding == true)
      link("Coverage", EditorPlace.coverage.location, isCurrent: place == .coverage)
      link("Search", EditorPlace.search("").location, isCurrent: place?.isSearch == true)
      link("Diff", EditorPlace.diff.location, isCurrent: place == .diff)
    }
    buildState(content)
    buildOverlay(content)
  }
}

private func link<Action>(_ name: String, _ address: String, isCurrent: Bool) -> HTML<Action> {
  a(.href(address), .when(isCurrent, .aria(.current, "page"))) { name }
}

extension EditorPlace {
  fileprivate var isDua: Bool {
    switch self {
    case .duas, .dua: true
    default: false
    }
  }

  fileprivate var isFinding: Bool {
    switch self {
    case .findings, .rules, .rule: true
    default: false
    }
  }

  fileprivate var isSearch: Bool { if case .search = self { true } else { false } }
}
