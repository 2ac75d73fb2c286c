import Composable
import Dispatch
import Foundation
import Testing

/// What a strategy may do while it saves a change.
@Suite(.timeLimit(.minutes(2)))
struct SharedSaveTests {
  /// Two threads save at the same time, and each yields to the value that the other one saves.
  @Test func aStrategyMayYieldWhileAnotherValueIsSaved() {
    let hub = Hub(threads: 2)
    let values = ["a", "b"].map { Shared(wrappedValue: "", HubKey(hub: hub, name: $0)) }
    changeAtTheSameTime(values)
    #expect(values.map(\.wrappedValue) == ["change 1", "change 0"])
  }

  @Test func aStrategyMayChangeTheValueThatItSaves() {
    let hub = Hub(threads: 1)
    let value = Shared(wrappedValue: "", HubKey(hub: hub, name: "a"))
    hub.onSave.setValue { [value] in
      if $0 == "draft" { value.withLock { $0 = "final" } }
    }
    value.withLock { $0 = "draft" }
    #expect(value.wrappedValue == "final")
    #expect(hub.saved.value == ["draft", "final"])
  }

  /// Two threads save at the same time, and each changes the value that the other one saves.
  @Test func strategiesMayChangeEachOthersValues() {
    let hub = Hub(threads: 2, yields: false)
    let values = ["a", "b"].map { Shared(wrappedValue: "", HubKey(hub: hub, name: $0)) }
    hub.onSave.setValue { [values] saved in
      for index in values.indices where saved == "change \(index)" {
        values[1 - index].withLock { $0 = "answer \(index)" }
      }
    }
    changeAtTheSameTime(values)
    #expect(values.map(\.wrappedValue) == ["answer 1", "answer 0"])
    #expect(hub.saved.value.sorted() == ["answer 0", "answer 1", "change 0", "change 1"])
  }

  @Test func changesOfSeveralThreadsAreSavedInTheirOrder() {
    let hub = Hub(threads: 1)
    let value = Shared(wrappedValue: "", HubKey(hub: hub, name: "a"))
    let changes = LockIsolated<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 100) { index in
      value.withLock {
        $0 = "\(index)"
        changes.withValue { $0.append("\(index)") }
      }
      #expect(hub.saved.value.contains("\(index)"))
    }
    #expect(hub.saved.value == changes.value)
  }
}

/// Changes each value in a thread of its own, and waits for the threads.
private func changeAtTheSameTime(_ values: [Shared<String>]) {
  let threads = DispatchGroup()
  for (index, value) in values.enumerated() {
    threads.enter()
    Thread.detachNewThread {
      value.withLock { $0 = "change \(index)" }
      threads.leave()
    }
  }
  threads.wait()
}

/// A system that tells all properties about what one of them saves.
private final class Hub: Sendable {
  let saved = LockIsolated<[String]>([])
  let onSave = LockIsolated<@Sendable (String) -> Void>({ _ in })
  private let subscribers = LockIsolated<[String: SharedSubscriber<String>]>([:])
  private let arrivals = NSCondition()
  private let arrived = LockIsolated(0)
  private let threads: Int
  private let yields: Bool

  /// - Parameters:
  ///   - threads: The number of threads that save at the same time.
  ///   - yields: Whether what is saved is yielded to the other properties.
  init(threads: Int, yields: Bool = true) {
    self.threads = threads
    self.yields = yields
  }

  func add(_ subscriber: SharedSubscriber<String>, _ name: String) {
    subscribers.withValue { $0[name] = subscriber }
  }

  func save(_ value: String, of name: String) {
    saved.withValue { $0.append(value) }
    waitForOthers()
    onSave.value(value)
    guard yields else { return }
    for (other, subscriber) in subscribers.value where other != name { subscriber.yield(value) }
  }

  private func waitForOthers() {
    arrivals.lock()
    defer { arrivals.unlock() }
    arrived.withValue { $0 += 1 }
    arrivals.broadcast()
    while arrived.value < threads { arrivals.wait() }
  }
}

private struct HubKey: SharedKey {
  let hub: Hub
  let name: String

  var id: String { name }

  func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(context: LoadContext<String>, subscriber: SharedSubscriber<String>) -> SharedSubscription {
    hub.add(subscriber, name)
    return SharedSubscription {}
  }

  func save(_ value: String, context: SaveContext, continuation: SaveContinuation) {
    hub.save(value, of: name)
    continuation.resume()
  }
}
