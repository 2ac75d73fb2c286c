import ContentDraft
import Diagnostics

/// Reads a JSON file strictly (RFC 8259) and makes records of its objects.
///
/// A mistake that leaves no doubt about what follows (a trailing comma, a comment) is reported and read over;
/// any other mistake in the syntax ends the file.
struct JSONReader {
  var scanner: JSONScanner
  var assembler: Assembler

  /// Thrown after a report.
  struct Stop: Error {}

  /// Reads a file to its end, or to where it breaks.
  static func read(into assembler: consuming Assembler, isDeclaration: Bool) -> IngestedFile {
    var reader = JSONReader(scanner: JSONScanner(assembler.decoding.source), assembler: assembler)
    do throws(Stop) {
      try reader.readFile(isDeclaration: isDeclaration)
    } catch {
      // What was wrong is in the log.
      reader.assembler.missEntities()
    }
    return reader.assembler.finish()
  }

  private mutating func readFile(isDeclaration: Bool) throws(Stop) {
    try skipSpace()
    guard scanner.peek != nil else {
      throw stop(NoContent.finding(at: range(0..<scanner.bytes.count)))
    }
    guard scanner.peek == UInt8(ascii: "{") else {
      let value = try readValue()
      report(UnknownRoot.notAnObject(value, at: range(value.range.bytes)))
      assembler.missEntities()
      return try expectEnd()
    }
    let start = scanner.position
    if isDeclaration {
      let record = try readRecord(ContentVocabulary.declaration.shape)
      try expectEnd()
      setRoot(start)
      assembler.takeDeclaration(record)
    } else {
      let header = try readDocument()
      if assembler.documentKind != nil {
        assembler.takeHeader(header)
        setRoot(start)
      }
      try expectEnd()
    }
  }

  private mutating func setRoot(_ start: Int) {
    let isEmpty = scanner.bytes[(start + 1)...].first { !$0.isXMLSpace } == UInt8(ascii: "}")
    let version = "\"version\": \(ContentVocabulary.version)"
    assembler.setRoot(
      range(start..<(start + 1)),
      versionPlace: start + 1,
      version: isEmpty ? version : version + ", "
    )
  }

  private mutating func expectEnd() throws(Stop) {
    try skipSpace()
    guard scanner.peek != nil else { return }
    throw stop(ContentAfterEnd.finding(at: range(scanner.position..<(scanner.position + 1))))
  }

  // MARK: Findings

  func range(_ bytes: Range<Int>) -> SourceRange { assembler.decoding.log.range(bytes) }

  func report(_ finding: @autoclosure () -> Finding) { assembler.decoding.report(finding()) }

  /// Reports what ends the file.
  func stop(_ finding: Finding) -> Stop {
    report(finding)
    return Stop()
  }

  /// Reports syntax that is not JSON at the current place, or the end of the file.
  func unexpected(_ expected: String) -> Stop {
    guard scanner.peek != nil else { return endOfFile() }
    let place = range(scanner.position..<scanner.scalarEnd)
    return stop(MalformedJSON.finding(expected: expected, found: scanner.currentScalar, at: place))
  }

  func endOfFile() -> Stop {
    let end = range(scanner.bytes.count..<scanner.bytes.count)
    return stop(MalformedJSON.endOfFile(at: end, opened: scanner.opened.last.map { range($0..<($0 + 1)) }))
  }
}
