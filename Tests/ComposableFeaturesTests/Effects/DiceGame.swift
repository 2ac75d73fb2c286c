import ComposableMacros
import ComposableTesting
import Testing

/// Two players roll a die; who has 20 first wins.
@Reducer
struct DiceGame {
  @ObservableState
  struct State: Equatable {
    var scores: [Player: Int] = [:]
    var current = Player.one
    var lastRoll: Int?
    var isComputerThinking = false

    enum Player: Hashable, CaseIterable, Sendable { case one, computer }
    var winner: Player? { Player.allCases.first { scores[$0, default: 0] >= 20 } }
  }

  enum Action: Equatable {
    case computerRolls
    case holdButtonTapped
    case rollButtonTapped
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.withRandomNumberGenerator) private var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard state.winner == nil else { return .none }
      switch action {
      case .computerRolls:
        roll(&state)
        state.isComputerThinking = false
        state.current = .one
        return .none
      case .holdButtonTapped:
        state.current = .computer
        return .none
      case .rollButtonTapped:
        if roll(&state) == 1 { state.current = .computer }
        return .none
      }
    }
    .onChange(of: \.current) { _, current in
      Reduce { state, _ in
        guard current == .computer else { return .none }
        state.isComputerThinking = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.computerRolls)
        }
      }
    }
  }

  @discardableResult
  private func roll(_ state: inout State) -> Int {
    let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
    state.lastRoll = roll
    state.scores[state.current, default: 0] += roll
    return roll
  }
}

/// A linear congruential generator.
struct LCRNG: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed = 2_862_933_555_777_941_757 &* seed &+ 3_037_000_493
    return seed
  }
}

@MainActor
struct DiceGameTests {
  @Test func holdGivesTheDieAway() async {
    let clock = TestClock()
    let store = TestStore(initialState: DiceGame.State(scores: [.one: 3])) {
      DiceGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = .init(LCRNG(seed: 0))
    }
    var random = LCRNG(seed: 0)
    let roll = Int.random(in: 1...6, using: &random)
    await store.send(.holdButtonTapped) {
      $0.current = .computer
      $0.isComputerThinking = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.computerRolls) {
      $0.scores[.computer] = roll
      $0.lastRoll = roll
      $0.isComputerThinking = false
      $0.current = .one
    }
  }

  @Test(arguments: 1...5)
  func someoneWins(seed: UInt64) async {
    let store = TestStore(initialState: DiceGame.State()) {
      DiceGame()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(LCRNG(seed: seed))
    }
    store.exhaustivity = .off
    while store.state.winner == nil {
      await store.send(.rollButtonTapped)
      await store.skipReceivedActions(strict: false)
    }
    let scores = store.state.scores
    await store.send(.rollButtonTapped)
    #expect(store.state.scores == scores)
  }
}
