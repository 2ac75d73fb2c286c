import Diagnostics
import DuaLibrary
import HTML
import RulePages
import UnicodeText

/// How the last build ended, in one line.
func buildState<Action>(_ content: EditedContent) -> HTML<Action> {
  p(.class("build", content.count(.error) > 0 || content.failure != nil ? "error" : nil), .role("status")) {
    if let failure = content.failure {
      "The content cannot be read: "
      bdi { failure }
    } else {
      if !content.diagnostics.isEmpty {
        a(.href(EditorPlace.findings.location)) { content.summary }
        ". "
      }
      switch content.basis {
      case .none: content.isRead ? "There is no library yet." : "The content is being read."
      case .current: content.diagnostics.isEmpty ? "No findings." : ""
      case .withErrors(let count):
        "The app shows the content with its errors"
        count == 0 ? "." : ", without \(count.counted("dua")) that cannot be kept."
      case .earlier: "The app shows the last library that could be made."
      }
      // Each save would be read aloud.
      if content.isChecking { span(.class("checking"), .aria(.hidden, true)) { " Checking …" } }
    }
  }
}

/// What must be fixed before there is a library: over the page, until it is fixed.
func buildOverlay<Action>(_ content: EditedContent) -> HTML<Action> {
  let problems = content.obstacles
  guard !problems.isEmpty || content.failure != nil else { return HTML() }
  let count = content.count(of: problems)
  return section(
    .class("overlay"),
    .key("overlay"),
    .role("alert"),
    .aria(.label, "What must be fixed first")
  ) {
    details(.attribute(.open, true)) {
      summary {
        count <= 1 ? "1 error stops the build" : "\(count) errors stop the build"
      }
      if let failure = content.failure { p { bdi { failure } } }
      for index in problems.prefix(3) {
        div(.key(index)) { findingView(content.diagnostics[index], content) }
      }
      let rest = content.count(of: problems.dropFirst(3))
      if rest > 0 { p { a(.href(EditorPlace.findings.location)) { "and \(rest) more" } } }
    }
  }
}

extension EditedContent {
  /// The diagnostics that keep the content from being a library even with its other errors.
  var obstacles: [Int] {
    guard basis == .earlier || basis == .none else { return [] }
    let errors = diagnostics.indices.filter { diagnostics[$0].severity == .error }
    let fatal = errors.filter { RuleCatalog[diagnostics[$0].rule]?.isRecoverable == false }
    return fatal.isEmpty ? errors : fatal
  }

  /// `2 errors, 1 warning`.
  public var summary: String {
    [(Severity.error, "error"), (.warning, "warning"), (.information, "note")]
      .compactMap { severity, name in
        let count = count(severity)
        return count == 0 ? nil : count.counted(name)
      }
      .joined(separator: ", ")
  }

  /// The title of a dua of the library that the app shows.
  func publishedTitle(of slug: String) -> String? {
    guard let library, let slug = Slug(slug) else { return nil }
    return library[dua: slug]?.title[library.defaultLanguage]
  }

  /// The title of a dua in the library's language, or else its slug.
  func title(of index: Int) -> String? {
    let dua = draft.duas[index]
    let language = draft.declaration?.defaultLanguage.value ?? .english
    return dua.title.field(in: language).value ?? dua.title.first?.text.value ?? dua.slug.value?.rawValue
  }
}
