import ArabicText
import Testing

@Suite("Tashkeel")
struct TashkeelTests {
  private func statuses(_ text: String) -> [String] {
    Tashkeel(of: text).words.map { word in word.letters.map(\.status.rawValue).joined(separator: " ") }
  }

  @Test(
    "the status of letters",
    arguments: [
      // exempt
      ("قَالَ هُ", "ok exempt ok"), ("آمَنَ هُ", "exempt ok ok"), ("هُدَى هُ", "ok ok exempt"),
      ("نُورُ هُ", "ok exempt ok"), ("دِينُ هُ", "ok exempt ok"), ("آمَنُوا هُ", "exempt ok ok exempt exempt"),
      ("دَعَوا هُ", "ok ok exempt exempt"), ("الرَّبُّ هُ", "exempt exempt ok ok"),
      ("الشمْسُ هُ", "exempt exempt missing ok ok"), ("الَّذِي هُ", "exempt ok ok exempt"),
      ("لِلنَّاسِ هُ", "ok exempt ok exempt ok"), ("اللّه هُ", "exempt exempt exempt missing"),
      ("لله هُ", "exempt exempt missing"), ("للَّهِ هُ", "missing exempt ok"),
      ("ٱللَّهِ هُ", "exempt exempt exempt ok"),
      ("فَاللهُمَّ هُ", "ok exempt exempt exempt ok ok"),
      ("عَبَدتُّ هُ", "ok ok exempt ok"), ("مِن رَّبِّ", "ok exempt"), ("رَبُّ الناس", "ok ok"),
      ("لَهب", "ok missing exempt"), ("لَهب، هُ", "ok missing exempt"), ("لَهب ۖ هُ", "ok missing exempt"),
      ("لَهب (3)", "ok missing exempt"), ("صَلٰوةُ هُ", "ok ok exempt ok"),
      ("كهيعص", "exempt exempt exempt exempt exempt"),
      ("يسٓ هُ", "exempt exempt"), ("أَحَطتُ هُ", "ok ok exempt ok"), ("أُو۟لِي هُ", "ok exempt ok exempt"),
      // ok
      ("بَ هُ", "ok"), ("بٌ هُ", "ok"), ("عِلْمًا هُ", "ok ok ok exempt"), ("عِلْماً هُ", "ok ok ok exempt"),
      ("لَهُۥ هُ", "ok ok"), ("نَبِىٌّ هُ", "ok ok ok"), ("مَجْر۪ىٰهَا هُ", "ok ok ok ok ok exempt"),
      ("عَلَ\u{6CC} هُ", "ok ok exempt"), ("هُد\u{6CC}\u{64B} هُ", "ok ok exempt"), ("لِ\u{6CC} هُ", "ok exempt"),
      ("رَبّا مَرَّا", "ok implied exempt"),
      // half, implied, weak, missing
      ("ربّ هُ", "missing half"), ("قال هُ", "implied exempt missing"), ("مُوسى هُ", "ok exempt implied exempt"),
      ("يَعلَمُ هُ", "ok weak ok ok"), ("قُل هُ", "ok weak"), ("القَمَرُ هُ", "exempt weak ok ok ok"),
      ("اهدِنَا هُ", "exempt weak ok ok exempt"), ("كتب هُ", "missing missing missing"),
      ("لَانفَضَّ هُ", "ok exempt weak ok ok"),
    ] as [(String, String)]
  )
  func status(text: String, expected: String) {
    #expect(statuses(text).first == expected)
  }

