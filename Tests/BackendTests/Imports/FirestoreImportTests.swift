import ContentImport
import Diagnostics
import DuaLibrary
import FirestoreExport
import Foundation
import TestSupport
import Testing

struct FirestoreImportTests {
  private func documents(_ library: Library) throws -> [FirestoreDocument] {
    let database = try #require(FirestoreDatabase(project: "rizq-test"))
    return try FirestoreExport(library, to: database).documents
  }

  private func files(_ library: Library) throws -> [(path: String, bytes: [UInt8])] {
    FirestoreFiles.files(of: try documents(library)).map { ($0.path, $0.bytes) }
  }

  // MARK: An export and back

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `The documents of a library are the library`(seed: UInt64) throws {
    let library = try RandomLibrary.library(seed: seed)
    let lines = try files(library).filter { $0.path.hasSuffix("ndjson") }
    let result = try Imports.run(.firestore, lines)
    #expect(try Imports.library(result) == library)
    // Nothing is supplied, proposed or left out.
    #expect(Set(result.rules).isSubset(of: ["IM07"]), "\(result.findings.map(\.message))")
  }

  @Test(arguments: 40..<46 as Range<UInt64>)
  func `The commits of a library are the library, also beside its documents`(seed: UInt64) throws {
    let library = try RandomLibrary.library(seed: seed, duas: 300)
    let files = try files(library)
    #expect(
      try Imports.library(Imports.run(.firestore, files.filter { $0.path.hasPrefix("commits/") })) == library
    )
    #expect(try Imports.library(Imports.run(.firestore, files)) == library)
  }

  @Test func `The published library comes back`() throws {
    let library = try DuaLibrary.Bundle(contentsOf: Repository.url("output")).library
    let result = try Imports.run(.firestore, files(library))
    #expect(try Imports.library(result) == library)
    #expect(!result.rules.contains("IM22"))
  }

  @Test func `Answers of the REST interface are read, in any order`() throws {
    let library = try RandomLibrary.library(seed: 50)
    let documents = try documents(library).reversed().map { String(decoding: $0.json, as: UTF8.self) }
    let list = "{\"documents\": [\(documents.joined(separator: ", "))], \"nextPageToken\": \"x\"}"
    let query = documents.map { "{\"document\": \($0), \"readTime\": \"2026-01-01T00:00:00Z\"}" }
    let answers = [list, "[\(query.joined(separator: ",\n")), {\"readTime\": \"2026-01-01T00:00:00Z\"}]"]
    for answer in answers { #expect(try Imports.library(Imports.run(.firestore, answer)) == library) }
  }

  // MARK: The app's documents

  private static let prefix = "projects/p/databases/(default)/documents"

  private func document(_ path: String, _ fields: String) -> String {
    "{\"name\":\"\(Self.prefix)/\(path)\",\"fields\":{\(fields)}}\n"
  }

  @Test func `Documents with the app's fields only become sources, and what they do not say is reported`()
    throws
  {
    let result = try Imports.run(
      .firestore,
      document(
        "categories/1",
        #""id":{"integerValue":"1"},"name":{"stringValue":"Morning"},"slug":{"stringValue":"morning"}"#
      )
        + document(
          "duas/10",
          #"""
          "arabicText":{"stringValue":" لا <b> "},"titleEn":{"stringValue":"Ten"},"translationEn":{"stringValue":"T"},
          "categoryId":{"integerValue":1},"difficulty":{"stringValue":"Advanced"},"repetitions":{"integerValue":"3"},
          "xpValue":{"integerValue":"20"},"source":{"stringValue":"Sahih Muslim 2691"},"hue":{"stringValue":"red"},
          "createdAt":{"timestampValue":"2026-01-01T00:00:00Z"},"rizqBenefit":{"nullValue":null}
          """#
        )
        + document(
          "duas/2",
          #""id":{"integerValue":"2"},"arabicText":{"stringValue":"b"},"titleEn":{"stringValue":"Two"},"translationEn":{"stringValue":"U"},"source":{"stringValue":"p. 7"}"#
        )
        + document("users/u1", #""name":{"stringValue":"x"}"#)
        + document("journeys/1/notes/2", #""text":{"stringValue":"x"}"#)
    )
    let library = try Imports.library(result)
    #expect(library.duas.map(\.id.rawValue) == [2, 10])
    #expect(Array(library.duas[1].arabic.unicodeScalars) == Array(" لا <b> ".unicodeScalars))
    #expect(library.duas[1].difficulty == .advanced && library.duas[1].category?.rawValue == 1)
    guard case .hadith(let reference)? = library.duas[1].sources.first else {
      Issue.record("the citation was not read")
      return
    }
    #expect(reference.work.rawValue == "muslim" && reference.number.description == "2691")
    #expect(library.duas[0].sources == [.other(title: "p. 7")])
    #expect(result.messages("IM01").count == 3)
    #expect(result.messages("IM01").contains { $0.hasPrefix("the field `hue` of `duas` is not imported") })
    #expect(result.messages("IM01").contains { $0.hasPrefix("the collection `users` is not imported") })
    #expect(result.messages("IM28").count == 3)
    #expect(
      result.messages("IM28")[0]
        == "this dua has no `difficulty` that can be read; `beginner` is written: correct it"
    )
  }

  @Test func `Texts that disagree are both named, and that of the app is kept`() throws {
    let result = try Imports.run(
      .firestore,
      document(
        "duas/1",
        #"""
        "arabicText":{"stringValue":"a"},"titleEn":{"stringValue":"T"},"translationEn":{"stringValue":"new"},
        "translations":{"mapValue":{"fields":{"en":{"stringValue":"old"},"ur":{"stringValue":"u"}}}},
        "source":{"stringValue":"Quran 1:2"},"sources":{"arrayValue":{"values":[{"mapValue":{"fields":
          {"type":{"stringValue":"quran"},"surah":{"integerValue":"1"},"ayah":{"stringValue":"1"}}}},
          {"mapValue":{"fields":{"type":{"stringValue":"hadith"},"number":{"stringValue":"first"}}}}]}}
        """#
      )
    )
    let dua = try #require(try Imports.library(result).duas.first)
    #expect(dua.translation == ["en": "new", "ur": "u"].localized)
    #expect(
      dua.sources == [
        .quran(try QuranReference(surah: 1, ayahs: 1...1)), .other(title: "type hadith, number first"),
        .other(title: "Quran 1:2"),
      ]
    )
    #expect(
      result.messages("IM29") == [
        "this text in `en`, `old`, is not that of `translation_en`, which is kept",
        "`source` is `Quran 1:2`, but `sources` say `Quran 1:1; type hadith, number first`; both are kept, "
          + "this one as a source of type `other`",
      ]
    )
  }

  @Test func `A source beside an empty list of sources is read`() throws {
    let result = try Imports.run(
      .firestore,
      document(
        "duas/1",
        #"""
        "arabicText":{"stringValue":"a"},"titleEn":{"stringValue":"T"},"translationEn":{"stringValue":"t"},
        "source":{"stringValue":"Quran 1:2"},"sources":{"arrayValue":{}}
        """#
      )
    )
    let dua = try #require(try Imports.library(result).duas.first)
    #expect(dua.sources == [.quran(try QuranReference(surah: 1, ayahs: 2...2))])
    #expect(result.messages("IM29").isEmpty)
  }

  @Test func `A text that is given twice under another spelling of its key is counted`() throws {
    let result = try Imports.run(
      .firestore,
      document(
        "duas/1",
        #"""
        "arabicText":{"stringValue":"a"},"titleEn":{"stringValue":"T"},"title_en":{"stringValue":"U"},
        "arabic_text":{"stringValue":"a"},"translationEn":{"stringValue":"t"},
        "translations":{"mapValue":{"fields":{
          "fr":{"stringValue":"b"},"FR":{"stringValue":"c"},"de":{"nullValue":null},"DE":{"stringValue":"d"}}}}
        """#
      )
    )
    let dua = try #require(try Imports.library(result).duas.first)
    #expect(dua.translation == ["en": "t", "fr": "b", "de": "d"].localized)
    #expect(
      result.messages("IM01") == [
        "besides another for `title_en`, the field `title_en` is not imported (it occurs once); "
          + "the source format has no field for it",
        "besides the first in its language, the key `FR` is not imported (it occurs once); "
          + "the source format has no field for it",
      ]
    )
  }

  @Test func `What is unknown within a document is counted, once each`() throws {
    let result = try Imports.run(
      .firestore,
      document(
        "duas/1",
        #"""
        "arabicText":{"stringValue":"a"},"titleEn":{"stringValue":"T"},"translationEn":{"stringValue":"U"},
        "localizations":{"mapValue":{"fields":{"indonesian":{"mapValue":{}},
          "id":{"mapValue":{"fields":{"bestTime":{"stringValue":"b"},"hue":{"stringValue":"x"}}}}}}},
        "sources":{"arrayValue":{"values":[{"mapValue":{"fields":
          {"type":{"stringValue":"other"},"title":{"stringValue":"p"},"page":{"integerValue":"7"}}}}]}}
        """#
      )
    )
    let dua = try #require(try Imports.library(result).duas.first)
    #expect(dua.bestTime == ["id": "b"].localized)
    #expect(
      result.messages("IM01").map { $0.components(separatedBy: " is not imported")[0] }.sorted() == [
        "the field `hue` of the texts of a language", "the field `page` of a source",
      ]
    )
    #expect(result.messages("IM10").count == 1)
    #expect(result.messages("IM10")[0].contains("`indonesian`, which is not a language tag"))
  }

  // MARK: Damaged files

  @Test(arguments: [
    (
      #"{"name":"x/documents/duas/8","fields":{"id":{"integerValue":"9"}}}"#, "IM30",
      "the field `id` of the document `duas/8` is `9`"
    ),
    (
      #"{"name":"x/documents/duas/8","fields":{"id":{"integerValue":"8"}}}{"name":"x/documents/duas/8","fields":{}}"#,
      "IM30",
      "the document `duas/8` is given twice"
    ),
    (
      #"{"name":"x/documents/duas/8","fields":{"id":8}}"#, "IM11",
      "`id` is a number, not a value with its type"
    ),
    (#"{"name":"x/documents/duas/8","fields":[]}"#, "IM11", "`fields` is an array, not an object"),
    (#"{"name":"duas/8","fields":{}}"#, "IM11", "`name` is a text, not the name of a document"),
    (#"{"id": 1}"#, "IM11", "this value is an object, not a document of Firestore"),
    (#"["#, "SY", ""),
    (#"{"name":"x/documents/duas/8","fields":{"arabicText":{"stringValue":"a"#, "SY", ""),
  ])
  func `A file that is not what it should be is an error`(text: String, rule: String, message: String) throws
  {
    let result = try Imports.run(.firestore, text)
    #expect(result.hasErrors)
    #expect(
      result.findings.contains {
        $0.severity == .error && ($0.rule.rawValue == rule || rule == "SY") && $0.message.hasPrefix(message)
      },
      "\(result.findings.map { "\($0.rule.rawValue) \($0.message)" })"
    )
  }

  @Test func `A truncated export is an error at every length`() throws {
    let files = try files(RandomLibrary.library(seed: 60, duas: 2))
    let bytes = try #require(files.first { $0.path.hasPrefix("commits/") }).bytes
    for length in stride(from: 1, to: bytes.count - 3, by: 97) {
      #expect(try Imports.run(.firestore, [("a.json", Array(bytes[..<length]))]).hasErrors)
    }
  }

  @Test func `Deep nesting is an error, not a crash`() throws {
    let value = String(repeating: #"{"mapValue":{"fields":{"en":"#, count: 5000)
    let text = "{\"name\":\"x/documents/duas/8\",\"fields\":{\"translations\":\(value)"
    #expect(try Imports.run(.firestore, text).hasErrors)
  }
}

extension [String: String] {
  /// The texts by language.
  var localized: LocalizedText {
    var texts: LocalizedText = [:]
    for (language, text) in self { if let tag = LanguageTag(language) { texts[tag] = text } }
    return texts
  }
}
