import ComposableMacros
import DuaLibrary

extension SharedKey where Self == FileStorageKey<[DeepLink]>.Default {
  /// Where the user was last: the tab, and the screens over it.
  static var lastLocation: Self { Self[.userFile("location.json"), default: []] }
}

extension AppFeature.State {
  /// Where the user is, as links that lead there one after the other.
  public var location: [DeepLink] { [.tab(tab)] + path.compactMap(\.link) }

  /// Closes what is shown over the tabs, except an alert of the app.
  mutating func closeSheets() {
    library.detail = nil
    adkhar.practice = nil
    settings.destination = nil
  }
}

extension AppFeature.Path.State {
  /// The link to the screen.
  fileprivate var link: DeepLink? {
    switch self {
    case .practice(let practice): practice.link
    case .journey(let journey): .journey(journey.journey.slug)
    case .collections: .collections
    case .intentions: .intentions
    case .course(let course): .course(course.dua.slug)
    }
  }
}

extension DeepLink {
  /// The tab over which the place is; nil if it may be over several.
  var tab: AppFeature.Tab? {
    switch self {
    case .tab(let tab): tab
    case .journey, .step: .journeys
    case .search: .library
    case .collections, .intentions: .home
    case .dua, .course: nil
    }
  }
}

extension PracticeFeature.State {
  /// The link to the practice: to the step of its journey, if it is one.
  fileprivate var link: DeepLink {
    guard let journey = journey.flatMap({ content.library?[$0] }),
      let index = journey.steps.firstIndex(where: { $0.dua == dua.id })
    else { return .dua(dua.slug) }
    return .step(journey: journey.slug, number: index + 1)
  }
}

extension AppFeature {
  /// Follows the pending links, if the library is loaded. What a library does not have is skipped.
  func followLinks(_ state: inout State) -> Effect<Action> {
    guard let library = state.library.content.library else { return .none }
    let links = state.pendingLinks
    state.pendingLinks = []
    return .merge(links.map { follow($0, in: library, &state) })
  }

  private func follow(_ link: DeepLink, in library: Library, _ state: inout State) -> Effect<Action> {
    switch link {
    case .tab(let tab):
      state.tab = tab
      state.path.removeAll()
    case .dua(let slug):
      if let dua = library[dua: slug] { state.path.append(.practice(PracticeFeature.State(dua: dua))) }
    case .course(let slug):
      if let course = library[dua: slug].flatMap({ CourseFeature.State(dua: $0) }) {
        state.path.append(.course(course))
      }
    case .journey(let slug):
      if let journey = library[journey: slug] { open(journey, &state) }
    case .step(let slug, let number):
      guard let journey = library[journey: slug] else { break }
      open(journey, &state)
      guard number >= 1, number <= journey.steps.count, let dua = library[journey.steps[number - 1].dua]
      else { break }
      state.path.append(.practice(PracticeFeature.State(dua: dua, journey: journey.id)))
    case .search(let query):
      state.tab = .library
      state.path.removeAll()
      return .send(.library(.queryChanged(query)))
    case .collections: state.path.append(.collections(CollectionsFeature.State()))
    case .intentions: state.path.append(.intentions(IntentionsFeature.State()))
    }
    return .none
  }

  /// Opens a journey, unless it is the last screen.
  private func open(_ journey: Journey, _ state: inout State) {
    if case .journey(let last)? = state.path.last, last.journey.id == journey.id { return }
    state.path.append(.journey(JourneyDetailFeature.State(journey: journey)))
  }

  /// Shows the screens and the sheet of a practice with the duas and journeys of a new library. What is about something that it does
  /// not have is closed.
  func refreshPath(of state: inout State, _ library: Library) {
    if let id = state.adkhar.practice?.dua.id {
      if let dua = library[id] { state.adkhar.practice?.dua = dua } else { state.adkhar.practice = nil }
    }
    for (id, screen) in zip(state.path.ids, state.path) {
      guard let new = Self.screen(screen, in: library) else {
        state.path.pop(from: id)
        return
      }
      if new != screen { state.path[id: id] = new }
    }
  }

  /// A screen with what a library has of its dua or journey; nil if it has none.
  private static func screen(_ screen: Path.State, in library: Library) -> Path.State? {
    switch screen {
    case .practice(var practice):
      guard let dua = library[practice.dua.id] else { return nil }
      practice.dua = dua
      return .practice(practice)
    case .journey(let detail):
      return library[detail.journey.id].map { .journey(JourneyDetailFeature.State(journey: $0)) }
    case .course(let course):
      guard let dua = library[course.dua.id] else { return nil }
      // A quiz about the same text goes on.
      return dua == course.dua ? screen : CourseFeature.State(dua: dua).map { .course($0) }
    case .collections, .intentions: return screen
    }
  }
}
