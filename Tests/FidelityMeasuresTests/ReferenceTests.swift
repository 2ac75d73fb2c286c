import FidelityMeasures
import Testing

@Suite("Figures on the reference texts")
struct ReferenceTests {
  @Test(
    "every measure reaches what is asked of it",
    .enabled(if: ReferenceData.standard.isPresent, "there is no ../shared/data"),
    arguments: FidelityMeasures.all.indices
  )
  func reached(place: Int) throws {
    let measure = FidelityMeasures.all[place]
    let figure = try measure.run(on: .standard)
    #expect(figure.meets(measure.target), "\(measure.name): \(figure.hits) of \(figure.total)")
  }

  @Test("a figure meets a target that it reaches exactly, and none without cases")
  func meets() {
    #expect(FidelityFigure(hits: 999, total: 1000).meets(.atLeast(0.999)))
    #expect(!FidelityFigure(hits: 998, total: 1000).meets(.atLeast(0.999)))
    #expect(FidelityFigure(hits: 3, total: 10).meets(.atMost(3)))
    #expect(!FidelityFigure(hits: 4, total: 10).meets(.atMost(3)))
    #expect(!FidelityFigure(hits: 0, total: 0).meets(.atMost(3)))
    #expect(!FidelityFigure(hits: 0, total: 0).meets(.atLeast(0)))
  }
}
