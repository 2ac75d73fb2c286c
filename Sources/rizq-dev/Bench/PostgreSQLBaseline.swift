import ContentIngest
import DatabaseExport
import DuaLibrary
import Foundation

/// `rizq.search` of a PostgreSQL server, for comparison.
struct PostgreSQLBaseline {
  /// What a query has found, and the time that the server took for it.
  struct Answer {
    var ids: [Int]
    var milliseconds: Double
  }

  /// The folder of the server's socket.
  private let socket: String
  private static let database = "bench"

  /// Makes a database of the server again, with a library in the schema `rizq`.
  init(_ library: Library, socket: String) throws {
    self.socket = socket
    let name = Self.database
    let creation = "CREATE DATABASE \(name) TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';"
    _ = try run(Array("DROP DATABASE IF EXISTS \(name);\n\(creation)\n".utf8), in: "postgres")
    guard let key = Slug("main") else { throw Failure("`main` is not a key of a library") }
    _ = try run(SchemaExport.script(of: library, key: key, vocabulary: .standard()), in: name)
    _ = try run(Array("ANALYZE;\n".utf8), in: name)
  }

  /// The best ten duas of each query.
  func search(_ queries: [String]) throws -> [Answer] {
    let statements = queries.map { query in
      let literal = query.replacing("\\", with: "\\\\").replacing("'", with: "''")
      let found = "rizq.search('main', E'\(literal)', 10) s"
      return "\\echo query\nSELECT s.id FROM \(found) ORDER BY s.score DESC, s.id;\n"
    }
    let output = try run(Array(("\\timing on\n" + statements.joined()).utf8), in: Self.database)
    var answers: [Answer] = []
    for line in output.split(separator: "\n") {
      if line == "query" {
        answers.append(Answer(ids: [], milliseconds: 0))
      } else if line.hasPrefix("Time: "), let time = Double(line.split(separator: " ")[1]), !answers.isEmpty {
        answers[answers.count - 1].milliseconds = time
      } else if let id = Int(line), !answers.isEmpty {
        answers[answers.count - 1].ids.append(id)
      }
    }
    guard answers.count == queries.count else {
      throw Failure("psql answered \(answers.count) of \(queries.count) queries")
    }
    return answers
  }

  private func run(_ script: [UInt8], in database: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "rizq-bench-\(UUID().uuidString).sql")
    try Data(script).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", socket, "-U", "postgres"]
      + ["-d", database, "-f", file.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("psql ended with \(process.terminationStatus)")
    }
    return text
  }
}
