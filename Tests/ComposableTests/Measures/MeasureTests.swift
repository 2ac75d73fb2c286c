import ComposableMeasures
import Testing

/// The benchmarks run, and their figures are computed correctly.
@MainActor
struct MeasureTests {
  @Test func everyMeasureRuns() async {
    for measure in Measure.all {
      let figure = await measure.figure(runningFor: 1)
      #expect(figure.nanoseconds > 0, "\(measure.name)")
      #expect(figure.allocations == nil, "\(measure.name)")
    }
  }

  @Test func namesAreUnique() {
    let names = Measure.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func everyTargetIsMeasured() {
    // Some operations have the same target for several sizes or states.
    #expect(
      Measure.all.compactMap(\.target).sorted() == [
        500, 500, 1_200, 2_000, 2_000, 2_000, 3_000, 4_000, 10_000,
      ]
    )
  }

  @Test func figureMeetsItsTargetOnlyBelowIt() throws {
    let measure = try #require(Measure.all.first { $0.target == 500 })
    #expect(measure.isMet(by: Figure(nanoseconds: 499, allocations: nil)) == true)
    #expect(measure.isMet(by: Figure(nanoseconds: 500, allocations: nil)) == false)
  }

  @Test func allocationsAreCountedPerOperation() async throws {
    var count = 0
    let measure = try #require(Measure.all.first)
    let figure = await measure.figure(runningFor: 1) {
      count += 10
      return count
    }
    #expect(figure.allocations ?? 0 > 0)
  }

  @Test func numbersAreFormattedWithCommas() {
    #expect([7, 1_234, 123_456, 1_234_567].map(\.formatted) == ["7", "1,234", "123,456", "1,234,567"])
  }
}
