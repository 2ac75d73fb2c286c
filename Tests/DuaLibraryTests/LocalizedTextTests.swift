import DuaLibrary
import Testing
import UnicodeText

@Suite("LocalizedText")
struct LocalizedTextTests {
  private static let shaddaKasra = "رب\u{0651}\u{0650}"
  private static let kasraShadda = "رب\u{0650}\u{0651}"

  @Test("shadda + kasra and kasra + shadda are different texts, although String calls them equal")
  func scalarEquality() {
    #expect(Self.shaddaKasra == Self.kasraShadda)
    #expect(!Self.shaddaKasra.hasSameScalars(as: Self.kasraShadda))
    #expect(([.arabic: Self.shaddaKasra] as LocalizedText) != [.arabic: Self.kasraShadda])
    #expect(([.arabic: Self.shaddaKasra] as LocalizedText) == [.arabic: Self.shaddaKasra])
  }

  @Test("optional texts are the same when both are nil or both have the same scalars")
  func optionalEquality() {
    let none: String? = nil
    #expect(none.hasSameScalars(as: none))
    #expect(!none.hasSameScalars(as: ""))
    #expect(!Optional(Self.shaddaKasra).hasSameScalars(as: Self.kasraShadda))
    #expect(Optional("a").hasSameScalars(as: "a"))
  }

  @Test("entries are sorted by tag, whatever the order in which they are set")
  func order() throws {
    let french = try #require(LanguageTag("fr"))
    let one: LocalizedText = [french: "c", .english: "b", .arabic: "a"]
    var other = LocalizedText()
    other[.arabic] = "a"
    other[french] = "c"
    other[.english] = "b"
    #expect(one == other)
    #expect(one.languages == [.arabic, .english, french])
  }

  @Test("a language has one text; the later replaces the earlier, nil removes it")
  func replacing() {
    var text: LocalizedText = [.english: "a", .english: "b"]
    #expect(text.entries.count == 1)
    #expect(text[.english] == "b")
    text[.english] = nil
    #expect(text.isEmpty)
    #expect(text[.english] == nil)
  }

  @Test("a reader gets a text in the first language that has one, of another region if need be")
  func preferredLanguages() throws {
    func tags(_ texts: String...) throws -> [LanguageTag] { try texts.map { try #require(LanguageTag($0)) } }
    let names = try tags("ar", "ar-Latn", "en", "pt", "pt-BR", "sr-Latn-RS", "zh-CN", "zh-TW")
    var text = LocalizedText()
    for name in names { text[name] = name.rawValue }
    for (wanted, expected) in [
      (["pt-BR", "en"], "pt-BR"), (["pt-PT"], "pt"), (["en-GB", "ar"], "en"), (["fr", "de", "ar"], "ar"),
      (["ar-Latn-EG"], "ar-Latn"), (["zh-HK"], "zh-CN"), (["sr", "sr-Latn"], "sr-Latn-RS"), (["fr"], nil),
      ([], nil),
    ] as [([String], String?)] {
      let found = text.text(for: try wanted.map { try #require(LanguageTag($0)) })
      #expect(found?.text == expected && found?.language.rawValue == expected)
    }
    #expect(LocalizedText().text(for: names)?.text == nil)
  }
}
