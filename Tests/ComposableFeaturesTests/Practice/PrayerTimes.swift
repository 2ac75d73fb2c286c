import ComposableMacros
import ComposableTesting
import Foundation
import Testing

enum Prayer: String, CaseIterable, Sendable { case fajr, dhuhr, asr, maghrib, isha }

@DependencyClient
struct PrayerTimesClient: Sendable {
  var times: @Sendable (_ day: Date, _ city: String) async throws -> [Prayer: Date]
  var schedule: @Sendable (_ prayer: Prayer, _ date: Date) async throws -> Void
  var cancelAll: @Sendable () async -> Void
}

extension PrayerTimesClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var prayerTimes: PrayerTimesClient {
    get { self[PrayerTimesClient.self] }
    set { self[PrayerTimesClient.self] = newValue }
  }
}

@Reducer
struct PrayerTimes {
  @ObservableState
  struct State: Equatable {
    var city = "Mecca"
    var loading: Loading = .idle
    var now: Date?
    var notified: Set<Prayer> = []

    @CasePathable
    @dynamicMemberLookup
    enum Loading: Equatable {
      case idle, loading
      case loaded([Prayer: Date])
      case failed(String)
    }

    var next: Prayer? {
      guard let times = loading.loaded, let now else { return nil }
      return Prayer.allCases.first { times[$0].map { $0 > now } ?? false }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case minutePassed
    case notificationToggled(Prayer)
    case onAppear
    case timesResponse(Result<[Prayer: Date], any Error>)
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.prayerTimes) var client

  enum CancelID { case clock, load }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.city) { _, _ in
        Reduce { state, _ in load(&state) }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .minutePassed:
        let old = state.now
        state.now = now
        guard let old, !calendar.isDate(old, inSameDayAs: now) else { return .none }
        return load(&state)

      case .notificationToggled(let prayer):
        if state.notified.remove(prayer) == nil { state.notified.insert(prayer) }
        let times = state.loading.loaded ?? [:]
        return .run { [notified = state.notified] _ in
          await client.cancelAll()
          for prayer in Prayer.allCases where notified.contains(prayer) {
            if let date = times[prayer] { try await client.schedule(prayer: prayer, date: date) }
          }
        }

      case .onAppear:
        state.now = now
        return .merge(
          load(&state),
          .run { send in
            for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
          }
          .cancellable(id: CancelID.clock, cancelInFlight: true)
        )

      case .timesResponse(.success(let times)):
        state.loading = .loaded(times)
        return .none

      case .timesResponse(.failure(let error)):
        state.loading = .failed("\(error)")
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> EffectOf<Self> {
    state.loading = .loading
    return .run { [city = state.city] send in
      await send(.timesResponse(Result { try await client.times(day: now, city: city) }))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }
}

@MainActor
struct PrayerTimesTests {
  let clock = TestClock()
  let scheduled = LockIsolated<[Prayer]>([])
  let noon = Date(timeIntervalSince1970: 43_200)

  func makeStore(date: LockIsolated<Date>) -> TestStoreOf<PrayerTimes> {
    TestStore(initialState: PrayerTimes.State()) {
      PrayerTimes()
    } withDependencies: { [scheduled, noon] in
      $0.calendar = Calendar(identifier: .gregorian)
      $0.calendar.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.continuousClock = clock
      $0.date = DateGenerator { date.value }
      $0.prayerTimes.times = { _, city in
        [.dhuhr: noon - 60, .asr: noon + (city == "Mecca" ? 30 : 90)]
      }
      $0.prayerTimes.cancelAll = { scheduled.setValue([]) }
      $0.prayerTimes.schedule = { prayer, _ in scheduled.withValue { $0.append(prayer) } }
    }
  }

  @Test func minutesPass() async {
    let date = LockIsolated(noon)
    let store = makeStore(date: date)
    await store.send(.onAppear) {
      $0.now = self.noon
      $0.loading = .loading
    }
    await store.receive(\.timesResponse.success) {
      $0.loading = .loaded([.dhuhr: self.noon - 60, .asr: self.noon + 30])
    }
    #expect(store.state.next == .asr)
    date.withValue { $0 += 60 }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) { $0.now = self.noon + 60 }
    #expect(store.state.next == nil)
    await store.send(.notificationToggled(.asr)) { $0.notified = [.asr] }
    #expect(scheduled.value == [.asr])
    await store.skipInFlightEffects()
  }

  @Test func cityChanges() async {
    let store = makeStore(date: LockIsolated(noon))
    store.exhaustivity = .off
    await store.send(.set(\.city, "Medina")) { $0.loading = .loading }
    await store.receive(\.timesResponse) { $0.loading.modify(\.loaded) { $0[.asr] = self.noon + 90 } }
  }
}
