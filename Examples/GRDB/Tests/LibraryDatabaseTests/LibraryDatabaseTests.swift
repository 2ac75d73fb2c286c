import Foundation
import GRDB
import LibraryDatabase
import Testing

/// `RIZQ_SQLITE` is the path of an export of this repository's `output/`: see `scripts/check-grdb.sh`.
@Suite("An app that opens the export with GRDB")
struct LibraryDatabaseTests {
  private let library: String
  private let folder: URL

  init() throws {
    library = try #require(ProcessInfo.processInfo.environment["RIZQ_SQLITE"])
    folder = FileManager.default.temporaryDirectory.appending(path: "rizq-grdb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func open() throws -> LibraryDatabase {
    try LibraryDatabase(user: folder.appending(path: "user.sqlite").path, library: library)
  }

  @Test("reads records")
  func records() throws {
    let database = try open()
    let dua = try #require(try database.dua(id: 14))
    #expect(dua.slug == "subhanallah")
    #expect(try database.translations(of: dua).map(\.language).contains("en"))
    #expect(try database.dua(id: 999_999) == nil)
  }

  @Test(
    "searches with folded queries",
    arguments: ["سُبْحَانَ اللَّهِ", "سبحان الله", "subhanallah", "subḥānallāh"]
  )
  func search(query: String) throws {
    #expect(try open().duas(matching: query).map(\.id).contains(14), "\(query)")
  }

  @Test("finds nothing with nothing, and no operator in a query")
  func nothing() throws {
    let database = try open()
    for query in ["", "\"", "* NOT (", "title:", "-"] {
      #expect(throws: Never.self) { try database.duas(matching: query) }
    }
    #expect(try database.duas(matching: "").isEmpty)
  }

  @Test("keeps the user's tables beside the library, and migrates them once")
  func user() throws {
    let first = try open()
    try first.save(Completion(duaID: 14, day: "2026-03-01", count: 1))
    try first.save(Completion(duaID: 14, day: "2026-03-01", count: 3))
    let second = try open()
    let completed = try second.duas(completedOn: "2026-03-01")
    #expect(completed.map(\.dua.slug) == ["subhanallah"] && completed.map(\.count) == [3])
    #expect(try second.duas(completedOn: "2026-03-02").isEmpty)
  }

  @Test("does not write the library, nor open another file as one")
  func refused() throws {
    let database = try open()
    #expect(throws: (any Error).self) {
      try database.queue.write { try $0.execute(sql: "DELETE FROM library.duas") }
    }
    let other = folder.appending(path: "other.sqlite").path
    try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE t (x)") }
    #expect(throws: LibraryDatabase.Problem.notALibrary) {
      try LibraryDatabase(user: folder.appending(path: "u2.sqlite").path, library: other)
    }
    #expect(throws: (any Error).self) {
      try LibraryDatabase(
        user: folder.appending(path: "u3.sqlite").path,
        library: folder.appending(path: "none").path
      )
    }
  }
}
