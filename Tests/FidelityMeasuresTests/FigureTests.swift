import FidelityMeasures
import Foundation
import SeededRandom
import Testing

@Suite("Figures")
struct FigureTests {
  @Test("a figure meets a target that it reaches exactly, and none without cases")
  func meets() {
    #expect(FidelityFigure(hits: 999, total: 1000).meets(.atLeast(0.999)) == true)
    #expect(FidelityFigure(hits: 998, total: 1000).meets(.atLeast(0.999)) == false)
    #expect(FidelityFigure(hits: 3, total: 10).meets(.atMost(3)) == true)
    #expect(FidelityFigure(hits: 4, total: 10).meets(.atMost(3)) == false)
    #expect(FidelityFigure(hits: 0, total: 0).meets(.atMost(3)) == false)
    #expect(FidelityFigure(hits: 0, total: 0).meets(.atLeast(0)) == false)
  }

  @Test("a ratio is compared with its target, and a figure without a target is neither met nor missed")
  func readings() {
    let figure = FidelityFigure(hits: 0, total: 5, reading: .ratio(2.5))
    #expect(figure.meets(.ratioAtMost(2.5)) == true)
    #expect(figure.meets(.ratioAtMost(2.4)) == false)
    #expect(FidelityFigure(hits: 0, total: 5).meets(.ratioAtMost(9)) == false)
    #expect(figure.meets(.reported) == nil)
  }

  @Test("every measure has a name of its own")
  func names() {
    let names = FidelityMeasures.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("without the reference texts a measure names the missing one")
  func absent() throws {
    let nowhere = URL(filePath: "/nonexistent")
    let data = ReferenceData(folder: nowhere, bundle: nowhere)
    for measure in FidelityMeasures.all {
      #expect(throws: ReferenceData.Problem.self, "\(measure.name)") { try measure.run(on: data) }
    }
    #expect(throws: ReferenceData.Problem.absent("/nonexistent/quran/quran-simple.xml")) {
      try VocalizedSearchForm().run(on: data)
    }
  }

  @Test("injected errors are the same in every run")
  func deterministic() throws {
    let measure = InjectedTransliterationErrors(.consonant, in: .library, rounds: 1, stride: 5)
    #expect(try measure.run(on: .standard) == measure.run(on: .standard))
    var (first, second) = (SplitMix64(seed: 1), SplitMix64(seed: 1))
    #expect((0..<4).map { _ in first.next() } == (0..<4).map { _ in second.next() })
    var other = SplitMix64(seed: 2)
    #expect(first.next() != other.next())
  }
}
