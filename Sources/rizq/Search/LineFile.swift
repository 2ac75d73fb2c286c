import Foundation
import LibraryCompiler
import UnicodeText

/// A text file that a command reads line by line.
struct LineFile {
  /// `-` is the standard input.
  let path: String
  /// What to name instead of a file that cannot be read.
  let hint: String

  /// The file as messages name it.
  var name: String { path == "-" ? "the standard input" : path.quoted(limit: 1024) }

  /// Calls a function with each line and its number, from 1, as soon as the line is read.
  ///
  /// Exits with a failure if the file cannot be read.
  func forEachLine(_ body: (LineReader.Line, Int) throws -> Void) throws {
    guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      let problem = exists ? "\(name) cannot be opened" : "there is no file \(name)"
      throw Console.error.failure(OperationalFailure(problem, hint: hint))
    }
    var reader = LineReader(handle)
    var number = 1
    while let line = try next(of: &reader, number) {
      try body(line, number)
      number += 1
    }
  }

  private func next(of reader: inout LineReader, _ number: Int) throws -> LineReader.Line? {
    do {
      return try reader.next()
    } catch let error as LineReader.EndlessLine {
      throw Console.error.failure("line \(number) of \(name) \(error)")
    } catch {
      throw Console.error.failure(OperationalFailure("\(name) cannot be read", hint: hint))
    }
  }
}
