import ComposableMacros
import Diagnostics
import HTML
import LiveView
import PreviewServer
import RizqFeatures
import RizqViews

/// The pages of the preview.
@MainActor
struct PreviewPages {
  let client: LibraryClient
  let progress: ProgressClient
  /// The folder of the content, for links that open the editor.
  let content: String

  /// The route of a page; nil if there is none.
  func route(_ request: PreviewRequest, _ opened: @escaping @MainActor (StoreOf<AppFeature>) -> Void)
    -> PreviewServer.Route?
  {
    if request.path == ["findings"] { return { findings } }
    guard let place = link(at: request.location) else { return nil }
    return {
      let store = StoreOf<AppFeature>(initialState: AppFeature.State()) {
        AppFeature()
      } withDependencies: {
        $0.libraryClient = client
        $0.progressClient = progress
        $0.notifications = .log { _ in }
      }
      store.send(.launched)
      store.send(.linkOpened(place))
      opened(store)
      return LiveSession(
        store,
        open: { link(at: $0).map(AppFeature.Action.linkOpened) },
        view: { store in
          var page = appPage(store)
          let body = page.body
          page.body = HTML {
            banner
            body
          }
          return page
        }
      )
    }
  }

  /// What the editor should know of the build, on every page.
  private var banner: HTML<AppFeature.Action> {
    @SharedReader(.build) var build
    return HTML {
      if let failure = build.failure {
        p(.class("banner", "error"), .role("alert")) { "The content cannot be read: \(failure)" }
      } else if build.errors > 0 {
        p(.class("banner", "error"), .role("alert")) {
          "The content has errors; this is the library before them. "
          a(.href("/findings")) { summary(build) }
        }
      } else if !build.diagnostics.isEmpty {
        p(.class("banner")) { a(.href("/findings")) { summary(build) } }
      }
    }
  }

  private func summary(_ build: BuildStatus) -> String {
    let notes = build.diagnostics.count - build.errors - build.warnings
    return [(build.errors, "error"), (build.warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
      .map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }.joined(separator: ", ")
  }

  // MARK: Findings

  private var findings: LiveSession {
    LiveSession(view: { findingsPage }, send: { (_: Never) in })
  }

  /// The greatest number of findings on the page.
  private static let limit = 500

  private var findingsPage: LivePage<Never> {
    @SharedReader(.build) var build
    return LivePage(title: "Findings · RIZQ", location: "/findings") {
      main {
        a(.href("/")) { "‹ The app" }
        h1 { "Findings" }
        if let failure = build.failure { p(.class("problem"), .role("alert")) { failure } }
        p(.role("status")) { build.diagnostics.isEmpty ? "Nothing was found." : summary(build) }
        ul(.class("findings")) {
          for (index, diagnostic) in build.diagnostics.prefix(Self.limit).enumerated() {
            li(.key(index), .class(diagnostic.severity == .error ? "error" : nil)) { finding(diagnostic) }
          }
        }
        if build.diagnostics.count > Self.limit { p { "… and \(build.diagnostics.count - Self.limit) more" } }
      }
    }
  }

  private func finding(_ diagnostic: Diagnostic) -> HTML<Never> {
    HTML {
      strong { "\(diagnostic.rule.rawValue) " }
      bdi { diagnostic.message }
      if let location = diagnostic.location {
        " "
        a(.href(editorLink(location))) { "\(location.path):\(location.line):\(location.column)" }
      }
    }
  }

  /// Opens the file in the editor.
  private func editorLink(_ location: SourceLocation) -> String {
    "vscode://file\(content)/\(location.path):\(location.line):\(location.column)"
  }
}
