import ArabicText
import Testing

@Suite("Classes of marks, digits and signs")
struct MarkClassTests {
  private static let arabic = Array(UInt32(0x0600)...0x08FF).compactMap(Unicode.Scalar.init)

  @Test("every class of marks is a part of the marks, and each mark has a set of its own or is another")
  func marks() {
    for scalar in Self.arabic {
      let classes = [
        scalar.isHaraka, scalar.isTanwin, scalar.isShadda, scalar.isSukun, scalar.isDaggerAlef,
        scalar.isWaqfSign,
        scalar.isSmallLetter, scalar.isQuranicMark,
      ]
      if classes.contains(true) { #expect(scalar.isArabicMark, "\(scalar.value)") }
      #expect((ArabicMarks(scalar) != nil) == scalar.isArabicMark, "\(scalar.value)")
      #expect(scalar.isTanwin == (ArabicMarks(scalar).map { !$0.isDisjoint(with: .tanwin) } ?? false))
      #expect(scalar.isWaqfSign == (ArabicMarks(scalar) == .waqf))
    }
  }

  @Test("variants of a mark are that mark, or the two marks that they combine")
  func variants() {
    #expect(ArabicMarks("\u{06E1}") == .sukun)
    #expect(ArabicMarks("\u{06E4}") == .madda)
    #expect(
      ["\u{08F0}", "\u{08F1}", "\u{08F2}"].map { ArabicMarks($0) } == [.fathatan, .dammatan, .kasratan]
    )
    #expect(ArabicMarks("\u{0656}") == [.kasra, .smallYeh])
    #expect(ArabicMarks("\u{0657}") == [.damma, .smallWaw])
    #expect(["\u{06DC}", "\u{06E8}"].map { ArabicMarks($0) } == [.smallHighSeen, .smallHighNoon])
    #expect(["\u{06DF}", "\u{06E0}"].map { ArabicMarks($0) } == [.silent, .silent])
  }

  @Test("digits of both rows have their values")
  func digits() {
    #expect("٠١٩۰۵a1".unicodeScalars.map(\.arabicDigitValue) == [0, 1, 9, 0, 5, nil, nil])
  }

  @Test("signs are what they are called, and no letters or marks but the honorific ones")
  func signs() {
    #expect("،؛؟\u{FD3E}\u{FD3F}".unicodeScalars.allSatisfy { $0.isArabicPunctuation && !$0.isArabicLetter })
    #expect("\u{06DD}\u{06DE}\u{06E9}".unicodeScalars.allSatisfy { $0.isVerseSign && !$0.isArabicMark })
    #expect("\u{0610}\u{FDFA}".unicodeScalars.allSatisfy { $0.isHonorificSign })
    #expect(!",.".unicodeScalars.contains { $0.isArabicPunctuation })
  }

  @Test("the fourteen sun letters are sun letters")
  func sunLetters() {
    #expect(Self.arabic.filter(\.isSunLetter) == Array("تثدذرزسشصضطظلن".unicodeScalars))
  }
}
