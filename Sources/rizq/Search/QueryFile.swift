import ArgumentParser

/// A file with a query on each line.
struct QueryFile {
  private let file: LineFile

  /// The path `-` is the standard input.
  init(path: String) { file = LineFile(path: path, hint: "name a text file with a query on each line") }

  /// Writes the answer to a line as soon as the line is read.
  ///
  /// The n-th answer is that of the n-th line. An empty line is a query that finds nothing. A line that is not a query is
  /// answered with an error, and the command fails at the end.
  func answer(_ answer: (String) throws -> SearchAnswer) throws {
    var hasRefused = false
    try file.forEachLine { line, number in
      switch line {
      case .text(let query): Console.output.write(try answer(query).jsonLine())
      case .refused(let beginning, let problem):
        hasRefused = true
        Console.error.writeFailure("line \(number) of \(file.name) \(problem)")
        Console.output.write(try SearchAnswer(refusing: beginning, because: "the line \(problem)").jsonLine())
      }
    }
    if hasRefused { throw ExitCode.operationalFailure }
  }
}
