import ComposableMeasures
import Testing

/// What is measured must be what it says, or a figure means nothing.
@MainActor
struct MeasureTests {
  @Test func everyMeasureRuns() async {
    for measure in Measure.all {
      let figure = await measure.figure(runningFor: 1)
      #expect(figure.nanoseconds > 0, "\(measure.name)")
      #expect(figure.allocations == nil, "\(measure.name)")
    }
  }

  @Test func noTwoMeasuresHaveOneName() {
    let names = Measure.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func everyFigureToReachIsMeasured() {
    // The rows of the design's table: three of them are asked for more than one size or state.
    #expect(
      Measure.all.compactMap(\.asked).sorted() == [
        500, 500, 1_200, 2_000, 2_000, 2_000, 3_000, 4_000, 10_000,
      ]
    )
  }

  @Test func figureIsMetBelowWhatIsAsked() throws {
    let measure = try #require(Measure.all.first { $0.asked == 500 })
    #expect(measure.isMet(by: Figure(nanoseconds: 499, allocations: nil)) == true)
    #expect(measure.isMet(by: Figure(nanoseconds: 500, allocations: nil)) == false)
  }

  @Test func allocationsAreThoseOfOneOperation() async throws {
    var count = 0
    let measure = try #require(Measure.all.first)
    let figure = await measure.figure(runningFor: 1) {
      count += 10
      return count
    }
    #expect(figure.allocations ?? 0 > 0)
  }

  @Test func numbersAreWrittenWithCommas() {
    #expect([7, 1_234, 123_456, 1_234_567].map(\.formatted) == ["7", "1,234", "123,456", "1,234,567"])
  }
}
