import ComposableMacros
import Observation
import Synchronization
import Testing

@MainActor
struct ObservationTests {
  private let store = Store(initialState: Inventory.State(title: "t")) { Inventory() }

  /// Whether an action notifies the reader of a property.
  private func isNotified(of change: Inventory.Action, _ read: () -> Void) -> Bool {
    let flag = Flag()
    withObservationTracking(read) { flag.set() }
    store.send(change)
    return flag.isSet
  }

  @Test func readerIsNotifiedOfItsPropertyOnly() {
    #expect(isNotified(of: .favorite(.incremented)) { _ = store.favorite.count })
    #expect(!isNotified(of: .favorite(.incremented)) { _ = store.favorite.name })
    #expect(!isNotified(of: .favorite(.incremented)) { _ = store.items.count })
    #expect(!isNotified(of: .favorite(.set(3))) { _ = store.favorite.count })
  }

  @Test func readerIsNotifiedOfAPresentation() {
    let present = Inventory.Action.change { $0.destination = .sheet(Counter.State()) }
    #expect(isNotified(of: present) { _ = store.destination == nil })
    #expect(!isNotified(of: .destination(.presented(.sheet(.incremented)))) { _ = store.destination != nil })
    #expect(
      isNotified(of: .destination(.presented(.sheet(.incremented)))) { _ = store.destination?.sheet?.count }
    )
    #expect(
      !isNotified(of: .destination(.presented(.sheet(.incremented)))) { _ = store.destination?.sheet?.name }
    )
    #expect(isNotified(of: .destination(.dismiss)) { _ = store.destination == nil })
  }

  @Test func readerOfAProjectedPropertyIsNotified() {
    #expect(isNotified(of: .change { $0.destination = .help }) { _ = store.$destination })
  }

  @Test func readerIsNotifiedOfAnotherCase() {
    store.send(.change { $0.destination = .help })
    #expect(isNotified(of: .change { $0.destination = .share(text: "", count: 0) }) { _ = store.destination })
    #expect(isNotified(of: .change { $0.destination = .share(text: "", count: 1) }) { _ = store.destination })
  }

  @Test func constantsAndIgnoredPropertiesAreNotObserved() {
    #expect(!isNotified(of: .favorite(.incremented)) { _ = store.title })
  }
}

/// A flag that is set on any thread.
private final class Flag: Sendable {
  private let value = Mutex(false)

  func set() {
    value.withLock { $0 = true }
  }

  var isSet: Bool {
    value.withLock { $0 }
  }
}
