import TestSupport
import Testing

/// The app over the content of this repository, as a user sees it in a browser.
@Suite(.requires(.browser), .requires(.proofFont), .slow, .timeLimit(.minutes(5)))
struct AppTests {
  private struct Seen: Decodable {
    var level, reloaded, restarted: String
    var habits: Int
    var field, focus: String
    var width, fonts: Int
    var opener, row, font: String
    var kept: [Bool]
    var collections: Int
    var title, overlay, finding: String
    var sameAddress, filtered, returned, settings: Bool
    var top: Position
    var exit: Int
    var errors: [String]

    /// How far a page is scrolled, and the element that has the focus.
    struct Position: Decodable, Equatable {
      var scroll: Double
      var element: String

      init(_ scroll: Double, _ element: String) { (self.scroll, self.element) = (scroll, element) }

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        scroll = try values.decode(Double.self)
        element = try values.decode(String.self)
      }
    }

    enum CodingKeys: String, CodingKey {
      case opener, row, font, kept, collections, returned, settings, top
      case level, reloaded, restarted, habits, field, focus, width, fonts, filtered, title, overlay, finding,
        exit,
        errors
      case sameAddress = "same address"
    }
  }

  @Test func journeyIsPracticedAndContentEdited() async throws {
    let script = BrowserScript("Tests/RizqViewsTests/Browser/app.py")
    let seen: Seen = try await script.runOnContent("rizq-preview")

    #expect(seen.level.hasPrefix("Level 1 · ") && !seen.level.contains("· 0 XP"))
    #expect(seen.reloaded == seen.level)
    #expect(seen.sameAddress)
    #expect(seen.restarted == seen.level)
    #expect(seen.habits == 6)
    #expect(seen.filtered)
    #expect(seen.field == "ilm")
    #expect(seen.focus == "search")
    #expect(seen.width == 390)
    #expect(seen.top == Seen.Position(0, "MAIN"))
    #expect(seen.returned)
    #expect(seen.fonts == 1)
    #expect(seen.font.hasPrefix("Scheherazade"))
    // Two previews, or tests, do not change each other's settings.
    #expect(seen.settings)
    #expect(seen.opener == "New collection")
    #expect(seen.kept == [true, true, true, true, true])
    #expect(seen.row.hasPrefix("Sleep"))
    #expect(seen.collections == 1)
    #expect(seen.title == "The Dua of Yunus · RIZQ")
    #expect(seen.overlay == "1 error stops the build")
    #expect(seen.finding.hasPrefix("XM"))
    #expect(seen.exit == 143)
    #expect(seen.errors == [])
  }
}
