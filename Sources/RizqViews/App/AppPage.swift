import ComposableMacros
import DuaLibrary
import HTML
import LiveView
import RizqFeatures

/// The page of the app: the screen on top of the stack, or the selected tab, with the tabs below.
///
/// - Parameter remarks: What an editor sees at a dua and a reader does not.
@MainActor
public func appPage(
  _ store: StoreOf<AppFeature>,
  remarks: @escaping (Dua) -> DuaRemarks? = { _ in nil }
) -> LivePage<AppFeature.Action> {
  let place = store.location.last ?? .tab(store.tab)
  return LivePage(title: title(store), location: path(of: place)) {
    div(
      .class(
        "app",
        "appearance-\(store.settings.appearance.rawValue)",
        "font-\(store.settings.arabicFont.rawValue)"
      )
    ) {
      if let problem = store.storageProblem {
        p(.class("problem"), .role("alert")) {
          "Your progress is not being stored: \(problem). "
          button(.type("button"), .on(.click, .storageRetryTapped)) { "Try again" }
        }
      }
      screen(store, remarks)
      tabs(store.tab)
      if let alert = store.alert {
        dialog(title: alert.title, message: alert.message, buttons: alert.buttons) { _ in
          AppFeature.Action.alert(.dismiss)
        }
      }
    }
  }
}

/// Where the addresses of the app's places begin, except that of its first one: the other addresses are those of the editor's pages.
private let root = "/app"

/// The address of a place of the app, from its first slash.
public func path(of link: DeepLink) -> String {
  link == .tab(.home) ? "/" : root + link.url.dropFirst("\(DeepLink.scheme):/".count)
}

/// The place of the app at an address; nil if there is none.
public func link(at location: String) -> DeepLink? {
  if location == "/" { return .tab(.home) }
  return location.hasPrefix("\(root)/")
    ? DeepLink("\(DeepLink.scheme):/\(location.dropFirst(root.count))") : nil
}

@MainActor
private func title(_ store: StoreOf<AppFeature>) -> String {
  let style = style(store)
  let name: String? =
    switch store.path.last {
    case .practice(let practice)?: style.text(practice.dua.title)
    case .journey(let detail)?: style.text(detail.journey.name)
    case .course(let course)?: style.text(course.dua.title)
    case .collections?: "Collections"
    case .intentions?: "Intentions"
    case nil: store.tab == .home ? nil : store.tab.title
    }
  return name.map { "\($0) · RIZQ" } ?? "RIZQ"
}

@MainActor
private func style(
  _ store: StoreOf<AppFeature>,
  _ remarks: @escaping (Dua) -> DuaRemarks? = { _ in nil }
) -> TextStyle {
  TextStyle(
    language: store.library.content.library?.defaultLanguage ?? .english,
    arabicSize: store.settings.arabicSize,
    latinSize: store.settings.latinSize,
    remarks: remarks
  )
}

@MainActor
private func screen(
  _ store: StoreOf<AppFeature>,
  _ remarks: @escaping (Dua) -> DuaRemarks?
) -> HTML<AppFeature.Action> {
  let style = style(store, remarks)
  guard let top = store.path.last, let id = store.path.ids.last else {
    return main(.key(store.tab.rawValue)) { tab(store, style) }
  }
  return main(.key("screen-\(id)")) {
    button(.class("back"), .on(.click, .path(.popFrom(id: id)))) { "‹ Back" }
    switch top {
    case .practice(let practice):
      practiceScreen(practice, style).map { .path(.element(id: id, action: .practice($0))) }
    case .journey(let detail):
      journeyScreen(detail, style).map { .path(.element(id: id, action: .journey($0))) }
    case .collections(let collections):
      collectionsScreen(collections, style).map { .path(.element(id: id, action: .collections($0))) }
    case .intentions(let intentions):
      intentionsScreen(intentions).map { .path(.element(id: id, action: .intentions($0))) }
    case .course(let course): courseScreen(course, style).map { .path(.element(id: id, action: .course($0))) }
    }
  }
}

@MainActor
private func tab(_ store: StoreOf<AppFeature>, _ style: TextStyle) -> HTML<AppFeature.Action> {
  switch store.tab {
  case .home:
    section(.class("home")) {
      homeSummary(store.home).map(AppFeature.Action.home)
      habits(store.adkhar)
      homeSuggestions(store.home, style).map(AppFeature.Action.home)
      nav(.class("shortcuts"), .aria(.label, "More")) {
        button(.on(.click, .collectionsTapped)) { "Your collections" }
        button(.on(.click, .intentionsTapped)) { "Intentions of today" }
      }
    }
  case .library: libraryScreen(store.library, style).map(AppFeature.Action.library)
  case .adkhar: adkharScreen(store.adkhar, style).map(AppFeature.Action.adkhar)
  case .journeys: journeysScreen(store.journeys, style).map(AppFeature.Action.journeys)
  case .settings:
    settingsScreen(store.settings, style, sample: store.home.duaOfTheDay).map(AppFeature.Action.settings)
  }
}

/// How far the user is with the habits of today, with the way to them.
private func habits(_ state: AdkharFeature.State) -> HTML<AppFeature.Action> {
  section(.class("card"), .aria(.label, "Adkhar of today")) {
    if state.total == 0 {
      p { "Follow a journey, and its duas are here every day." }
      button(.class("primary"), .on(.click, .tabSelected(.journeys))) { "See the journeys" }
    } else {
      p {
        strong { "Adkhar" }
        " · \(state.done) of \(state.total) today"
      }
      meter(
        .attribute(.min, "0"),
        .attribute(.max, "\(state.total)"),
        .value("\(state.done)"),
        .aria(.label, "Adkhar of today")
      )
      button(.class(state.done < state.total ? "primary" : nil), .on(.click, .tabSelected(.adkhar))) {
        state.done == 0 ? "Begin" : state.done < state.total ? "Continue" : "All done: see them"
      }
    }
  }
}

private func tabs(_ selected: AppFeature.Tab) -> HTML<AppFeature.Action> {
  nav(.class("tabs"), .aria(.label, "Tabs")) {
    for tab in AppFeature.Tab.allCases {
      button(
        .key(tab.rawValue),
        .when(tab == selected, .aria(.current, "page")),
        .on(.click, .tabSelected(tab))
      ) {
        tab.icon.view()
        span { tab.title }
      }
    }
  }
}

extension AppFeature.Tab {
  fileprivate var icon: Icon {
    switch self {
    case .home: .home
    case .library: .library
    case .adkhar: .adkhar
    case .journeys: .journeys
    case .settings: .settings
    }
  }

  /// The name of the tab.
  fileprivate var title: String {
    switch self {
    case .home: "Home"
    case .library: "Library"
    case .adkhar: "Adkhar"
    case .journeys: "Journeys"
    case .settings: "Settings"
    }
  }
}
