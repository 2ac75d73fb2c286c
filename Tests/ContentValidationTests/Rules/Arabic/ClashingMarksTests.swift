import Diagnostics
import Testing
import UnicodeText

@testable import ContentValidation

@Suite struct ClashingMarksTests {
  static let vowels: [Unicode.Scalar] = [
    "\u{064B}", "\u{064C}", "\u{064D}", "\u{064E}", "\u{064F}", "\u{0650}",
  ]

  @Test func twoVowelsClash() {
    for one in Self.vowels {
      for other in Self.vowels where one != other {
        let found = SampleText("قُلْ ب\(one)\(other)ل").findings(ClashingMarks.self)
        #expect(found.map(\.fixIts) == [[]])
        #expect(
          found.first?.message.contains("\(one.codePointAndName) and \(other.codePointAndName)") == true
        )
        #expect(
          SampleText("ب\(one)\u{0651}\(other)").marks(ClashingMarks.self) == ["ب\(one)\u{0651}\(other)"]
        )
      }
    }
  }

  @Test(arguments: vowels + ["\u{0651}"])
  func aSukunClashesWithVowelsAndShadda(mark: Unicode.Scalar) {
    for sukun: Unicode.Scalar in ["\u{0652}", "\u{06E1}"] {
      #expect(SampleText("ب\(mark)\(sukun)").findings(ClashingMarks.self).map(\.fixIts) == [[]])
      #expect(SampleText("ب\(sukun)\(mark)").findings(ClashingMarks.self).map(\.fixIts) == [[]])
      #expect(SampleText("ب\(mark)\(sukun)", .prose).findings(ClashingMarks.self) == [])
    }
  }

  @Test(arguments: vowels + ["\u{0651}", "\u{0652}", "\u{0670}"])
  func aRepeatedMarkIsRemovedOnRequest(mark: Unicode.Scalar) {
    for typed in ["ب\(mark)\(mark)ل", "ب\(mark)\(mark)\(mark)ل"] {
      let text = SampleText(typed)
      #expect(text.findings(ClashingMarks.self).count == 1)
      #expect(text.findings(ClashingMarks.self).first?.message.contains(" twice on ") == true)
      #expect(text.changed(by: ClashingMarks.self).text.scalars == typed.scalars)
      #expect(text.changed(by: ClashingMarks.self, .unsafe).text.scalars == "ب\(mark)ل".scalars)
    }
  }

  @Test func aRepeatedMarkOfTheLetterBeforeIsMovedOnRequest() {
    let trial = Trial(ClashingMarks.self, arabic: "أَنْتَ السل\u{064E}\u{0651}\u{064E}امُ وَمِنْكَ السَّلَامُ")
    #expect(trial.messages.first?.contains(": one belongs to the letter before; write `") == true)
    #expect(trial.applicabilities == [.unsafe])
    #expect(trial.fixed == ["أَنْتَ الس\u{064E}\u{0651}ل\u{064E}امُ وَمِنْكَ السَّلَامُ"])
  }

  @Test(
    arguments: [
      ("وَالأَ\u{0652}رْضِ", "وَالْأَرْضِ", .safe), ("عَلَى الإِ\u{0652}سْلَامِ", "عَلَى الْإِسْلَامِ", .safe),
      ("الأَ\u{0652}خْغَذِ", "الْأَخْغَذِ", .unsafe),
    ] as [(String, String, FixIt.Applicability)]
  )
  func aSukunOnLamAlefIsWrittenOnTheLam(typed: String, fixed: String, applicability: FixIt.Applicability) {
    let trial = Trial(ClashingMarks.self, arabic: typed)
    #expect(trial.messages.first?.contains(": the sukun belongs to the lam; write `") == true)
    #expect(trial.fixed == [fixed])
    #expect(trial.applicabilities == [applicability])
  }

  @Test(arguments: ["رَأَ\u{0652}يْتُ", "سَأَ\u{0652}لْتُكَ", "لأَ\u{0652}نَّكَ"])
  func anotherSukunOnAHamzaHasNoFix(typed: String) {
    #expect(Trial(ClashingMarks.self, arabic: typed).applicabilities == [])
  }

  @Test(arguments: ["\u{06D6}", "\u{0640}"])
  func aSignOnTheLetterBeforeIsNotLost(sign: String) {
    let text = "أَنْتَ الس\(sign)ل\u{064E}\u{0651}\u{064E}امُ وَمِنْكَ السَّلَامُ"
    let trial = Trial(ClashingMarks.self, arabic: text)
    #expect(trial.fixed == ["أَنْتَ الس\(sign)ل\u{064E}\u{0651}امُ وَمِنْكَ السَّلَامُ"])
  }

  @Test func aTitleIsCheckedToo() {
    expect(
      ClashingMarks.self,
      in: """
        dua slug=a
          title:ar دُُعَاءٌ
          benefit:ar الْخَُرُوجُ
        """,
      finds: """
        2 `دُُ`: `title` (ar) of dua `a` contains U+064F ARABIC DAMMA twice on U+062F ARABIC LETTER DAL in the word `دُُعَاءٌ`: remove \
        the second
          fix 2 `ُ` -> ``: remove the repeated marks
        """
    )
  }

  @Test func aRepeatedMarkAmongOthersThatClashIsLeftToAPerson() {
    #expect(SampleText("بَُ\u{064E}").findings(ClashingMarks.self).map(\.fixIts) == [[]])
  }

  @Test(arguments: [
    "بَّ", "بًّا", "هَٰذَا", "بّٰ", "آلَٓم", "بِهِ\u{06E6}", "ٱلنَّبِيِّ\u{06E6}\u{064E}", "سَمِيعٌ\u{06E2}", "يُحْ\u{06E7}\u{0650}",
    "رَءَ\u{0670}\u{0654}\u{0652}", "قَالُوا\u{06DF}",
  ])
  func marksThatGoTogetherDoNotClash(text: String) {
    #expect(SampleText(text).findings(ClashingMarks.self) == [])
  }

  @Test func clashingMarksAreNamed() {
    expect(
      ClashingMarks.self,
      in: """
        dua slug=a
          arabic قَُلْ رَبّْ هُوَْ بََل
        """,
      finds: """
        2 `قَُ`: `arabic` of dua `a` contains U+064E ARABIC FATHA and U+064F ARABIC DAMMA on U+0642 ARABIC \
        LETTER QAF in the word `قَُلْ`: a letter has one vowel; keep the correct one (and 3 more in this text)
          fix 2 `\u{064E}` -> ``: remove the repeated marks
        """
    )
  }

  @Test(arguments: ["حَُوْلَ", "اَُعُوْذُ"])
  func noOtherRuleChangesAWordWithClashingMarks(word: String) {
    let text = SampleText("لَا \(word) إِلَّا")
    #expect(text.findings(ClashingMarks.self).count == 1)
    #expect(text.findings(IndoPakSpelling.self) == [])
    #expect(SampleText("لَا عَلَِى").findings(DotlessFinalYeh.self) == [])
  }

  @Test(arguments: [("رَبّْ", "letter with shadda"), ("هُوَْ", "vowel or sukun"), ("بَِل", "one vowel")])
  func theAdviceFitsTheClash(text: String, advice: String) {
    #expect(SampleText(text).findings(ClashingMarks.self).first?.message.contains(advice) == true)
  }

  @Test func aThousandMarksOnOneLetterAreOneShortFinding() throws {
    let marks = String(repeating: "\u{064E}\u{064F}", count: 500)
    for rule in SpellingTests.rules {
      for finding in SampleText("قُلْ ب\(marks) هُوَ").findings(rule) {
        #expect(finding.message.utf8.count < 500)
      }
    }
    let found = SampleText("قُلْ ب\(marks) هُوَ").findings(ClashingMarks.self)
    #expect(found.count == 1)
    #expect(found.first?.range?.bytes.count == 6)
  }

  @Test(.timeLimit(.minutes(1)))
  func tenThousandMarksTakeLinearTime() {
    let marks = String(repeating: "\u{0651}\u{064F}\u{064E}", count: 3_300)
    let words = String(repeating: "ظلاَغظ ضّ\u{0650}ـغ ", count: 1_000)
    for rule in SpellingTests.rules {
      #expect(SampleText("ب\(marks)").findings(rule).count <= 2)
      #expect(SampleText(marks).findings(rule).count <= 2)
      #expect(SampleText(words).findings(rule).count <= 2)
    }
  }
}
