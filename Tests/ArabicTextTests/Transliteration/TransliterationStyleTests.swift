import ArabicText
import FidelityMeasures
import Testing

@Suite struct TransliterationStyleTests {
  private typealias Pair = (arabic: String, latin: String)

  private func style(_ pairs: [Pair]) -> TransliterationStyle { TransliterationStyle(pairs) }

  private static let library: [(arabic: String, latin: String)] =
    (try? TransliterationSet.library.pairs(in: .standard).map { (arabic: $0.arabic, latin: $0.latin) }) ?? []
  private static let learned = TransliterationStyle(library)

  private let arabic = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"
  private let latin = "rabbanā ātinā fī d-dunyā ḥasanatan wa-fī l-ākhirati ḥasanatan wa-qinā ʿadhāba n-nār"

  private func deviations(_ latin: String) -> [StyleDeviation] {
    Self.learned.deviations(arabic: arabic, latin: latin, isLearned: false)
  }

  @Test("The library keeps to its own style")
  func library() {
    #expect(Self.learned.pairCount == Self.library.count)
    #expect(Self.learned.pairCount > 100)
    for pair in Self.library {
      let deviations = Self.learned.deviations(arabic: pair.arabic, latin: pair.latin)
      #expect(deviations.isEmpty, "\(deviations)")
    }
  }

  @Test(
    "A spelling that is not the library's is named with its word, its letters and the habit",
    arguments: [
      ("ḥasanatan wa-fī", "hasanatan wa-fī", "hasanatan", "h", "ḥ", "حَ"),
      ("wa-qinā", "wa-kinā", "wa-kinā", "k", "q", "قِ"),
      ("ʿadhāba", "adhāba", "adhāba", "", "ʿ", "عَ"),
      ("ʿadhāba", "ʾadhāba", "ʾadhāba", "ʾ", "ʿ", "عَ"),
      ("ʿadhāba", "ʿadhaba", "ʿadhaba", "a", "ā", "ذَا"),
      ("ʿadhāba", "ʿadhaaba", "ʿadhaaba", "aa", "ā", "ذَا"),
      ("ʿadhāba", "ʿādhāba", "ʿādhāba", "ā", "a", "عَ"),
      ("ʿadhāba", "ʿazāba", "ʿazāba", "z", "dh", "ذَ"),
      ("rabbanā", "rabanā", "rabanā", "b", "bb", "بَّ"),
      ("qinā", "qinnā", "wa-qinnā", "nn", "n", "نَ"),
      ("d-dunyā", "ḍ-dunyā", "ḍ-dunyā", "ḍ", "d", "ل"),
    ] as [(String, String, String, String, String, String)]
  )
  func deviation(
    text: String,
    written: String,
    word: String,
    letters: String,
    usual: String,
    sound: String
  ) throws {
    let changed = latin.replacing(text, with: written)
    let found = deviations(changed)
    #expect(found.count == 1, "\(found)")
    let deviation = try #require(found.first)
    #expect(deviation.latin.text == word)
    #expect(deviation.letters.text == letters)
    #expect(deviation.usual == usual)
    #expect(deviation.sound.text == sound)
    #expect(deviation.usualCount >= 8 && deviation.usualCount <= deviation.occurrenceCount)
    let scalars = Array(changed.unicodeScalars)
    #expect(String(String.UnicodeScalarView(scalars[deviation.letters.range])) == letters)
    #expect(
      String(String.UnicodeScalarView(Array(arabic.unicodeScalars)[deviation.arabic.range]))
        == deviation.arabic.text
    )
  }

  @Test("Where one letter is written for two sounds there is no habit to deviate from")
  func plainScheme() {
    let plain = Romanizer(table: .ascii, reading: .connected, article: .assimilated)
    let style = style(Self.library.map { ($0.arabic, plain.romanize($0.arabic)) })
    let latin = plain.romanize(arabic)
    #expect(style.deviations(arabic: arabic, latin: latin, isLearned: false).isEmpty)
    // q and k are two letters in this scheme too.
    let changed = latin.replacing("qina", with: "kina")
    #expect(style.deviations(arabic: arabic, latin: changed, isLearned: false).map(\.usual) == ["q"])
  }

  @Test(
    "Pauses, elisions and endings are not a matter of style",
    arguments: [
      ("wa-qinā ʿadhāba n-nār", "wa-qinā ʿadhāba n-nāri"),
      ("ḥasanatan wa-qinā", "ḥasanah wa-qinā"),
      ("ḥasanatan wa-qinā", "ḥasanat wa-qinā"),
      ("ʿadhāba", "ʿadhāb"),
      ("wa-fī l-ākhirati", "wa-fī al-ākhirati"),
    ]
  )
  func endings(text: String, written: String) {
    let found = deviations(latin.replacing(text, with: written))
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A style does not depend on the order or the parts in which it is learned")
  func order() {
    var parts = TransliterationStyle()
    let some = Self.library.prefix(30)
    for pair in some.reversed() { parts.merge(style([pair])) }
    #expect(parts == style(Array(some)))
  }

  @Test("Letters typed as two scalars are the letters of the style")
  func decomposed() {
    #expect(deviations(latin.replacing("ḥ", with: "h\u{323}").replacing("ā", with: "a\u{304}")).isEmpty)
  }

  @Test("A mistake in a text that was learned does not speak for itself")
  func ownText() {
    let wrong = latin.replacing("wa-qinā", with: "wa-kinā")
    var style = Self.learned
    style.learn(arabic: arabic, latin: wrong)
    #expect(style.deviations(arabic: arabic, latin: wrong).map(\.usual) == ["q"])
  }

  @Test("Without texts there is no style, and another text is not looked at")
  func nothing() {
    #expect(TransliterationStyle().deviations(arabic: arabic, latin: latin, isLearned: false).isEmpty)
    #expect(deviations("allāhumma bika asbahnā wa-bika amsaynā").isEmpty)
    #expect(deviations("").isEmpty)
  }

  @Test("Mistakes within a class of sounds are found in the library", arguments: StyleInjection.dotted)
  func injections(injection: StyleInjection) throws {
    let figure = try InjectedStyleErrors(injection, in: .library, rounds: 3, stride: 5).run(on: .standard)
    #expect(figure.total > 15)
    #expect(figure.share >= 0.9, "\(figure.examples)")
  }
}
