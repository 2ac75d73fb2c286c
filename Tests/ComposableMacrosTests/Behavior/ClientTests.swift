import ComposableMacros
import ComposableTesting
import Testing

@DependencyClient struct Library: Sendable {
  var load: @Sendable (_ id: Int) async throws -> String
  var move: @Sendable (_ from: Int, _ to: Int) -> Void
  var count: @Sendable () -> Int = { 7 }
  var first: @Sendable ([Int]) -> Int? = { $0.first }
  var last: @Sendable (_ of: [Int]) -> Int?
  var name = "library"
}

extension Library: DependencyKey {
  static let liveValue = Library(
    load: { "dua \($0)" },
    move: { _, _ in },
    count: { 1 },
    first: { $0.first },
    last: { $0.last }
  )
  static let testValue = Library()
}

/// Its default values are not plain expressions.
@DependencyClient struct Places: Sendable {
  var sign: @Sendable (_ number: Int) -> Int = { number in if number < 0 { -1 } else { 1 } }
  var name: @Sendable (Int) -> String = {
    switch $0 {
    case 0: "first"
    default: "later"
    }
  }
  var never: @Sendable () -> Int = { fatalError() }
}

@DependencyClient struct NamedClient: Sendable {
  let name: String
  var count: @Sendable () -> Int = { 0 }
}

extension NamedClient {
  /// Has the labels of the settings.
  init(name: String) {
    self.init(name: name, count: { 3 })
  }
}

extension DependencyValues {
  var library: Library {
    get { self[Library.self] }
    set { self[Library.self] = newValue }
  }
}

@Reducer struct Reader {
  @ObservableState struct State: Equatable {
    var text: String?
  }

  enum Action {
    case openTapped
    case loaded(Result<String, any Error>)
  }

  @Dependency(\.library) var library

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openTapped:
        return .run { [library] send in
          await send(.loaded(Result { try await library.load(id: 1) }))
        }
      case .loaded(let result):
        state.text = try? result.get()
        return .none
      }
    }
  }
}

@MainActor
struct ClientTests {
  @Test func aClientMayHaveAnInitializerFromItsSettings() {
    #expect(NamedClient(name: "a").count() == 3)
  }

  @Test func setEndpointIsCalled() async {
    let store = TestStore(initialState: Reader.State()) {
      Reader()
    } withDependencies: {
      $0.library.load = { "text \($0)" }
    }
    await store.send(.openTapped)
    await store.receive(\.loaded.success) { $0.text = "text 1" }
  }

  @Test func unsetEndpointFailsTheTest() async {
    let store = TestStore(initialState: Reader.State()) { Reader() }
    let issues = await recordedIssues {
      await store.send(.openTapped)
      await store.receive(\.loaded.failure)
    }
    #expect(issues.map { $0.message.contains("Unimplemented: Library.load") } == [true])
    #expect(store.state.text == nil)
  }

  @Test func unsetEndpointsReportAndReturnTheirDefaultValue() async {
    let library = Library()
    let issues = await recordedIssues {
      #expect(library.count() == 7)
      #expect(library.first([3, 4]) == 3)
      library.move(from: 1, to: 2)
      #expect(library.last(of: [3, 4]) == nil)
    }
    #expect(issues.map { $0.message.contains("Library.count") } == [true, false, false, false])
    #expect(issues.map { $0.message.contains("Library.first") } == [false, true, false, false])
    #expect(issues.map { $0.message.contains("Library.move") } == [false, false, true, false])
    #expect(issues.map { $0.message.contains("Library.last") } == [false, false, false, true])
    #expect(library.name == "library")
  }

  @Test func aDefaultValueMayHaveBranches() async {
    let places = Places()
    let issues = await recordedIssues {
      #expect(places.sign(number: -3) == -1)
      #expect(places.name(0) == "first")
    }
    #expect(issues.map { $0.message.contains("Places.sign") } == [true, false])
  }

  @Test func endpointWithNamedArgumentsIsAMethod() async throws {
    #expect(try await Library.liveValue.load(id: 2) == "dua 2")
    #expect(try await Library.liveValue.load(3) == "dua 3")
  }
}
