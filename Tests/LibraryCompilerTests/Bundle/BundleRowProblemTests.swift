import DuaLibrary
import Testing

@testable import LibraryCompiler

/// A change of a file that a reader must reject, with the expected error.
struct BadRow: CustomTestStringConvertible, Sendable {
  var path: String
  var old: String
  var new: String
  var row: Int
  var problem: RowProblem

  init(_ path: String, _ old: String, _ new: String, row: Int, _ problem: RowProblem) {
    (self.path, self.old, self.new, self.row, self.problem) = (path, old, new, row, problem)
  }

  var testDescription: String { "\(path): \(new)" }
}

struct BundleRowProblemTests {
  static let slugRule = "a slug (`a` to `z`, `0` to `9`, `-`; at most 100 bytes)"

  static let badRows: [BadRow] = [
    BadRow("duas.json", #","slug":"praise""#, "", row: 2, .missing(key: "slug")),
    BadRow(
      "duas.json",
      #""xp_value":40"#,
      #""xp_value":"40""#,
      row: 2,
      .wrongType(key: "xp_value", expected: "a whole number")
    ),
    BadRow(
      "duas.json",
      #""arabic_text":"\#(Sample.shaddaBeforeKasra)""#,
      #""arabic_text":null"#,
      row: 2,
      .wrongType(key: "arabic_text", expected: "a text")
    ),
    BadRow(
      "duas.json",
      "Advanced",
      "Expert",
      row: 2,
      .unknownValue(key: "difficulty", value: "Expert", known: ["Beginner", "Intermediate", "Advanced"])
    ),
    BadRow(
      "duas.json",
      #""slug":"praise""#,
      #""slug":"Praise""#,
      row: 2,
      .malformed(key: "slug", value: "Praise", expected: slugRule)
    ),
    BadRow(
      "duas.json",
      #""slug":"praise""#,
      #""slug":"bare""#,
      row: 2,
      .duplicate(key: "slug", value: "bare")
    ),
    BadRow("duas.json", #""id":8"#, #""id":3"#, row: 2, .duplicate(key: "id", value: "3")),
    BadRow(
      "duas.json",
      #""id":8"#,
      #""id":0"#,
      row: 2,
      .malformed(key: "id", value: "0", expected: "a number from 1")
    ),
    BadRow(
      "duas.json",
      #""repetitions":100"#,
      #""repetitions":1001"#,
      row: 2,
      .malformed(key: "repetitions", value: "1001", expected: "a number from 1 to 1000")
    ),
    BadRow(
      "duas.json",
      #""category_id":2"#,
      #""category_id":99"#,
      row: 2,
      .dangling(key: "category_id", value: "99", file: "categories.json")
    ),
    BadRow(
      "duas.json",
      #""collection_id":1"#,
      #""collection_id":99"#,
      row: 2,
      .dangling(key: "collection_id", value: "99", file: "collections.json")
    ),
    BadRow(
      "duas.json",
      #""variant_of":"bare""#,
      #""variant_of":"gone""#,
      row: 2,
      .dangling(key: "variant_of", value: "gone", file: "duas.json")
    ),
    BadRow(
      "duas.json",
      #""collection":"muslim""#,
      #""collection":"tirmidhi""#,
      row: 2,
      .dangling(key: "sources[1].collection", value: "tirmidhi", file: "works.json")
    ),
    BadRow(
      "duas.json",
      #""type":"other""#,
      #""type":"book""#,
      row: 2,
      .unknownValue(key: "sources[4].type", value: "book", known: ["quran", "hadith", "other"])
    ),
    BadRow(
      "duas.json",
      #""grade":"sahih""#,
      #""grade":"good""#,
      row: 2,
      .unknownValue(key: "sources[0].grade", value: "good", known: ["sahih", "hasan", "daif", "mawdu"])
    ),
    BadRow(
      "duas.json",
      "627f",
      "627ff",
      row: 2,
      .malformed(key: "sources[1].number", value: "627ff", expected: "a number such as `6306` or `627f`")
    ),
    BadRow("duas.json", #""ayah":"201","#, "", row: 2, .missing(key: "sources[3].ayah")),
    BadRow(
      "duas.json",
      "255-257",
      "257-255",
      row: 2,
      .malformed(key: "sources[2].ayah", value: "257-255", expected: "a number, or two such as `255-257`")
    ),
    BadRow(
      "duas.json",
      "255-257",
      "255-287",
      row: 2,
      .malformed(key: "sources[2].ayah", value: "255-287", expected: "within 1 to 286 of surah 2")
    ),
    BadRow(
      "duas.json",
      #""ayah":"201","surah":2"#,
      #""ayah":"201","surah":115"#,
      row: 2,
      .malformed(key: "sources[3].surah", value: "115", expected: "1 to 114")
    ),
    BadRow(
      "duas.json",
      "audio/8.m4a",
      "../8.m4a",
      row: 2,
      .malformed(
        key: "audio_url",
        value: "../8.m4a",
        expected: "a path within the library such as `audio/8.m4a`"
      )
    ),
    BadRow(
      "duas.json",
      #""status":"reviewed""#,
      #""status":"ok""#,
      row: 2,
      .unknownValue(key: "review.status", value: "ok", known: ["unreviewed", "reviewed"])
    ),
    BadRow(
      "duas.json",
      #""translation_en":"My Lord""#,
      #""translation_en":"Lord""#,
      row: 2,
      .disagreement(key: "translations.en", other: "translation_en")
    ),
    BadRow(
      "duas.json",
      "zh-Hant",
      "zh-hant",
      row: 2,
      .wrongType(key: "localizations.zh-hant", expected: "a language tag such as `en` or `pt-BR`")
    ),
    BadRow("categories.json", #""id":2"#, #""id":1"#, row: 2, .duplicate(key: "id", value: "1")),
    BadRow("categories.json", "gratitude", "rizq", row: 2, .duplicate(key: "slug", value: "rizq")),
    BadRow(
      "collections.json",
      #""slug":"more""#,
      #""slug":"core""#,
      row: 2,
      .duplicate(key: "slug", value: "core")
    ),
    BadRow(
      "collections.json",
      #""is_premium":true"#,
      #""is_premium":1"#,
      row: 2,
      .wrongType(key: "is_premium", expected: "true or false")
    ),
    BadRow(
      "works.json",
      #""slug":"muslim""#,
      #""slug":"bukhari""#,
      row: 2,
      .duplicate(key: "slug", value: "bukhari")
    ),
    BadRow(
      "journeys.json",
      #""collection_id":2"#,
      #""collection_id":9"#,
      row: 2,
      .dangling(key: "collection_id", value: "9", file: "collections.json")
    ),
    BadRow(
      "journeys.json",
      #""estimated_minutes":5"#,
      #""estimated_minutes":0"#,
      row: 2,
      .malformed(key: "estimated_minutes", value: "0", expected: "a number from 1")
    ),
    BadRow(
      "journey_duas.json",
      #""dua_id":3"#,
      #""dua_id":4"#,
      row: 3,
      .dangling(key: "dua_id", value: "4", file: "duas.json")
    ),
    BadRow(
      "journey_duas.json",
      #""dua_id":3"#,
      #""dua_id":8"#,
      row: 3,
      .duplicate(key: "dua_id", value: "8")
    ),
    BadRow(
      "journey_duas.json",
      #""journey_id":1"#,
      #""journey_id":2"#,
      row: 1,
      .dangling(key: "journey_id", value: "2", file: "journeys.json")
    ),
    BadRow(
      "journey_duas.json",
      #""sort_order":2"#,
      #""sort_order":3"#,
      row: 3,
      .malformed(key: "sort_order", value: "3", expected: "2, the next of journey 7")
    ),
    BadRow(
      "journey_duas.json",
      "evening",
      "night",
      row: 3,
      .unknownValue(key: "time_slot", value: "night", known: ["morning", "anytime", "evening"])
    ),
  ]

  @Test(arguments: badRows)
  func `A bad row is named with its file and its number`(_ bad: BadRow) throws {
    var bundle = try BundleInMemory(Sample.library())
    bundle.replace(bad.old, with: bad.new, in: bad.path)
    try bundle.reseal()
    #expect(bundle.failure == .invalid(path: bad.path, row: bad.row, problem: bad.problem))
  }

  @Test func `Unknown keys are ignored`() throws {
    var bundle = try BundleInMemory(Sample.library())
    bundle.replace(#""slug":"#, with: #""new_key":{"a":[1]},"slug":"#, in: "duas.json")
    try bundle.reseal()
    #expect(bundle.failure == nil)
  }

  @Test func `An object where rows should be is named`() throws {
    var bundle = try BundleInMemory(Sample.library())
    bundle.files["works.json"] = Array("{}".utf8)
    try bundle.reseal()
    #expect(
      bundle.failure
        == .invalid(path: "works.json", row: nil, problem: .wrongType(key: "", expected: "a list"))
    )
  }

  @Test func `A default language that is not a language tag is named`() throws {
    var bundle = try BundleInMemory(Sample.library())
    try bundle.changeManifest { $0.library.defaultLanguage = "EN" }
    #expect(
      bundle.failure?.description == """
        `manifest.json`: `library.default_language` is `EN`, not a language tag such as `en` or `pt-BR`; build the \
        bundle again
        """
    )
  }

  @Test func `A message names file, row, key, value and the known values, and cannot control a terminal`() {
    let problem = RowProblem.unknownValue(key: "difficulty", value: "\u{1B}[31m\u{202E}", known: ["Beginner"])
    #expect(
      BundleError.invalid(path: "duas.json", row: 12, problem: problem).description == #"""
        `duas.json`, row 12: `difficulty` is `\u{1B}[31m\u{202E}`; expected one of `Beginner`; build the bundle again
        """#
    )
  }

  @Test func `A message has the whole checksums, and only the beginning of a long value`() {
    let (old, new) = (String(repeating: "0a", count: 32), String(repeating: "1b", count: 32))
    #expect(
      BundleError.wrongHash(path: "duas.json", expected: old, found: new).description == """
        `duas.json` was changed: its sha256 is `\(new)`, manifest.json says `\(old)`; copy the whole bundle again from \
        where it was built
        """
    )
    let long = BundleError.missing(path: String(repeating: "a", count: 65)).description
    #expect(long.hasPrefix("`\(String(repeating: "a", count: 64))…` is missing"))
  }
}
