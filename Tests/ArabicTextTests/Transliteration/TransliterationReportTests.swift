import ArabicText
import FidelityMeasures
import SeededRandom
import Testing

@Suite struct TransliterationReportTests {
  private let arabic = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
  private let latin = "rabbanā ātinā fī d-dunyā ḥasanatan wa-fī l-ākhirati ḥasanatan wa-qinā ʿadhāba n-nār"

  private func findings(_ latin: String) -> [TransliterationFinding] {
    TransliterationReport(arabic: arabic, latin: latin).findings
  }

  @Test("A true transliteration has no finding, in any spelling")
  func consistent() {
    #expect(findings(latin).isEmpty)
    #expect(
      findings("Rabbana atina fid-dunya hasanah wa fil akhirati hasanah wa qina 'adhaban-nar (3x)").isEmpty
    )
    #expect(TransliterationReport(arabic: arabic, latin: latin).score == 1)
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

  @Test(
    "A difference by whole words is reported as such, and only once",
    arguments: [
      ("fī d-dunyā", "d-dunyā", [TransliterationFinding.Kind.droppedWord]),
      ("wa-fī", "", [.droppedWord]),
      ("fī d-dunyā", "fī fī d-dunyā", [.doubledWord]),
      ("ātinā fī", "fī ātinā", [.swappedWord]),
      ("ātinā", "ātinā read this every morning", [.extraText]),
    ]
  )
  func wholeWords(text: String, mistake: String, kinds: [TransliterationFinding.Kind]) {
    let findings = findings(latin.replacing(text, with: mistake))
    #expect(findings.map(\.kind) == kinds, "\(findings)")
  }

  @Test("Extra text is named from its first word to its last")
  func extraTextRange() {
    let found = findings(latin.replacing("wa-qinā", with: "wa man read this wa-qinā"))
    #expect(found.map { $0.latin?.text } == ["wa man read this"])
  }

  @Test("A vowel before a joining alef must be the vowel of its own word")
  func joiningVowel() {
    let arabic = "أَسْتَغْفِرُ اللَّهَ وَأَتُوبُ إِلَيْهِ"
    func kinds(_ latin: String) -> [TransliterationFinding.Kind] {
      TransliterationReport(arabic: arabic, latin: latin).findings.map(\.kind)
    }
    #expect(kinds("astaghfiru llāha wa-atūbu ilayh") == [])
    #expect(kinds("astaghfirullaha wa atubu ilaih") == [])
    #expect(kinds("astaghfir allaha wa atubu ilaih") == [])
    #expect(kinds("astaghfira llāha wa-atūbu ilayh") == [.vowel])
  }

  @Test("An apostrophe may separate the halves of a diphthong, or denote a hamza between the same vowels")
  func diphthong() {
    #expect(TransliterationReport(arabic: "سِنَةٌ وَلَا نَوْمٌ", latin: "sinatuw wa lā na`ụm").isConsistent)
    #expect(TransliterationReport(arabic: "رَءُوفٌ رَحِيمٌ", latin: "ra'ufun rahim").isConsistent)
  }

  @Test(
    "A text of 60,000 scalars is compared within bounds, with its mistakes named",
    .timeLimit(.minutes(5))
  )
  func longText() {
    let times = 700
    let arabic = Array(repeating: self.arabic, count: times).joined(separator: " ")
    var lines = Array(repeating: latin, count: times)
    lines[350] = latin.replacing("wa-qinā", with: "wa-qimā")
    let report = TransliterationReport(arabic: arabic, latin: lines.joined(separator: " "))
    #expect(report.findings.map(\.kind) == [.consonant])
    let vowels = String(repeating: "ءَ", count: 30_000) + "بَ"
    #expect(
      !TransliterationReport(arabic: vowels, latin: String(repeating: "i", count: 60_000) + "ba")
        .isConsistent
    )
    let other = TransliterationReport(arabic: arabic, latin: String(repeating: "mut ", count: 15_000))
    #expect(other.findings.map(\.kind) == [.otherText])
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
    #expect(TransliterationReport(arabic: "", latin: "").isConsistent)
  }

  @Test("Instructions in brackets and counts are ignored")
  func instructions() {
    let report = TransliterationReport(
      arabic: arabic + " (يقولها في الصباح) ثلاث مرات",
      latin: "[Say:] " + latin + " 3 times"
    )
    #expect(report.isConsistent)
  }

  @Test("Random scalars are compared without a crash, the same each time", arguments: 1...100)
  func randomText(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
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
    let report = TransliterationReport(arabic: arabic, latin: latin)
    #expect(report == TransliterationReport(arabic: arabic, latin: latin))
    #expect(report.score <= 1)
  }
}
