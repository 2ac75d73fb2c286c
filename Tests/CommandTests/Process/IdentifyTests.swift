import Foundation
import TestSupport
import Testing

@Suite("Identifying texts")
struct IdentifyTests {
  private let lines = """
    سُبْحَانَ اللَّهِ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ، وَرِضَا نَفْسِهِ، وَزِنَةَ عَرْشِهِ، وَمِدَادَ كَلِمَاتِهِ

    a text in another language
    لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ
    """

  @Test("names the texts of a file, line by line")
  func file() async throws {
    let project = try TemporaryProject()
    try project.write("texts.txt", lines)
    let result = try await project.rizq("identify", "texts.txt")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        texts.txt:1: Tasbih of Juwayriyah
        texts.txt:4: Dua of Yunus (21:87)

        """
    )
  }

  @Test("names them in JSON")
  func json() async throws {
    let project = try TemporaryProject()
    try project.write("texts.txt", lines)
    let line = try #require(
      try await project.rizq("identify", "texts.txt", "--format", "json").output.split(separator: "\n").last
    )
    #expect(line.contains(#""share":1,"verses":["21:87"]"#) && line.contains(#""text":"texts.txt:4""#))
  }

  @Test("lists texts that are the same supplication, with the words that differ")
  func twins() async throws {
    let project = try TemporaryProject()
    try project.write("first.txt", "other\nاللَّهُمَّ أَعِنِّي عَلَى ذِكْرِكَ، وَشُكْرِكَ، وَحُسْنِ عِبَادَتِكَ\n")
    try project.write(
      "second.txt",
      "اللهم أعنا على ذكرك وشكرك وحسن عبادتك\nاللهم اعني على ذكرك وشكرك وحسن عبادتك\n"
    )
    let output = try await project.rizq("identify", "first.txt", "second.txt").output
    #expect(
      output.contains(
        """
        second.txt:1: same as first.txt:2, but for 1 of 7 words
          `أَعِنِّي` there, `أعنا` here

        """
      )
    )
    #expect(output.contains("second.txt:2: same as first.txt:2\n"))
  }

  @Test("shows both texts and the marks that differ, and nothing else, if that is asked for")
  func sameAs() async throws {
    let project = try TemporaryProject()
    try project.write(
      "texts.txt",
      "رَبِّ اغْفِرْ لِي وَلَكَ وَلِوَالِدَيَّ\nرَبِّ اغْفِرْ لِي وَلَكِ وَلِوَالِدَيَّ\nيا رب اغفر لي ولك ولوالدي وارحمنا\n"
    )
    let result = try await project.rizq("identify", "--same-as", "texts.txt")
    #expect(
      result.output == """
        texts.txt:2: same as texts.txt:1
          there: رَبِّ اغْفِرْ لِي وَلَكَ وَلِوَالِدَيَّ
          here:  رَبِّ اغْفِرْ لِي وَلَكِ وَلِوَالِدَيَّ
          `وَلَكَ` there, `وَلَكِ` here: U+0650 ARABIC KASRA instead of U+064E ARABIC FATHA
        texts.txt:3: contains texts.txt:1
          there: رَبِّ اغْفِرْ لِي وَلَكَ وَلِوَالِدَيَّ
          here:  يا رب اغفر لي ولك ولوالدي وارحمنا

        """
    )
  }

  @Test("compares the duas of several bundles")
  func severalBundles() async throws {
    let bundle = Repository.url("output").path
    let result = try await TemporaryProject().rizq(
      "identify",
      "--same-as",
      "--bundle",
      bundle,
      "--with",
      bundle
    )
    #expect(result.code == 0)
    #expect(result.output.contains("\(bundle) qunut: same as \(bundle) qunut\n"))
  }

  @Test("compares the lines of a file with the duas of a bundle, and lists the lines only")
  func fileWithBundle() async throws {
    let project = try TemporaryProject()
    try project.write("texts.txt", "سبحان الله\nلا إله إلا أنت سبحانك إني كنت من الظالمين\n")
    let bundle = Repository.url("output").path
    let result = try await project.rizq("identify", "--same-as", "--with", bundle, "texts.txt")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("texts.txt:"), "\(result.output)")
    #expect(result.output.contains("texts.txt:2: same as \(bundle) dua-of-yunus\n"), "\(result.output)")
    #expect(!result.output.contains("\n\(bundle)"))
  }

  @Test("names the duas of a bundle")
  func bundle() async throws {
    let bundle = Repository.url("output").path
    let result = try await TemporaryProject().rizq("identify", "--bundle", bundle)
    #expect(result.code == 0 && result.errors.isEmpty)
    for line in ["dua-of-yunus: Dua of Yunus (21:87)\n", "qunut: Qunut, Qunut of al-Hasan ibn Ali\n"] {
      #expect(result.output.contains(line), "\(line)")
    }
  }

  @Test("refuses a bundle whose duas would not be compared with the files")
  func unusedBundle() async throws {
    let bundle = Repository.url("output").path
    let result = try await TemporaryProject().rizq("identify", "--bundle", bundle, "texts.txt")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains("use --with"), "\(result.errors)")
  }

  @Test(
    "refuses a file that it cannot read",
    arguments: [
      ("none.txt", "there is no file `none.txt`\nhelp: name a text file, or a bundle with --bundle; "),
      ("سُبْحَانَ اللَّهِ", "`rizq identify -` reads texts from the standard input"),
      ("latin.txt", "line 1 of `latin.txt` is not UTF-8"),
    ]
  )
  func unreadable(path: String, message: String) async throws {
    let project = try TemporaryProject()
    try Data([0xE9, 0x0A]).write(to: URL(fileURLWithPath: project.path("latin.txt")))
    let result = try await project.rizq("identify", path)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
