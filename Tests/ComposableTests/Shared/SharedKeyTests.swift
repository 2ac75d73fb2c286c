import Composable
import ComposableTesting
import Testing

/// A system whose answers the test gives.
private final class Remote: Sendable {
  struct Failure: Error, Equatable {}

  private struct Content {
    var loads: [LoadContinuation<Int>] = []
    var saves: [(value: Int, continuation: SaveContinuation)] = []
    var subscriber: SharedSubscriber<Int>?
  }

  private let content = Locked(Content())
  let log = Log()

  func load(_ continuation: LoadContinuation<Int>) {
    content.withLock { $0.loads.append(continuation) }
  }

  func save(_ value: Int, _ continuation: SaveContinuation) {
    log("save \(value)")
    content.withLock { $0.saves.append((value, continuation)) }
  }

  func subscribe(_ subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    content.withLock { $0.subscriber = subscriber }
    return SharedSubscription { [log] in log("canceled") }
  }

  func answerLoad(_ result: Result<Int?, any Error>) {
    content.withLock { $0.loads.removeFirst() }.resume(with: result)
  }

  func answerSave(_ result: Result<Void, any Error>) {
    content.withLock { $0.saves.removeFirst() }.continuation.resume(with: result)
  }

  var subscriber: SharedSubscriber<Int>? { content.withLock { $0.subscriber } }
}

private struct RemoteKey: SharedKey {
  let remote: Remote

  var id: ObjectIdentifier { ObjectIdentifier(remote) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    remote.load(continuation)
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    remote.subscribe(subscriber)
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    remote.save(value, continuation)
  }
}

/// A key that answers at once; it counts the loads.
private struct Constant: SharedKey, Hashable {
  let number: Int?

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(with: .success(number))
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    switch context {
    case .didSet: continuation.resume()
    case .userInitiated: continuation.resume(throwing: Remote.Failure())
    }
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var pages: Self { Self[.inMemory("pages"), default: 604] }
}

extension SharedKey where Self == InMemoryKey<String?>.Default {
  fileprivate static var bookmark: Self { Self[.inMemory("bookmark"), default: "1:1"] }
}

/// Strategies that apps write.
@MainActor
struct SharedKeyTests {
  private let remote = Remote()

  @Test func aValueIsLoadedLater() {
    @Shared(RemoteKey(remote: remote)) var number = 1
    #expect(number == 1)
    #expect($number.isLoading)
    remote.answerLoad(.success(5))
    #expect(number == 5)
    #expect(!$number.isLoading)
  }

  @Test func aLoadThatFailsIsReported() async {
    let issues = await recordedIssues {
      @Shared(RemoteKey(remote: remote)) var number = 1
      remote.answerLoad(.failure(Remote.Failure()))
      #expect(number == 1)
      #expect($number.loadError is Remote.Failure)
    }
    #expect(issues.map(\.message) == ["A shared 'Int' could not be loaded: Failure()"])
  }

  @Test func changesAreSavedInOrder() {
    @Shared(RemoteKey(remote: remote)) var number = 1
    remote.answerLoad(.success(nil))
    $number.withLock { $0 = 2 }
    $number.withLock { $0 = 3 }
    #expect(remote.log.entries == ["save 2", "save 3"])
    for _ in 1...2 { remote.answerSave(.success(())) }
    #expect($number.saveError == nil)
  }

  @Test func aSaveThatFailsIsReported() async {
    let issues = await recordedIssues {
      @Shared(RemoteKey(remote: remote)) var number = 1
      remote.answerLoad(.success(nil))
      $number.withLock { $0 = 2 }
      remote.answerSave(.failure(Remote.Failure()))
      #expect($number.saveError is Remote.Failure)
    }
    #expect(issues.map(\.message) == ["A shared 'Int' could not be saved: Failure()"])
  }

  @Test func changesOfTheSystemAreSeenAndNotSaved() throws {
    @SharedReader(RemoteKey(remote: remote)) var number = 1
    remote.answerLoad(.success(nil))
    let subscriber = try #require(remote.subscriber)
    subscriber.yield(8)
    #expect(number == 8)
    subscriber.yieldLoading()
    #expect($number.isLoading)
    subscriber.yieldReturningInitialValue()
    #expect(number == 1)
    #expect(!$number.isLoading)
    #expect(remote.log.entries.isEmpty)
  }

  @Test func theSubscriptionEndsWithTheLastProperty() {
    do {
      let first = Shared(wrappedValue: 1, RemoteKey(remote: remote))
      remote.answerLoad(.success(nil))
      let second = SharedReader(wrappedValue: 1, RemoteKey(remote: remote))
      #expect(first.wrappedValue == second.wrappedValue)
      #expect(remote.log.entries.isEmpty)
    }
    #expect(remote.log.entries == ["canceled"])
  }

  @Test func loadingAndSavingByHand() async throws {
    @Shared(Constant(number: 5)) var number = 1
    $number.withLock { $0 = 2 }
    try await $number.load()
    #expect(number == 5)
    await #expect(throws: Remote.Failure.self) { try await $number.save() }
    #expect($number.saveError is Remote.Failure)
  }

  @Test func valuesWithoutKeyHaveNothingToLoad() async throws {
    @Shared(value: 1) var number
    try await $number.load()
    try await $number.save()
    #expect(number == 1)
  }

  @Test func aRequiredValue() async throws {
    let number = try await Shared(require: Constant(number: 5))
    #expect(number.wrappedValue == 5)
    await #expect(throws: SharedValueMissing.self) { try await SharedReader(require: Constant(number: nil)) }
  }

  @Test func aKeyWithADefaultValue() {
    @Shared(.pages) var pages
    @SharedReader(.pages) var reader
    @Shared(.inMemory("pages")) var other = 1
    #expect("\(pages) \(reader) \(other)" == "604 604 604")
    $other.withLock { $0 = 2 }
    #expect("\(pages) \(reader) \(other)" == "2 2 2")
  }

  @Test func anOptionalKeyWithADefaultValue() {
    @Shared(.bookmark) var bookmark
    @SharedReader(.bookmark) var reader
    #expect(bookmark == "1:1")
    $bookmark.withLock { $0 = nil }
    #expect(reader == nil)
  }

  @Test func aDefaultValueIsReplaced() {
    @Shared(.pages) var pages = 10
    #expect(pages == 10)
  }

  @Test func aContinuationThatIsResumedTwiceIsReported() async {
    let issues = await recordedIssues {
      let continuation = LoadContinuation<Int> { _ in }
      continuation.resume(returning: 1)
      continuation.resumeReturningInitialValue()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("more than once") == true)
  }

  @Test func aContinuationThatIsNeverResumedIsReported() async {
    let log = Log()
    let issues = await recordedIssues {
      _ = SaveContinuation { result in
        if case .failure = result { log("failed") }
      }
    }
    #expect(log.entries == ["failed"])
    #expect(issues.first?.message.contains("never resumed its continuation") == true)
  }
}
