import Testing

@testable import ContentValidation

@Suite struct InstructionInArabicTests {
  @Test func aCountIsProposedAsRepetitions() {
    expect(
      InstructionInArabic.self,
      in: "dua slug=a repetitions=1\n  arabic سُبْحَانَ اللهِ (ثلاثَ مَرَّاتٍ)",
      finds: """
        2 `ثلاثَ مَرَّاتٍ`: `ثلاثَ مَرَّاتٍ` in `arabic` of dua `a` says how often to recite it: \
        write `repetitions="3"` (now 1) and remove the words
        """
    )
  }

  @Test func aStatedCountIsRemoved() {
    let trial = Trial(InstructionInArabic.self, arabic: "سُبْحَانَ اللهِ (مِائَةَ مَرَّةٍ)", repetitions: 100)
    #expect(trial.fixed == ["سُبْحَانَ اللهِ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("سبحان الله ثلاثا", "ثلاثا"), ("سبحان الله (ثَلاثًا)", "ثَلاثًا"), ("سبحان الله [ثلاثاً] رب", "ثلاثاً"),
    ("رب 3 مرات", "3 مرات"),
    ("سبحان الله (٣)", "٣"), ("سبحان الله ثلاثا وثلاثين مرة", "ثلاثا وثلاثين مرة"),
    ("رب سبع مرّات", "سبع مرّات"),
    ("سبحان الله (مرة)", "مرة"),
  ])
  func countsAreFound(text: String, mark: String) {
    #expect(Trial(InstructionInArabic.self, arabic: text).marks == [mark])
  }

  @Test(arguments: [
    ("إِذَا أَصْبَحَ أَصْبَحْنَا", "إِذَا أَصْبَحَ"), ("رب وَإِذَا أَمْسَى", "وَإِذَا أَمْسَى"), ("قَالَ رَسُولُ اللهِ رب", "قَالَ رَسُولُ اللهِ"),
    ("عن عمر رضي الله عنه", "رضي الله عنه"), ("فَلْيَقُلْ رب", "فَلْيَقُلْ"), ("رب دُبُرَ كُلِّ صَلَاةٍ", "دُبُرَ كُلِّ صَلَاةٍ"),
  ])
  func narrationIsFound(text: String, mark: String) {
    #expect(Trial(InstructionInArabic.self, arabic: text).marks == [mark])
  }

  @Test(arguments: [
    "قُلْ هُوَ اللَّهُ أَحَدٌ", "رَبِّ قَالَ رَبِّ", "أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ", "أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللهِ", "أَوَّلَ مَرَّةٍ",
    "وَارْضَ عَنْ أَصْحَابِ النَّبِيِّ", "((سُبْحَانَ اللهِ))", "صَلَّى اللهُ عَلَيْهِ وَسَلَّمَ", "﴿قُلْ هُوَ اللَّهُ أَحَدٌ﴾ (١)", "ثَلَاثًا رب",
    "رب [1] رب",
    "عَشْرَ لَيَالٍ",
  ])
  func recitedTextIsNotReported(text: String) {
    #expect(Trial(InstructionInArabic.self, arabic: text).marks == [])
  }

  @Test func theQuranIsExempt() {
    let verse = "سَبْعِينَ مَرَّةً فَلَنْ يَغْفِرَ اللَّهُ لَهُمْ"
    #expect(Trial(InstructionInArabic.self, arabic: verse).marks == [])
    #expect(Trial(InstructionInArabic.self, "dua\n  benefit:ar قال رسول الله ثلاث مرات").marks == [])
  }
}
