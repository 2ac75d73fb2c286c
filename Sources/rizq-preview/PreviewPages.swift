import ComposableMacros
import EditorPages
import HTML
import LiveView
import PreviewServer
import RizqFeatures
import RizqViews

/// The pages of the preview: those of the editor, and those of the app.
@MainActor
struct PreviewPages {
  let progress: ProgressClient

  /// The route of a page. Where there is none, a page says so.
  func route(_ request: PreviewRequest, _ opened: @escaping @MainActor (StoreOf<AppFeature>) -> Void)
    -> PreviewServer.Route?
  {
    if let place = EditorPlace(path: request.path, query: request.parameter("q")) {
      return { editorSession(place) }
    }
    @SharedReader(.editedContent) var content
    guard let place = link(at: request.location), content.has(place) else {
      return { editorSession(.unknown(request.location)) }
    }
    return { appSession(place, opened) }
  }

  private func editorSession(_ place: EditorPlace) -> LiveSession {
    let store = StoreOf<EditorFeature>(initialState: EditorFeature.State(place: place)) { EditorFeature() }
    return LiveSession(
      store,
      open: { location in
        PreviewRequest(target: location).flatMap { EditorPlace(path: $0.path, query: $0.parameter("q")) }
          .map(EditorFeature.Action.opened)
      },
      view: { editorPage($0) }
    )
  }

  private func appSession(
    _ place: DeepLink,
    _ opened: @escaping @MainActor (StoreOf<AppFeature>) -> Void
  ) -> LiveSession {
    let store = StoreOf<AppFeature>(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.libraryClient = .previewValue
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
        @SharedReader(.editedContent) var content
        var page = appPage(store, remarks: { content.remarks(about: $0) })
        let body = page.body
        page.body = HTML {
          editorHeader(content)
          body
        }
        return page
      }
    )
  }
}
