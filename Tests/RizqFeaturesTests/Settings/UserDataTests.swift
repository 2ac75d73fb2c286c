import DuaLibrary
import RizqFeatures
import Testing

struct UserDataTests {
  private var data: UserData {
    var progress = UserProgress()
    progress.apply(.completed(Dua.ID(rawValue: 8), on: Day("2026-11-24")!, xp: 40))
    progress.apply(.counted(Dua.ID(rawValue: 9), on: Day("2026-11-24")!, recitations: 3))
    progress.apply(.subscribed(Journey.ID(rawValue: 2)))
    progress.apply(.added(Habit(dua: Dua.ID(rawValue: 1), slot: .evening)))
    return UserData(name: "Ālima", progress: progress)
  }

  @Test func formIsFixed() {
    #expect(
      data.json == """
        {
          "completions" : [
            {
              "day" : "2026-11-24",
              "dua" : 8,
              "xp" : 40
            }
          ],
          "habits" : [
            {
              "dua" : 1,
              "slot" : "evening"
            }
          ],
          "journeys" : [
            2
          ],
          "name" : "Ālima",
          "practices" : [
            {
              "day" : "2026-11-24",
              "dua" : 9,
              "recitations" : 3
            }
          ],
          "version" : 1
        }
        """
    )
  }

  @Test func isReadAsItWasWritten() throws { #expect(try UserData(json: data.json) == data) }

  @Test(
    arguments: [
      ("", "It is not a file that this app has exported."),
      ("[]", "It is not a file that this app has exported."),
      (#""version" : 1"#, #""version" : 2"#),
      (#""2026-11-24""#, #""2026-11-31""#),
      (#""evening""#, #""night""#),
      (#""xp" : 40"#, #""xp" : -1"#),
      (#""recitations" : 3"#, "\"recitations\" : \(Int.max)"),
      (#""recitations" : 3"#, #""recitations" : -1"#),
      (#""Ālima""#, #""Ālima\n""#),
      (#""Ālima""#, "\"\(String(repeating: "a", count: 41))\""),
    ] as [(String, String)]
  )
  func otherFilesAreRefused(from: String, to: String) {
    let json = from.hasPrefix("\"") ? data.json.replacing(from, with: to) : from
    #expect(throws: UserDataProblem.self) { try UserData(json: json) }
  }

  @Test func problemSaysWhatToDo() {
    let error = #expect(throws: UserDataProblem.self) {
      try UserData(json: data.json.replacing(#""version" : 1"#, with: #""version" : 2"#))
    }
    #expect(error?.description == "It is of version 2, and this app reads version 1. Update the app.")
  }

  @Test(arguments: [#"{"version": 2}"#, #"{"version": 2, "completions": {}}"#])
  func versionIsToldWhateverElseTheFileHas(json: String) {
    let error = #expect(throws: UserDataProblem.self) { try UserData(json: json) }
    #expect(error?.description == "It is of version 2, and this app reads version 1. Update the app.")
  }
}
