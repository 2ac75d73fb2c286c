import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@DependencyClient
struct AudioPlayerClient: Sendable {
  var play: @Sendable (_ url: URL) async throws -> Bool
}

extension AudioPlayerClient: TestDependencyKey {
  static let previewValue = Self(
    play: { _ in
      try await Task.sleep(for: .seconds(5))
      return true
    }
  )
  static let testValue = Self()
}

extension DependencyValues {
  var audioPlayer: AudioPlayerClient {
    get { self[AudioPlayerClient.self] }
    set { self[AudioPlayerClient.self] = newValue }
  }
}

@Reducer
struct VoiceMemo {
  @ObservableState
  struct State: Equatable, Identifiable {
    var duration: TimeInterval
    var mode = Mode.notPlaying
    var url: URL
    var id: URL { self.url }

    @CasePathable
    @dynamicMemberLookup
    enum Mode: Equatable {
      case notPlaying
      case playing(progress: Double)
    }
  }

  enum Action {
    case audioPlayerClient(Result<Bool, any Error>)
    case delegate(Delegate)
    case playButtonTapped
    case timerUpdated(TimeInterval)

    @CasePathable
    enum Delegate {
      case playbackStarted
      case playbackFailed
    }
  }

  @Dependency(\.audioPlayer) var audioPlayer
  @Dependency(\.continuousClock) var clock
  private enum CancelID { case play }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .audioPlayerClient(.failure):
        state.mode = .notPlaying
        return .merge(.cancel(id: CancelID.play), .send(.delegate(.playbackFailed)))

      case .audioPlayerClient:
        state.mode = .notPlaying
        return .cancel(id: CancelID.play)

      case .delegate:
        return .none

      case .playButtonTapped:
        if state.mode.is(\.playing) {
          state.mode = .notPlaying
          return .cancel(id: CancelID.play)
        }
        state.mode = .playing(progress: 0)
        return .run { [url = state.url] send in
          await send(.delegate(.playbackStarted))
          async let playAudio: Void = send(
            .audioPlayerClient(Result { try await self.audioPlayer.play(url: url) })
          )
          var start: TimeInterval = 0
          for await _ in self.clock.timer(interval: .milliseconds(500)) {
            start += 0.5
            await send(.timerUpdated(start))
          }
          await playAudio
        }
        .cancellable(id: CancelID.play, cancelInFlight: true)

      case .timerUpdated(let time):
        if state.mode.is(\.playing) {
          state.mode = .playing(progress: time / state.duration)
        }
        return .none
      }
    }
  }
}

@MainActor
struct VoiceMemoTests {
  let clock = TestClock()
  let memo = VoiceMemo.State(duration: 1, url: URL(string: "https://x.org/a.mp3")!)

  @Test func playToTheEnd() async {
    let store = TestStore(initialState: memo) {
      VoiceMemo()
    } withDependencies: {
      $0.audioPlayer.play = { [clock] _ in
        try await clock.sleep(for: .milliseconds(1_250))
        return true
      }
      $0.continuousClock = clock
    }
    let task = await store.send(.playButtonTapped) { $0.mode = .playing(progress: 0) }
    await store.receive(\.delegate.playbackStarted)
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.timerUpdated) { $0.mode = .playing(progress: 0.5) }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.timerUpdated) { $0.mode = .playing(progress: 1) }
    await clock.advance(by: .milliseconds(250))
    await store.receive(\.audioPlayerClient.success, true) { $0.mode = .notPlaying }
    await task.cancel()
  }

  @Test func aFailedPlaybackEnds() async {
    struct SomeError: Error, Equatable {}
    let store = TestStore(initialState: memo) {
      VoiceMemo()
    } withDependencies: {
      $0.audioPlayer.play = { _ in throw SomeError() }
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.playButtonTapped)
    await store.receive(\.delegate.playbackFailed)
    #expect(store.state.mode.playing == nil)
    #expect(store.state.mode == .notPlaying)
  }
}
