import Testing

@testable import ContentValidation

@Suite struct CaseAfterPrepositionTests {
  @Test(arguments: [
    // The article lost its alef, and a noun with it has no tanwin.
    ("الْحَمْدُ لِلَّهٌ", "الْحَمْدُ لِلَّهِ"),
    // The genitive of a plural has a fatha.
    ("بِئْسَ لِلظَّالِمِينُ بَدَلًا", "بِئْسَ لِلظَّالِمِينَ بَدَلًا"),
    // Other nouns in ين, and nouns that are known with a tanwin.
    ("بَارِكْ لِي فِي الدِّينُ", "بَارِكْ لِي فِي الدِّينِ"), ("مِنْ شَرُّ النَّاسِ", "مِنْ شَرِّ النَّاسِ"),
    // A noun in construct has no tanwin.
    ("مِنْ ثَنِيَّاتٌ الْوَدَاعِ", "مِنْ ثَنِيَّاتِ الْوَدَاعِ"), ("فِي نُورٌ عَرْشِكَ", "فِي نُورِ عَرْشِكَ"), ("فِي نُورٌ مُبِينٍ", "فِي نُورٍ مُبِينٍ"),
  ])
  func theGenitiveIsThatOfTheWord(arabic: String, fixed: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).fixed == [fixed])
  }

  @Test func theMessageNamesTheFathaOfAPlural() {
    #expect(
      Trial(CaseAfterPreposition.self, arabic: "وَيْلٌ لِلظَّالِمِينُ").messages == [
        "`لِلظَّالِمِينُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after a preposition: a noun is in the genitive there; write "
          + "U+064E ARABIC FATHA, `لِلظَّالِمِينَ`"
      ]
    )
  }

  @Test func aPronounIsNotReplacedByATanwin() {
    let trial = Trial(CaseAfterPreposition.self, arabic: "بَارِكْ لَنَا فِي مَدِينَتِنا\u{064B}")
    #expect(trial.messages.allSatisfy { $0.hasSuffix("a noun is in the genitive there") })
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    // A pronoun, words that do not decline, and a verb after مَنْ that is written with a kasra.
    "اجْعَلْ فِي قَلْبِكٌ", "إِلَى رَبِّكٌ", "أَقَلَّ مِنْ ذَلِكٌ", "وَاجْعَلْ ثَأْرَنَا عَلَى مِنْ ظَلَمَنَا",
    // A plural that is not known by its letters.
    "مِنَ الظَّالِم\u{06CC}نَ", "لِلْمُتَّق\u{06CC}نَ",
  ])
  func otherWordsAfterAPrepositionAreNotMarked(arabic: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).marks == [])
  }
}
