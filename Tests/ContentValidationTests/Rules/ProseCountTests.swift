import DuaLibrary
import Testing

@testable import ContentValidation

@Suite struct ProseCountTests {
  @Test(
    arguments: [
      ("Said three times.", "three times", 3), ("He says it Thirty-three times", "Thirty-three times", 33),
      ("recited a hundred times a day", "hundred times", 100),
      ("said three hundred and thirteen times", "three hundred and thirteen times", 313),
      ("Recite it 100 times", "100 times", 100), ("saying it Twice at night", "Twice", 2),
      ("recited thrice", "thrice", 3),
      ("said one thousand times", "one thousand times", 1000), ("Say it 100x", "100x", 100),
      ("(x3)", "x3", 3),
      ("Recite 3 x on waking", "3 x", 3), ("Recite three (3) times", "three (3) times", 3),
      ("say it a dozen times", "dozen times", 12), ("Glory be to Him (three times)", "three times", 3),
      ("He supplicated with it seven times", "seven times", 7),
      ("say it with 33 repetitions", "33 repetitions", 33),
    ] as [(String, String, Int)]
  )
  func aCountIsRead(text: String, words: String, number: Int) {
    let counts = ProseCounts.counts(in: text, .english)
    #expect(counts.map(\.number) == [number])
    #expect(counts.map { text.text(ofBytes: $0.bytes) } == [words])
  }

  @Test(arguments: [
    "Allah blesses him ten times", "at all times", "seven heavens, sometimes", "the three chapters",
    "99999999999999999999 times 1", "",
    "times",
  ])
  func otherNumbersAreNotCounts(text: String) { #expect(ProseCounts.counts(in: text, .english) == []) }

  @Test func aTextWithoutTheNumberOfRepetitionsIsReported() {
    expect(
      RepetitionsInProse.self,
      in: """
        dua slug=a repetitions=3
          benefit:en Said three times in the morning, or seven times.
          context:en He said it seven times.
        """,
      finds: """
        3 `seven times`: `context` (en) of dua `a` says `seven times`, but `repetitions` is 3: correct one, \
        unless the text is about another occasion
        """
    )
  }

  @Test(
    arguments: [
      ("ar", "مَنْ قَالَهَا ثَلَاثَ مَرَّاتٍ حُفِظَ", 3), ("ar", "تُقَالُ مِائَةَ مَرَّةٍ", 100),
      ("ar", "تُقَالُ عِشْرِينَ مَرَّةً", 20), ("ar", "مَنْ قَالَهَا أَرْبَعِينَ مَرَّةً", 40),
      ("id", "Dibaca tiga kali setiap pagi", 3), ("fr", "À dire trois fois au réveil", 3),
      ("tr", "Sabah üç kere okunur", 3), ("ur", "صبح تین مرتبہ پڑھیں", 3), ("de", "Dreimal gesprochen", 3),
      ("es", "Recitar siete veces", 7), ("ms", "Baca 3x", 3),
    ] as [(String, String, Int)]
  )
  func countsAreReadInOtherLanguages(language: String, text: String, number: Int) throws {
    let words = try #require(LanguageTag(language).flatMap(CountWords.of))
    #expect(ProseCounts.counts(in: text, words).map(\.number) == [number])
  }

  @Test(
    arguments: [
      ("ar", "قَالَ رَسُولُ اللَّهِ: مَنْ صَلَّى عَلَيَّ صَلَاةً صَلَّى اللَّهُ عَلَيْهِ عَشْرًا"), ("id", "Allah memberkahinya sepuluh kali"),
      ("fr", "Il lui en écrit dix fois autant"),
    ] as [(String, String)]
  )
  func otherCountsAreNotThoseOfRecitations(language: String, text: String) throws {
    let words = try #require(LanguageTag(language).flatMap(CountWords.of))
    #expect(ProseCounts.counts(in: text, words) == [])
  }

  @Test func aRemarkNeedsNoVerb() {
    expect(
      RepetitionsInProse.self,
      in: """
        dua slug=a repetitions=1
          title:en Praise (3 times)
          translation:en All praise is for Allah (x3), who created seven heavens
          context:en It weighs three times as much
          benefit:id Dibaca 3x
        dua slug=b repetitions=3
          title:en Praise (3x)
          translation:en The 33 times when they said it
        """,
      finds: """
        2 `3 times`: `title` (en) of dua `a` says `3 times`, but `repetitions` is 1: correct one, unless the text is about another \
        occasion
        3 `x3`: `translation` (en) of dua `a` says `x3`, but `repetitions` is 1: correct one, unless the text is about another \
        occasion
        5 `3x`: `benefit` (id) of dua `a` says `3x`, but `repetitions` is 1: correct one, unless the text is about another occasion
        """
    )
    #expect(
      ProseCounts.counts(in: "Morning and evening, three times", .english, isRemark: true).map(\.number) == [
        3
      ]
    )
    #expect(ProseCounts.counts(in: "At the five times of prayer", .english, isRemark: true) == [])
  }

  @Test func whatTheReaderIsToldDecides() {
    let benefit = "benefit:en Whoever says it 100 times a day is rewarded."
    expect(
      RepetitionsInProse.self,
      in: "dua slug=a repetitions=1\n  \(benefit)\n  context:en Recite 1x or 10x, 100x a day"
    )
    expect(
      RepetitionsInProse.self,
      in: "dua slug=a repetitions=1\n  \(benefit)\n  context:en Recite 3x",
      finds: """
        2 `100 times`: `benefit` (en) of dua `a` says `100 times`, but `repetitions` is 1: correct one, \
        unless the text is about another occasion
        3 `3x`: `context` (en) of dua `a` says `3x`, but `repetitions` is 1: correct one, \
        unless the text is about another occasion
        """
    )
  }
}
