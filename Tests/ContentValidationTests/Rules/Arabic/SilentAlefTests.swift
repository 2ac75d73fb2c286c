import Testing

@testable import ContentValidation

@Suite struct SilentAlefTests {
  @Test func theMessageNamesTheMissingAlef() {
    let trial = Trial(SilentAlef.self, arabic: "اللَّهُمَّ اغْفِرْ لِمَنْ ظَلَمُو أَنْفُسَهُمْ")
    #expect(
      trial.messages == [
        "`ظَلَمُو` in `arabic` of dua `a` ends with the waw of a plural, which a silent alef follows: write `ظَلَمُوا`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ اغْفِرْ لِمَنْ ظَلَمُوا أَنْفُسَهُمْ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func theMessageNamesTheAlefThatIsTooMuch() {
    let trial = Trial(SilentAlef.self, arabic: "اللَّهُمَّ رَحْمَتَكَ نَرْجُوا")
    #expect(
      trial.messages == [
        "`نَرْجُوا` in `arabic` of dua `a` has an alef after a waw that is a letter of the verb: write `نَرْجُو`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ رَحْمَتَكَ نَرْجُو"])
  }

  @Test(arguments: [
    ("الَّذِينَ آمَنُو بِكَ", "الَّذِينَ آمَنُوا بِكَ"), ("عِبَادُكَ قَالُو لَكَ", "عِبَادُكَ قَالُوا لَكَ"), ("وَكَفَرُو بِكَ", "وَكَفَرُوا بِكَ"),
    ("إِيَّاكَ أَدْعُوا وَحْدَكَ", "إِيَّاكَ أَدْعُو وَحْدَكَ"), ("وَرَحْمَتَكَ أَرْجُوا", "وَرَحْمَتَكَ أَرْجُو"), ("وَسَنَشْكُوا إِلَيْكَ", "وَسَنَشْكُو إِلَيْكَ"),
  ])
  func theAlefIsAddedOrRemoved(arabic: String, fixed: String) {
    #expect(Trial(SilentAlef.self, arabic: arabic).fixed == [fixed])
  }

  @Test func otherDuasDoNotCount() {
    let texts = ["عِبَادُكَ مِمَّنْ ظَلَمُو نُفُوسَهُمْ", "لَا تَجْعَلْنَا مِمَّنْ ظَلَمُو"]
    #expect(Trial(SilentAlef.self, duas("arabic", texts)).marks == ["ظَلَمُو", "ظَلَمُو"])
  }

  @Test(arguments: [
    "ظَلَمُوا وَقَالُوا وَنَسُوا", "نَرْجُو وَأَدْعُو وَيَعْفُو وَسَتَدْعُو", "وَأَبُو بَكْرٍ وَأَخُو عُمَرَ وَذُو الْفَضْلِ",
    "مُسْلِمُو الْأَرْضِ وَعَامِلُو الْخَيْرِ",
    "أَعْطُوا وَأَوْفُوا وَأَفْشُوا", "لَمْ تَدْعُوا وَلَمْ يَرْجُوا", "نَادُوا وَنَجَوْا", "أَنْ نَدْعُوَ", "هُوَ", "نَحْوًا", "أُولُو الْعِلْمِ",
    "قُلْ إِنَّمَا أَدْعُوا رَبِّي وَلَا أُشْرِكُ بِهِ أَحَدًا",
  ])
  func otherWordsAreNotMarked(arabic: String) { #expect(Trial(SilentAlef.self, arabic: arabic).marks == []) }
}
