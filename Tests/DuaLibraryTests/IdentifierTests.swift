import DuaLibrary
import Testing

@Suite("Slug")
struct SlugTests {
  @Test(
    "lower-case ASCII letters, digits and hyphens make a slug",
    arguments: ["a", "0", "sayyid-al-istighfar", "a--b", "a-"]
  )
  func slugs(text: String) {
    #expect(Slug(text)?.rawValue == text)
  }

  @Test(
    "anything else does not",
    arguments: ["", "-a", "A", "a b", "a_b", "é", "e\u{301}", "دعاء", "a\u{200B}", "a\n", "a.b", "٣"]
  )
  func notSlugs(text: String) {
    #expect(Slug(text) == nil)
  }

  @Test("a slug has at most 100 bytes")
  func length() {
    #expect(Slug(String(repeating: "a", count: 100)) != nil)
    #expect(Slug(String(repeating: "a", count: 101)) == nil)
  }

  @Test("slugs sort by their bytes")
  func order() {
    let sorted = ["b", "a-b", "a", "0"].compactMap { Slug($0) }.sorted()
    #expect(sorted.map(\.rawValue) == ["0", "a", "a-b", "b"])
  }
}

@Suite("LanguageTag")
struct LanguageTagTests {
  @Test(
    "tags have the letter case that RFC 5646 recommends",
    arguments: [
      ("en", "en"), ("EN", "en"), ("ar-latn", "ar-Latn"), ("pt-br", "pt-BR"), ("ZH-hANT-tw", "zh-Hant-TW"),
      ("es-419", "es-419"), ("fil", "fil"),
    ]
  )
  func canonical(text: String, tag: String) {
    #expect(LanguageTag(text)?.rawValue == tag)
  }

  @Test("language and script can be asked for")
  func subtags() throws {
    let tag = try #require(LanguageTag("ar-Latn-EG"))
    #expect(tag.language == "ar")
    #expect(tag.script == "Latn")
    #expect(LanguageTag.arabic.script == nil)
  }

  @Test(
    "the region can be asked for",
    arguments: [("pt-BR", "BR"), ("es-419", "419"), ("zh-Hant-TW", "TW"), ("fil", nil), ("ar-Latn", nil)]
      as [(String, String?)]
  )
  func region(text: String, region: String?) throws {
    #expect(try #require(LanguageTag(text)).region == region)
  }

  @Test(
    "a tag has the script that it names, or the usual one",
    arguments: [
      ("ar", "Arab"), ("ar-Latn", "Latn"), ("ur-Deva", "Deva"), ("dv", "Thaa"), ("en-GB", "Latn"),
      ("zh", "Hans"),
      ("zh-TW", "Hant"), ("pa", "Guru"), ("pa-PK", "Arab"), ("sr", "Cyrl"), ("sr-ME", "Latn"), ("sh", "Latn"),
      ("iw", "Hebr"), ("uz", "Latn"), ("uz-AF", "Arab"), ("ckb-IQ", "Arab"), ("gsw", "Latn"),
    ]
  )
  func likelyScript(text: String, script: String) throws {
    #expect(try #require(LanguageTag(text)).likelyScript == script)
  }

  @Test(
    "other texts are not tags",
    arguments: [
      "", "e", "english", "en_US", "en-", "-en", "en--US", "en-US-Latn", "en-US-x", "en-Latn-US-x", "e1", "ع",
      "en-12", "ＥＮ",
    ]
  )
  func notTags(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(
    "the identifier of a device's language is read as far as a tag goes",
    arguments: [
      ("en-GB", "en-GB"), ("zh-Hans-CN", "zh-Hans-CN"), ("ar-u-nu-latn", "ar"), ("ar-EG-u-nu-latn", "ar-EG"),
      ("in", "in"), ("iw-IL", "iw-IL"), ("ca-ES-valencia", "ca-ES"), ("de-1996", "de"), ("sl-rozaj", "sl"),
      ("en-Latn-US-x-twain", "en-Latn-US"), ("zh-yue-HK", "zh-HK"), ("zh-cmn-Hans-CN", "zh-Hans-CN"),
      ("en_GB", "en-GB"), ("zh_hant_tw", "zh-Hant-TW"), ("en_US_POSIX", "en-US"), ("en_GB.UTF-8", "en-GB"),
      ("ar_EG@numbers=latn", "ar-EG"), ("es-419", "es-419"), ("fil-PH", "fil-PH"), ("en-", "en"),
      ("", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("i-default", nil), ("x-klingon", nil),
      ("ع", nil), ("-en", nil),
    ] as [(String, String?)]
  )
  func identifiers(identifier: String, tag: String?) {
    #expect(LanguageTag(identifier: identifier)?.rawValue == tag)
  }

  @Test("tags that differ only in letter case are equal and hash alike")
  func equality() {
    #expect(Set(["pt-BR", "PT-br", "pt-br"].compactMap { LanguageTag($0) }).count == 1)
  }
}

@Suite("AssetPath")
struct AssetPathTests {
  @Test(
    "plain relative paths are asset paths",
    arguments: ["a", "audio/8.m4a", "A_b-c/d.e.f", "com/lpt", "com10.txt", "console.log"]
  )
  func paths(text: String) throws {
    #expect(try AssetPath(text).rawValue == text)
  }

  @Test(
    "every other path has an error",
    arguments: [
      ("", .empty),
      ("/etc/passwd", .absolute),
      ("..", .leavesTheRoot),
      ("audio/../../x", .leavesTheRoot),
      ("a b", .character(" ")),
      ("a\\b", .character("\\")),
      ("C:/x", .character(":")),
      ("a\u{0}b", .character("\u{0}")),
      ("audio/\u{202E}x", .character("\u{202E}")),
      ("é", .character("é")),
      ("e\u{301}", .character("\u{301}")),
      ("%2e%2e/x", .character("%")),
      ("a//b", .segment("")),
      ("a/", .segment("")),
      ("./a", .segment(".")),
      (".git/config", .segment(".git")),
      ("-rf", .segment("-rf")),
      ("a./b", .segment("a.")),
      ("audio/NUL", .segment("NUL")),
      ("con.m4a", .segment("con.m4a")),
      ("Com1.x", .segment("Com1.x")),
      ("lpt9", .segment("lpt9")),
    ] as [(String, AssetPath.Problem)]
  )
  func problems(text: String, problem: AssetPath.Problem) {
    #expect(throws: problem) { try AssetPath(text) }
  }

  @Test("a path has at most 255 bytes")
  func length() throws {
    #expect(try AssetPath(String(repeating: "a", count: 255)).rawValue.utf8.count == 255)
    #expect(throws: AssetPath.Problem.tooLong(bytes: 256)) {
      try AssetPath(String(repeating: "a", count: 256))
    }
  }
}
