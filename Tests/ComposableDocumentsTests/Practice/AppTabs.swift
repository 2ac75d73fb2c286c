import ComposableMacros

/// An application with tabs and a stack of screens.
@Reducer struct AppTabs {
  @Reducer enum Path {
    case practice(PracticeCounter)
    case journey(JourneyReader)
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    var tab = Tab.home
    var home = HomeTab.State()
    var library = LibraryBrowser.State()
    var journeys = JourneysTab.State()

    enum Tab: Equatable, CaseIterable {
      case home, library, journeys
    }
  }

  enum Action {
    case path(StackActionOf<Path>)
    case tabSelected(State.Tab)
    case home(HomeTab.Action)
    case library(LibraryBrowser.Action)
    case journeys(JourneysTab.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home) { HomeTab() }
    Scope(state: \.library, action: \.library) { LibraryBrowser() }
    Scope(\.journeys, action: \.journeys) { JourneysTab() }

    Reduce { state, action in
      switch action {
      case .tabSelected(let tab):
        state.tab = tab
        return .none

      case .library(.delegate(.practiceRequested(let dua))):
        state.path.append(.practice(PracticeCounter.State(dua: dua)))
        return .none

      case .journeys(.delegate(.opened(let journey))):
        state.path.append(.journey(JourneyReader.State(journey: journey)))
        return .none

      case .path(.element(id: _, action: .practice(.delegate(.completed(_, let points))))):
        state.home.points += points
        return .none

      default:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension AppTabs.Path.State: Equatable {}