  /// The text before a word is the context in which the word is judged.
  @Test(
    "a letter without a mark misses it where the text writes that mark elsewhere",
    arguments: [
      // sukuns, and whether noon and meem are hidden in the next letter
      ("قُلْ يَعلَمُ هُ", "ok missing ok ok"), ("قُلْ هَل نَعلَمُ يَعلَمُ هُ", "ok weak ok ok"),
      ("قُلْ مِن هُ", "ok missing"), ("قُلْ مِن تُ", "ok weak"), ("قُلْ مِن يُ", "ok weak"),
      ("قُلْ عِنْدَ مِنْكَ كُنْتُ مِن تُ", "ok missing"), ("قُلْ الدُنيَا هُ", "exempt exempt undoubled missing ok exempt"),
      ("قُلْ هُم هُ", "ok missing"), ("قُلْ هُم بِ", "ok weak"),
      // the article, whose sukun some texts omit
      ("قُلْ القَمَرُ هُ", "exempt weak ok ok ok"), ("قُلْ الْبَحْرُ القَمَرُ هُ", "exempt missing ok ok ok"),
      // a doubled letter before an alef
      ("كَلَّا رَبّا هُ", "ok implied exempt"), ("عَدّا مَدّا رَبّا هُ", "ok ok exempt"),
      // a dagger alef
      ("قُلْ هَٰذَا ذٰكَ هُ", "implied ok"), ("قُلْ هٰذَا ذٰكَ هُ", "ok ok"), ("هَٰذَا ذٰكَ هُ", "ok ok"),
      // a hamza below its alef, which implies its kasra
      ("إِلَّا إِلَّا إلَّا هُ", "implied ok exempt"), ("إِلَّا إلَّا هُ", "exempt ok exempt"),
      ("إلَّا إلَّا إِلَّا إلَّا هُ", "exempt ok exempt"),
      // the name of Allah
      ("اللَّهُ بِاللَّهِ اللهُ هُ", "exempt exempt missing ok"), ("اللهُ اللَّهُ اللهُ هُ", "exempt exempt exempt ok"),
      ("قُلْ اللَهُ هُ", "exempt exempt undoubled ok"), ("قُلْ اللّهُ هُ", "exempt exempt half ok"),
      ("قُلْ اللّهُ اللّهُ هُ", "exempt exempt exempt ok"),
    ] as [(String, String)]
  )
  func customaryMark(text: String, expected: String) {
    #expect(statuses(text).dropLast().last == expected)
  }

  @Test(
    "what cannot be without a vowel misses it in every text",
    arguments: [
      // before a doubled letter, unless the two may be one
      ("حَبِّ هُ", "ok ok"), ("حبِّ هُ", "missing ok"), ("يحبُّ هُ", "missing missing ok"),
      ("عَلِمَّ هُ", "ok ok ok"), ("عَلمَّ هُ", "ok missing ok"), ("نَخْلُقكُّمْ هُ", "ok ok ok exempt ok ok"),
      ("إنَّ هُ", "exempt ok"), ("أنَّ هُ", "missing ok"), ("عَلَيَّ هُ", "ok ok ok"),
      ("تُحَاجُّونِّي هُ", "ok ok exempt ok exempt ok exempt"),
      // at the end, before a letter doubled for another reason, and before the article
      ("عَذَاب مُّهِينٌ", "ok ok exempt missing"), ("ارْكَب مَّعَنَا", "exempt ok ok exempt"),
      ("يَوْمَئِذ لِّلَّهِ", "ok ok ok ok missing"),
      ("مَن الْبَحْرُ", "ok missing"), ("مَنِ الْبَحْرُ", "ok ok"), ("مَن انتَ", "ok weak"),
      // teh marbuta, and the letter before it
      ("رَحْمَة هُ", "ok ok ok missing"), ("رَحْمَة", "ok ok ok exempt"), ("رَحْمةُ هُ", "ok ok implied ok"),
      ("صَلَاةُ هُ", "ok ok exempt ok"), ("آتِيةُ هُ", "exempt ok implied ok"),
      ("قُوةُ هُ", "ok implied ok"),
      // pronouns
      ("هُو هُ", "ok missing"), ("وَهِي هُ", "ok ok missing"), ("هُو", "ok exempt"), ("ذُو هُ", "ok exempt"),
      // a vowel is not long before an alef or a sukun
      ("صِيام هُ", "ok implied exempt missing"), ("صِيَامُ هُ", "ok ok exempt ok"),
      ("سُواعُ هُ", "ok implied exempt ok"), ("لِيعْلَمَ هُ", "ok missing ok ok ok"),
      ("دِينْ", "ok exempt ok"),
      // hamza below, which always has its kasra
      ("وَإلَى هُ", "ok implied ok exempt"), ("وَأكلَ هُ", "ok missing missing ok"),
    ] as [(String, String)]
  )
  func due(text: String, expected: String) {
    #expect(statuses(text).first == expected)
  }

