import ArabicText
import FidelityMeasures
import Testing

@Suite struct TransliterationCheckTests {
  private let arabic = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
  private let latin = "rabbanā ātinā fī d-dunyā ḥasanatan wa-fī l-ākhirati ḥasanatan wa-qinā ʿadhāba n-nār"

  private func findings(_ latin: String) -> [TransliterationFinding] {
    TransliterationCheck.compare(arabic: arabic, latin: latin).findings
  }

  @Test("A true transliteration has no finding, in any spelling")
  func consistent() {
    #expect(findings(latin).isEmpty)
    #expect(
      findings("Rabbana atina fid-dunya hasanah wa fil akhirati hasanah wa qina 'adhaban-nar (3x)").isEmpty
    )
    #expect(TransliterationCheck.compare(arabic: arabic, latin: latin).score == 1)
  }

  @Test(
    "Each mistake is named with its words",
    arguments: [
      ("ʿadhāba ", "", TransliterationFinding.Kind.droppedWord, "عَذَابَ", nil),
      ("ʿadhāba", "ʿadhāba ʿadhāba", .doubledWord, nil, "ʿadhāba"),
      ("ātinā", "ātinā please", .extraWord, nil, "please"),
      ("wa-qinā", "wa-qimā", .consonant, "وَقِنَا", "wa-qimā"),
      ("wa-qinā", "wa-qunā", .vowel, "وَقِنَا", "wa-qunā"),
      ("wa-qinā ʿadhāba", "ʿadhāba wa-qinā", .swappedWord, nil, nil),
      ("ātinā", "ātinā say this every morning", .extraText, nil, nil),
    ] as [(String, String, TransliterationFinding.Kind, String?, String?)]
  )
  func mistake(
    text: String,
    mistake: String,
    kind: TransliterationFinding.Kind,
    arabic: String?,
    latin: String?
  ) throws {
    let findings = findings(self.latin.replacing(text, with: mistake))
    let finding = try #require(findings.first { $0.kind == kind }, "\(findings)")
    if let arabic { #expect(finding.arabic?.text == arabic) }
    if let latin { #expect(finding.latin?.text == latin) }
  }

  @Test("Words that are not transliterated are one finding")
  func missingRun() {
    let cut = latin.replacing("fī d-dunyā ḥasanatan ", with: "")
    #expect(findings(cut).map(\.kind).contains(.notTransliterated))
  }

  @Test("The ranges of a finding are its words in the sources")
  func ranges() throws {
    let wrong = latin.replacing("dunyā", with: "dunbā")
    let finding = try #require(findings(wrong).first)
    let latinRange = try #require(finding.latin?.range)
    #expect(String(String.UnicodeScalarView(Array(wrong.unicodeScalars)[latinRange])) == "d-dunbā")
    let arabicRange = try #require(finding.arabic?.range)
    #expect(String(String.UnicodeScalarView(Array(arabic.unicodeScalars)[arabicRange])) == "الدُّنْيَا")
  }

  @Test("The transliteration of another text is refused as a whole")
  func otherText() {
    #expect(findings("allāhumma bika aṣbaḥnā wa-bika amsaynā").map(\.kind) == [.otherText])
    #expect(findings("").map(\.kind) == [.otherText])
    #expect(TransliterationCheck.compare(arabic: "", latin: "").isConsistent)
  }

  @Test("Instructions in brackets and counts are passed over")
  func instructions() {
    let report = TransliterationCheck.compare(
      arabic: arabic + " (يقولها في الصباح) ثلاث مرات",
      latin: "[Say:] " + latin + " 3 times"
    )
    #expect(report.isConsistent)
  }

  @Test("Random scalars are compared without a crash, the same each time", arguments: 1...100)
  func randomText(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func text(_ alphabet: String) -> String {
      let scalars = Array(alphabet.unicodeScalars)
      let length = Int.random(in: 0...60, using: &generator)
      return String(
        String.UnicodeScalarView((0..<length).compactMap { _ in scalars.randomElement(using: &generator) })
      )
    }
    let arabic = text(
      "ابةىيولهٱآأإءؤئـ ()\u{64B}\u{64E}\u{64F}\u{650}\u{651}\u{652}\u{670}\u{653}\u{654}\u{6E5}\u{6DF}ﷲ،"
    )
    let latin = text("aeiou thskdygwlrmnz'`-39ḥāşç()[] AA\u{304}\u{327}")
    let report = TransliterationCheck.compare(arabic: arabic, latin: latin)
    #expect(report == TransliterationCheck.compare(arabic: arabic, latin: latin))
    #expect(report.score <= 1)
  }
}
