import ContentImport
import Diagnostics
import DuaLibrary
import Foundation
import SeededRandom
import TestSupport
import Testing
import UnicodeText

@testable import LibraryCompiler

@MainActor
@Suite("Importing a collection")
struct ImportTests {
  private func build(_ files: [SourceFile]) async throws -> (state: LibraryReducer.State, library: Library?) {
    let disk = InMemoryFiles()
    for file in files { disk.put("/project/content/" + file.path, .file(file.bytes)) }
    var request = Samples.request
    request.isLenient = true
    let state = await LibraryReducer.run(request, on: disk.client)
    let library = try? DuaLibrary.Bundle { path in
      try disk.client.read("/project/output/" + path, 1 << 26).bytes
    }.library
    return (state, library)
  }

  private func imported(_ format: ForeignFormat, _ text: String, _ columns: [TableField: String] = [:]) throws
    -> ImportResult
  {
    try ContentImport.run(
      format,
      files: [
        ForeignFile(path: "x/en.\(format.fileExtensions[0])", file: FileID(0), bytes: Array(text.utf8))
      ],
      options: ImportOptions(columns: columns)
    )
  }

  // MARK: Preservation of texts

  @Test("every text of a JSON collection is in the lenient bundle, scalar for scalar", arguments: 0..<12)
  func textsOfJSON(seed: UInt64) async throws {
    var texts = RandomTexts(seed: seed)
    let entries = (0..<20).map { _ in
      ["arabic": texts.next(), "latin": texts.next(), "translation": texts.next(), "title": texts.next()]
    }
    let json = String(decoding: try JSONSerialization.data(withJSONObject: entries), as: UTF8.self)
    let result = try imported(.duaDhikr, json)
    #expect(result.findings.filter { $0.severity == .error }.isEmpty)
    let (state, library) = try await build(result.files)
    #expect(state.checked?.report.hasErrors == false)
    let duas = try #require(library?.duas)
    try #require(duas.count == entries.count)
    for (dua, entry) in zip(duas, entries) {
      #expect(dua.arabic.hasSameScalars(as: entry["arabic"]?.trimmed ?? ""))
      #expect(dua.transliteration.hasSameScalars(as: entry["latin"]?.trimmed))
      #expect(dua.translation[.english].hasSameScalars(as: entry["translation"]?.trimmed))
      #expect(dua.title[.english].hasSameScalars(as: entry["title"]?.trimmed))
    }
  }

  @Test("every text of a table is in the lenient bundle, scalar for scalar", arguments: 100..<106)
  func textsOfTables(seed: UInt64) async throws {
    var texts = RandomTexts(seed: seed)
    let rows = (0..<20).map { _ in [texts.next(), texts.next()] }
    let quoted = rows.map { row in row.map(\.quotedField).joined(separator: ",") }
    let table = "A,T\r\n" + quoted.joined(separator: "\r\n") + "\r\n"
    let result = try imported(.csv, table, [.arabic: "A", .translation: "T"])
    #expect(result.findings.filter { $0.severity == .error }.isEmpty)
    let duas = try #require(try await build(result.files).library?.duas)
    try #require(duas.count == rows.count)
    for (dua, row) in zip(duas, rows) {
      #expect(dua.arabic.hasSameScalars(as: row[0].trimmed))
      #expect(dua.translation[.english].hasSameScalars(as: row[1].trimmed))
    }
  }

  // MARK: The shared collections

  @Test(
    "the shared collections import and build leniently",
    .requires(.referenceTexts),
    arguments: [
      (ForeignFormat.duaDhikr, "dua-dhikr", 97), (.hisnulXML, "hisnul.xml", 64),
      (.adhkarJSON, "adhkar.json", 267),
    ]
  )
  func shared(format: ForeignFormat, path: String, count: Int) async throws {
    let files = try ForeignFileFinder(
      files: .live(),
      base: ReferenceTexts.folder.appending(path: "dua").path
    ).read([path], format)
    let result = try ContentImport.run(format, files: files)
    #expect(result.duas == count)
    #expect(result.findings.filter { $0.severity == .error }.isEmpty)
    let (state, library) = try await build(result.files)
    #expect(state.checked?.report.hasErrors == false)
    #expect(library?.duas.map(\.id.rawValue) == Array(1...count))
    #expect(library?.duas.allSatisfy { !$0.arabic.isEmpty } == true)
  }

  // MARK: The folder

  private func run(_ disk: InMemoryFiles, output: String = "out", strict: Bool = false) throws
    -> ImportOutcome
  {
    try CollectionImport(files: disk.client, environment: .sample).run(
      ImportRequest(format: .adhkarJSON, paths: ["in"], output: output, isStrict: strict)
    )
  }