  @Test(
    "a shadda is missed where a letter is doubled for sure",
    arguments: [
      // a sun letter after the article
      ("الشَمسُ هُ", "exempt exempt undoubled weak ok"), ("الشَّمسُ هُ", "exempt exempt ok weak ok"),
      ("لِلنَاسِ هُ", "ok exempt undoubled exempt ok"), ("وَالتَوْبَةُ هُ", "ok exempt exempt undoubled ok ok ok"),
      ("بِالتَقوَى هُ", "ok exempt exempt undoubled weak ok exempt"), ("القَمَرُ هُ", "exempt weak ok ok ok"),
      // verbs that begin like an article
      ("التَقَى هُ", "exempt exempt ok ok exempt"), ("الْتَفَتَ هُ", "exempt ok ok ok ok"),
      ("الطُف هُ", "exempt exempt ok weak"), ("وَالِدَيَّ هُ", "ok exempt ok ok ok"),
      // words that are always doubled
      ("إِنَكَ هُ", "ok undoubled ok"), ("إِنَّكَ هُ", "ok ok ok"), ("إِنِ هُ", "ok ok"), ("أَنَا هُ", "ok ok exempt"),
      ("لِأَنَهُ هُ", "ok ok undoubled ok"), ("وَلَكِنَهُ هُ", "ok ok ok undoubled ok"), ("ثُمَ هُ", "ok undoubled"),
      ("رَبَنَا هُ", "ok undoubled ok exempt"), ("رَبكَ هُ", "ok missing ok"), ("أَيُهَا هُ", "ok undoubled ok exempt"),
      ("رُبَ هُ", "ok ok"), ("كَرَبَهُ هُ", "ok ok ok ok"), ("إِلَا هُ", "ok undoubled exempt"),
      ("اللَّهُمَ هُ", "exempt exempt exempt ok undoubled"), ("اللَّهُم", "exempt exempt exempt ok exempt"),
      ("الَذِي هُ", "exempt undoubled ok exempt"), ("الذِينَ هُ", "exempt missing ok exempt ok"),
    ] as [(String, String)]
  )
  func undoubled(text: String, expected: String) {
    #expect(statuses(text).first == expected)
  }

  @Test(
    "the class of a text",
    arguments: [
      ("الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ", .full), ("الحمد لله رب العالمين", Tashkeel.Coverage.none),
      ("الحَمد للهِ ربّ العالَمِينَ", .partial), ("الم", nil), ("", nil), ("praise", nil),
    ] as [(String, Tashkeel.Coverage?)]
  )
  func coverage(text: String, coverage: Tashkeel.Coverage?) {
    #expect(Tashkeel(of: text).coverage == coverage)
  }

  @Test("the shares count letters that need marks, and words in which nothing is missing")
  func shares() {
    let tashkeel = Tashkeel(of: "يَعلَمُ كتب هُ")
    // Marks are required on four letters, on three, and on none of the last word, which is before the pause.
    #expect(tashkeel.strict == 4.0 / 8)
    #expect(tashkeel.lenient == 5.0 / 8)
    #expect(tashkeel.wordCoverage == 2.0 / 3)
  }

  @Test("the words with missing marks are reported with their ranges")
  func incomplete() {
    let text = "بِسْمِ الله ربنا هُ"
    let utf8 = Array(text.utf8)
    let words = Tashkeel(of: text).incompleteWords.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    #expect(words == ["الله", "ربنا"])
  }
}
