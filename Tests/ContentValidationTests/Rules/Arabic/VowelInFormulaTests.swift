import Testing

@testable import ContentValidation

@Suite struct VowelInFormulaTests {
  @Test func theMessageNamesTheFormula() {
    let trial = Trial(VowelInFormula.self, arabic: "اللَّهُ أَكْبَرَ كَبِيرًا")
    #expect(
      trial.messages == [
        "`أَكْبَرَ` in `arabic` of dua `a` has U+064E ARABIC FATHA, where the formula `اللَّهُ أَكْبَرُ` has "
          + "U+064F ARABIC DAMMA: write `أَكْبَرُ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُ أَكْبَرُ كَبِيرًا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("لَا إِلَهُ إِلَّا اللَّهُ", "لَا إِلَهَ إِلَّا اللَّهُ"), ("لَا إِلَٰهَ إِلَّا اللَّهَ", "لَا إِلَٰهَ إِلَّا اللَّهُ"),
    ("لَا حَوْلُ وَلَا قُوَّةُ إِلَّا بِاللَّهِ", "لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ"), ("الْحَمْدَ لِلَّهِ", "الْحَمْدُ لِلَّهِ"),
    ("ٱلْحَمْدَ لِلَّهِ", "ٱلْحَمْدُ لِلَّهِ"),
    ("نَبِيُّنَا صَلَّى اللَّهِ عَلَيْهِ وَسَلَّمَ", "نَبِيُّنَا صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ"), ("فَصَلَّى اللَّهَ عَلَيْهِ وَسَلَّمَ", "فَصَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ"),
    ("أَشْهَدُ أَنَّ مُحَمَّدٌ رَسُولُ اللَّهِ", "أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ"),
    ("وَأَشْهَدُ أَنَّ مُحَمَّدًا رَسُولَ اللَّهِ", "وَأَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ"),
    ("أَنَّ مُحَمَّدًا عَبْدَهُ وَرَسُولَهُ", "أَنَّ مُحَمَّدًا عَبْدُهُ وَرَسُولُهُ"), ("شَفِيعًا لِي يَوْمَ الْقِيَامَةُ", "شَفِيعًا لِي يَوْمَ الْقِيَامَةِ"),
    ("أَعُوذُ بِكَ مِنْ عَذَابَ الْقَبْرِ", "أَعُوذُ بِكَ مِنْ عَذَابِ الْقَبْرِ"), ("رَبِّ زِدْنِي عِلْمٌ", "رَبِّ زِدْنِي عِلْمًا"),
    ("يَا حَيٌّ يَا قَيُّومٌ", "يَا حَيُّ يَا قَيُّومُ"),
  ])
  func theVowelOfTheFormulaIsWritten(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
  }

  @Test(arguments: [
    // As they are written, partly or not vocalized, governed by another word, and other words.
    "لَا إِلَهَ إِلَّا اللَّهُ، اللَّهُ أَكْبَرُ", "لا إله إلا الله", "لَا إِلَه إِلَّا اللَّه", "إِنَّ الْحَمْدَ لِلَّهِ", "أَكْثَرُوا مِنَ الْحَمْدِ لِلَّهِ",
    "وَلَذِكْرُ اللَّهِ أَكْبَرُ", "أَنَّ مُحَمَّداً رَسُولُ اللَّهِ", "السَّلَامُ عَلَيْكُمُ", "بِأَنَّ لَكَ الْحَمْدَ", "إِلَّا إِلَهًا وَاحِدًا", "مِنْ عَذَابٍ",
    "سُبْحَانَ، اللَّهُ رَبِّي", "يَوْمُ الْقِيَامَةِ", "شَاءَ", "أَنَّ مُحَمَّدَ بْنَ عَبْدِ اللَّهِ", "إِنَّ الْعِزَّةَ، وَالْحَمْدَ لِلَّهِ",
    "الْحَمْدُ للِه",
  ])
  func otherTextIsNotMarked(arabic: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).marks == [])
  }

  @Test func itsFormulaeAreFullyVocalized() {
    let marked = Formula.all.flatMap(\.words).flatMap { $0.vowels.dropLast() }.count { $0 != nil }
    #expect(Formula.all.count > 50 && marked > 300)
  }
}
