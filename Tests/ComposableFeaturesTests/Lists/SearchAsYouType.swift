import ComposableMacros
import ComposableTesting
import Foundation
import Testing

struct Place: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

@DependencyClient
struct PlaceClient {
  var search: @Sendable (_ query: String) async throws -> [Place]
  var forecast: @Sendable (_ location: Place) async throws -> [Double]
}

extension PlaceClient: TestDependencyKey {
  static let previewValue = Self(search: { _ in [] }, forecast: { _ in [20, 22] })
  static let testValue = Self()
}

extension DependencyValues {
  var placeClient: PlaceClient {
    get { self[PlaceClient.self] }
    set { self[PlaceClient.self] = newValue }
  }
}

@Reducer
struct PlaceSearch {
  @ObservableState
  struct State: Equatable {
    var results: [Place] = []
    var resultForecastRequestInFlight: Place?
    var searchQuery = ""
    var weather: Weather?

    struct Weather: Equatable {
      var id: Place.ID
      var days: [Double]
    }
  }

  enum Action {
    case forecastResponse(Place.ID, Result<[Double], any Error>)
    case searchQueryChanged(String)
    case searchQueryChangeDebounced
    case searchResponse(Result<[Place], any Error>)
    case searchResultTapped(Place)
  }

  @Dependency(\.placeClient) var placeClient
  private enum CancelID { case location, weather }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .forecastResponse(_, .failure):
        state.weather = nil
        state.resultForecastRequestInFlight = nil
        return .none

      case .forecastResponse(let id, .success(let forecast)):
        state.weather = State.Weather(id: id, days: forecast)
        state.resultForecastRequestInFlight = nil
        return .none

      case .searchQueryChanged(let query):
        state.searchQuery = query
        guard !state.searchQuery.isEmpty else {
          state.results = []
          state.weather = nil
          return .cancel(id: CancelID.location)
        }
        return .none

      case .searchQueryChangeDebounced:
        guard !state.searchQuery.isEmpty else { return .none }
        return .run { [query = state.searchQuery] send in
          await send(.searchResponse(Result { try await self.placeClient.search(query: query) }))
        }
        .cancellable(id: CancelID.location)

      case .searchResponse(.failure):
        state.results = []
        return .none

      case .searchResponse(.success(let response)):
        state.results = response
        return .none

      case .searchResultTapped(let location):
        state.resultForecastRequestInFlight = location
        return .run { send in
          await send(
            .forecastResponse(
              location.id,
              Result { try await self.placeClient.forecast(location: location) }
            )
          )
        }
        .cancellable(id: CancelID.weather, cancelInFlight: true)
      }
    }
  }
}

@MainActor
struct PlaceSearchTests {
  let mecca = Place(id: 1, name: "Mecca")

  @Test func searchAndClearQuery() async {
    let store = TestStore(initialState: PlaceSearch.State()) {
      PlaceSearch()
    } withDependencies: {
      $0.placeClient.search = { @Sendable _ in [Place(id: 1, name: "Mecca")] }
    }
    await store.send(.searchQueryChanged("M")) { $0.searchQuery = "M" }
    await store.send(.searchQueryChangeDebounced)
    await store.receive(\.searchResponse.success) { $0.results = [self.mecca] }
    await store.send(.searchQueryChanged("")) {
      $0.results = []
      $0.searchQuery = ""
    }
  }

  @Test func clearCancelsTheRequest() async {
    let store = TestStore(initialState: PlaceSearch.State(searchQuery: "M")) {
      PlaceSearch()
    } withDependencies: {
      $0.placeClient.search = { _ in try await Task.never() }
    }
    let search = await store.send(.searchQueryChangeDebounced)
    await store.send(.searchQueryChanged("")) { $0.searchQuery = "" }
    await search.finish()
  }

  @Test func laterTapWins() async {
    let clock = TestClock()
    let store = TestStore(initialState: PlaceSearch.State(results: [mecca])) {
      PlaceSearch()
    } withDependencies: {
      $0.placeClient.forecast = { place in
        try await clock.sleep(for: .seconds(place.id))
        return [Double(place.id)]
      }
    }
    store.exhaustivity = .off
    await store.send(.searchResultTapped(mecca))
    await store.send(.searchResultTapped(Place(id: 2, name: "Medina")))
    await clock.advance(by: .seconds(2))
    await store.receive(\.forecastResponse) {
      $0.weather = PlaceSearch.State.Weather(id: 2, days: [2])
    }
    #expect(store.state.resultForecastRequestInFlight == nil)
  }
}
