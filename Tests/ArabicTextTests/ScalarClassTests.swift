import ArabicText
import Testing
import UnicodeText

@Suite("Classes of scalars")
struct ScalarClassTests {
  /// The blocks Arabic, Arabic Supplement, Arabic Extended-B and -A, and Presentation Forms-A and -B.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
  ]
  private static let scalars = blocks.joined().compactMap(Unicode.Scalar.init)

  @Test("no scalar is of two classes")
  func disjoint() {
    for scalar in Self.scalars {
      let classes = [scalar.isArabicLetter, scalar.isArabicMark, scalar.isTatweel, scalar.isInvisibleControl]
      #expect(classes.filter(\.self).count <= 1, "\(scalar.value)")
    }
  }

  @Test("every letter of Unicode's Arabic blocks is a letter here, except tatweel and the small waw and yehs")
  func letters() {
    let exceptions: Set<UInt32> = [0x0640, 0x06E5, 0x06E6, 0x08C9]
    for scalar in Self.scalars
    where !exceptions.contains(scalar.value) && !(0xFE70...0xFE7F).contains(scalar.value) {
      let isLetter = [.otherLetter, .modifierLetter].contains(scalar.properties.generalCategory)
      if isLetter { #expect(scalar.isArabicLetter, "\(scalar.value)") }
      if scalar.isArabicLetter { #expect(isLetter, "\(scalar.value)") }
    }
  }

  @Test("every nonspacing mark of Unicode's Arabic blocks is a mark here")
  func marks() {
    for scalar in Self.scalars where scalar.properties.generalCategory == .nonspacingMark {
      #expect(scalar.isArabicMark, "\(scalar.value)")
    }
  }

  @Test(
    "digits, punctuation, Latin and other scripts are of no class",
    arguments: ["٣", "۳", "،", "؟", "a", "é", "א", " "]
  )
  func others(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(!scalar.isArabicLetter && !scalar.isArabicMark && !scalar.isTatweel && !scalar.isInvisibleControl)
  }

  @Test("direction marks and joiners are invisible controls; spaces of no width part words and are none")
  func invisible() {
    for scalar in "\u{200C}\u{200D}\u{200E}\u{200F}\u{202E}\u{2066}\u{FEFF}\u{00AD}\u{061C}".unicodeScalars {
      #expect(scalar.isInvisibleControl)
    }
    #expect(!("\u{200B}" as Unicode.Scalar).isInvisibleControl)
  }
}
