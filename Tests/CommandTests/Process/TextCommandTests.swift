import Foundation
import Testing

@Suite("Looking at one text")
struct TextCommandTests {
  private static let text = "الْحَمْدُ لِلَّهِ"
  private static let commands = ["inspect", "fold", "skeleton", "key"]

  @Test(
    "each command shows its own, and exits with 0",
    arguments: [
      ("inspect", "U+0652    mark: sukun"), ("fold", "الحمد لله"), ("skeleton", "identity skeleton:"),
      ("key", "l h m d"),
    ]
  )
  func human(command: String, words: String) async throws {
    let result = try await TemporaryProject().rizq("text", command, Self.text)
    #expect(result.code == 0)
    #expect(result.output.contains(words), "\(result)")
    #expect(result.errors.isEmpty)
  }

  @Test(
    "each command prints one JSON document",
    arguments: [
      ("inspect", "scalars"), ("fold", "searchForm"), ("skeleton", "searchSkeleton"), ("key", "slots"),
    ]
  )
  func json(command: String, member: String) async throws {
    let result = try await TemporaryProject().rizq("text", command, Self.text, "--format", "json")
    #expect(result.code == 0)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    #expect(object["text"] as? String == Self.text)
    #expect(object["version"] as? Int == 1)
    #expect(object["foldVersion"] is Int)
    #expect(object[member] != nil)
    #expect(result.errors.isEmpty && result.output.hasSuffix("}\n") && !result.output.hasSuffix("\n\n"))
  }

  @Test("`-` reads the standard input, scalar for scalar", arguments: commands)
  func standardInput(command: String) async throws {
    let project = try TemporaryProject()
    try project.write("input", Self.text)
    let read = try await project.command(["text", command, "-"], redirection: "<input").run()
    #expect(read.code == 0)
    #expect(read.output == (try await project.rizq("text", command, Self.text).output))
  }

  @Test("a line end and a byte order mark of the standard input are scalars of the text, and escaped")
  func everyScalar() async throws {
    let project = try TemporaryProject()
    try project.write("input", "\u{FEFF}\u{1B}[2J\u{202E}\n")
    let result = try await project.command(["text", "inspect", "-"], redirection: "<input").run()
    #expect(result.output.split(separator: "\n").count == 7)
    for words in ["\\u{FEFF}", "\\u{1B}", "\\u{202E}", "\\u{A}", "LINE FEED"] {
      #expect(result.output.contains(words), "\(words)")
    }
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{FEFF}" })
  }

  @Test(
    "an input that is not text, or is empty, is a failure with a reason",
    arguments: [
      ("", "the text on the standard input is empty"), ("abc", "the text `abc` has no Arabic letter"),
      ("ر\u{1B}", ""),
    ]
  )
  func unusable(input: String, reason: String) async throws {
    let project = try TemporaryProject()
    try project.write("input", input)
    let result = try await project.command(["text", "fold", "-"], redirection: "<input").run()
    #expect(result.code == (reason.isEmpty ? 0 : 2))
    #expect(result.errors == (reason.isEmpty ? "" : "error: \(reason)\n"))
    #expect(result.output.isEmpty == !reason.isEmpty)
  }

  @Test("bytes that are not UTF-8 are rejected with their offset", arguments: commands)
  func invalid(command: String) async throws {
    let project = try TemporaryProject()
    try project.write("input", Array("رب".utf8) + [0xFF, 0x41])
    let result = try await project.command(["text", command, "-"], redirection: "<input").run()
    #expect(result.code == 2)
    #expect(result.errors == "error: the text on the standard input is not UTF-8 at byte 4\n")
    #expect(result.output.isEmpty)
  }

  @Test("more than a mebibyte is refused, without an end to wait for; a mebibyte is not")
  func huge() async throws {
    let project = try TemporaryProject()
    let endless = try await project.command(["text", "fold", "-"], redirection: "</dev/zero").run()
    #expect(endless.code == 2)
    #expect(endless.errors == "error: the text on the standard input is larger than 1 MiB\n")
    try project.write("input", String(repeating: "رَبّ ", count: (1 << 20) / 9) + "x")
    let large = try await project.command(["text", "skeleton", "-"], redirection: "<input").run()
    #expect(large.code == 0)
  }

  @Test(
    "wrong usage exits with code 2 and a suggestion",
    arguments: [
      (["text", "inspekt", "x"], "there is no command `inspekt`; did you mean `inspect`?"),
      (["text", "inspect", ""], "the text is empty"), (["text", "key"], "<text>"),
      (["text", "fold", "abc"], "the text `abc` has no Arabic letter"),
      (["text", "skeleton", "\u{202E}"], "the text `\\u{202E}` has no Arabic letter"),
      (["text", "key", "12"], "the text `12` has neither an Arabic nor a Latin letter"),
      (["text", "fold", "ر", "--format", "xml"], "human"), (["text", "fold", "ر", "ب"], "ب"),
    ]
  )
  func wrong(arguments: [String], words: String) async throws {
    let result = try await TemporaryProject().command(arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result)")
    #expect(result.output.isEmpty)
  }
}
