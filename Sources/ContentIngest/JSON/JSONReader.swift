import ContentDraft
import Diagnostics
import UnicodeText

/// Reads a JSON file strictly (RFC 8259) and makes records of its objects.
///
/// An error that leaves the rest unambiguous (a trailing comma, a comment) is reported and skipped; any other syntax error
/// ends the file.
struct JSONReader {
  var scanner: JSONScanner
  var assembler: Assembler
  /// Whether the root object has a key of a file that a library has once.
  var mayBeCopy = false

  /// Thrown after a report.
  struct Stop: Error {}

  /// Reads a file to its end, or to its first syntax error.
  static func read(into assembler: consuming Assembler, _ document: JSONDocument) -> IngestedFile {
    var reader = JSONReader(scanner: JSONScanner(assembler.context.source), assembler: assembler)
    do throws(Stop) {
      try reader.readFile(document)
    } catch {
      // The reason is in the log.
      reader.assembler.markStopped(at: reader.scanner.position)
    }
    if reader.mayBeCopy, let copied = CopiedDocument.read(from: reader.assembler.context) {
      return IngestedFile(
        file: reader.assembler.context.log.file,
        findings: [UnknownRoot.readsAs(copied.original, at: copied.range)],
        isComplete: !copied.hasEntities
      )
    }
    return reader.assembler.finish()
  }

  private mutating func readFile(_ document: JSONDocument) throws(Stop) {
    try skipSpace()
    guard scanner.peek != nil else {
      throw stop(NoContent.finding(at: range(0..<scanner.bytes.count)))
    }
    guard
      scanner.peek != UInt8(ascii: "<")
        || ConflictMarker.range(in: scanner.bytes, near: scanner.position) != nil
    else {
      throw stop(MalformedJSON.markup(at: range(scanner.position..<(scanner.position + 1))))
    }
    guard scanner.peek == UInt8(ascii: "{") else {
      let value = try readValue()
      report(UnknownRoot.notAnObject(value, at: range(value.range.bytes)))
      assembler.markIncomplete()
      return try expectEnd()
    }
    let start = scanner.position
    if let schema = document.schema {
      let record = try readRecord(schema)
      try expectEnd()
      setRoot(start)
      assembler.add(record, as: document)
    } else {
      let header = try readDocument()
      if assembler.documentKind != nil {
        assembler.decodeHeader(header)
        setRoot(start)
      }
      try expectEnd()
    }
  }

  private mutating func setRoot(_ start: Int) {
    let isEmpty = scanner.bytes[(start + 1)...].first { !$0.isXMLSpace } == UInt8(ascii: "}")
    let version = "\"version\": \(SourceFormat.version)"
    assembler.setRoot(
      range(start..<(start + 1)),
      versionOffset: start + 1,
      version: isEmpty ? version : version + ", "
    )
  }

  private mutating func expectEnd() throws(Stop) {
    try skipSpace()
    guard scanner.peek != nil else { return }
    if scanner.currentScalar.isForbiddenInText { throw Stop() }
    throw stop(ContentAfterEnd.finding(at: range(scanner.position..<(scanner.position + 1))))
  }

  // MARK: Findings

  func range(_ bytes: Range<Int>) -> SourceRange { assembler.context.log.range(bytes) }

  func report(_ finding: @autoclosure () -> Finding) { assembler.context.report(finding()) }

  /// Reports the error that ends the file.
  func stop(_ finding: Finding) -> Stop {
    report(finding)
    return Stop()
  }

  /// Reports the current scalar, or the end of the file, as a syntax error.
  ///
  /// - Parameter isNext: Whether what is expected begins at an offset, so that a sign before it is one too many.
  func unexpected(_ expected: String, isNext: (Int) -> Bool = { _ in false }) -> Stop {
    guard scanner.peek != nil else { return endOfFile() }
    if let mark = ConflictMarker.range(in: scanner.bytes, near: scanner.position) {
      return stop(MalformedJSON.mergeConflict(scanner.text(mark), at: range(mark)))
    }
    let range = range(scanner.position..<scanner.scalarEnd)
    let scalar = scanner.currentScalar
    // It has been reported in the whole file.
    if scalar.isForbiddenInText { return Stop() }
    let isSign =
      !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
      && !"\"'{}[],_$+-".unicodeScalars.contains(scalar)
    if isSign, isNext(scanner.scalarEnd) {
      return stop(MalformedJSON.extraSign(scanner.text(range.bytes), at: range, edit: range, .safe))
    }
    return stop(MalformedJSON.finding(expected: expected, found: scanner.currentScalar, at: range))
  }

  func endOfFile() -> Stop {
    let end = range(scanner.bytes.count..<scanner.bytes.count)
    let opened = scanner.opened.last.map { range($0..<($0 + 1)) }
    return stop(MalformedJSON.endOfFile(at: end, opened: opened, closing: scanner.missingClosing))
  }

  /// Reports a string in single quotes, at its opening quote.
  func singleQuotes() -> Stop {
    let start = scanner.position
    let closing = scanner.closingSingleQuote.map { range($0..<($0 + 1)) }
    return stop(SingleQuotes.finding(at: range(start..<(start + 1)), closing: closing))
  }
}
