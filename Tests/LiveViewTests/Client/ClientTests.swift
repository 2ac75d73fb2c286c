import Foundation
import HTML
import LiveView
import TestSupport
import Testing

@Suite(.requires(.browser))
struct ClientTests {
  private struct Result: Decodable {
    struct Case: Decodable {
      var dumps: [String]
      var sent: [String]
    }

    var cases: [Case]
    var errors: [String]
  }

  /// What the script makes of the messages of each case.
  private func run(_ cases: [[String]]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (script, input) = (folder.appending(path: "client.js"), folder.appending(path: "cases.json"))
    try Data(LiveClient.script).write(to: script)
    try JSONEncoder().encode(cases).write(to: input)
    let process = Process()
    let python: URL = try #require(Tools.playwright)
    process.executableURL = python
    process.arguments = [
      Repository.url("Tests/LiveViewTests/Client/apply.py").path, try #require(Tools.chromium).path,
      script.path,
      input.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Result.self, from: data)
  }

  private func message(_ sequence: Int, _ operations: [LiveOperation]) -> String {
    let parts = operations.map { String(decoding: $0.json, as: UTF8.self) }
    return "[\(sequence),0,[\(parts.joined(separator: ","))]]"
  }

  @Test func `The script applies operations as they are described`() throws {
    var cases: [[String]] = []
    var expected: [[String]] = []
    for seed in 1000..<1150 as Range<UInt64> {
      var pages = RandomPages(seed: seed)
      let tree = LiveTree<RandomPages.Action>()
      let screen = Interpreter([])
      var messages = ["[0,0]"]
      var dumps = [screen.dump]
      for sequence in 1...6 {
        let operations = tree.update(to: pages.page())
        screen.apply(operations)
        messages.append(message(sequence, operations))
        dumps.append(screen.dump)
      }
      cases.append(messages)
      expected.append(dumps)
    }
    let result = try run(cases)
    #expect(result.errors == [])
    try #require(result.cases.count == cases.count)
    for (index, dumps) in expected.enumerated() {
      #expect(result.cases[index].dumps == dumps, "seed \(index + 1000)")
      #expect(result.cases[index].sent == [#"["hello","t","s",0,"blank"]"#], "seed \(index + 1000)")
    }
  }

  @Test func `A gap makes the script ask for everything, which replaces the page`() throws {
    let result = try run([
      [
        "[0,0]", #"[2,0,[["t",[0],"x"]]]"#,
        #"[2,0,[["title","T"]],["a",["p",{"lang":"ar"},"b"]]]"#,
        #"[3,0,[["t",[1,0],"c"]]]"#,
        // Operations that do not fit the page.
        #"[4,0,[["t",[9,9],"c"]]]"#,
      ]
    ])
    let page = #"div{}["a"p{lang:"ar"}["#
    #expect(
      result.cases.first?.dumps == [
        "div{}[]", "div{}[]", page + #""b"]]"#, page + #""c"]]"#, page + #""c"]]"#,
      ]
    )
    #expect(result.cases.first?.sent.dropFirst() == [#"["full"]"#, #"["full"]"#])
    // The script tells the developer of the operations that do not fit.
    #expect(result.errors.count == 1)
  }

  @Test func `The script has at most two hundred lines`() {
    #expect(
      String(decoding: LiveClient.script, as: UTF8.self).split(
        separator: "\n",
        omittingEmptySubsequences: false
      ).count <= 201
    )
  }
}
