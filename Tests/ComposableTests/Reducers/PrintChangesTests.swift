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
}
