import Foundation
import Testing

@testable import SearchEngine

/// The engine has tables of its own, because Embedded Swift has no reflection, and the web module no room for the names of
/// Unicode.
@Suite("Tables of the query engine")
struct EngineTableTests {
  @Test("every section has the name of its case")
  func sections() {
    for section in IndexFormat.Section.allCases { #expect(section.name == "\(section)") }
  }

  @Test("Latin letters are folded to the base letters of their names")
  func latin() throws {
    let spelled: [UInt32: String] = [
      0xDF: "ss", 0xE6: "ae", 0xF0: "d", 0xFE: "th", 0x0131: "i", 0x017F: "s", 0xFB05: "st",
    ]
    for value in [0x00C0...0x024F, 0x1E00...0x1EFF, 0xFB00...0xFB06].joined() {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      // Capitals are lowercased first, which the standard library does.
      guard scalar.properties.lowercaseMapping.unicodeScalars.elementsEqual([scalar]) else { continue }
      var folded = String.UnicodeScalarView()
      LatinFold.append(scalar, to: &folded)
      let expected = spelled[scalar.value] ?? Self.base(of: scalar) ?? String(scalar)
      #expect(String(folded) == expected, "\(scalar.properties.name ?? "")")
    }
  }

  @Test("full-width and mathematical letters and digits are folded to those that they are compatible with")
  func compatibleLetters() throws {
    let blocks = [
      0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0x1D400...0x1D6A3, 0x1D7CE...0x1D7FF,
      0x2102...0x2149,
    ]
    for value in blocks.joined() {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let plain = String(scalar).decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
      // Some letters of the mathematical alphabets are letterlike symbols, and some of these symbols are not letters.
      guard let letter = plain.first, plain.count == 1, letter.isASCII else { continue }
      var folded = String.UnicodeScalarView()
      LatinFold.append(scalar, to: &folded)
      #expect(folded.elementsEqual([letter]), "\(scalar.properties.name ?? "")")
    }
  }

  /// The base in a name such as LATIN SMALL LETTER A WITH ACUTE or LATIN SMALL LIGATURE FF.
  private static func base(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[1] == "SMALL" else { return nil }
    if words[2] == "LIGATURE" { return words[3...].joined().lowercased() }
    guard words.count >= 6, words[3].count <= 2, words[4] == "WITH" else { return nil }
    return words[3].lowercased()
  }

  @Test("the logarithm is within one unit in the last place of the C library's")
  func logarithm() {
    var value = 1.0
    while value < 1e7 {
      let expected = log(value)
      #expect(abs(naturalLogarithm(value) - expected) <= expected.ulp, "\(value)")
      value = value * 1.0007 + 1e-5
    }
    #expect(naturalLogarithm(1) == 0)
  }
}
