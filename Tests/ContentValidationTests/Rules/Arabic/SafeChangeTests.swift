import ArabicText
import Diagnostics
import SeededRandom
import Testing
import UnicodeText

@testable import ContentValidation

/// Safe changes of AR01 to AR11: a text keeps its words, and a second pass changes nothing.
@Suite struct SafeChangeTests {
  private static let pieces: [String] = [
    "ا", "ا", "ل", "ل", "لا", "إ", "أ", "ب", "ر", "م", "ن", "ه", "ة", "و", "ي", "ى", "ء", "ك", "\u{064E}",
    "\u{064E}",
    "\u{0650}", "\u{064F}", "\u{0652}", "\u{0651}", "\u{0651}\u{064E}", "\u{064B}", "ا\u{064B}", "\u{064D}",
    "\u{0670}", "\u{0654}", "\u{0653}", "\u{0655}", "\u{0640}", " ", " ", " ", "  ", "،", ".", "؛", " ،",
    "\u{A0}",
    "\u{200B}", "\u{200F}", "\u{FEFB}", "\u{FDF2}", "\u{FDFD}", "\u{FDFA}", "\u{FE76}", "\u{FC60}",
    "\u{06CC}",
    "\u{06A9}", "\u{06C1}", "\u{06F3}", "(", "٣", "\u{06DA}",
  ]

  private func randomText(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...40, using: &random))
      .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
  }

  /// Letters and digits by word: space and punctuation around words may change.
  private func words(_ text: String) -> [Substring] {
    text.searchForm.split { !($0.isLetter || $0.isNumber) }
  }

  @Test(arguments: [SampleText.Kind.recited, .prose])
  func aSafeChangeIsCompleteAndKeepsTheWords(kind: SampleText.Kind) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<600 {
      let text = SampleText(randomText(&random), kind)
      for rule in SpellingTests.rules {
        let changed = text.changed(by: rule)
        let left = changed.findings(rule).flatMap(\.fixIts).filter { $0.applicability == .safe }
        #expect(left == [], "\(rule) on \(text.text.escapedScalars)")
        #expect(
          words(changed.text) == words(text.text),
          "\(rule) on \(text.text.escapedScalars) gives \(changed.text.escapedScalars)"
        )
      }
    }
  }

  @Test(arguments: [
    ("سُبْحَانَ الَّذِى سَحَّرَ لَنَا هَذَا وَمَا كُنَّا لَهُ مُقْرِنِينَ", FixIt.Applicability.unsafe),
    ("الْحَمْدُ لِلَّهِ الَّذِى أَطْعَمَنَا هَذَا", FixIt.Applicability.safe),
  ])
  func noYehInAVerseWithAMistakeIsSafelyWritten(arabic: String, applicability: FixIt.Applicability) {
    #expect(Trial(DotlessFinalYeh.self, arabic: arabic).applicabilities == [applicability])
  }

  /// No edition has a mark of the lam on the alef.
  @Test(arguments: [
    "رَبَّنَا لاَ تُزِغْ قُلُحبَنَا بَعْدَ إِذْ هَدَيْتَنَا وَهَبْ لَنَا مِنْ لَدُنْكَ رَحْمَةً", "رَبَّنَا لاَ تُؤَاخِذْنَا بِذُنُوبِنَا",
    "لاَ حَوْلَ وَلاَ قُوَّةَ إِلاَّ بِاللَّهِ",
  ])
  func aMarkOnLamAlefInAVerseWithAMistakeIsSafelyMoved(arabic: String) {
    let trial = Trial(MarkOnLamAlef.self, arabic: arabic)
    #expect(!trial.applicabilities.isEmpty)
    #expect(trial.applicabilities.allSatisfy { $0 == .safe })
  }

  @Test func allSafeChangesTogetherTerminate() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let text = SampleText(randomText(&random))
      var changed = text
      var rounds = 0
      var isChanging = true
      while isChanging, rounds < 8 {
        let before = changed.text.scalars
        for rule in SpellingTests.rules { changed = changed.changed(by: rule) }
        isChanging = changed.text.scalars != before
        rounds += 1
      }
      #expect(!isChanging, "\(text.text.escapedScalars)")
      #expect(words(changed.text) == words(text.text), "\(text.text.escapedScalars)")
    }
  }
}

extension String {
  fileprivate var escapedScalars: String { unicodeScalars.map(\.codePoint).joined(separator: " ") }
}
