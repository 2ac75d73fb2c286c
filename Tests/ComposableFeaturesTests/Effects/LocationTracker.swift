import ComposableMacros
import ComposableTesting
import Testing

struct Coordinate: Equatable, Sendable {
  var latitude: Double
  var longitude: Double
}

@DependencyClient
struct LocationClient: Sendable {
  var authorizationStatus: @Sendable () -> Status = { .notDetermined }
  var requestWhenInUse: @Sendable () async -> Void
  var delegate: @Sendable () -> AsyncStream<DelegateEvent> = { .never }
  var distance: @Sendable (_ from: Coordinate, _ to: Coordinate) -> Double = { _, _ in 0 }

  enum Status { case notDetermined, denied, authorized }

  @CasePathable
  @dynamicMemberLookup
  enum DelegateEvent: Equatable, Sendable {
    case didChangeAuthorization(Status)
    case didUpdateLocations([Coordinate])
    case didFail(Code)
    struct Code: Error, Equatable { var number: Int }
  }
}

extension LocationClient: TestDependencyKey {
  static let previewValue = Self(
    authorizationStatus: { .authorized },
    requestWhenInUse: {},
    delegate: {
      AsyncStream { continuation in
        continuation.yield(.didUpdateLocations([Coordinate(latitude: 0, longitude: 0)]))
      }
    },
    distance: { $0.latitude - $1.latitude }
  )
  static let testValue = Self()
}

extension DependencyValues {
  var locationClient: LocationClient {
    get { self[LocationClient.self] }
    set { self[LocationClient.self] = newValue }
  }
}

@Reducer
struct LocationTracker {
  @ObservableState
  struct State: Equatable {
    var track: [Coordinate] = []
    var traveled = 0.0
    @Presents var alert: AlertState<Action.Alert>?
  }

  @CasePathable
  enum Action {
    case alert(PresentationAction<Alert>)
    case event(LocationClient.DelegateEvent)
    case startButtonTapped
    case stopButtonTapped
    enum Alert { case openSettings }
  }

  @Dependency(\.locationClient) var locationClient
  @Dependency(\.openSettings) var openSettings
  private enum CancelID: Hashable { case delegate }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.openSettings)):
        return .run { _ in await openSettings() }
      case .alert:
        return .none
      case .startButtonTapped:
        return .merge(
          .run { send in
            for await event in locationClient.delegate() { await send(.event(event)) }
          }
          .cancellable(id: CancelID.delegate),
          locationClient.authorizationStatus() == .notDetermined
            ? .run { _ in await locationClient.requestWhenInUse() }
            : .none
        )
      case .stopButtonTapped:
        return .cancel(id: CancelID.delegate)
      case .event(.didChangeAuthorization(.denied)):
        state.alert = AlertState {
          TextState("No access")
        } actions: {
          ButtonState(action: .openSettings) { TextState("Settings") }
        }
        return .cancel(id: CancelID.delegate)
      case .event(let event):
        for location in event.didUpdateLocations ?? [] {
          if let last = state.track.last { state.traveled += locationClient.distance(last, location) }
          state.track.append(location)
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension DependencyValues {
  var openSettings: @Sendable () async -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
  private enum OpenSettingsKey: TestDependencyKey {
    static let testValue: @Sendable () async -> Void = unimplemented("openSettings")
  }
}

@MainActor
struct LocationTrackerTests {
  private let pair = AsyncStream.makeStream(of: LocationClient.DelegateEvent.self)

  @Test func distancesOfAWalkAreAddedUp() async {
    let asked = LockIsolated(false)
    let store = TestStore(initialState: LocationTracker.State()) {
      LocationTracker()
    } withDependencies: { [events = pair.stream] in
      $0.locationClient.authorizationStatus = { .notDetermined }
      $0.locationClient.requestWhenInUse = { asked.setValue(true) }
      $0.locationClient.delegate = { events }
      $0.locationClient.distance = { abs($0.longitude - $1.longitude) }
    }
    await store.send(.startButtonTapped)
    #expect(asked.value)
    pair.continuation.yield(.didChangeAuthorization(.authorized))
    await store.receive(\.event.didChangeAuthorization, .authorized)
    let track = [Coordinate(latitude: 0, longitude: 1), Coordinate(latitude: 0, longitude: 3)]
    pair.continuation.yield(.didUpdateLocations(track))
    await store.receive(\.event.didUpdateLocations) {
      $0.track = track
      $0.traveled = 2
    }
    await store.send(.stopButtonTapped)
  }

  @Test func aUserWhoRefusedIsLedToTheSettings() async {
    let opened = LockIsolated(0)
    let store = TestStore(initialState: LocationTracker.State()) {
      LocationTracker()
    } withDependencies: { [events = pair.stream] in
      $0.locationClient = .previewValue
      $0.locationClient.delegate = { events }
      $0.openSettings = { opened.withValue { $0 += 1 } }
    }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    pair.continuation.yield(.didChangeAuthorization(.denied))
    await store.receive(\.event)
    await store.send(.alert(.presented(.openSettings))) { $0.alert = nil }
    await store.finish()
    #expect(opened.value == 1)
  }
}
