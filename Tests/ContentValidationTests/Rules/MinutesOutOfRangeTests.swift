import Testing

@testable import ContentValidation

@Suite struct MinutesOutOfRangeTests {
  @Test func aJourneyTakesAMinuteToADay() {
    expect(
      MinutesOutOfRange.self,
      in: """
        journey slug=a minutes=0
        journey slug=b minutes=1441
        journey slug=c minutes=1
        journey slug=d minutes=1440
        journey slug=e
        journey slug=f minutes=many
        """,
      finds: """
        1 `0`: journey `a` takes 0 minutes: write a number from 1 to 1440, or omit `minutes`
        2 `1441`: journey `b` takes 1441 minutes: write a number from 1 to 1440, or omit `minutes`
        """
    )
  }

  @Test func minutesOutOfRangeAreReportedOnce() {
    expect(
      JourneyMinutesMismatch.self,
      in: """
        dua slug=a duration=60
        journey slug=b minutes=0
          step dua=a slot=morning
        """
    )
  }
}
