import Testing

@testable import ContentValidation

@Suite struct EnglishCountTests {
  @Test(
    arguments: [
      ("Said three times.", "three times", 3), ("He says it Thirty-three times", "Thirty-three times", 33),
      ("recited a hundred times a day", "hundred times", 100),
      ("said three hundred and thirteen times", "three hundred and thirteen times", 313),
      ("Recite it 100 times", "100 times", 100), ("saying it Twice at night", "Twice", 2),
      ("recited thrice", "thrice", 3),
      ("said one thousand times", "one thousand times", 1000),
    ] as [(String, String, Int)]
  )
  func aCountIsRead(text: String, words: String, number: Int) {
    let counts = EnglishCounts.counts(in: text)
    #expect(counts.map(\.number) == [number])
    #expect(counts.map { text.text(ofBytes: $0.bytes) } == [words])
  }

  @Test(arguments: [
    "Allah blesses him ten times", "at all times", "seven heavens, sometimes", "the three chapters",
    "99999999999999999999 times 1", "",
    "times",
  ])
  func otherNumbersAreNotCounts(text: String) { #expect(EnglishCounts.counts(in: text) == []) }

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
        unless the text speaks of another occasion
        """
    )
  }
}
