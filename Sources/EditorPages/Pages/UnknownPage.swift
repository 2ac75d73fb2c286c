import Diagnostics
import DuaLibrary
import HTML
import RizqFeatures
import RizqViews
import RulePages
import UnicodeText

extension EditedContent {
  /// Whether there is something at a place. Before the content has been read, there may be.
  func has(_ place: EditorPlace) -> Bool {
    switch place {
    case .dua(let slug): !isRead || index(of: slug) != nil || publishedTitle(of: slug) != nil
    case .rule(let name): RuleCatalog[RuleID(RuleCatalog.id(ofRuleNamed: name) ?? name.uppercased())] != nil
    case .unknown: false
    case .duas, .findings, .rules, .coverage, .search, .diff: true
    }
  }

  /// Whether the library of the app has what a link names. Before there is a library, it may have it.
  public func has(_ link: DeepLink) -> Bool {
    guard let library else { return true }
    return switch link {
    case .dua(let slug), .course(let slug): library[dua: slug] != nil
    case .journey(let slug): library[journey: slug] != nil
    case .step(let slug, let number): library[journey: slug].map { number <= $0.steps.count } ?? false
    case .tab, .search, .collections, .intentions: true
    }
  }
}

/// What is shown at an address with nothing at it: the page that may have been meant, and all others.
func unknownPage<Action>(_ location: String, _ content: EditedContent) -> HTML<Action> {
  HTML {
    h1 { "There is no such page" }
    p(.class("problem"), .role("alert")) {
      "Nothing is at "
      code { location.escapedForDisplay }
      if let nearest = content.nearest(to: location) {
        "; did you mean "
        a(.href(nearest)) { nearest }
        "?"
      } else {
        "."
      }
    }
    p { "The pages are those above, and those of the app:" }
    ul {
      for address in KnownAddresses.appAddresses { li(.key(address)) { a(.href(address)) { address } } }
    }
  }
}

/// The end of a sentence about an unknown name: with a link to the name that may have been meant.
func suggestion<Action>(
  for name: String,
  among names: [String],
  at place: (String) -> EditorPlace
) -> HTML<Action> {
  guard let nearest = Suggestion.nearest(to: name, among: names) else { return HTML(".") }
  return HTML {
    "; did you mean "
    a(.href(place(nearest).location)) { code { nearest } }
    "?"
  }
}

private enum KnownAddresses {
  /// The addresses of the app's places that every library has.
  static let appAddresses =
    (AppFeature.Tab.allCases.map(DeepLink.tab) + [.collections, .intentions]).map { path(of: $0) }
  /// Those of the editor's pages.
  static let editorAddresses = [EditorPlace.duas, .findings, .rules, .coverage, .search(""), .diff].map(
    \.location
  )
}

extension EditedContent {
  /// The address that may have been meant.
  fileprivate func nearest(to location: String) -> String? {
    // By bytes: a combining mark after a separator would hide it.
    let path = location.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    for prefix in ["/app/dua/", "/app/course/", "/app/journey/"] where path.starts(with: prefix.utf8) {
      let parts = path.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
      guard let name = parts.first.map({ String(Substring($0)) }) else { break }
      let names =
        prefix == "/app/journey/"
        ? library?.journeys.map(\.slug.rawValue) : library?.duas.map(\.slug.rawValue)
      return Suggestion.nearest(to: name, among: names ?? []).map { prefix + $0 }
    }
    return Suggestion.nearest(
      to: String(Substring(path)),
      among: KnownAddresses.appAddresses + KnownAddresses.editorAddresses
    )
  }
}
