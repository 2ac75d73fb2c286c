import ContentDraft
import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct DuaTests {
  @Test func xpIsBetween15And100() {
    expect(
      XPOutOfRange.self,
      in: """
        dua slug=a xp=14
        dua slug=b xp=15
        dua slug=c xp=100
        dua slug=d xp=101
        dua slug=e xp=x
        """,
      finds: """
        1 `14`: dua `a` earns 14 XP: write a number from 15 to 100
        4 `101`: dua `d` earns 101 XP: write a number from 15 to 100
        """
    )
  }

  @Test func aDifferenceFromTheFormulaNamesItsTerms() {
    expect(
      SuggestedXPDiffers.self,
      in: """
        dua slug=a xp=45 repetitions=3 difficulty=intermediate
          arabic الحمد لله رب العالمين الرحمن الرحيم مالك يوم الدين إياك نعبد
        dua slug=b xp=15 repetitions=1 difficulty=beginner
          arabic الحمد لله
        dua slug=c xp=15 repetitions=1
          arabic الحمد لله
        dua slug=d xp=7 repetitions=1 difficulty=beginner
          arabic الحمد لله
        dua slug=e xp=15 repetitions=9223372036854775807 difficulty=beginner
          arabic الحمد لله
        """,
      finds: """
        1 `45`: dua `a` earns 45 XP; the formula suggests 40: 15 for a dua + 5 for its length + 10 for its repetitions \
        + 10 for intermediate
        9 `15`: dua `e` earns 15 XP; the formula suggests 35: 15 for a dua + 0 for its length + 20 for its repetitions \
        + 0 for beginner
        """
    )
  }

  @Test func repetitionsAreBetween1And1000() {
    expect(
      RepetitionsOutOfRange.self,
      in: """
        dua slug=a repetitions=0
        dua slug=b repetitions=1
        dua slug=c repetitions=1000
        dua slug=d repetitions=1001
        """,
      finds: """
        1 `0`: dua `a` has 0 repetitions: write a number from 1 to 1000
        4 `1001`: dua `d` has 1001 repetitions: write a number from 1 to 1000
        """
    )
  }

  @Test func aDurationIsBetweenASecondAndTwoHours() {
    expect(
      DurationOutOfRange.self,
      in: """
        dua slug=a duration=0
        dua slug=b duration=1
        dua slug=c duration=7200
        dua slug=d duration=7201
        """,
      finds: """
        1 `0`: dua `a` takes 0 seconds: write a number from 1 to 7200
        4 `7201`: dua `d` takes 7201 seconds: write a number from 1 to 7200
        """
    )
  }

  @Test func aDurationFitsTheWordsAndRepetitions() {
    expect(
      ImplausibleDuration.self,
      in: """
        dua slug=quick repetitions=100 duration=30
          arabic سُبْحَانَ اللهِ
        dua slug=fine repetitions=100 duration=60
          arabic سُبْحَانَ اللهِ
        dua slug=slow repetitions=1 duration=600
          arabic سُبْحَانَ اللهِ
        dua slug=wrong repetitions=100 duration=9999
          arabic سُبْحَانَ اللهِ
        dua slug=once repetitions=1 duration=1
          arabic سُبْحَانَ اللهِ
        """,
      finds: """
        1 `30`: dua `quick` takes 30 seconds for 2 words, repeated 100 times: 33 to 1260 seconds would be plausible
        5 `600`: dua `slow` takes 600 seconds for 2 words: 1 to 72 seconds would be plausible
        """
    )
  }

  @Test func aDurationThatFitsTheProseIsRight() {
    let dua = "dua slug=a repetitions=100 duration=30\n  arabic سُبْحَانَ اللهِ\n"
    expect(ImplausibleDuration.self, in: dua + "  benefit:en Said three times.")
    #expect(Trial(ImplausibleDuration.self, dua + "  benefit:en Said 1000 times.").marks == ["30"])
  }

  @Test func difficultyFitsTheLength() {
    let long = Array(repeating: "الحمد", count: 41).joined(separator: " ")
    expect(
      ImplausibleDifficulty.self,
      in: """
        dua slug=a difficulty=beginner
          arabic \(long)
        dua slug=b difficulty=advanced
          arabic \(long)
        dua slug=c difficulty=advanced
          arabic الحمد لله
        dua slug=d difficulty=beginner
          arabic الحمد لله
        dua slug=e difficulty=advanced
        """,
      finds: """
        1 `beginner`: dua `a` has 41 Arabic words, which is a lot for `beginner`
        5 `advanced`: dua `c` has 2 Arabic words, which is very few for `advanced`
        """
    )
  }

  @Test func aDuaWithoutAJourneyIsReported() {
    expect(
      UnusedDua.self,
      in: """
        dua slug=a
        dua slug=b
        journey
          step dua=a
        """,
      finds: "2 `b`: no journey uses dua `b`"
    )
    expect(UnusedDua.self, in: "dua slug=a")
  }

  @Test func aDuaThatAMisspelledStepMeansIsNotReported() {
    expect(
      UnusedDua.self,
      in: """
        dua slug=morning-praise
        dua slug=b
        journey
          step dua=morning-prase
        """,
      finds: "2 `b`: no journey uses dua `b`"
    )
  }

  @Test func whatAnUnreadStepMayIncludeIsNotReported() throws {
    var draft = DraftLiteral("dua slug=a xp=20\ndua slug=b xp=20\njourney slug=j xp=40\n  step dua=a").draft
    let rules = { (draft: LibraryDraft) in
      (UnusedDua.check(IndexedDraft(draft)) + JourneyXPMismatch.check(IndexedDraft(draft))).map(\.rule)
    }
    #expect(rules(draft) == [UnusedDua.id, JourneyXPMismatch.id])
    draft.unreadFields[try #require(draft.journeys.first).range] = ["step"]
    #expect(rules(draft) == [])
  }

  @Test func aReviewHasAStatusAndAReviewer() {
    expect(
      ReviewWithoutReviewer.self,
      in: """
        dua slug=a
          review status=reviewed
        dua slug=b
          review
        dua slug=c
          review status=reviewed by=Ahmad
        dua slug=d
          review status=unreviewed
        dua slug=e
        """,
      finds: """
        2 `review`: the review of dua `a` has no `by`: write who reviewed it
        4 `review`: the review of dua `b` has no `status`: write `reviewed` or `unreviewed`
        """
    )
  }
}