  private static let chapter =
    #"[{"category": "a", "array": [{"text": "سبحان الله", "count": 3, "sound": "x"}]}]"#

  @Test("a folder is read in the order of names, and the content folder is complete, with nothing next to it")
  func folder() throws {
    let disk = InMemoryFiles([
      "/project/in/b.json": Self.chapter, "/project/in/a.json": Self.chapter, "/project/in/.c.json": "?",
    ])
    let outcome = try run(disk)
    #expect(outcome.duas == 2 && outcome.filesWritten == 2)
    #expect(outcome.report.diagnostics.contains { $0.location?.path == "in/a.json" })
    #expect(
      disk.tree("/project/out").keys.sorted() == ["", "/duas", "/duas/duas-0001.json", "/library.json"]
    )
    #expect(disk.paths.allSatisfy { !$0.contains("rizq-import") })
  }

  @Test("an empty folder is filled, another is refused")
  func notEmpty() throws {
    let disk = InMemoryFiles(["/project/in/a.json": Self.chapter])
    disk.put("/project/empty", .directory)
    #expect(try run(disk, output: "empty").filesWritten == 2)
    #expect(throws: OperationalFailure.self) { try run(disk, output: "empty") }
    #expect(throws: OperationalFailure.self) { try run(disk, output: "in/a.json") }
    #expect(throws: OperationalFailure.self) { try run(disk, output: "/") }
  }

  @Test("a folder in a bundle is refused")
  func inBundle() throws {
    let disk = InMemoryFiles([
      "/project/in/a.json": Self.chapter, "/project/output/manifest.json": Samples.oldManifest,
    ])
    let refusal = #expect(throws: OperationalFailure.self) { try run(disk, output: "output/new") }
    #expect(refusal?.message == "`/project/output/new` is inside the bundle `/project/output`")
  }

  @Test(
    "a database with a log of changes beside it is not read; an empty log does not matter",
    arguments: [
      ("-wal", [7], true), ("-wal", [], false), ("-journal", [0xD9, 0xD5], true),
      ("-journal", [0, 0], false),
    ] as [(String, [UInt8], Bool)]
  )
  func pendingChanges(ending: String, log: [UInt8], isRefused: Bool) throws {
    let disk = InMemoryFiles()
    disk.put("/project/in/a.db", .file(Array("no database".utf8)))
    disk.put("/project/in/a.db" + ending, .file(log))
    let outcome = try CollectionImport(files: disk.client, environment: .sample).run(
      ImportRequest(
        format: .sqlite,
        paths: ["in"],
        output: "out",
        options: ImportOptions(columns: [.arabic: "text"])
      )
    )
    let found = try #require(outcome.report.diagnostics.first)
    #expect(outcome.report.diagnostics.count == 1 && outcome.filesWritten == 0)
    #expect(found.message.hasPrefix("`a.db\(ending)`") == isRefused)
    #expect(found.location?.path == "in/a.db" && found.location?.excerpt == nil)
  }

  @Test("nothing is written where there is an error, or under strict a warning")
  func errors() throws {
    let disk = InMemoryFiles(["/project/in/a.json": "[{"])
    #expect(try run(disk).filesWritten == 0)
    let warned = InMemoryFiles(["/project/in/a.json": Self.chapter])
    #expect(try run(warned, strict: true).filesWritten == 0)
    #expect(try run(warned).filesWritten == 2)
    #expect(disk.tree("/project/out").isEmpty)
  }
}

/// Random texts with every kind of scalar that importers must preserve.
private struct RandomTexts {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let pieces = [
    "سُبْحَانَ", "اللَّه", "\u{0651}\u{0650}", "\u{0650}\u{0651}", "ﷲ", "ي", "ی", "ـ", " ", "  ", "\n", "\r\n",
    "\t", "\"", "\\", ",", ";",
    "&", "<", "e\u{301}", "é", "\u{200F}", "\u{200B}", "\u{FEFF}", "𐓏", "👩‍👧", "\u{2028}", "/", "{", "]",
    "'", "null", "7", "\u{A0}", "x",
  ]

  /// Starts or ends with a letter now and then, and is never blank.
  mutating func next() -> String {
    let text = (1...random.number(in: 1...24)).map { _ in random.pick(Self.pieces) }.joined()
    return random.number(in: 0...2) == 0 ? " \(text)a " : "ا\(text)"
  }
}

extension String {
  /// As a field of a CSV table. By scalars: a quote followed by a combining mark is another character.
  fileprivate var quotedField: String {
    var field = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      field.append(scalar)
      if scalar == "\"" { field.append(scalar) }
    }
    return "\"" + String(field) + "\""
  }

  /// Without the white space around it.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
