import Composable
import Testing

/// Long chains of effects are handled in loops, not by recursion, because the stack is small.
@MainActor
struct LongChainTests {
  private struct Chain: Reducer {
    let length: Int
    func reduce(into state: inout Int, action: Void) -> Effect<Void> {
      state += 1
      return state < length ? .send(()) : .none
    }
  }

  private func hear(_ number: Int) -> Effect<Scripted.Action> {
    .send(.heard("\(number)"))
  }

  private func heard(after effect: Effect<Scripted.Action>) async -> [String] {
    let store = Scripted.store(start: { effect })
    await store.send(.start).finish()
    return store.heard
  }

  @Test func aHundredThousandActionsInARowAreReduced() {
    let store = Store(initialState: 0) { Chain(length: 100_000) }
    store.send(())
    #expect(store.state == 100_000)
  }

  @Test func aHundredThousandEffectsInASequenceAreRun() async {
    let numbers = 0..<100_000
    let heard = await heard(after: .concatenate(numbers.map(hear)))
    #expect(heard == numbers.map(String.init))
  }

  @Test func tenThousandNestedMergesAreRun() async {
    var (appended, prepended) = (Effect<Scripted.Action>.none, Effect<Scripted.Action>.none)
    for number in 0..<10_000 {
      appended = .merge(appended, hear(number))
      prepended = .merge(hear(number), prepended)
    }
    let numbers = (0..<10_000).map(String.init)
    #expect(await heard(after: appended) == numbers)
    #expect(await heard(after: prepended) == numbers.reversed())
  }

  @Test func tenThousandNestedSequencesAreRun() async {
    var (appended, prepended) = (Effect<Scripted.Action>.none, Effect<Scripted.Action>.none)
    for number in 0..<10_000 {
      appended = appended.concatenate(with: hear(number))
      prepended = hear(number).concatenate(with: prepended)
    }
    let numbers = (0..<10_000).map(String.init)
    #expect(await heard(after: appended) == numbers)
    #expect(await heard(after: prepended) == numbers.reversed())
  }

  @Test func tenThousandMergesAndSequencesInsideEachOtherAreRun() async {
    var effect = Effect<Scripted.Action>.none
    for number in 0..<10_000 {
      effect = number.isMultiple(of: 2) ? .merge(hear(number), effect) : .concatenate(hear(number), effect)
    }
    #expect(await heard(after: effect) == (0..<10_000).reversed().map(String.init))
  }

  @Test func aThousandRunsInASequenceAreRun() async {
    let runs = (0..<1000).map { number in
      Effect<Scripted.Action>.run { send in await send(.heard("\(number)")) }
    }
    #expect(await heard(after: .concatenate(runs)) == (0..<1000).map(String.init))
  }
}
