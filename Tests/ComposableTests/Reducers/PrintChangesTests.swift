import Composable
import Testing

@MainActor
struct PrintChangesTests {
  private func store(_ log: Log, _ printer: _ReducerPrinter<Counter.State, Counter.Action>?) -> StoreOf<
    Counter
  > {
    Store(initialState: Counter.State()) {
      Counter()._printChanges(printer)
    } withDependencies: {
      $0.changePrinter = ChangePrinter { log($0) }
    }
  }

  @Test func actionAndDifferenceArePrinted() {
    let log = Log()
    let store = store(log, .customDump)
    store.send(.added(2))
    store.send(.added(0))
    #expect(
      log.entries == [
        """
        received action:
          Counter.Action.added(2)
        - Counter.State(count: 0)
        + Counter.State(count: 2)


        """,
        """
        received action:
          Counter.Action.added(0)
          (No state changes)


        """,
      ]
    )
  }

  @Test func printingCanBeReducedAndTurnedOff() {
    let log = Log()
    store(log, .actionLabels).send(.added(2))
    store(log, nil).send(.added(2))
    store(log, _ReducerPrinter { action, old, new in log("\(old.count) \(new.count)") }).send(.incremented)
    #expect(log.entries == ["received action: Action.added\n", "0 1"])
  }

  /// Also where shared values have no history, as in an application.
  @Test(arguments: [DependencyContext.live, .test])
  func changesOfSharedValuesArePrinted(context: DependencyContext) {
    let log = Log()
    let store = withDependencies {
      $0.context = context
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.changePrinter = ChangePrinter { log($0) }
    } operation: {
      Store(initialState: Tally.State()) { Tally()._printChanges() }
    }
    store.send(.tapped)
    store.send(.nothing)
    #expect(log.entries.count == 2)
    #expect(log.entries.first?.contains("-   _count: 0,\n+   _count: 1,") == true)
    #expect(log.entries.last?.contains("(No state changes)") == true)
  }
}
