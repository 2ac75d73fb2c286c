import DuaLibrary
import RizqFeatures
import Testing

struct UserProgressTests {
  private let first = Dua.ID(rawValue: 1)
  private let second = Dua.ID(rawValue: 2)

  private func progress(on days: Int...) -> UserProgress {
    var progress = UserProgress()
    for day in days { progress.apply(.completed(first, on: Day(number: day), xp: 10)) }
    return progress
  }

  @Test func duaEarnsItsXPOnceADay() {
    var progress = progress(on: 5)
    progress.apply(.completed(first, on: Day(number: 5), xp: 99))
    progress.apply(.completed(second, on: Day(number: 5), xp: 7))
    progress.apply(.completed(first, on: Day(number: 6), xp: 10))
    #expect(progress.totalXP == 27)
    #expect(progress.xp(on: Day(number: 5)) == 17)
    #expect(progress.completionCount == 3)
    #expect(progress.completedDuas == [first, second])
  }

  @Test func changesAreIdempotent() {
    let changes: [ProgressChange] = [
      .completed(first, on: Day(number: 1), xp: 3), .counted(second, on: Day(number: 1), recitations: 2),
      .subscribed(Journey.ID(rawValue: 4)), .unsubscribed(Journey.ID(rawValue: 5)),
      .added(Habit(dua: first, slot: .evening)), .removed(Habit(dua: second, slot: .morning)),
    ]
    var once = UserProgress()
    var twice = UserProgress()
    for change in changes {
      once.apply(change)
      twice.apply(change)
      twice.apply(change)
    }
    #expect(once == twice)
  }

  @Test func practiceIsOfItsDay() {
    var progress = UserProgress()
    progress.apply(.counted(first, on: Day(number: 3), recitations: 2))
    #expect(progress.recitations(of: first, on: Day(number: 3)) == 2)
    #expect(progress.recitations(of: first, on: Day(number: 4)) == 0)
    progress.apply(.completed(first, on: Day(number: 3), xp: 1))
    #expect(progress.counts.isEmpty)
  }

  @Test func streakCountsDaysInARow() {
    #expect(progress().streak(on: Day(number: 9)) == 0)
    #expect(progress(on: 7, 8, 9).streak(on: Day(number: 9)) == 3)
    // Today may still be practiced.
    #expect(progress(on: 7, 8).streak(on: Day(number: 9)) == 2)
    #expect(progress(on: 6, 7).streak(on: Day(number: 9)) == 0)
    #expect(progress(on: 1, 2, 3, 7, 8).longestStreak == 3)
  }

  @Test(arguments: [
    (0, 1, 0, 100), (99, 1, 99, 100), (100, 2, 0, 200), (299, 2, 199, 200), (300, 3, 0, 300),
    (600, 4, 0, 400), (1500, 6, 0, 600), (-5, 1, 0, 100),
  ])
  func levelsEndAtTheirXP(total: Int, number: Int, xp: Int, length: Int) {
    let level = Level(totalXP: total)
    #expect(level.number == number)
    #expect(level.xp == xp)
    #expect(level.length == length)
  }

  @Test func everyTotalIsInItsLevel() {
    for total in stride(from: 0, through: 2_000_000, by: 997) {
      let level = Level(totalXP: total)
      #expect(Level.end(of: level.number - 1) <= total && total < Level.end(of: level.number))
    }
  }
}
