import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@Reducer
struct DeepLinks {
  @Reducer(state: .equatable)
  enum Path {
    case collection(CollectionScreen)
    case item(ItemScreen)
  }

  @Reducer(state: .equatable, action: .equatable)
  enum Destination {
    case settings(Settings)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case openURL(URL)
    case path(StackActionOf<Path>)
  }

  @Reducer
  struct CollectionScreen {
    @ObservableState struct State: Equatable { var id: String }
    enum Action: Equatable { case itemTapped(Int) }
  }

  @Reducer
  struct ItemScreen {
    @ObservableState struct State: Equatable { var id: Int }
    enum Action: Equatable {}
  }

  @Reducer
  struct Settings {
    @ObservableState struct State: Equatable { var section: String? }
    enum Action: Equatable { case closeButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.settings(.closeButtonTapped))):
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .openURL(let url):
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
          let host = components.host
        else { return .none }
        state.destination = nil
        state.path.removeAll()
        switch host {
        case "settings":
          state.destination = .settings(
            .init(section: components.queryItems?.first { $0.name == "section" }?.value)
          )
        case "collection":
          let parts = components.path.split(separator: "/").map(String.init)
          guard let id = parts.first else { break }
          state.path.append(.collection(.init(id: id)))
          if let item = parts.dropFirst().first.flatMap({ Int($0) }) {
            state.path.append(.item(.init(id: item)))
          }
        default:
          break
        }
        return .none

      case .path(.element(_, .collection(.itemTapped(let id)))):
        state.path.append(.item(ItemScreen.State(id: id)))
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
  }
}

@MainActor
@Suite
struct DeepLinksTests {
  @Test func itemInACollection() async throws {
    let store = TestStore(initialState: DeepLinks.State()) { DeepLinks() }
    await store.send(.openURL(try #require(URL(string: "rizq://collection/morning/7")))) {
      $0.path = StackState([
        .collection(.init(id: "morning")),
        .item(.init(id: 7)),
      ])
    }
    await store.send(.path(.popFrom(id: 1))) { _ = $0.path.popLast() }
    await store.send(\.path[id: 0].collection.itemTapped, 8) {
      $0.path[id: 2] = .item(.init(id: 8))
    }
  }

  @Test(arguments: [("rizq://settings?section=sound", "sound"), ("rizq://settings", nil)])
  func aLinkToTheSettingsEmptiesTheStack(link: String, section: String?) async throws {
    let store = TestStore(
      initialState: DeepLinks.State(path: StackState([.collection(.init(id: "x"))]))
    ) {
      DeepLinks()
    }
    store.exhaustivity = .off
    await store.send(\.openURL, try #require(URL(string: link)))
    #expect(store.state.path.isEmpty)
    #expect(store.state.destination == .settings(.init(section: section)))
    await store.send(\.destination.settings.closeButtonTapped)
    #expect(store.state.destination == nil)
  }
}
