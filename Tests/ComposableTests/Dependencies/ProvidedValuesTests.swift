import Composable
import ComposableTesting
import Foundation
import Testing

struct ProvidedValuesTests {
  @Test func calendarLocaleAndTimeZoneCanBeSet() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Riyadh"))
    withDependencies {
      $0.calendar = Calendar(identifier: .islamicUmmAlQura)
      $0.locale = Locale(identifier: "ar_SA")
      $0.timeZone = zone
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(calendar.identifier == .islamicUmmAlQura)
      #expect(locale.identifier == "ar_SA")
      #expect(timeZone == zone)
    }
  }

  @Test func unsetSystemValuesFailATest() async {
    let issues = await recordedIssues {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      _ = (calendar, locale, timeZone)
      _ = withRandomNumberGenerator { Bool.random(using: &$0) }
    }
    for name in ["calendar", "locale", "timeZone", "random numbers"] {
      #expect(issues.contains { $0.message.contains(name) }, "\(name)")
    }
  }

  @Test func updatingAPartOfAnUnsetValueIsNotReported() async {
    let issues = await recordedIssues {
      withDependencies {
        $0.calendar.firstWeekday = 7
      } operation: {
        @Dependency(\.calendar) var calendar
        #expect(calendar.firstWeekday == 7)
      }
    }
    #expect(issues.isEmpty)
  }

  @Test func randomNumbersCanBePredictable() {
    struct Counting: RandomNumberGenerator {
      var last: UInt64 = 0
      mutating func next() -> UInt64 {
        last += 1
        return last
      }
    }
    let withGenerator = WithRandomNumberGenerator(Counting())
    #expect(withGenerator { $0.next() } == 1)
    #expect(withGenerator { $0.next() } == 2)
  }

  @Test func escapedDependenciesReachClosuresThatRunLater() async {
    let read = withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      withEscapedDependencies { dependencies in
        { @Sendable in
          dependencies.yield {
            @Dependency(\.uuid) var uuid
            return uuid()
          }
        }
      }
    }
    #expect(await Task.detached { read() }.value == UUID(7))
  }

  @Test func escapedDependenciesReachClosuresOfAnAsynchronousOperation() async {
    let id = await withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached {
          await dependencies.yield {
            await Task.yield()
            @Dependency(\.uuid) var uuid
            return uuid()
          }
        }.value
      }
    }
    #expect(id == UUID(7))
  }

  @Test func innerValuesOverrideThoseOfTheProperty() {
    struct Reader {
      @Dependency(\.uuid) var uuid
      @Dependency(\.locale) var locale
    }
    let reader = withDependencies {
      $0.uuid = .constant(UUID(1))
      $0.locale = Locale(identifier: "ar")
    } operation: {
      Reader()
    }
    withDependencies {
      $0.uuid = .constant(UUID(2))
    } operation: {
      #expect(reader.uuid() == UUID(2))
      #expect(reader.locale.identifier == "ar")
    }
  }
}
