import DuaLibrary
import Foundation
import Testing
import UnicodeText

@testable import LibraryCompiler

struct BundleContractTests {
  let bundle: BundleInMemory

  init() throws { bundle = try BundleInMemory(Sample.library()) }

  @Test func `A dua with all values has all keys`() throws {
    #expect(
      try keys(of: bundle.rows("duas.json")[1]) == [
        "arabic_text", "audio_url", "best_time", "category_id", "collection_id", "context", "difficulty",
        "est_duration_sec", "id", "localizations", "prophetic_context", "repetitions", "review",
        "rizq_benefit", "slug", "source", "sources", "title_ar", "title_en", "translation_en", "translations",
        "transliteration", "variant_of", "xp_value",
      ]
    )
  }

  @Test func `Absent values are omitted, never null`() throws {
    var dua = Sample.bareDua
    dua.title = [.english: "Bare"]
    let bundle = try BundleInMemory(Sample.library(duas: [dua], journeys: []))
    #expect(
      try keys(of: bundle.rows("duas.json")[0]) == [
        "arabic_text", "difficulty", "id", "repetitions", "slug", "sources", "title_en", "translation_en",
        "translations", "xp_value",
      ]
    )
    for (path, bytes) in bundle.files where path.hasSuffix(".json") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains(":null"), "\(path)")
    }
  }

  @Test(arguments: [
    ("categories.json", ["emoji", "id", "name", "slug", "localizations"], ["description"]),
    ("collections.json", ["id", "is_premium", "name", "slug", "localizations"], ["description"]),
    (
      "journeys.json",
      [
        "daily_xp", "emoji", "estimated_minutes", "id", "is_featured", "is_premium", "name", "slug",
        "sort_order",
        "localizations",
      ],
      ["description", "collection_id"]
    ),
    ("journey_duas.json", ["dua_id", "journey_id", "sort_order", "time_slot"], []),
    ("works.json", ["aliases", "highest", "name", "numbering", "slug", "localizations"], []),
  ])
  func `Rows have the keys of the contract`(path: String, always: [String], sometimes: [String]) throws {
    let keySets = try bundle.rows(path).map { Set(try keys(of: $0)) }
    #expect(keySets.contains(Set(always + sometimes)))
    for keys in keySets {
      #expect(keys.union(["emoji"]).isSuperset(of: Set(always)), "\(path)")
      #expect(keys.isSubset(of: Set(always + sometimes)), "\(path)")
    }
  }

  @Test(
    arguments: [
      "duas.json", "categories.json", "collections.json", "journeys.json", "journey_duas.json", "works.json",
    ]
  )
  func `Every row is what Foundation writes, keys sorted`(path: String) throws {
    let rows = bundle.rows(path)
    #expect(!rows.isEmpty)
    for line in rows { #expect(try rewritten(line) == line) }
  }

  @Test func `A row that is read and written again is the same`() throws {
    func check<Row: Decodable & JSONWriter.Value>(_ path: String, _: Row.Type) throws {
      for line in bundle.rows(path) {
        #expect(written(try JSONDecoder().decode(Row.self, from: Data(line.utf8))) == line)
      }
    }
    try check("duas.json", DuaRow.self)
    try check("categories.json", CategoryRow.self)
    try check("collections.json", CollectionRow.self)
    try check("journeys.json", JourneyRow.self)
    try check("journey_duas.json", JourneyDuaRow.self)
    try check("works.json", WorkRow.self)
  }

  @Test func `Rows are made from models`() throws {
    let library = try Sample.library()
    let context = RowContext(library)
    #expect(try library.duas.map { written(try DuaRow($0, in: context)) } == bundle.rows("duas.json"))
    #expect(
      try library.journeys.map { written(try JourneyRow($0, in: context)) } == bundle.rows("journeys.json")
    )
  }

  @Test func `The manifest is what Foundation writes, except for line ends`() throws {
    let text = bundle.text("manifest.json").filter { $0 != "\n" }
    #expect(try rewritten(text) == text)
  }

  @Test func `Files have one row per line and end in one line end`() throws {
    for (path, bytes) in bundle.files where path.hasSuffix(".json") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasSuffix("]\n") || text.hasSuffix("}\n"), "\(path)")
    }
    #expect(
      bundle.text("journey_duas.json") == """
        [
        {"dua_id":8,"journey_id":1,"sort_order":1,"time_slot":"anytime"},
        {"dua_id":8,"journey_id":7,"sort_order":1,"time_slot":"morning"},
        {"dua_id":3,"journey_id":7,"sort_order":2,"time_slot":"evening"}
        ]

        """
    )
  }

  @Test func `Sources are shown in the spelling of the works`() throws {
    let row = try JSONDecoder().decode(DuaRow.self, from: Data(bundle.rows("duas.json")[1].utf8))
    #expect(
      row.source
        == "Sahih al-Bukhari 6306; Sahih Muslim 627f; Quran 2:255-257; Quran 2:201; A book; page 3"
    )
    #expect(row.difficulty == "Advanced")
  }

  @Test func `Texts in other languages are in the bundle`() throws {
    let row = try JSONDecoder().decode(DuaRow.self, from: Data(bundle.rows("duas.json")[1].utf8))
    #expect(row.translations.entries.map(\.language.rawValue) == ["ar", "en", "id", "zh-Hant"])
    #expect(row.localizations?.entries.map(\.language.rawValue) == ["ar", "id", "zh-Hant"])
    let arabic = try #require(row.localizations?.entries.first?.value)
    #expect(arabic.title == nil)
    #expect(arabic.context?.hasSameScalars(as: Sample.shaddaBeforeKasra + "On waking") == true)
  }

  @Test func `The manifest counts rows, and names versions and every other file, sorted`() throws {
    let artifact = Artifact(path: "search/index.bin", bytes: [1, 2, 3])
    let bundle = try BundleInMemory(Sample.library(), additional: [artifact])
    let manifest = try bundle.open().manifest
    #expect(manifest.schemaVersion == 1)
    #expect(manifest.foldVersion == 4)
    #expect(manifest.ruleSetVersion == 9)
    #expect(manifest.library.version == "1.2.0")
    #expect(manifest.counts.duas == 2)
    #expect(
      manifest.files.map(\.path) == [
        "categories.json", "collections.json", "duas.json", "journey_duas.json", "journeys.json",
        "library.bin", "search/index.bin", "works.json",
      ]
    )
    #expect(manifest.files[6].bytes == 3)
    #expect(
      manifest.files[6].sha256 == "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81"
    )
  }

  @Test func `The manifest is the last artifact`() throws {
    let artifacts = try BundleWriter.artifacts(for: Sample.library(), foldVersion: 1, ruleSetVersion: 1)
    #expect(artifacts.map(\.path).last == "manifest.json")
    #expect(artifacts.map(\.path).dropLast() == artifacts.map(\.path).dropLast().sorted()[...])
  }

  /// The keys of a row, in their order.
  private func keys(of row: String) throws -> [String] {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any])
    return object.keys.sorted()
  }

  /// The JSON as Foundation writes it: an independent implementation.
  private func rewritten(_ json: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: object,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return String(decoding: data, as: UTF8.self)
  }

  private func written(_ value: some JSONWriter.Value) -> String {
    var json = JSONWriter()
    value.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
