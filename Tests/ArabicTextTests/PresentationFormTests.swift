import ArabicText
import Foundation
import Testing

@Suite("Presentation forms and look-alikes")
struct PresentationFormTests {
  @Test("a form expands to its compatibility decomposition, without the space of isolated marks")
  func decompositions() {
    for value in Array(UInt32(0xFB50)...0xFDFF) + Array(0xFE70...0xFEFC) {
      guard let scalar = Unicode.Scalar(value), ![0xFDFA, 0xFDFB, 0xFDFD].contains(value) else { continue }
      let form = String(scalar)
      let expansion = form.precomposedStringWithCompatibilityMapping.trimmingCharacters(in: [" "])
      let expected = expansion.codePoints == form.codePoints ? nil : expansion.codePoints
      #expect(scalar.presentationFormExpansion?.codePoints == expected, "\(value)")
    }
    #expect(("\u{FDFB}" as Unicode.Scalar).presentationFormExpansion == " جل جلاله ")
    #expect(("ب" as Unicode.Scalar).presentationFormExpansion == nil)
  }

  @Test("a look-alike is replaced by a letter that is not a look-alike")
  func lookAlikes() {
    var count = 0
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), let letter = scalar.lookAlikeLetter else { continue }
      #expect(scalar.isArabicLetter && letter.isArabicLetter && letter.lookAlikeLetter == nil)
      #expect((0x0621...0x064A).contains(letter.value))
      count += 1
    }
    #expect(count == 14)
  }
}
