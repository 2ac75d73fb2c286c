import Testing

@testable import ContentValidation

@Suite struct VariantFamiliesTests {
  @Test func aChainIsOneFamily() {
    let families = VariantFamilies(parents: [nil, 0, 1, nil, 3])
    #expect(families[0] == families[1] && families[1] == families[2])
    #expect(families[3] == families[4])
    #expect(families[0] != families[3])
    #expect(families.cycles.isEmpty)
  }

  @Test func aCycleIsFoundWhereverTheWalkBegins() {
    #expect(VariantFamilies(parents: [2, 0, 1]).cycles == [[0, 2, 1]])
    #expect(VariantFamilies(parents: [1, 2, 1]).cycles == [[1, 2]])
    #expect(VariantFamilies(parents: [0, 0]).cycles == [[0]])
  }

  @Test func severalCyclesAreListedByTheirFirstDua() {
    let families = VariantFamilies(parents: [3, 2, 1, 3, nil])
    #expect(families.cycles == [[1, 2], [3]])
    #expect(families[0] == families[3])
    #expect(families[1] == families[2])
  }

  @Test func aLongChainIsWalkedOnce() {
    let count = 200_000
    let families = VariantFamilies(parents: (0..<count).map { $0 + 1 < count ? $0 + 1 : nil })
    #expect(families[0] == families[count - 1])
  }
}
