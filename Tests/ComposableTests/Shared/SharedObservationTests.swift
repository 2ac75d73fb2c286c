import Composable
import Foundation
import Observation
import Testing

/// Who is told of a change, and when.
@MainActor
struct SharedObservationTests {
  @Test func aReaderIsNotifiedOfAChange() {
    @Shared(value: 1) var count
    @Shared(value: 1) var other
    let (first, second) = (observe { _ = count }, observe { _ = other })
    $count.withLock { $0 = 2 }
    #expect(first.entries == ["changed"])
    #expect(second.entries.isEmpty)
  }

  @Test func aReaderIsNotifiedThatThePropertyRefersToAnotherValue() {
    @Shared(value: 1) var count
    let (value, projection) = (observe { _ = count }, observe { _ = $count })
    $count = Shared(value: 2)
    #expect(value.entries == ["changed"])
    #expect(projection.entries == ["changed"])
    #expect(count == 2)
  }

  @Test func aReaderIsNotifiedThatAPropertyForReadingRefersToAnotherValue() {
    @SharedReader(value: 1) var count
    let log = observe { _ = count }
    $count = SharedReader(value: 2)
    #expect(count == 2)
    #expect(log.entries == ["changed"])
  }

  @Test func aReaderOfAStoreIsNotifiedThatAReducerHasReplacedAProperty() {
    struct State {
      @Shared(value: 1) var count
    }
    let store = Store<State, Void>(initialState: State()) {
      Reduce { state, _ in
        state.$count = Shared(value: 2)
        return .none
      }
    }
    let seen = Log()
    withObservationTracking {
      _ = store.withState { $0.count }
    } onChange: {
      MainActor.assumeIsolated { seen("\(store.withState { $0.count })") }
    }
    store.send(())
    #expect(seen.entries == ["2"])
  }

  @Test func aReaderOfAStoreIsNotifiedOfAChangeElsewhere() {
    let store = Store(initialState: Tally.State()) { Tally() }
    let log = observe { _ = store.count }
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 5 }
    #expect(log.entries == ["changed"])
    #expect(store.count == 5)
  }

  /// The store may be read in the notification: it is not reducing any more.
  @Test func aChangeOfAReducerIsPublishedAfterTheStoreHasSettled() {
    let store = Store(initialState: Tally.State()) { Tally() }
    let seen = Log()
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { seen("\(store.count) \(store.taps)") }
    }
    store.send(.tapped)
    #expect(seen.entries == ["1 0"])
  }

  /// Such as the task of a client that the reducer is the first to use.
  @Test func aTaskThatAReducerHasStartedNotifiesAtOnce() async {
    let count = Shared(value: 1)
    let (wait, signal) = AsyncStream.makeStream(of: Void.self)
    let task = LockIsolated<Task<Void, Never>?>(nil)
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { _, _ in
        let change = Task {
          for await _ in wait {}
          count.withLock { $0 = 2 }
        }
        task.setValue(change)
        return .none
      }
    }
    store.send(())
    let log = observe { _ = count.wrappedValue }
    signal.finish()
    await task.value?.value
    #expect(log.entries == ["changed"])
  }

  @Test func aReaderIsNotifiedAfterChangesWhileItReads() {
    let count = Shared(value: 1)
    let log = observe {
      _ = count.wrappedValue
      for _ in 0..<100 { count.withLock { $0 += 1 } }
    }
    #expect(log.entries.isEmpty)
    count.withLock { $0 = 0 }
    #expect(log.entries == ["changed"])
  }

  @Test func thePublisherHasTheCurrentValueAndEveryChange() async {
    @Shared(value: 1) var count
    var values = $count.publisher.values.makeAsyncIterator()
    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 3 }
    let seen = await [values.next(), values.next(), values.next()]
    #expect(seen == [1, 2, 3])
  }

  @Test func thePublisherOfAPartLeavesOutOtherChanges() async {
    @Shared(value: Tally.Settings()) var settings
    var notes = SharedReader($settings).note.publisher.makeAsyncIterator()
    $settings.page.withLock { $0 = 2 }
    $settings.note.withLock { $0 = "a" }
    let seen = await [notes.next(), notes.next()]
    #expect(seen == ["", "a"])
  }

  @Test func thePublisherEndsWithItsTask() async {
    let count = Shared(value: 1)
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in count.publisher { signal.finish() }
      return true
    }
    for await _ in started {}
    task.cancel()
    #expect(await task.value)
  }
}
