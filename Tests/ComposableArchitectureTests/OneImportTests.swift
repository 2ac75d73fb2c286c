import ComposableArchitecture
import Testing

/// A feature and its test need no other import than TCA's.
@MainActor
struct OneImportTests {
  @Test func featureIsTested() async {
    let clock = TestClock<Duration>()
    let store = TestStore(initialState: .init()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.finder.find = { query in [query.uppercased()] }
    }
    await store.send(.binding(.set(\.query, "dua"))) { $0.query = "dua" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.found) { $0.results = ["DUA"] }
    await store.send(.detailTapped) { $0.destination = .detail(Detail.State(title: "DUA")) }
    await store.send(\.destination.detail.closeTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    expectNoDifference(store.state.results, ["DUA"])
  }
}

@DependencyClient
private struct Finder: Sendable {
  var find: @Sendable (_ query: String) async throws -> [String]
}

extension Finder: TestDependencyKey {
  static let testValue = Finder()
}

extension DependencyValues {
  fileprivate var finder: Finder {
    get { self[Finder.self] }
    set { self[Finder.self] = newValue }
  }
}

@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var query = ""
    var results: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case detailTapped
    case found(Result<[String], any Error>)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Never>)
    case detail(Detail)
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.finder) var finder

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        return .run { [query = state.query] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.found(Result { try await finder.find(query: query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .binding, .destination:
        return .none
      case .detailTapped:
        state.destination = .detail(Detail.State(title: state.results[0]))
        return .none
      case .found(.success(let results)):
        state.results = results
        return .none
      case .found(.failure):
        state.destination = .alert(AlertState { TextState("Nothing found") })
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Search.Destination.State: Equatable {}

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable {
    var title: String
  }

  enum Action {
    case closeTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .closeTapped: .run { _ in await dismiss() }
      }
    }
  }
}
