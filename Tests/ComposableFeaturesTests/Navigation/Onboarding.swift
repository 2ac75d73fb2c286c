import ComposableMacros
import ComposableTesting
import Testing

@Reducer
struct Onboarding {
  @ObservableState
  struct State: Equatable {
    var step: Step = .welcome(.init())
    var chosen: [String] = []

    @CasePathable
    @dynamicMemberLookup
    @ObservableState
    enum Step: Equatable {
      case welcome(Welcome)
      case language(code: String?)
      case goal(minutes: Int)
      case finished

      struct Welcome: Equatable { var hasSeenVideo = false }
    }

    var isNextEnabled: Bool {
      switch step {
      case .welcome(let welcome): welcome.hasSeenVideo
      case .language(let code): code != nil
      case .goal(let minutes): minutes > 0
      case .finished: false
      }
    }
  }

  enum Action: ViewAction {
    case delegate(Delegate)
    case view(View)

    @CasePathable enum Delegate { case completed(minutes: Int) }
    @CasePathable enum View {
      case backButtonTapped
      case goalChanged(Int)
      case languageTapped(String)
      case nextButtonTapped
      case videoEnded
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .view(.backButtonTapped):
        if state.step.is(\.language) { state.step = .welcome(.init(hasSeenVideo: true)) }
        if state.step.is(\.goal) { state.step = .language(code: state.chosen.popLast()) }
        return .none

      case .view(.goalChanged(let minutes)):
        state.step.modify(\.goal) { $0 = minutes }
        return .none

      case .view(.languageTapped(let code)):
        state.step.modify(\.language) { $0 = code }
        return .none

      case .view(.nextButtonTapped):
        guard state.isNextEnabled else { return .none }
        switch state.step {
        case .welcome:
          state.step = .language(code: nil)
        case .language(let code):
          state.chosen.append(code ?? "en")
          state.step = .goal(minutes: 0)
        case .goal(let minutes):
          state.step = .finished
          return .send(.delegate(.completed(minutes: minutes)))
        case .finished:
          break
        }
        return .none

      case .view(.videoEnded):
        state.step.modify(\.welcome) { $0.hasSeenVideo = true }
        return .none
      }
    }
  }
}

@MainActor
struct OnboardingTests {
  @Test func toTheEnd() async {
    let store = TestStore(initialState: .init()) { Onboarding() }
    await store.send(.view(.nextButtonTapped))
    await store.send(.view(.videoEnded)) { $0.step = .welcome(.init(hasSeenVideo: true)) }
    await store.send(.view(.nextButtonTapped)) { $0.step = .language(code: nil) }
    await store.send(.view(.languageTapped("ar"))) { $0.step.modify(\.language) { $0 = "ar" } }
    await store.send(.view(.nextButtonTapped)) {
      $0.chosen = ["ar"]
      $0.step = .goal(minutes: 0)
    }
    await store.send(\.view.goalChanged, 10) { $0.step = .goal(minutes: 10) }
    await store.send(.view(.nextButtonTapped)) { $0.step = .finished }
    await store.receive(\.delegate.completed, 10)
  }

  @Test func stepsBackKeepWhatWasChosen() async {
    let store = TestStore(initialState: Onboarding.State(step: .goal(minutes: 5), chosen: ["tr"])) {
      Onboarding()
    }
    store.exhaustivity = .off
    await store.send(\.view.backButtonTapped)
    #expect(store.state.step.language == "tr")
    await store.send(\.view.backButtonTapped)
    #expect(store.state.isNextEnabled)
  }
}
