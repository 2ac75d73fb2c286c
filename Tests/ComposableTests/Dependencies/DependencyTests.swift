import Composable
import ComposableTesting
import Foundation
import Testing

private struct Greeting: Sendable {
  var text: @Sendable () -> String
}

extension Greeting: DependencyKey {
  static let liveValue = Greeting { "live" }
  static let previewValue = Greeting { "preview" }
  static let testValue = Greeting { "test" }
}

/// A key without a test value.
private enum UnsetKey: DependencyKey {
  static let liveValue = "live"
}

private enum TestOnlyKey: TestDependencyKey {
  static let testValue = "test"
}

private enum OptionalKey: DependencyKey {
  static var liveValue: String? { "live" }
  static var testValue: String? { "test" }
}

/// A key whose default value is read while it is being made, as another thread may do.
private enum NestedKey: TestDependencyKey {
  final class Value: Sendable {}

  static let inner = LockIsolated<Value?>(nil)

  static var testValue: Value {
    if inner.value == nil {
      inner.setValue(Value())
      inner.setValue(DependencyValues()[NestedKey.self])
    }
    return Value()
  }
}

extension DependencyValues {
  fileprivate var greeting: Greeting {
    get { self[Greeting.self] }
    set { self[Greeting.self] = newValue }
  }

  fileprivate var unset: String {
    get { self[UnsetKey.self] }
    set { self[UnsetKey.self] = newValue }
  }
}

@MainActor
struct DependencyTests {
  private struct Feature: Reducer {
    @Dependency(\.greeting) var greeting

    enum Action {
      case read, run
      case heard(String)
    }

    var body: some Reducer<[String], Action> {
      Reduce { state, action in
        switch action {
        case .read:
          state.append(greeting.text())
          return .none
        case .run:
          return .run { _ in
          }.merge(
            with: .run { send in
              @Dependency(\.greeting) var greeting
              await send(.heard(greeting.text()))
            }
          )
        case .heard(let text):
          state.append(text)
          return .none
        }
      }
    }
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")])
  func contextDeterminesTheDefault(context: DependencyContext, text: String) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.greeting) var greeting
      #expect(greeting.text() == text)
    }
  }

  @Test func testsRunInTheTestContext() {
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test func dependencyCanBeReadByItsKey() {
    @Dependency(Greeting.self) var greeting
    #expect(greeting.text() == "test")
  }

  @Test func withDependenciesAffectsOnlyItsOperation() async {
    @Dependency(\.greeting) var greeting
    withDependencies {
      $0.greeting.text = { "sync" }
    } operation: {
      #expect(greeting.text() == "sync")
    }
    await withDependencies {
      $0.greeting.text = { "async" }
    } operation: {
      await Task.yield()
      #expect(greeting.text() == "async")
    }
    #expect(greeting.text() == "test")
  }

  @Test func storeKeepsTheDependenciesItWasMadeWith() async {
    let store = Store(initialState: [String]()) {
      Feature()
    } withDependencies: {
      $0.greeting.text = { "store" }
    }
    store.send(.read)
    await store.send(.run).finish()
    #expect(store.state == ["store", "store"])
  }

  @Test func storeKeepsTheDependenciesAroundIt() async {
    let store = withDependencies {
      $0.greeting.text = { "around" }
    } operation: {
      Store(initialState: [String]()) { Feature() }
    }
    store.send(.read)
    await store.send(.run).finish()
    #expect(store.state == ["around", "around"])
  }

  @Test func operatorReplacesADependencyInsideItsReducer() async {
    let store = Store(initialState: [String]()) {
      Feature().dependency(\.greeting, Greeting { "inside" })
      Feature().transformDependency(\.greeting) { greeting in
        let text = greeting.text
        greeting.text = { "more \(text())" }
      }
      Feature().dependency(Greeting { "by its type" })
    } withDependencies: {
      $0.greeting.text = { "store" }
    }
    store.send(.read)
    #expect(store.state == ["inside", "more store", "by its type"])
  }

  // A key path to a part reads the whole first. No one has set it, and that must not fail the test.
  @Test func operatorReplacesAPartOfADependency() {
    let store = Store(initialState: Date.distantPast) {
      Reduce<Date, Void> { state, _ in
        @Dependency(\.date.now) var now
        state = now
        return .none
      }
      .dependency(\.date.now, Date(timeIntervalSince1970: 7))
    }
    store.send(())
    #expect(store.state == Date(timeIntervalSince1970: 7))
  }

  @Test func effectUsesTheDependenciesOfItsReducer() async {
    let store = Store(initialState: [String]()) {
      Feature().dependency(\.greeting, Greeting { "inside" })
    }
    await store.send(.run).finish()
    #expect(store.state == ["inside"])
  }

  @Test func readingAnUnsetDependencyFailsTheTest() async {
    let issues = await recordedIssues {
      @Dependency(\.unset) var unset
      #expect(unset == "live")
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("UnsetKey has no test value") == true)
  }

  @Test func updatingAnUnsetDependencyIsNotReported() async {
    let issues = await recordedIssues {
      withDependencies {
        $0.unset += " and more"
      } operation: {
        @Dependency(\.unset) var unset
        #expect(unset == "live and more")
      }
    }
    #expect(issues.isEmpty)
  }

  @Test func keyWithoutLiveValueIsReportedInTheApplication() async {
    let issues = await recordedIssues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(TestOnlyKey.self) var value
        #expect(value == "test")
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("TestOnlyKey has no live value") == true)
  }

  @Test func builtInDependenciesFailATestThatDoesNotSetThem() async {
    let issues = await recordedIssues {
      @Dependency(\.date) var date
      @Dependency(\.uuid) var uuid
      @Dependency(\.continuousClock) var clock
      _ = date.now
      _ = uuid()
      try? await clock.sleep(for: .seconds(1))
    }
    #expect(issues.contains { $0.message.contains("date") })
    #expect(issues.contains { $0.message.contains("UUID") })
    #expect(issues.contains { $0.message.contains("clock") })
  }

  @Test func dateAndUUIDCanBeSet() {
    let now = Date(timeIntervalSince1970: 1)
    withDependencies {
      $0.date.now = now
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.date.now) var date
      @Dependency(\.uuid) var uuid
      #expect(date == now)
      #expect(uuid() == UUID(0))
      #expect(uuid() == UUID(1))
      #expect(UUID(258).uuidString == "00000000-0000-0000-0000-000000000102")
    }
    #expect(UUIDGenerator.constant(UUID(7))() == UUID(7))
  }

  @Test func anOptionalDependencyHasItsDefaultValueUntilItIsSet() {
    #expect(DependencyValues()[OptionalKey.self] == "test")
    #expect(DependencyValues()[OptionalKey.self] == "test")
    var values = DependencyValues()
    values[OptionalKey.self] = nil
    #expect(values[OptionalKey.self] == nil)
  }

  @Test func aDefaultValueThatIsMadeTwiceAtOneTimeIsOne() {
    let outer = DependencyValues()[NestedKey.self]
    #expect(outer === NestedKey.inner.value)
    #expect(outer === DependencyValues()[NestedKey.self])
  }
}
