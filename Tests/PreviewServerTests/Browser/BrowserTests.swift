import TestSupport
import Testing

/// The demo as a user sees it, in one run of the browser.
@Suite(.requires(.browser), .slow, .timeLimit(.minutes(5)))
struct BrowserTests {
  private struct Output: Decodable {
    struct Seen: Decodable {
      var headers: [String: String]
      var statuses: [String: Int]
      var closings: [String: Int]
      var title: String
      var bar: Double
      var marked: [String]
      var field: [FieldPart]
      var scroll: Double
      var focusAfterMove: String
      var scrolled: Bool
      var tabs: [Int]
      var evilPage: Int
      var status: Bool
      var samePort: Bool
      var recovered: Bool
      var errors: [String]
      var nextPort: Bool
      var notice: String
      var exit: Int

      enum CodingKeys: String, CodingKey {
        case headers, statuses, closings, title, bar, marked, field, scroll, scrolled, tabs, status,
          recovered, errors,
          notice, exit
        case focusAfterMove = "focus after a move"
        case evilPage = "evil page"
        case samePort = "same port"
        case nextPort = "next port"
      }
    }

    var seen: Seen
  }

  private enum FieldPart: Decodable, Equatable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? container.decode(Int.self)).map { .number($0) } ?? .text(container.decode(String.self))
    }
  }

  @Test func `Pages work, recover and keep others out`() async throws {
    let script = BrowserScript("Tests/PreviewServerTests/Browser/browser.py")
    let output: Output = try await script.run("preview-demo")
    let seen = output.seen

    #expect(
      seen.statuses == [
        "page": 200, "evil host": 403, "evil origin": 403, "unknown page": 404, "file": 400, "upgrade": 101,
        "upgrade of an evil origin": 403, "upgrade of an evil host": 403, "upgrade without origin": 403,
      ]
    )
    #expect(
      seen.closings == [
        "other token": 4001, "no token": 1008, "no message": 1002, "binary": 1002, "not UTF-8": 1002,
        "too long": 1009,
        "too many": seen.closings["too many"], "unknown page": 1013, "closed": 1000,
      ]
    )
    // The reason may be lost while more messages are on their way.
    #expect([1006, 1008].contains(seen.closings["too many"]))
    #expect(seen.headers["cache-control"] == "no-store")
    #expect(seen.headers["x-content-type-options"] == "nosniff")
    #expect(seen.headers["referrer-policy"] == "no-referrer")
    #expect(
      seen.headers["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'nonce-") == true
    )
    #expect(seen.headers["content-security-policy"]?.contains("unsafe") == false)
    #expect(seen.title == "Demo 33")
    #expect(seen.bar == 33)
    #expect(seen.marked == ["الله"])
    #expect(seen.field == [.text("query"), .text("abcdef"), .number(4)])
    #expect(abs(seen.scroll) < 1)
    #expect(seen.focusAfterMove == "item-100")
    #expect(seen.scrolled)
    #expect(seen.tabs == Array(0..<10))
    #expect(seen.evilPage == 1006)
    #expect(seen.status)
    #expect(seen.samePort)
    #expect(seen.recovered)
    #expect(seen.errors == [])
    #expect(seen.nextPort)
    #expect(seen.notice == "note: port A is busy; using B")
    #expect(seen.exit == 0)
  }
}
