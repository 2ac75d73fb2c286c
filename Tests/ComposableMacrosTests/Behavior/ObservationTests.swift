import ComposableMacros
import Observation
import Synchronization
import Testing

@MainActor
struct ObservationTests {
  private let store = Store(initialState: Inventory.State(title: "t")) { Inventory() }

  /// Whether a reader was told of a change that an action made.
  private func isTold(of change: Inventory.Action, _ read: () -> Void) -> Bool {
    let flag = Flag()
    withObservationTracking(read) { flag.set() }
    store.send(change)
    return flag.isSet
  }

  @Test func readerIsToldOfItsPropertyOnly() {
    #expect(isTold(of: .favorite(.incremented)) { _ = store.favorite.count })
    #expect(!isTold(of: .favorite(.incremented)) { _ = store.favorite.name })
    #expect(!isTold(of: .favorite(.incremented)) { _ = store.items.count })
    #expect(!isTold(of: .favorite(.set(3))) { _ = store.favorite.count })
  }

  @Test func readerIsToldOfAPresentation() {
    let present = Inventory.Action.change { $0.destination = .sheet(Counter.State()) }
    #expect(isTold(of: present) { _ = store.destination == nil })
    #expect(!isTold(of: .destination(.presented(.sheet(.incremented)))) { _ = store.destination != nil })
    #expect(
      isTold(of: .destination(.presented(.sheet(.incremented)))) { _ = store.destination?.sheet?.count }
    )
    #expect(
      !isTold(of: .destination(.presented(.sheet(.incremented)))) { _ = store.destination?.sheet?.name }
    )
    #expect(isTold(of: .destination(.dismiss)) { _ = store.destination == nil })
  }

  @Test func readerOfAProjectedPropertyIsTold() {
    #expect(isTold(of: .change { $0.destination = .help }) { _ = store.$destination })
  }

  @Test func changeOfTheCaseIsAChange() {
    store.send(.change { $0.destination = .help })
    #expect(isTold(of: .change { $0.destination = .share(text: "", count: 0) }) { _ = store.destination })
    #expect(isTold(of: .change { $0.destination = .share(text: "", count: 1) }) { _ = store.destination })
  }

  @Test func constantsAndIgnoredPropertiesAreNotObserved() {
    #expect(!isTold(of: .favorite(.incremented)) { _ = store.title })
  }
}

/// Set on whatever thread.
private final class Flag: Sendable {
  private let value = Mutex(false)

  func set() {
    value.withLock { $0 = true }
  }

  var isSet: Bool {
    value.withLock { $0 }
  }
}
