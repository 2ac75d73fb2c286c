import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct KnownWordTests {
  @Test(arguments: [
    ("اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْعَخْزِ وَالْكَسَلِ", "الْعَخْزِ", "الْعَجْزِ"),
    ("أَعُوذُ بِكَ مِنْ عَذَابِ الْقَبْرِ وَفِتْنَةِ الْمَشِيحِ", "الْمَشِيحِ", "الْمَسِيحِ"),
    ("سُبْجَانَ اللَّهِ وَبِحَمْدِهِ", "سُبْجَانَ", "سُبْحَانَ"), ("الْحَمْظُ لِلَّهِ", "الْحَمْظُ", "الْحَمْدُ"),
  ])
  func aSlipInOneLetterIsMarked(arabic: String, mark: String, meant: String) {
    let trial = Trial(UnlikelyWord.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.messages.allSatisfy { $0.contains(meant) })
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْعَجْزِ وَالْكَسَلِ", "وَبَارِكْ لَهُمْ فِيمَا رَزَقْتَهُمْ", "يَا حَيُّ يَا قَيُّومُ بِرَحْمَتِكَ أَسْتَغِيثُ",
    "اللَّهُمَّ صَيِّبًا نَافِعًا", "رَبَّ جَبْرَائِيلَ وَمِيكَائِيلَ وَإِسْرَافِيلَ", "إِلَيْكَ نَسْعَى وَنَحْفِدُ", "وَاسْقِ مَنْ سَقَانِي",
  ])
  func aRightWordIsNot(arabic: String) { #expect(Trial(UnlikelyWord.self, arabic: arabic).marks == []) }

  @Test func aWordOfASingleOtherDuaIsNotWritten() {
    let texts = ["رَبِّ قُحُوطِ", "رَبِّ قُخُوطِ"]
    let two = Trial(UnlikelyWord.self, duas("arabic", texts))
    #expect(two.marks == ["قُحُوطِ", "قُخُوطِ"])
    #expect(two.applicabilities == [])
    let three = Trial(UnlikelyWord.self, duas("arabic", texts + ["قُخُوطِ"]))
    #expect(three.marks == ["قُحُوطِ"])
    #expect(three.applicabilities == [.unsafe])
  }

  @Test func textOfTheQuranIsLeftToItsRules() {
    let cited = Trial(
      UnlikelyWord.self,
      arabic: "الْحَمْدُ لِلَّهِ رَبِّ الْعَامَلِينَ",
      source: "type=quran surah=1 ayah=2"
    )
    #expect(cited.marks == [])
  }

  @Test func aTextOfUnknownWordsEndsAtTheLimit() {
    let words = (0..<60).map { "خَخْخَ" + String(repeating: "غَ", count: $0 % 5 + 1) + "زِ" }
    let trial = Trial(UnlikelyWord.self, arabic: (words + ["الْعَخْزِ"]).joined(separator: " "))
    #expect(trial.marks == [])
  }

  @Test(arguments: [
    ("اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِ يَةَ", "الْعَافِ يَةَ"), ("وَرَحْمَةُ اللَّهِ وَبَرَكَا تُهُ", "وَبَرَكَا تُهُ"),
    ("أَسْتَغْ فِرُ اللَّهَ", "أَسْتَغْ فِرُ"), ("عَلَى الآ كَامِ", "الآ كَامِ"), ("شَرَائِعَ ال إِسْلَامِ", "ال إِسْلَامِ"),
    ("اللَّهُمَّ إِنِّي أَ سْأَلُكَ", "أَ سْأَلُكَ"),
  ])
  func aSplitWordIsMarked(arabic: String, mark: String) {
    let trial = Trial(SplitWord.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed.allSatisfy { $0.contains(mark.replacing(" ", with: "")) })
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    "اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِيَةَ", "لَا إِلَٰهَ إِلَّا اللَّهُ", "مَا شَاءَ اللَّهُ", "أَنْ لَا إِلَٰهَ", "يَا أَيُّهَا", "كُلِّ مَا خَلَقَ",
    "عَمَّا يَصِفُونَ فِي مَا رَزَقْتَنِي", "اغْفِرْ لَهُ وَ ارْحَمْهُ",
  ])
  func twoWordsAreNot(arabic: String) { #expect(Trial(SplitWord.self, arabic: arabic).marks == []) }
}
