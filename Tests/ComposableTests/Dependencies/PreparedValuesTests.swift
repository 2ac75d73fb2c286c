import Composable
import ComposableTesting
import Foundation
import Testing

/// Default values that an app sets at its start.
struct PreparedValuesTests {
  private struct Reader {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date.now) var now
  }

  @Test func preparedValuesAreTheDefaults() {
    let result = prepareDependencies {
      $0.uuid = .constant(UUID(7))
      $0.date.now = Date(timeIntervalSince1970: 7)
      return "prepared"
    }
    #expect(result == "prepared")
    let reader = Reader()
    #expect(reader.uuid() == UUID(7))
    #expect(reader.now == Date(timeIntervalSince1970: 7))
    withDependencies {
      $0.uuid = .constant(UUID(8))
    } operation: {
      #expect(reader.uuid() == UUID(8))
      #expect(reader.now == Date(timeIntervalSince1970: 7))
    }
  }

  @Test func otherTestsDoNotSeeThem() async {
    let issues = await recordedIssues { _ = Reader().uuid() }
    #expect(issues.count == 1)
  }

  @Test func preparingTwiceIsReported() async {
    let issues = await recordedIssues {
      prepareDependencies { $0.uuid = .constant(UUID(1)) }
      prepareDependencies { $0.date = .constant(.distantPast) }
      prepareDependencies { $0.uuid = .constant(UUID(2)) }
      #expect(Reader().uuid() == UUID(2))
    }
    #expect(issues.map { $0.message.prefix(33) } == ["A dependency was prepared after i"])
  }
}
