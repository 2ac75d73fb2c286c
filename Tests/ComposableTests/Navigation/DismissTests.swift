import Composable
import ComposableTesting
import Testing

@MainActor
struct DismissTests {
  /// An effect that dismisses its feature.
  private static func dismissing() -> Effect<Scripted.Action> {
    @Dependency(\.dismiss) var dismiss
    return .run { _ in await dismiss() }
  }

  @Test func presentedFeatureDismissesItself() async {
    let store = TestStore(initialState: Host.State(sheet: Scripted.State())) {
      Host(child: { Scripted(start: Self.dismissing) })
    }
    store.exhaustivity = .off
    await store.send(\.sheet.start)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func elementOfAStackPopsItself() async {
    let store = TestStore(initialState: Host.State(path: [Scripted.State(), Scripted.State()])) {
      Host(child: { Scripted(start: Self.dismissing) })
    }
    store.exhaustivity = .off
    await store.send(\.path[id: 0].start)
    await store.receive(\.path.popFrom, 0) { $0.path = [] }
  }

  @Test func dismissalWorksFromADetachedTask() async {
    let store = Host.store(
      Host.State(sheet: Scripted.State()),
      start: {
        .run { _ in
          @Dependency(\.dismiss) var dismiss
          let bound = dismiss
          await Task.detached { await bound() }.value
        }
      }
    )
    await store.send(.sheet(.presented(.start))).finish()
    #expect(store.sheet == nil)
  }

  @Test func parentEffectDoesNotInheritTheDismissalOfTheChild() async {
    let store = Store(initialState: Host.State(sheet: Scripted.State())) {
      Host(child: { Scripted(start: { .run { send in await send(.heard("a")) } }) })
      Reduce { _, action in
        guard case .sheet(.presented(.heard)) = action else { return .none }
        @Dependency(\.isPresented) var isPresented
        #expect(!isPresented)
        @Dependency(\.dismiss) var dismiss
        return .run { _ in await dismiss() }
      }
    }
    let issues = await recordedIssues { await store.send(.sheet(.presented(.start))).finish() }
    #expect(
      issues.map { $0.message.hasPrefix("A feature asked to be dismissed, but nothing presents it.") } == [
        true
      ]
    )
    #expect(store.sheet != nil)
  }

  @Test func featureKnowsWhetherItIsPresented() {
    let log = Log()
    func note() -> Effect<Scripted.Action> {
      @Dependency(\.isPresented) var isPresented
      log("\(isPresented)")
      return .none
    }
    let state = Host.State(child: Scripted.State(), sheet: Scripted.State(), path: [Scripted.State()])
    let store = Host.store(state, start: note)
    store.send(.child(.start))
    store.send(.sheet(.presented(.start)))
    store.send(.path(.element(id: store.path.ids[0], action: .start)))
    #expect(log.entries == ["false", "true", "true"])
  }

  @Test func dismissalCanBeTestedWithoutAParent() async {
    let log = Log()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: Self.dismissing)
    } withDependencies: {
      $0.dismiss = DismissEffect { log("dismissed") }
    }
    await store.send(.start)
    await store.finish()
    #expect(log.entries == ["dismissed"])
    #expect(!store.isDismissed)
  }

  @Test func testStoreEndsTheEffectsOfAFeatureThatDismissesItself() async {
    let gate = Gate()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: { .hear("late", after: gate) }, start2: Self.dismissing)
    }
    await store.send(.start)
    #expect(!store.isDismissed)
    await store.send(.start2)
    #expect(store.isDismissed)
  }

  @Test func nothingCanBeSentToADismissedFeature() async {
    let store = TestStore(initialState: Scripted.State()) { Scripted(start: Self.dismissing) }
    await store.send(.start)
    let issues = await recordedIssues { await store.send(.heard("a")).finish() }
    #expect(issues.map { $0.message.hasPrefix("The feature has dismissed itself") } == [true])
    #expect(store.state.heard.isEmpty)
  }
}
