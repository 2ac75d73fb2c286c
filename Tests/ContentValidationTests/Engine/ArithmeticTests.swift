import DuaLibrary
import Testing

@Suite struct ArithmeticTests {
  @Test(arguments: [(0, 1), (29, 1), (30, 1), (89, 1), (90, 2), (149, 2), (150, 3), (Int.max, Int.max / 60)])
  func secondsBecomeTheNearestMinute(seconds: Int, minutes: Int) {
    #expect(JourneyTotals.minutes(seconds: seconds) == minutes)
  }

  @Test func totalsAddUp() {
    let duas: [(xp: Int, duration: Int?)] = [(xp: 40, duration: 45), (xp: 20, duration: 60)]
    let totals = JourneyTotals(duas: duas)
    #expect(totals.xp == 60)
    #expect(totals.minutes == 2)
  }

  @Test func oneDuaWithoutDurationLeavesTheMinutesOpen() {
    let duas: [(xp: Int, duration: Int?)] = [
      (xp: 40, duration: 45), (xp: 20, duration: nil), (xp: 1, duration: 5),
    ]
    let totals = JourneyTotals(duas: duas)
    #expect(totals.xp == 61)
    #expect(totals.minutes == nil)
  }

  @Test func sumsStopAtTheGreatestNumber() {
    let duas: [(xp: Int, duration: Int?)] = [(xp: .max, duration: .max), (xp: 1, duration: 1)]
    let totals = JourneyTotals(duas: duas)
    #expect(totals.xp == .max)
    #expect(totals.minutes == Int.max / 60)
  }

  @Test(arguments: [
    (0, 1, Difficulty.beginner, 15), (50, 1, .beginner, 15), (51, 1, .beginner, 20), (150, 1, .beginner, 20),
    (151, 1, .beginner, 25), (0, 2, .beginner, 20), (0, 5, .beginner, 35), (0, 6, .beginner, 35),
    (0, 0, .beginner, 15), (0, 1, .intermediate, 25), (0, 1, .advanced, 35), (500, 100, .advanced, 65),
    (0, .max, .beginner, 35), (0, .min, .beginner, 15),
  ])
  func theFormulaHasItsSteps(length: Int, repetitions: Int, difficulty: Difficulty, xp: Int) {
    #expect(SuggestedXP(arabicLength: length, repetitions: repetitions, difficulty: difficulty).total == xp)
  }
}
