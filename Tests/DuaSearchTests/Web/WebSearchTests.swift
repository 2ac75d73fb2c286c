import ContentIngest
import DuaLibrary
import DuaSearch
import Foundation
import SearchIndexing
import SearchMeasures
import SearchWebTables
import Testing

/// The reader for the web under Node.
private enum WebReader {
  struct Query: Encodable {
    struct Options: Encodable {
      var limit: Int?
      var categories: [Int]?
      var journeys: [Int]?
      var slots: [String]?
      var languages: [String]?
      var completesLastWord: Bool?
    }

    var query: String
    var options = Options()
  }

  struct Answer: Decodable, Equatable {
    var id: Int
    var score: Double
    var route: String
  }

  static let node: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/node") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  static func ask(_ queries: [Query], index: [UInt8]) throws -> [[Answer]] {
    let node = try #require(node)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (indexFile, queryFile, answers) = (
      folder.appendingPathComponent("index.json"), folder.appendingPathComponent("queries.json"),
      folder.appendingPathComponent("answers.json")
    )
    try Data(WebIndex.json(of: index)).write(to: indexFile)
    try JSONEncoder().encode(queries).write(to: queryFile)
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = node
    process.arguments = [
      packageRoot.appendingPathComponent("Tests/DuaSearchTests/Web/ask.mjs").path,
      packageRoot.appendingPathComponent("web").path, indexFile.path, queryFile.path,
    ]
    process.standardOutput = try FileHandle(forWritingTo: answers)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode([[Answer]].self, from: Data(contentsOf: answers))
  }
}

@Suite("The search for the web", .enabled(if: WebReader.node != nil, "Node is not installed"))
struct WebSearchTests {
  /// Asks both readers, and compares ids, order and scores.
  private func compare(_ library: Library, _ index: [UInt8], _ queries: [String]) throws {
    let search = try LibrarySearch(bytes: index)
    let answers = try WebReader.ask(queries.map { WebReader.Query(query: $0) }, index: index)
    for (query, answer) in zip(queries, answers) {
      let expected = try search.search(query)
      #expect(answer.map(\.id) == expected.map(\.id.rawValue), "\(query)")
      #expect(answer.map(\.route) == expected.map(\.route.rawValue), "\(query)")
      #expect(zip(answer, expected).allSatisfy { abs($0.score - $1.score) < 1e-9 }, "\(query)")
    }
  }

  @Test("gives the same ranking for the judged queries and more over the library of this project")
  func project() throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: packageRoot.appendingPathComponent("output"))
    let index = IndexBuilder(bundle.library, vocabulary: .standard()).build()
    var queries = try QuerySets.all().flatMap(\.queries).map(\.query)
    var mixed = MixedQueries(bundle.library)
    queries += mixed.queries(ofEachKind: 12, judged: false).map(\.query)
    try compare(bundle.library, index, queries)
  }

  @Test("gives the same ranking over a generated library")
  func generated() throws {
    let library = try GeneratedLibrary.library(duas: 300)
    let index = IndexBuilder(library, vocabulary: .standard()).build()
    var mixed = MixedQueries(library)
    try compare(library, index, mixed.queries(ofEachKind: 10, judged: false).map(\.query))
  }

  @Test("gives the same answers to odd queries over a small library")
  func odd() throws {
    let queries = [
      "", " ", "؟", "\"لا شريك له\"", "«شريك لا»", "ﷺ", "ٱلْعَـٰلَمِينَ", "يَـٰٓأَيُّهَا", "İSTİĞFAR", "a\u{301}llah",
      "٢:٢٥٥", "2 255", "bukhari 6306a",
      "sūrat al-baqara 255", "kursi kursi", "صلوٰة", "forgive'ness", "la la la la", "ـٔ", "\u{1F600} allah",
      "AAllah", "sh-shams", "3'afara 7'alaqa", "ѕubhаn аllah", "subhЖan allah", "αγάπη", "привет allah",
      "bukhari6306", "allah الله rahman", "دعاء safar", "\"subhan allah\" الله", "\"allah subhan\"",
      "\"لا شريك له\" praise", "\"praise belongs\" الله",
      "night of power",
      "wudhoo complition", "للوالدين والسفر", "سبحاناللهوبحمده", "repentance", "surat repentance",
      "forgivness travle",
      String(repeating: "الله ", count: 120), String(repeating: "subhan allah ", count: 60), "ذكر", "dua",
    ]
    try compare(try SampleLibrary.library(), try SampleLibrary.index(), queries)
  }

  @Test("refuses a query that is no string, and says what it takes")
  func noString() throws {
    let node = try #require(WebReader.node)
    let output = Pipe()
    let process = Process()
    process.executableURL = node
    process.arguments = [
      "--input-type=module", "--eval",
      """
      import { DuaSearch } from "\(packageRoot.appendingPathComponent("web/search.js").absoluteString)";
      for (const query of [null, undefined, 5, {}]) {
        try { DuaSearch.prototype.search(query); } catch (error) { console.log(`${error.name}: ${error.message}`); }
      }
      """,
    ]
    process.standardOutput = output
    try process.run()
    let messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      messages.split(separator: "\n")
        == ["null", "undefined", "number", "object"].map {
          "TypeError: search(text, options) takes a string as its text, not \($0)"[...]
        }
    )
  }

  @Test("filters and options limit what is found as in the app")
  func filters() throws {
    let index = try SampleLibrary.index()
    let search = try LibrarySearch(bytes: index)
    let french = try #require(LanguageTag("fr"))
    let cases: [(WebReader.Query.Options, SearchOptions)] = [
      (.init(categories: [2]), .init(categories: [.init(rawValue: 2)])),
      (.init(journeys: [5]), .init(journeys: [.init(rawValue: 5)])),
      (.init(slots: ["evening"]), .init(slots: [.evening])),
      (.init(languages: ["fr"]), .init(languages: [french])), (.init(limit: 2), .init(limit: 2)),
      (.init(completesLastWord: false), .init(completesLastWord: false)),
    ]
    let answers = try WebReader.ask(
      cases.map { WebReader.Query(query: "الله", options: $0.0) },
      index: index
    )
    for (answer, (_, options)) in zip(answers, cases) {
      #expect(try answer.map(\.id) == search.ids("الله", options))
    }
  }
}

@Suite("The tables of the search for the web")
struct SearchWebTableTests {
  @Test("are those of the query engine")
  func fresh() throws {
    let text = try String(
      contentsOf: packageRoot.appendingPathComponent(SearchWebTables.path),
      encoding: .utf8
    )
    #expect(text == SearchWebTables.text(), "run `make search-tables`")
  }
}
