import ArabicText
import Testing
import UnicodeText

@Suite("Descriptions of scalars")
struct ScalarDescriptionTests {
  @Test(
    "every scalar has the class of its row",
    arguments: [
      ("ب", .letter), ("ء", .letter), ("\u{0640}", .tatweel), ("\u{06CC}", .lookAlike("\u{064A}")),
      ("\u{06A9}", .lookAlike("\u{0643}")), ("\u{FDF2}", .presentationForm("الله")),
      ("\u{FDFA}", .presentationForm("صلى الله عليه وسلم")), ("\u{FEFB}", .presentationForm("لا")),
      ("\u{064E}", .mark(.haraka, isQuranic: false)), ("\u{064B}", .mark(.tanwin, isQuranic: false)),
      ("\u{08F0}", .mark(.tanwin, isQuranic: true)), ("\u{0651}", .mark(.shadda, isQuranic: false)),
      ("\u{0652}", .mark(.sukun, isQuranic: false)), ("\u{06E1}", .mark(.sukun, isQuranic: true)),
      ("\u{0653}", .mark(.madda, isQuranic: false)), ("\u{0654}", .mark(.hamza, isQuranic: false)),
      ("\u{0670}", .mark(.daggerAlef, isQuranic: false)), ("\u{06E5}", .mark(.smallLetter, isQuranic: true)),
      ("\u{06D6}", .mark(.waqf, isQuranic: true)), ("\u{0610}", .mark(.honorific, isQuranic: false)),
      ("\u{06DF}", .mark(.other, isQuranic: true)), ("\u{06DD}", .verseSign), ("\u{FDFE}", .honorificSign),
      ("\u{FD3F}", .punctuation), ("،", .punctuation), ("-", .punctuation), ("\u{0663}", .digit(3)),
      ("\u{06F9}", .digit(9)), ("7", .digit(7)), ("\n", .control), ("\u{0}", .control), (" ", .space),
      ("\u{A0}", .space), ("\u{202E}", .invisibleControl), ("\u{200B}", .invisibleControl),
      ("\u{FEFF}", .invisibleControl), ("\u{FE0F}", .invisibleControl), ("\u{E0041}", .invisibleControl),
      ("x", .otherLetter), ("א", .otherLetter), ("\u{0301}", .otherMark), ("+", .other), ("\u{FFFD}", .other),
    ] as [(Unicode.Scalar, ScalarClass)]
  )
  func rows(scalar: Unicode.Scalar, expected: ScalarClass) {
    #expect(ScalarClass(scalar) == expected)
  }

  @Test("the class of every scalar matches what folds remove and expand")
  func agreement() {
    // One expectation for all: a million of them take seconds.
    var wrong: [UInt32] = []
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    where !Self.matches(scalar, ScalarClass(scalar)) {
      wrong.append(scalar.value)
    }
    #expect(wrong.isEmpty, "\(wrong.count), the first of them \(wrong.prefix(10))")
  }

  private static func matches(_ scalar: Unicode.Scalar, _ scalarClass: ScalarClass) -> Bool {
    if scalar.isIgnoredInFolds, scalarClass != .invisibleControl { return false }
    switch scalarClass {
    case .letter: return scalar.isArabicLetter && scalar.lookAlikeLetter == nil
    case .lookAlike(let letter): return scalar.lookAlikeLetter == letter
    case .mark: return scalar.isArabicMark
    case .presentationForm(let text): return !text.isEmpty
    default: return !scalar.isArabicLetter && !scalar.isArabicMark
    }
  }

  @Test("ranges are in UTF-8 bytes and cover the text without gaps")
  func places() {
    let text = "\u{FEFF}رَ x\u{1F48E}\n"
    let descriptions = ScalarDescription.all(in: text)
    #expect(descriptions.map(\.range) == [0..<3, 3..<5, 5..<7, 7..<8, 8..<9, 9..<13, 13..<14])
    #expect(descriptions.map(\.scalar) == Array(text.unicodeScalars))
    #expect(ScalarDescription.all(in: "") == [])
  }

  @Test("the key of either script is that of the same sounds")
  func keys() {
    #expect(PhoneticKey(arabic: "سُبْحَانَ اللَّهِ").matches(PhoneticKey(latin: "subhanallah")))
  }

  @Test("every word of a search form leads back to its word in the text")
  func foldedWords() {
    let text = "  وَالرَّحْـمَٰنُ ۚ ﷲ ء (أَحَدٌ) "
    let bytes = Array(text.utf8)
    let words = ArabicFold.searchForm(of: text).foldedWords
    #expect(words.map(\.form) == ["والرحمن", "الله", "(احد)"])
    let sources = words.map { String(decoding: bytes[$0.source], as: UTF8.self).unicodeScalars.map(\.value) }
    #expect(sources[0].starts(with: "وَالرَّحْـمَٰنُ".unicodeScalars.map(\.value)))
    #expect(sources[1] == [0xFDF2])
    #expect(ArabicFold.searchForm(of: "").foldedWords == [])
  }

  @Test("a table has one romanizer for words and one for phrases; the library's scheme has the second alone")
  func romanizers() {
    let text = "بِسْمِ اللَّهِ الرَّحْمَٰنِ"
    let rows = RomanizationTable.all.map { table in
      [false, true].map { Romanizer(of: table, isPausal: $0).romanize(text) }
    }
    #expect(
      rows == [
        ["bismi llāhi r-raḥmān", "bismi llāhi r-raḥmān"],
        ["bismi allāhi al-raḥmāni", "bismi llāhi r-raḥmān"],
        ["bismi allāhi al-raḥmāni", "bismi llāhi r-raḥmān"],
        ["bismi allahi al-rahmani", "bismi llahi r-rahman"],
      ]
    )
  }
}
