import DuaSearch
import Foundation
import TestSupport
import Testing

@Suite("web/demo.html", .requires(.browser), .requires(.wasmLinker))
struct DemoPageTests {
  private struct Page: Decodable {
    struct Answer: Decodable {
      var status: String
      var ids: [Int]
      var marks: [String]
      var direction: String?
    }

    var answers: [String: Answer]
    var errors: [String]
  }

  @Test("shows the results of the app, with matches marked and Arabic from right to left")
  func answers() throws {
    let script = Repository.url("Tests/DuaSearchTests/Web/demo.py")
    let output = try WebModule.run(
      #require(Tools.playwright),
      [script.path, #require(Tools.chromium).path, Repository.root.path, WebModule.url().path]
    )
    let page = try JSONDecoder().decode(Page.self, from: output)
    #expect(page.errors.isEmpty)
    #expect(page.answers.count == 5)
    let search = try LibrarySearch(bundle: Repository.url("output"))
    for (query, answer) in page.answers {
      let expected = try search.search(query).map(\.id.rawValue)
      #expect(answer.ids == expected, "\(query)")
      #expect(answer.status == (expected.count == 1 ? "1 dua" : "\(expected.count) duas"), "\(query)")
      #expect(answer.direction == (expected.isEmpty ? nil : "rtl"), "\(query)")
    }
    #expect(page.answers["ayatul kursi"]?.marks.isEmpty == false)
    #expect(page.answers["سبحان الله"]?.marks.contains { $0.hasPrefix("سُبْحَانَ") } == true)
  }
}
