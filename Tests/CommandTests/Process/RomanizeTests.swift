import Foundation
import Testing

@Suite("Romanizing")
struct RomanizeTests {
  @Test("a dua is found by slug and by id")
  func dua() async throws {
    let project = try await TemporaryProject.withBundle()
    let result = try await project.rizq("romanize", "alhamdu-lillah")
    #expect(result.code == 0)
    #expect(result.output == "al-ḥamdu li-llāh\n")
    #expect(result.errors.isEmpty)
    let bundle = project.path("output")
    #expect(try await project.rizq("romanize", "2", "--bundle", bundle).output == result.output)
    let json = try await project.rizq("romanize", "2", "--format", "json").output
    #expect(json.contains("\"dua\": \"alhamdu-lillah\""))
  }

  @Test(
    "Arabic text needs no bundle",
    arguments: [
      (["--table", "ala-lc"], "bismi allāhi al-raḥmāni"),
      (["--table", "ala-lc", "--pausal"], "bismi llāhi r-raḥmān"),
      (["--table", "din", "--pausal"], "bismi llāhi r-raḥmān"),
      (["--table", "plain"], "bismi allahi al-rahmani"), (["--table", "rizq-1"], "bismi llāhi r-raḥmān"),
      ([], "bismi llāhi r-raḥmān"), (["--pausal"], "bismi llāhi r-raḥmān"),
    ]
  )
  func text(options: [String], latin: String) async throws {
    let project = try TemporaryProject()
    let text = "بِسْمِ اللَّهِ الرَّحْمَٰنِ"
    let result = try await project.command(["romanize", text] + options).run()
    #expect(result.code == 0)
    #expect(result.output == latin + "\n")
    #expect(result.errors.isEmpty)
    try project.write("input", text + "\n")
    let read = try await project.command(["romanize", "-"] + options, redirection: "<input").run()
    #expect(read.output == result.output)
  }

  @Test(
    "words without marks are named in a warning, next to the romanization",
    arguments: ["human", "json"]
  )
  func guesses(format: String) async throws {
    let result = try await TemporaryProject().rizq("romanize", "الحمد لِلَّهِ", "--format", format)
    #expect(result.code == 0)
    #expect(result.output.contains("al-ḥmd li-llāh"))
    #expect(
      result.errors.hasPrefix("warning: the romanization guesses the vowels of 1 word without vowel marks: ")
    )
    #expect(result.errors.contains("الحمد"))
    struct Document: Decodable {
      struct Guess: Decodable, Equatable { let byteStart: Int, byteEnd: Int, text: String }
      let guesses: [Guess]
      let romanization: String
      let table: String
      let isPausal: Bool
      let foldVersion: Int
      enum CodingKeys: String, CodingKey {
        case guesses
        case romanization = "romanisation"
        case table, isPausal, foldVersion
      }
    }
    guard format == "json" else { return }
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.guesses == [.init(byteStart: 0, byteEnd: 10, text: "الحمد")])
    #expect(document.table == "rizq-1" && document.isPausal && document.romanization == "al-ḥmd li-llāh")
  }

  @Test(
    "wrong arguments exit with code 2 and a suggestion",
    arguments: [
      (["alhamdu-lilah"], "the bundle has no dua `alhamdu-lilah`; did you mean `alhamdu-lillah`?"),
      (["first-words"], "the bundle has no dua `first-words`"),
      (["99"], "`99`\nhelp: `rizq search` finds duas"),
      (["1", "--table", "alalc"], "there is no table `alalc`; did you mean `ala-lc`?"),
      (["1", "--table", "buckwalter"], "Tables: rizq-1, ala-lc, din, plain"),
      ([""], "the text is empty"), ([], "slug|id|text"),
      (["گپ"], "the text `گپ` has only letters of other languages than Arabic"),
      (["\u{1B}[2J"], "\\u{1B}[2J` has no Arabic letter and is not the name of a dua"),
      (["1", "--bundle", "gone"], "there is no folder `gone`"),
      (["1", "--bundle", "gone"], "and name its folder"),
      (["-"], "the text on the standard input is empty"),
    ] as [([String], String)]
  )
  func wrong(arguments: [String], words: String) async throws {
    let result = try await TemporaryProject.withBundle().command(["romanize"] + arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result)")
    #expect(result.output.isEmpty)
  }

  @Test("an argument that is not UTF-8 is refused instead of repaired")
  func encoding() async throws {
    let project = try TemporaryProject()
    let result = try await project.command(["romanize"], redirection: "\"$(printf '\\330\\261\\377')\"").run()
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains("argument 2, `ر\u{FFFD}`, is not UTF-8"), "\(result)")
  }

  @Test("the standard input is Arabic text, never a slug")
  func standardInput() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("slug", "alhamdu-lillah")
    let slug = try await project.command(["romanize", "-"], redirection: "<slug").run()
    #expect(slug.code == 2)
    #expect(slug.errors == "error: the text `alhamdu-lillah` has no Arabic letter\n")
    try project.write("bytes", [0xD8])
    let bytes = try await project.command(["romanize", "-"], redirection: "<bytes").run()
    #expect(bytes.code == 2 && bytes.errors.contains("not UTF-8 at byte 0") && bytes.output.isEmpty)
  }
}
