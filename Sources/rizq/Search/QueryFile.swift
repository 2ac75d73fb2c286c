import ArgumentParser
import Foundation
import LibraryCompiler
import UnicodeText

/// A file with a query on each line.
struct QueryFile {
  /// `-` is the standard input.
  let path: String

  private var name: String { path == "-" ? "the standard input" : path.quoted(limit: 1024) }

  /// Writes the answer to a line as soon as the line is read.
  ///
  /// The n-th answer is that of the n-th line. An empty line is a query that finds nothing. A line that is not a query is
  /// answered with an error, and the command fails at the end.
  func answer(_ answer: (String) throws -> SearchAnswer) throws {
    guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw Console.error.failure(
        exists ? "the file of queries \(name) cannot be opened" : "there is no file of queries \(name)"
      )
    }
    var reader = LineReader(handle)
    var number = 0
    var hasRefused = false
    while let line = try next(of: &reader, after: number) {
      number += 1
      switch line {
      case .text(let query): Console.output.write(try answer(query).json())
      case .refused(let beginning, let problem):
        hasRefused = true
        Console.error.writeFailure("line \(number) of \(name) \(problem)")
        Console.output.write(try SearchAnswer(refusing: beginning, because: "the line \(problem)").json())
      }
    }
    if hasRefused { throw ExitCode.operationalFailure }
  }

  private func next(of reader: inout LineReader, after number: Int) throws -> LineReader.Line? {
    do {
      return try reader.next()
    } catch let error as LineReader.EndlessLine {
      throw Console.error.failure("line \(number + 1) of \(name) \(error)")
    } catch {
      throw Console.error.failure(
        OperationalFailure(
          "the file of queries \(name) cannot be read",
          hint: "name a text file with a query on each line"
        )
      )
    }
  }
}
