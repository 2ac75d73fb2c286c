import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: onChange and _printChanges")
struct ChangeWatcherTests {
  @Test func changeOfOneFieldStartsOnlyItsEffect() async {
    let store = TestStore(initialState: ChangeWatcher.State(count: 1)) { ChangeWatcher() }
    await store.send(\.binding.count, 5) { $0.count = 5 }
    await store.receive(.countChanged(4)) { $0.log = ["count 4"] }
    await store.send(\.binding.count, 5)
    await store.send(\.binding.name, "a") { $0.name = "a" }
    await store.receive(.nameChanged("a")) { $0.log.append("name a") }
  }

  @Test func changesByTheReducerAreObserved() async {
    let store = TestStore(initialState: ChangeWatcher.State(count: 1, name: "a")) { ChangeWatcher() }
    await store.send(.cleared) {
      $0.count = 0
      $0.name = ""
    }
    await store.receive(.countChanged(-1)) { $0.log = ["count -1"] }
    await store.receive(.nameChanged("")) { $0.log.append("name ") }
  }

  @Test func reactionChangesTheStateImmediately() async {
    let store = TestStore(initialState: ChangeWatcher.State()) { ChangeWatcher() }
    await store.send(.binding(.set(\.isEnabled, true))) {
      $0.isEnabled = true
      $0.log = ["enabled false true"]
    }
  }

  @Test func changesArePrinted() {
    let log = CallLog()
    let store = Store(initialState: NameKeeper.State()) {
      NameKeeper()
        ._printChanges()
    } withDependencies: {
      $0.changePrinter = ChangePrinter { log($0) }
    }
    store.send(.changeTapped)
    #expect(log.entries.count == 1)
    #expect(log.entries[0].contains("changeTapped"))
    #expect(log.entries[0].contains("NameSheet.State"))
  }
}
