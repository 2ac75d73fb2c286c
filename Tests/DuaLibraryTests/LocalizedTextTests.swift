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
      (["ar-Latn-EG"], "ar-Latn"), (["zh-HK"], "zh-TW"), (["sr", "sr-Latn"], "sr-Latn-RS"), (["fr"], nil),
      ([], nil), (["zh-Hans-SG"], "zh-CN"), (["zh-Hant"], "zh-TW"), (["sh"], "sr-Latn-RS"),
      (["sr-ME"], "sr-Latn-RS"),
    ] as [([String], String?)] {
      let found = text.text(for: try wanted.map { try #require(LanguageTag($0)) })
      #expect(found?.text == expected && found?.language.rawValue == expected)
    }
    #expect(LocalizedText().text(for: names)?.text == nil)
  }

  @Test(
    "a tag without a script stands for the usual one of its language and region, and a former name for the present one",
    arguments: [
      ("zh-TW", ["zh", "zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
      ("zh-HK", ["zh-Hant", "zh-Hant-HK"], "zh-Hant-HK"), ("zh-TW", ["zh"], nil),
      ("zh-Hant-HK", ["zh-HK", "zh-Hant", "zh-TW"], "zh-HK"), ("sr", ["sr-Cyrl", "sr-Latn"], "sr-Cyrl"),
      ("pa-PK", ["pa", "pa-Arab"], "pa-Arab"), ("pa-IN", ["pa", "pa-Arab"], "pa"),
      ("en-Latn-GB", ["en"], "en"),
      ("iw-IL", ["he"], "he"), ("he", ["iw"], "iw"), ("in", ["id"], "id"), ("id-ID", ["in", "ms"], "in"),
      ("fil-PH", ["tl"], "tl"), ("nb-NO", ["nn", "no"], "no"), ("ku-IQ", ["ku"], nil), ("prs", ["fa"], "fa"),
      ("arb", ["ar"], "ar"),
      ("id", ["ar", "en"], nil),
    ] as [(String, [String], String?)]
  )
  func usualScripts(wanted: String, present: [String], expected: String?) throws {
    var text = LocalizedText()
    for name in present { text[try #require(LanguageTag(name))] = name }
    #expect(text.text(for: [try #require(LanguageTag(wanted))])?.text == expected)
  }
}
