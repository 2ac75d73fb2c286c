import Composable
import Observation
import Testing

@MainActor
struct ObservationTests {
  private let store = Store(initialState: Account.State()) { Account() }

  @Test func readerIsNotifiedOfItsProperty() {
    let log = observe { _ = store.profile.name }
    store.send(.change { $0.profile.name = "a" })
    #expect(log.entries == ["changed"])
  }

  @Test func readerIsNotNotifiedOfOtherChanges() {
    let log = observe { _ = store.profile.name }
    store.send(.change { $0.profile.visits += 1 })
    store.send(.change { $0.profile.name = "" })
    store.send(.change { $0.guest = Profile.State() })
    #expect(log.entries.isEmpty)
    let visits = observe { _ = store.profile.visits }
    store.send(.profile(.change { $0.visits += 1 }))
    #expect(visits.entries == ["changed"])
  }

  @Test func readerOfAChildStoreIsNotified() {
    let profile = store.scope(state: \.profile, action: \.profile)
    let (name, visits) = (observe { _ = profile.name }, observe { _ = profile.visits })
    profile.send(.change { $0.name = "a" })
    #expect(name.entries == ["changed"])
    #expect(visits.entries.isEmpty)
  }

  @Test func readerIsNotifiedWhenTheStateIsReplaced() {
    let log = observe { _ = store.profile.name }
    store.send(.change { $0.profile = Profile.State() })
    #expect(log.entries == ["changed"])
    let whole = observe { _ = store.profile.name }
    store.send(.change { $0 = Account.State() })
    #expect(whole.entries == ["changed"])
  }

  @Test func readerIsNotifiedWhenAChangedCopyIsAssigned() {
    let log = observe { _ = store.profile.name }
    store.send(
      .change { state in
        var draft = state.profile
        draft.name = "a"
        state.profile = draft
      }
    )
    #expect(log.entries == ["changed"])
  }

  @Test func readerIsNotNotifiedOfADiscardedCopy() {
    let log = observe { _ = store.profile.name }
    store.send(
      .change { state in
        var draft = state.profile
        draft.name = "a"
        state.guest = Profile.State()
      }
    )
    #expect(log.entries.isEmpty)
  }

  @Test func readerIsNotifiedWhileACopyOfTheStateExists() {
    let log = observe { _ = store.profile.name }
    let copy = store.state
    store.send(.change { $0.profile.name = "a" })
    #expect(log.entries == ["changed"])
    #expect(copy.profile.name == "")
  }

  // An observer is registered when the closure that reads has returned.
  @Test func readerIsNotifiedAfterAChangeThatItHasMadeItself() {
    let name = observe {
      _ = store.profile.name
      store.send(.change { $0.profile.name = "a" })
    }
    #expect(name.entries.isEmpty)
    store.send(.change { $0.profile.name = "b" })
    #expect(name.entries == ["changed"])
    let counter = Store(initialState: Counter.State()) { Counter() }
    let whole = observe {
      _ = counter.count
      counter.send(.incremented)
    }
    counter.send(.incremented)
    #expect(whole.entries == ["changed"])
  }

  @Test func readerOfAnOptionalIsNotifiedWhenItIsSetAndRemoved() {
    let coming = observe { _ = store.guest == nil }
    store.send(.change { $0.guest = Profile.State() })
    let inside = observe { _ = store.guest != nil }
    store.send(.change { $0.guest?.visits += 1 })
    #expect(coming.entries == ["changed"])
    // It was only compared with `nil`, and its identity has not changed.
    #expect(inside.entries.isEmpty)
    store.send(.change { $0.guest = nil })
    #expect(inside.entries == ["changed"])
  }

  @Test func readersAreNotifiedAfterTheStoreHasSettled() {
    let (store, seen) = (store, Log())
    withObservationTracking {
      _ = store.profile.visits
    } onChange: {
      MainActor.assumeIsolated { seen("\(store.profile.visits)") }
    }
    store.send(
      .change {
        $0.profile.visits += 1
        $0.profile.visits += 1
      }
    )
    #expect(seen.entries == ["2"])
  }

  @Test func stateThatIsNotObservableIsObservedAsAWhole() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let log = observe { _ = store.count }
    store.send(.incremented)
    store.send(.incremented)
    #expect(log.entries == ["changed"])
  }

  @Test func sendThroughAnObservedPropertyCopiesNoArray() {
    func address(_ state: Account.State) -> UnsafeRawPointer? {
      state.profile.name.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }
    store.send(.profile(.change { $0.name = String(repeating: "a", count: 1000) }))
    store.send(.profile(.change { $0.name.removeLast() }))
    let before = store.withState(address)
    for _ in 0..<9 { store.send(.profile(.change { $0.name.removeLast() })) }
    #expect(store.withState(address) == before)
    #expect(store.profile.name.count == 990)
  }

  @Test func equalityIgnoresObservation() {
    var state = Profile.State()
    #expect(state == Profile.State())
    #expect(state._$id != Profile.State()._$id)
    let copy = state
    #expect(copy._$id == state._$id)
    state.name = "a"
    #expect(copy._$id != state._$id)
    #expect(state != copy)
  }
}
