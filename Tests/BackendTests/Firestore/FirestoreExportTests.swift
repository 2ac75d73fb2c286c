import BundleContract
import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import FirestoreExport

struct FirestoreExportTests {
  private static func database() throws -> FirestoreDatabase {
    try #require(FirestoreDatabase(project: "rizq-test"))
  }

  private static func published() throws -> Library {
    try DuaLibrary.Bundle(contentsOf: Repository.url("output")).library
  }

  private func fields(_ document: FirestoreDocument) throws -> [String: [String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(document.json)) as? [String: Any]
    return object?["fields"] as? [String: [String: Any]] ?? [:]
  }

  /// The names of the fields, in the order in which they are written.
  private func members(_ document: FirestoreDocument) throws -> [String] {
    let tree = try #require(ContentIngest.jsonTree(document.json, file: FileID(0)).root)
    guard case .object(let members) = tree.content,
      case .object(let fields)? = members.first(where: { $0.key.value == "fields" })?.value.content
    else { return [] }
    return fields.map(\.key.value)
  }

  // MARK: Documents

  @Test func `A document has the app's names, types and capitals`() throws {
    let export = try FirestoreExport(Self.published(), to: Self.database())
    let dua = try #require(export.documents.first { $0.path == "duas/8" })
    #expect(
      String(decoding: dua.json, as: UTF8.self).hasPrefix(
        #"{"name":"projects/rizq-test/databases/(default)/documents/duas/8","fields":{"arabicText":{"stringValue":""#
      )
    )
    let fields = try fields(dua)
    #expect(fields["id"] as? [String: String] == ["integerValue": "8"])
    #expect(
      ["Beginner", "Intermediate", "Advanced"].contains(fields["difficulty"]?["stringValue"] as? String)
    )
    #expect(fields["titleEn"] != nil && fields["arabicText"] != nil && fields["translationEn"] != nil)
    let step = try #require(export.documents.first { $0.collection == .journeyDuas })
    let values = try self.fields(step).compactMapValues { $0["integerValue"] as? String }
    #expect(step.id == "\(values["journeyId"] ?? "")_\(values["duaId"] ?? "")")
    let collection = try #require(export.documents.first { $0.collection == .collections })
    #expect(try self.fields(collection)["is_premium"]?["booleanValue"] is Bool)
    let journey = try #require(export.documents.first { $0.collection == .journeys })
    #expect(try self.fields(journey)["isPremium"]?["booleanValue"] is Bool)
  }

  @Test(arguments: FirestoreCollection.allCases)
  func `Documents have exactly the fields of the contract, in the order of their names`(
    collection: FirestoreCollection
  ) throws {
    var names: Set<String> = []
    for seed in 0..<8 as Range<UInt64> {
      let export = try FirestoreExport(RandomLibrary.library(seed: seed), to: Self.database())
      for document in export.documents where document.collection == collection {
        let fields = try members(document)
        #expect(fields == fields.sorted())
        names.formUnion(fields)
      }
    }
    #expect(names.sorted() == collection.fields)
  }

  @Test func `The same library gives the same bytes, whatever the order of its parts`() throws {
    let library = try RandomLibrary.library(seed: 7)
    let shuffled = try Library(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: library.defaultLanguage,
      duas: library.duas.reversed(),
      categories: library.categories.reversed(),
      collections: library.collections.reversed(),
      journeys: library.journeys.reversed(),
      works: library.works.reversed()
    )
    let (first, second) = (
      try FirestoreExport(library, to: Self.database()), try FirestoreExport(shuffled, to: Self.database())
    )
    #expect(FirestoreFiles.files(of: first.documents) == FirestoreFiles.files(of: second.documents))
  }

  @Test func `A document that Firestore does not take is an error that names it`() throws {
    let library = try RandomLibrary.library(seed: 1, duas: 1)
    var dua = library.duas[0]
    dua.context = [.english: String(repeating: "ا", count: 600_000)]
    let large = try library.with(duas: [dua])
    #expect(throws: (any Error).self) { try FirestoreExport(large, to: Self.database()) }
    do {
      _ = try FirestoreExport(large, to: Self.database())
    } catch let error as DocumentTooLarge {
      #expect(error.path == "duas/7" && error.size > 1_200_000)
      #expect(error.description.contains("`duas/7` has \(error.size) bytes"))
    }
  }

  @Test(arguments: ["", "a/b", "A", "a b", "ا", "(default)"])
  func `A project with an impossible id is refused`(id: String) {
    #expect(FirestoreDatabase(project: id) == nil)
  }

  // MARK: Changes

  @Test func `Only documents that differ are changes, and what is gone is named, not deleted`() throws {
    let library = try RandomLibrary.library(seed: 3)
    var changed = library.duas
    changed[2].arabic += "\u{64B}"
    changed.removeLast()
    let old = try FirestoreExport(library.with(duas: library.duas, journeys: []), to: Self.database())
    let new = try FirestoreExport(
      library.with(duas: changed.map(\.withoutVariant), journeys: []),
      to: Self.database()
    )
    let same = try FirestoreExport(
      library.with(duas: library.duas.map(\.withoutVariant), journeys: []),
      to: Self.database()
    )
    #expect(new.changes(since: same).map(\.path) == ["duas/\(library.duas[2].id)"])
    #expect(new.missing(from: old).map(\.path) == ["duas/\(library.duas[11].id)"])
    #expect(old.changes(since: old).isEmpty && old.missing(from: old).isEmpty)
  }

  // MARK: Commits

  @Test func `Commits have at most 500 writes with their transforms, and every document once, in order`()
    throws
  {
    let library = try RandomLibrary.library(seed: 5, duas: 700)
    let export = try FirestoreExport(library, to: Self.database())
    let bodies = FirestoreFiles.commits(of: export.documents)
    var names: [String] = []
    for body in bodies {
      let object = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
      let writes = try #require(object?["writes"] as? [[String: Any]])
      let transforms = writes.flatMap { $0["updateTransforms"] as? [Any] ?? [] }
      #expect(writes.count + transforms.count <= 500)
      #expect(writes.allSatisfy { $0["delete"] == nil })
      names += writes.compactMap { ($0["update"] as? [String: Any])?["name"] as? String }
    }
    #expect(bodies.count == 3)
    #expect(names.map { $0.components(separatedBy: "/documents/").last } == export.documents.map(\.path))
  }

  @Test func `A body is never larger than Firestore takes`() throws {
    let large = try RandomLibrary.library(seed: 2, duas: 30)
    let library = try large.with(
      duas: large.duas.map { dua in
        var dua = dua
        dua.context = [.english: String(repeating: "ا", count: 400_000)]
        return dua
      },
      journeys: large.journeys
    )
    let bodies = FirestoreFiles.commits(of: try FirestoreExport(library, to: Self.database()).documents)
    #expect(bodies.count > 2)
    #expect(bodies.allSatisfy { $0.count <= FirestoreFiles.bodyBytes + 10 })
  }

  /// What Firestore's own message types understand of an export.
  private struct Understood: Decodable {
    struct Commit: Decodable {
      var writes: [Write]
    }

    struct Write: Decodable {
      var operation: String
      var name: String
      var mask: [String]
      var times: [String]
      var transforms: Int
    }

    var commits: [Commit]
  }

  @Test(.requires(.firestoreTypes), arguments: [nil, 11, 12, 13] as [UInt64?])
  func `Firestore's own types read every body, and every text is the library's, scalar for scalar`(
    seed: UInt64?
  ) async throws {
    let library = try seed.map { try RandomLibrary.library(seed: $0, duas: 300) } ?? Self.published()
    let export = try FirestoreExport(library, to: Self.database())
    let folder = try TemporaryFolder()
    for file in FirestoreFiles.files(of: export.documents) { try folder.write(file.path, file.bytes) }
    let command = try await Command(
      try #require(Tools.python(importing: "google.cloud.firestore_v1.types")),
      [Repository.url("Tests/BackendTests/Firestore/commits.py").path, folder.url.path]
    )
    try #require(command.status == 0, "\(command.errors)")
    let understood = try JSONDecoder().decode(Understood.self, from: command.output)
    let writes = understood.commits.flatMap(\.writes)
    #expect(
      writes.map(\.name)
        == export.documents.map { "projects/rizq-test/databases/(default)/documents/\($0.path)" }
    )
    #expect(writes.allSatisfy { $0.operation == "update" && $0.times == ["updatedAt"] && $0.transforms == 1 })
    for (write, document) in zip(writes, export.documents) {
      #expect(write.mask == document.collection.fields)
      #expect(!write.mask.contains("createdAt") && !write.mask.contains("updatedAt"))
    }
    let object = try JSONSerialization.jsonObject(with: command.output) as? [String: Any]
    let commits = try #require(object?["commits"] as? [[String: Any]])
    let written = commits.flatMap { $0["writes"] as? [[String: Any]] ?? [] }
    let documents = try #require(object?["documents"] as? [[String: Any]])
    try compare(written, with: library)
    try compare(documents, with: library)
  }

  private func compare(_ documents: [[String: Any]], with library: Library) throws {
    let byPath = Dictionary(
      uniqueKeysWithValues: documents.compactMap { document -> (String, [String: Any])? in
        guard let name = document["name"] as? String, let fields = document["fields"] as? [String: Any] else {
          return nil
        }
        return (name.components(separatedBy: "/documents/").last ?? "", fields)
      }
    )
    func expect(_ text: Any?, _ expected: String?, _ place: String) {
      #expect((text as? String).hasSameScalars(as: expected), "\(place)")
    }
    for dua in library.duas {
      let fields = try #require(byPath["duas/\(dua.id)"])
      let place = "duas/\(dua.id)"
      expect(fields["arabicText"], dua.arabic, place)
      expect(fields["transliteration"], dua.transliteration, place)
      expect(fields["titleEn"], dua.title[.english], place)
      expect(fields["titleAr"], dua.title[.arabic], place)
      expect(fields["translationEn"], dua.translation[.english], place)
      expect(fields["rizqBenefit"], dua.benefit[.english], place)
      let translations = try #require(fields["translations"] as? [String: String])
      #expect(translations.count == dua.translation.entries.count)
      for (language, text) in dua.translation.entries { expect(translations[language.rawValue], text, place) }
      let sources = try #require(fields["sources"] as? [[String: Any]])
      for (source, citation) in zip(sources, dua.sources) {
        if case .hadith(let reference) = citation { expect(source["note"], reference.note, place) }
      }
      #expect(sources.count == dua.sources.count)
      #expect(fields["id"] as? Int == dua.id.rawValue && fields["xpValue"] as? Int == dua.xp)
    }
    for journey in library.journeys {
      let fields = try #require(byPath["journeys/\(journey.id)"])
      expect(fields["name"], journey.name[.english], "journeys/\(journey.id)")
      expect(fields["emoji"], journey.emoji, "journeys/\(journey.id)")
    }
  }
}

extension Library {
  /// The library with other duas and journeys.
  func with(duas: [Dua], journeys: [Journey] = []) throws -> Library {
    try Library(
      name: name,
      version: version,
      licence: licence,
      defaultLanguage: defaultLanguage,
      duas: duas,
      categories: categories,
      collections: collections,
      journeys: journeys,
      works: works
    )
  }
}

extension Dua {
  fileprivate var withoutVariant: Dua {
    var dua = self
    dua.variantOf = nil
    return dua
  }
}
