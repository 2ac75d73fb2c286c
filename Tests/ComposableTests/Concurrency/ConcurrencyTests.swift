import Composable
import ComposableTesting
import Testing

/// The helpers for concurrent code that TCA's users expect to come with it.
struct ConcurrencyTests {
  private struct Failure: Error, Equatable {}

  @Test func lockIsolatedProtectsItsValue() async {
    let numbers = LockIsolated<[Int]>([])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { numbers.withValue { $0.append(number) } }
      }
    }
    #expect(numbers.value.sorted() == Array(0..<100))
    #expect(numbers.count == 100)
    numbers.setValue([7])
    #expect(numbers.withValue { $0 } == [7])
  }

  @Test func aNewValueIsMadeOfTheOldOneWhileNoOneElseCanChangeIt() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.setValue(count.value + 1) } }
      }
    }
    #expect(count.value == 8_000)
  }

  @Test func actorIsolatedProtectsItsValue() async {
    let numbers = ActorIsolated<[Int]>([])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { await numbers.withValue { $0.append(number) } }
      }
    }
    let sorted = await numbers.value.sorted()
    #expect(sorted == Array(0..<100))
    await numbers.setValue([7])
    let last = await numbers.withValue { $0.last }
    #expect(last == 7)
  }

  @Test func uncheckedSendableWrapsAValue() async {
    final class Box {
      var text = "a"
    }
    struct Pair {
      @UncheckedSendable var box = Box()
    }
    let wrapped = UncheckedSendable(Box())
    await Task.detached { wrapped.value.text = "b" }.value
    #expect(wrapped.text == "b")
    var pair = Pair()
    pair.$box.text = "c"
    #expect(pair.box.text == "c")
    pair.box = Box()
    #expect(pair.$box.wrappedValue.text == "a")
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
  }

  @Test func taskNeverEndsByCancellation() async {
    let task = Task { try await Task<Int, Never>.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func streamNeverEndsByCancellation() async {
    let task = Task { for await _ in AsyncStream<Int>.never {} }
    task.cancel()
    await task.value
    let throwing = Task { for try await _ in AsyncThrowingStream<Int, any Error>.never {} }
    throwing.cancel()
    _ = await throwing.result
  }

  @Test func finishedStreamEndsAtOnce() async throws {
    for await number in AsyncStream<Int>.finished { Issue.record("\(number)") }
    for try await number in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("\(number)") }
    await #expect(throws: Failure()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test func sequenceIsErasedToAStream() async throws {
    let (numbers, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    continuation.yield(1)
    continuation.finish(throwing: Failure())
    var read: [Int] = []
    for await number in numbers.map({ $0 + 1 }).eraseToStream() { read.append(number) }
    #expect(read == [2])
    let (others, other) = AsyncThrowingStream<Int, any Error>.makeStream()
    other.yield(1)
    other.finish(throwing: Failure())
    await #expect(throws: Failure()) {
      for try await number in others.map({ $0 + 1 }).eraseToThrowingStream() { read.append(number) }
    }
    #expect(read == [2, 2])
  }

  @Test func anyClockHidesTheTypeOfAClock() async throws {
    let clock = TestClock()
    let any = AnyClock(clock)
    let start = any.now
    let task = Task { try await any.sleep(for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    try await task.value
    #expect(start.duration(to: any.now) == .seconds(1))
    #expect(any.minimumResolution == clock.minimumResolution)
  }
}
