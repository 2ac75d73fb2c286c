import Composable
import DependenciesTestSupport
import Foundation
import Testing

private struct Name: TestDependencyKey, Equatable, Sendable {
  var text: String

  static let testValue = Name(text: "")
}

/// Traits that set dependencies for each test.
@Suite(.dependencies { $0.uuid = .incrementing })
struct DependencyTraitTests {
  @Dependency(\.uuid) private var uuid

  // Each test has a generator of its own.

  @Test func first() { #expect([uuid(), uuid()] == [UUID(0), UUID(1)]) }

  @Test func second() { #expect([uuid(), uuid()] == [UUID(0), UUID(1)]) }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7)), .dependency(Name(text: "a")))
  func singleDependenciesAreSet() {
    @Dependency(\.date.now) var now
    @Dependency(Name.self) var name
    #expect(now == Date(timeIntervalSince1970: 7))
    #expect(name == Name(text: "a"))
    #expect(uuid() == UUID(0))
  }

  @Test(.dependencies { $0.uuid = .constant(UUID(9)) })
  func traitOfATestOverridesThatOfItsSuite() { #expect(uuid() == UUID(9)) }

  @Test(arguments: 0..<4) func casesHaveEmptyStorages(number: Int) {
    @Shared(.inMemory("trait")) var memory = 0
    @Shared(.appStorage("trait")) var defaults = 0
    @Shared(.fileStorage(URL(fileURLWithPath: "/trait.json"))) var file = 0
    #expect("\(memory) \(defaults) \(file)" == "0 0 0")
    for value in [$memory, $defaults, $file] { value.withLock { $0 += 1 } }
    #expect(uuid() == UUID(0))
  }
}
