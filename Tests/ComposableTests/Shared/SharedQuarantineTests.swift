import Composable
import Foundation
import Testing

/// Every test starts without values of others. Each function here fails if it sees what another has set.
struct SharedQuarantineTests {
  private let url = URL(fileURLWithPath: "/quarantine.json")

  private func check() {
    @Shared(.inMemory("quarantine")) var memory = 0
    @Shared(.fileStorage(url)) var file = 0
    @Shared(.appStorage("quarantine")) var defaults = 0
    #expect("\(memory) \(file) \(defaults)" == "0 0 0")
    for value in [$memory, $file, $defaults] { value.withLock { $0 += 1 } }
    #expect("\(memory) \(file) \(defaults)" == "1 1 1")
  }

  @Test func first() { check() }

  @Test func second() { check() }

  @Test func valuesSurviveTheirProperties() {
    check()
    @Shared(.inMemory("quarantine")) var memory = 0
    @Shared(.fileStorage(url)) var file = 0
    @Shared(.appStorage("quarantine")) var defaults = 0
    #expect("\(memory) \(file) \(defaults)" == "1 1 1")
  }

  @Test func storagesOfAPartOfATest() {
    check()
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.defaultFileStorage = .inMemory
      $0.defaultAppStorage = .inMemory
    } operation: {
      check()
    }
  }
}
