import ContentDraft
import ContentIngest
import DuaLibrary
import Testing
import UnicodeText

struct FragmentTests {
  @Test(arguments: [
    (Sample.duasXML, Sample.duasJSON),
    (Sample.textsXML, Sample.textsJSON),
    (Sample.journeysXML, Sample.journeysJSON),
  ])
  func `XML and JSON have the same fragments`(xml: String, json: String) {
    let fromXML = ingest(xml, "content/a.xml")
    let fromJSON = ingest(json, "content/a.json")
    #expect(fromXML.findings == [])
    #expect(fromJSON.findings == [])
    #expect(!fromXML.fragments.isEmpty)
    #expect(withoutPlaces(fromXML.fragments) == withoutPlaces(fromJSON.fragments))
  }

  @Test func `every field of a dua is read`() throws {
    let fragments = ingest(Sample.duasXML, "a.xml").fragments
    guard case .dua(let dua) = try #require(fragments.first) else {
      Issue.record("no dua")
      return
    }
    #expect(dua.id.value == 8)
    #expect(dua.slug.value == Slug("first"))
    #expect(dua.category.value == Slug("morning"))
    #expect(dua.collection.value == Slug("core"))
    #expect(dua.difficulty.value == .intermediate)
    #expect(dua.repetitions.value == 3)
    #expect(dua.xp.value == 40)
    #expect(dua.duration.value == 45)
    #expect(dua.variantOf.value == Slug("second"))
    #expect(dua.title.map(\.language.rawValue) == ["en", "ur"])
    #expect(dua.title.first?.text.value == "One & two")
    #expect(dua.arabic.value?.hasSameScalars(as: "كَلِمَةٌ أُولَىٰ") == true)
    #expect(dua.transliteration.value?.hasSameScalars(as: "kalimatun ūlā") == true)
    #expect(dua.translation[.english]?.value == "A first word")
    #expect(dua.bestTime[.english]?.value == "Early")
    #expect(dua.benefit[.english]?.value == "Much")
    #expect(dua.context[.english]?.value == "Some")
    #expect(dua.propheticContext[.english]?.value == "None")
    #expect(dua.audio.value?.rawValue == "audio/8.m4a")
    #expect(dua.review?.status.value == .reviewed)
    #expect(dua.review?.reviewer.value == "somebody")
    #expect(dua.review?.hash.value == "abc")
    let sources = dua.sources
    #expect(sources.map(\.kind.value) == [.hadith, .quran, .other])
    #expect(sources[0].collection.value == Slug("work"))
    #expect(sources[0].number.value == HadithNumber("627f"))
    #expect(sources[0].grade.value == .sahih)
    #expect(sources[0].grader.value == "somebody")
    #expect(sources[0].note.value == "a <note>")
    #expect(sources[1].surah.value == 2)
    #expect(sources[1].ayah.value == 255...257)
    #expect(sources[2].title.value == "A book, p. 3")
  }

  @Test(arguments: [(Sample.textsXML, "a.xml"), (Sample.textsJSON, "a.json")])
  func `every text has the kind and language of its layer`(text: String, path: String) {
    let texts = ingest(text, path).fragments.compactMap { fragment -> TextFragment? in
      if case .text(let text) = fragment { text } else { nil }
    }
    #expect(texts.map(\.kind) == [.translation, .translation])
    #expect(texts.map(\.language) == [LanguageTag("ur"), LanguageTag("ur")])
    #expect(texts.map(\.dua.value) == [Slug("first"), Slug("second")])
    #expect(texts.map(\.text.value) == ["متن", "دوسرا متن"])
  }

  @Test func `every field of a journey is read`() throws {
    guard case .journey(let journey) = try #require(ingest(Sample.journeysXML, "a.xml").fragments.first)
    else {
      Issue.record("no journey")
      return
    }
    #expect(journey.id.value == 1)
    #expect(journey.slug.value == Slug("path"))
    #expect(journey.emoji.value == "💎")
    #expect(journey.collection.value == Slug("core"))
    #expect(journey.minutes.value == 5)
    #expect(journey.xp.value == 125)
    #expect(journey.featured.value == true)
    #expect(journey.premium.value == false)
    #expect(journey.order.value == 1)
    #expect(journey.name[.english]?.value == "Path")
    #expect(journey.description[.english]?.value == "A path")
    #expect(journey.steps.map(\.dua.value) == [Slug("first"), Slug("second")])
    #expect(journey.steps.map(\.slot.value) == [.morning, .evening])
  }

  @Test func `library json in the root is the declaration`() throws {
    let file = ingest(Sample.declaration, "library.json")
    #expect(file.findings == [])
    guard case .declaration(let declaration) = try #require(file.fragments.first) else {
      Issue.record("no declaration")
      return
    }
    #expect(declaration.name.value == "Sample")
    #expect(declaration.libraryVersion.value == "1.0.0")
    #expect(declaration.licence.value == "CC0-1.0")
    #expect(declaration.defaultLanguage.value == .english)
    #expect(declaration.requiredLanguages.map(\.value.rawValue) == ["en", "ur"])
    #expect(declaration.policy.levels["TX01"]?.value == .off)
    #expect(declaration.policy.levels["TX02"]?.value == .error)
    #expect(declaration.policy.allowedGrades == [.sahih])
    #expect(declaration.policy.disclosedGrades == [.hasan])
    #expect(declaration.policy.transliterationScheme == "rizq-1")
    #expect(declaration.categories.map(\.slug.value) == [Slug("morning")])
    #expect(declaration.categories.map(\.emoji.value) == ["🌅"])
    #expect(declaration.collections.map(\.premium.value) == [false])
    #expect(declaration.works.map(\.highest.value) == [700])
    #expect(declaration.works.first?.aliases.map(\.value) == ["The Work"])
    #expect(declaration.works.first?.numbering.value == "printed")
  }

  @Test func `ids json in the root is the list of ids`() throws {
    let text = #"{"version": 1, "duas": [{"id": 8, "slug": "a"}, {"id": 9, "slug": "b", "retired": true}]}"#
    let file = ingest(text, "ids.json")
    #expect(file.findings == [])
    guard case .idRegister(let register) = try #require(file.fragments.first) else {
      Issue.record("no list of ids")
      return
    }
    let records = try #require(register.records[.dua])
    #expect(register.records.count == 1)
    #expect(register.isIntact)
    #expect(register.extent.bytes == 0..<text.utf8.count)
    #expect(records.map(\.id.value) == [8, 9])
    #expect(records.map(\.slug.value) == [Slug("a"), Slug("b")])
    #expect(records.map(\.isRetired) == [false, true])
    let bytes = Array(text.utf8)
    #expect(
      records.map { String(decoding: bytes[$0.extent.bytes], as: UTF8.self) } == [
        #"{"id": 8, "slug": "a"}"#, #"{"id": 9, "slug": "b", "retired": true}"#,
      ]
    )
  }

  @Test func `a file in consumers describes a program`() throws {
    let file = ingest(Sample.consumer, "consumers/app.json")
    #expect(file.findings == [])
    guard case .consumer(let consumer) = try #require(file.fragments.first) else {
      Issue.record("no consumer")
      return
    }
    #expect(consumer.name == "app")
    #expect(consumer.title.value == "An app")
    let table = try #require(consumer.tables.first)
    #expect(table.rows.value == .journeys)
    #expect(table.file.value?.rawValue == "a/b.json")
    #expect(table.loses.value == .row)
    #expect(table.null.value == true)
    #expect(table.reserved.map(\.id.value) == [1])
    #expect(table.reserved.map(\.slug.value) == [Slug("first")])
    let field = try #require(table.fields.first)
    #expect(field.name.value == "emoji")
    #expect(field.from.value == "e")
    #expect(field.type.value == .text)
    #expect(field.required.value == true)
    #expect(field.longest.value == 9)
    #expect(field.values.map(\.value) == ["a"])
    #expect(field.unknown.value == .absent)
    #expect(field.map.map(\.source.value) == ["b"])
    #expect(field.map.map(\.target.value) == ["a"])
    #expect(field.omit.map(\.value) == ["c"])
    #expect(field.fallback.value == "d")
    #expect(field.image?.prefix.value == "/")
    #expect(field.image?.suffix.value == ".png")
    #expect(field.image?.names.map(\.value) == [Slug("first")!])
    #expect(ingest(Sample.consumer, "consumers/more/app.json").fragments.isEmpty)
  }

  @Test func `a list of ids with a mistake is not written again`() throws {
    let file = ingest(#"{"version": 1, "duas": [{"id": 8, "slog": "a"}], "extra": 1}"#, "ids.json")
    #expect(
      file.findings.map(\.message) == [
        "unknown key `slog` in `id`; did you mean `slug`?",
        "unknown key `extra` in `ids`; known names are `categories`, `collections`, `duas`, `journeys`, `version`",
      ]
    )
    guard case .idRegister(let register) = try #require(file.fragments.first) else {
      Issue.record("no list of ids")
      return
    }
    #expect(!register.isIntact)
    #expect(ingest("[]", "ids.json").fragments.isEmpty)
    #expect(!ingest(#"{"version": 1, "duas": ["#, "ids.json").isComplete)
  }

  @Test func `library json in another folder is content`() {
    #expect(ingest(Sample.duasJSON, "more/library.json").fragments.count == 2)
  }

  @Test func `the encodings of the Quran replace the default list`() throws {
    func accepted(_ policy: String) throws -> [QuranEncoding] {
      let text = #"{"version": 1, "policy": \#(policy)}"#
      guard case .declaration(let declaration) = try #require(ingest(text, "library.json").fragments.first)
      else { return [] }
      return declaration.policy.acceptedQuranEncodings
    }
    #expect(try accepted("{}") == [.tanzilSimple, .tanzilUthmani, .qpcHafs])
    #expect(
      try accepted(#"{"quran-encodings": ["indo-pak", "tanzil-simple"]}"#) == [.indoPak, .tanzilSimple]
    )
    let misspelled = #"{"version": 1, "policy": {"quran-encodings": ["qpc-hafz"]}}"#
    let findings = ingest(misspelled, "library.json").findings
    #expect(findings.map(\.message).contains { $0.contains("qpc-hafs") })
  }

  @Test func `unlisted grades keep their default`() throws {
    let text = #"{"version": 1, "policy": {"grades": {"forbidden": ["hasan"]}}}"#
    guard case .declaration(let declaration) = try #require(ingest(text, "library.json").fragments.first)
    else {
      Issue.record("no declaration")
      return
    }
    #expect(declaration.policy.allowedGrades == [.sahih])
    #expect(declaration.policy.disclosedGrades == [.daif])
  }
}
