import Testing

@testable import Diagnostics

struct SourceMapTests {
  /// `ab&amp;c<!-- x -->d`, from byte 10 of its file: the text is `ab&cd`.
  private var map: SourceMap {
    var map = SourceMap(startingAt: 10)
    map.append(source: 12..<17, length: 1)
    map.append(source: 18..<28, length: 0)
    return map
  }

  @Test(arguments: [(0..<2, 10..<12), (2..<3, 12..<17), (3..<4, 17..<18), (4..<5, 28..<29), (1..<5, 11..<29)])
  func bytesOfTheSourceAreThoseOfTheText(text: Range<Int>, source: Range<Int>) {
    #expect(map.source(of: text) == source)
    #expect(map.text(of: source) == text)
  }

  @Test func partsAreWhole() {
    #expect(map.text(of: 13..<14) == 2..<3)
    #expect(map.text(of: 11..<13) == 1..<3)
    #expect(map.text(of: 20..<22).isEmpty)
    #expect(map.text(of: 20..<29) == 4..<5)
    #expect(map.text(of: 17..<17) == 3..<3)
  }

  @Test func withoutPartsOnlyTheStartDiffers() {
    #expect(SourceMap(startingAt: 7).text(of: 9..<12) == 2..<5)
  }
}
