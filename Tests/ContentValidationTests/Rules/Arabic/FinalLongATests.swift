import Testing

@testable import ContentValidation

@Suite struct FinalLongATests {
  @Test func theMessageNamesBothLetters() {
    let trial = Trial(FinalLongA.self, arabic: "اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَا")
    #expect(
      trial.messages == [
        "`الْهُدَا` in `arabic` of dua `a` ends with U+0627 ARABIC LETTER ALEF and is known only with U+0649: write "
          + "U+0649 ARABIC LETTER ALEF MAKSURA, `الْهُدَى`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَى"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("سُبْحَانَ رَبِّيَ الْأَعْلَا", "الْأَعْلَا", "الْأَعْلَى"), ("حَتَّا تَرْضَى", "حَتَّا", "حَتَّى"), ("يَا مُوسَا", "مُوسَا", "مُوسَى"),
    ("صَلِّ عَلَا مُحَمَّدٍ", "عَلَا", "عَلَى"), ("وَعَلَا آلِ مُحَمَّدٍ", "وَعَلَا", "وَعَلَى"), ("مَنْ دَعَى رَبَّهُ", "دَعَى", "دَعَا"),
    ("وَعَفَى عَنَّا", "وَعَفَى", "وَعَفَا"),
  ])
  func theWrongLetterIsMarked(arabic: String, mark: String, right: String) {
    let trial = Trial(FinalLongA.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [arabic.replacing(mark, with: right)])
  }

  @Test func otherDuasDoNotCount() {
    let texts = ["حَتَّا تَرْضَى", "حَتَّا أَلْقَاكَ"]
    #expect(Trial(FinalLongA.self, duas("arabic", texts)).marks == ["حَتَّا", "حَتَّا"])
    let verbs = ["وَقَدْ رَجَا رَحْمَتَكَ عَبْدُكَ", "مَا رَجَى أَحَدٌ سِوَاكَ"]
    #expect(Trial(FinalLongA.self, duas("arabic", verbs)).marks == ["رَجَى"])
  }

  @Test(arguments: [
    "لَا إِلَٰهَ إِلَّا أَنْتَ رَبَّنَا", "جَلَّ وَعَلَا فِي سَمَائِهِ", "عَلَا بِحَوْلِهِ وَدَنَا بِطَوْلِهِ", "وَاللَّيْلِ إِذَا سَجَا", "دَعَا وَعَفَا وَرَمَى وَهَدَى",
    "ذِكْرَا كَثِيرَا", "عَصَا مُوسَى", "عَلَى مُحَمَّدٍ",
    "الدُّنْيَا",
    "وَمَا وَلَدَا", "وَأَلْفَيَا سَيِّدَهَا لَدَا الْبَابِ", "يَحْيَا", "وَابْنَا آدَمَ", "مِائَتَا مَرَّةٍ", "وَرِضَا نَفْسِهِ", "دُعَى", "كَتَبَا وَقَضَيَا",
    "بِهَا وَلَهَا",
    "زَكَّى",
  ])
  func otherWordsAreNot(arabic: String) { #expect(Trial(FinalLongA.self, arabic: arabic).marks == []) }
}
