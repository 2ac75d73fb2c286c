import DuaRecognition
import SeededRandom
import Testing

@Suite struct TextTwinsTests {
  private let text = "اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا في يومي هذا"

  private func comparisons(_ texts: String...) -> [TextComparison] {
    TextTwins(texts).pairs.map(\.comparison)
  }

  // MARK: One supplication

  @Test func marksAndSpellingsOfHamzaDoNotMatter() {
    let found = comparisons(
      text,
      "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا فِي يَوْمِي هَذَا"
    )
    #expect(found.map(\.relation) == [.same])
    #expect(found.first?.differences.isEmpty == true && found.first?.hasSameLetters == true)
  }

  @Test(
    arguments: [
      ("اللهم إني أسألك علما واسعا ورزقا طيبا وعملا متقبلا في يومي هذا", [("نافعا", "واسعا")]),
      ("اللهم إني أسألك علما نافعا ورزقا طيبا وعملا صالحا متقبلا في يومي هذا", [("", "صالحا")]),
      ("إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا في يومي هذا", [("اللهم", "")]),
      ("اللهم إني أسألك علما نافعا رزقا طيبا وعملا متقبلا في يومي هذا", [("ورزقا", "رزقا")]),
    ] as [(String, [(String, String)])]
  )
  func theWordsThatDifferAreShown(other: String, differences: [(String, String)]) {
    let found = comparisons(text, other)
    #expect(found.map(\.relation) == [.same] && found.map(\.differingWords) == [1])
    #expect(found.first?.differences.map(\.first) == differences.map(\.0))
    #expect(found.first?.differences.map(\.second) == differences.map(\.1))
  }

  @Test func wordsMayBeJoinedOrParted() {
    let found = comparisons(
      "وحده لا شريك له و له الملك و له الحمد وهو على كل شيء قدير ما شاء الله",
      "وحده لاشريك له وله الملك وله الحمد وهو على كل شيء قدير ماشاء الله"
    )
    #expect(found.map(\.relation) == [.same] && found.first?.differences.isEmpty == true)
  }

  @Test func marksThatExcludeEachOtherAreNamed() throws {
    let found = try #require(comparisons("رَبِّ اغْفِرْ لِي وَلَكَ", "رَبِّ اغْفِرْ لِي وَلَكِ").first)
    #expect(found.differences.map(\.kind) == [.marks] && found.differingWords == 0)
    #expect(
      found.differences.map(\.phrase) == [
        "`وَلَكَ` there, `وَلَكِ` here: U+0650 ARABIC KASRA instead of U+064E ARABIC FATHA"
      ]
    )
    #expect(comparisons("رَبِّ اغْفِرْ لِي وَلَكَ", "رَبِّ اغفر لي ولك").first?.differences == [])
  }

  // MARK: Other supplications

  @Test(
    "short texts that differ in a word, and texts that say the opposite, are not one",
    arguments: [
      ("سبحان ربي العظيم وبحمده", "سبحان ربي الأعلى وبحمده"),
      ("اللهم أجرني من النار", "اللهم أجرني من العذاب"),
      ("سبحان الله", "سبحان ربي"), ("اللهم إني أسألك خيرها", "اللهم إني أسألك شرها"),
      (
        "أصبحنا وأصبح الملك لله والحمد لله لا إله إلا الله وحده لا شريك له له الملك وله الحمد وهو على كل شيء قدير",
        "أمسينا وأمسى الملك لله والحمد لله لا إله إلا الله وحده لا شريك له له الملك وله الحمد وهو على كل شيء قدير"
      ),
    ]
  )
  func otherWordsAreAnotherText(first: String, second: String) { #expect(comparisons(first, second).isEmpty) }

  @Test(arguments: ["اللهم إني أسألك الهدى والتقى والعفاف والغنى", "اللهم إني أسألك علما", "", "a text"])
  func otherTextsAreNotTwins(other: String) { #expect(comparisons(text, other).isEmpty) }

  // MARK: Parts

  @Test func aPartIsNotTheSame() {
    let part = "أسألك علما نافعا ورزقا طيبا وعملا متقبلا"
    #expect(comparisons(text, part).map(\.relation) == [.isPart])
    #expect(comparisons(part, text).map(\.relation) == [.contains])
    let story = "عن أم سلمة أن النبي كان يقول إذا صلى الصبح حين يسلم \(text) رواه ابن ماجه"
    #expect(comparisons(story, text).map(\.relation) == [.isPart])
    #expect(comparisons(text, story).first?.differences.isEmpty == true)
  }

  @Test func thePartMayDiffer() {
    let found = comparisons(
      "كان النبي يقول إذا أصبح \(text) ثم يجلس في مصلاه",
      "اللهم إني أسألك علما واسعا ورزقا طيبا وعملا متقبلا في يومي هذا"
    )
    #expect(found.map(\.relation) == [.isPart] && found.first?.words == 12)
    #expect(found.first?.differences.map(\.first) == ["نافعا"])
    #expect(found.first?.differences.map(\.second) == ["واسعا"])
  }

  // MARK: Many texts

  @Test func copiesArePairedWithTheFirst() {
    #expect(
      TextTwins([text, "سبحان الله", text, text]).pairs.map { [$0.first, $0.second] } == [[0, 2], [0, 3]]
    )
  }

  @Test("a changed copy is found among many texts, and nothing else", arguments: 0..<8 as Range<UInt64>)
  func copiesAmongManyTexts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = "بتجدرسصطعفقكلمنهي".unicodeScalars.map { String($0) }
    func word() -> String { (0..<random.number(in: 3...6)).map { _ in random.pick(letters) }.joined() }
    let words = (0..<400).map { _ in word() }
    var texts = (0..<300).map { _ in
      // All texts begin alike.
      ["اللهم", "إني", "أسألك"] + (0..<random.number(in: 12...40)).map { _ in random.pick(words) }
    }
    var expected: Set<[Int]> = []
    for copy in 0..<40 {
      let original = copy * 7
      var text = texts[original]
      text[random.number(in: 3...text.count - 1)] = "كلمة"
      expected.insert([original, texts.count])
      texts.append(text)
    }
    let pairs = TextTwins(texts.map { $0.joined(separator: " ") }).pairs
    #expect(Set(pairs.map { [$0.first, $0.second] }) == expected)
    #expect(pairs.allSatisfy { $0.comparison.relation == .same && $0.comparison.differingWords == 1 })
  }

  @Test func theSameTextsGiveTheSamePairs() {
    let texts = (0..<60).map {
      "اللهم إني أسألك من خير \($0 % 7 == 0 ? "هذا" : "ذلك") اليوم وما فيه من بركة \(String(repeating: "ن", count: $0 % 9 + 2))"
    }
    #expect(TextTwins(texts).pairs == TextTwins(texts).pairs)
  }
}
