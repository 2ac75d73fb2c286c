import Testing

@testable import ContentValidation

/// The rules that compare a translation with its Arabic: TX23 and TX24.
@Suite struct TranslationTests {
  private static func dua(_ arabic: String, _ english: String) -> String {
    "dua slug=a\n  arabic \(arabic)\n  translation:en \(english)"
  }

  // MARK: TX23

  @Test func anotherAddressIsFound() {
    expect(
      TranslationAddress.self,
      in: Self.dua("رَبَّنَا اغْفِرْ لَنَا", "My Lord, forgive me"),
      finds: """
        3 `My`: `translation` (en) of dua `a` begins with `My Lord`, but `arabic` with `رَبَّنَا`, which is `our Lord`: compare \
        the two to their end
        """
    )
    expect(
      TranslationAddress.self,
      in: Self.dua("رَبِّ اغْفِرْ وَارْحَمْ", "O our Lord! Forgive and have mercy"),
      finds: """
        3 `our`: `translation` (en) of dua `a` begins with `our Lord`, but `arabic` with `رَبِّ`, which is `my Lord`: compare \
        the two to their end
        """
    )
  }

  @Test(arguments: [
    ("رَبَّنَا اغْفِرْ لَنَا", "Our Lord, forgive us"), ("رَبِّ اغْفِرْ لِي", "(O my Lord, forgive me)"),
    ("رَبَّنَا اغْفِرْ لَنَا", "Lord, forgive us"), ("رَبَّنَا اغْفِرْ لَنَا", "O Allah, our Lord, forgive us"),
    ("رَبِّ الْعَالَمِينَ", "Lord of all the worlds"), ("رَبَّنَا اغْفِرْ لَنَا", "My Lordship"),
    ("اللَّهُمَّ رَبَّنَا اغْفِرْ لَنَا", "My Lord, forgive us"), ("رَبَّنَا اغْفِرْ لَنَا", "O"),
  ])
  func otherOpeningsAreNotReported(arabic: String, english: String) {
    expect(TranslationAddress.self, in: Self.dua(arabic, english))
  }

  @Test func onlyEnglishIsCompared() {
    expect(
      TranslationAddress.self,
      in: "dua slug=a\n  arabic رَبَّنَا اغْفِرْ لَنَا\n  translation:fr My Lord"
    )
  }

  // MARK: TX24

  private static let alone = "رَبِّ لَا تَذَرْنِي فَرْدًا وَأَنْتَ خَيْرُ الْوَارِثِينَ"
  private static let tahlil = "لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ"

  @Test func aTranslationWithoutTheNegationIsFound() {
    let english = "My Lord, leave me alone, and You are the best of inheritors."
    expect(
      MissingNegation.self,
      in: Self.dua(Self.alone, english),
      finds:
        "3 `\(english)`: `translation` (en) of dua `a` denies nothing, but `arabic` has `لا`: compare the two"
    )
    let known = "My Lord, forgive me what You know, and what I know"
    #expect(
      Trial(MissingNegation.self, Self.dua("رَبِّ اغْفِرْ لِي مَا لَا أَعْلَمُ", known)).marks == [known]
    )
  }

  @Test(arguments: [
    (alone, "My Lord, do not leave me alone, and You are the best of inheritors."),
    (alone, "My Lord, don’t leave me alone; You are the best of inheritors."),
    (alone, "My Lord, keep me from being childless, for You are the best of inheritors."),
    (tahlil, "There is no god but You; glory be to You. I have been among those who do wrong."),
    (tahlil, "You alone are God; glory be to You. I have been among those who do wrong."),
    (
      "بِسْمِ اللَّهِ الَّذِي لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ",
      "In the Name of Allah with Whose Name there is protection against every kind of harm"
    ),
    ("لَا بَأْسَ طَهُورٌ إِنْ شَاءَ اللَّهُ", "A purification, if Allah wills"),
    ("رَبِّ اغْفِرْ لِي خَطِيئَتِي", "My Lord, forgive me my error and my sin"),
    ("وَأَلَا لَهُ الْحُكْمُ", "Surely to Him belongs the judgment over all"),
    ("لَا يَزَالُ لِسَانِي رَطْبًا مِنْ ذِكْرِكَ", "My tongue is moist with the remembrance of You"),
    ("لَمْ تَزَلْ رَحِيمًا بِعِبَادِكَ", "You have been merciful to Your servants"),
    ("لَا بَأْسَ، طَهُورٌ إِنْ شَاءَ اللَّهُ", "All is well, a purification, if Allah wills"),
    ("أَسْتَجِيرُ بِكَ مَا لَمْ أَمُتْ", "I seek Your protection as long as I live"),
    ("لَا يَدْعُوكَ عَبْدٌ إِلَّا أَجَبْتَهُ", "You answer every servant who calls upon You"),
    ("وَنَعِيمًا لَا يَنْفَدُ", "And a lasting bliss, and joy"),
    ("لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ", "Lā ḥawla wa-lā quwwata illā bi-llāh"),
  ])
  func translationsThatMayDenyAreNotReported(arabic: String, english: String) {
    expect(MissingNegation.self, in: Self.dua(arabic, english))
  }

  @Test func onlyWholeParticlesAreNegations() {
    expect(MissingNegation.self, in: Self.dua("الْحَمْدُ لِلَّهِ لَمَّا", "All praise belongs to Allah, when"))
  }
}
