import Diagnostics
import UnicodeText

extension DiagnosticReport: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(diagnostics)
    writer.write(acknowledged)
    for number in [counts.errors, counts.warnings, counts.infos, fixable.safe, fixable.unsafe] {
      writer.write(number)
    }
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      sorted: try reader.list(),
      acknowledged: try reader.list(),
      counts: Counts(
        errors: try reader.integer(),
        warnings: try reader.integer(),
        infos: try reader.integer()
      ),
      fixable: FixableCounts(safe: try reader.integer(), unsafe: try reader.integer())
    )
  }
}

extension Diagnostic: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(rule.rawValue)
    writer.write(severity.rawValue)
    writer.write(message)
    writer.write(location)
    writer.write(notes)
    writer.write(fixIts)
    writer.write(acknowledgement) { $0.write($1) }
    writer.write(omitted) { writer, omitted in
      for number in [omitted.count, omitted.fixable.safe, omitted.fixable.unsafe] { writer.write(number) }
    }
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      rule: RuleID(try reader.text()),
      severity: try reader.rawValue(),
      message: try reader.text(),
      location: try reader.optional(),
      notes: try reader.list(),
      fixIts: try reader.list(),
      acknowledgement: try reader.optional { (reader) throws(FlatError) in try reader.text() },
      omitted: try reader.optional { (reader) throws(FlatError) in
        OmittedFindings(
          count: try reader.integer(),
          fixable: FixableCounts(safe: try reader.integer(), unsafe: try reader.integer())
        )
      }
    )
  }
}

extension Diagnostic.Note: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(message)
    writer.write(location)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(message: try reader.text(), location: try reader.optional())
  }
}

extension Diagnostic.FixIt: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(message)
    writer.write(applicability.rawValue)
    writer.write(edits)
    writer.write(writesQuran)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      message: try reader.text(),
      applicability: try reader.rawValue(),
      edits: try reader.list(),
      writesQuran: try reader.flag()
    )
  }
}

extension Diagnostic.FixIt.Edit: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(range)
    writer.write(location)
    writer.write(replacement)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      range: try reader.value(),
      location: try reader.value(),
      replacement: try reader.text()
    )
  }
}

extension SourceRange: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(file.rawValue)
    writer.write(lower)
    writer.write(upper)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    let file = FileID(Int(try reader.number32()))
    let (lower, upper) = (Int(try reader.number32()), Int(try reader.number32()))
    guard lower <= upper else { throw FlatError() }
    self.init(file: file, lower..<upper)
  }
}

extension SourceLocation: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(path)
    for number in [line, column, endLine, endColumn] { writer.write(number) }
    writer.write(bytes)
    writer.write(excerpt)
    writer.write(cell)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      path: try reader.text(),
      line: try reader.integer(),
      column: try reader.integer(),
      endLine: try reader.integer(),
      endColumn: try reader.integer(),
      bytes: try reader.range(),
      excerpt: try reader.optional(),
      cell: try reader.optional()
    )
  }
}

extension SourceLocation.Excerpt: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(text)
    writer.write(mark)
    writer.write(isCutBefore)
    writer.write(isCutAfter)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      text: try reader.text(),
      mark: try reader.range(),
      isCutBefore: try reader.flag(),
      isCutAfter: try reader.flag()
    )
  }
}

extension SourceLocation.Cell: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(table)
    writer.write(UInt64(bitPattern: row))
    writer.write(column) { $0.write($1) }
    writer.write(index)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(
      table: try reader.text(),
      row: Int64(bitPattern: try reader.number64()),
      column: try reader.optional { (reader) throws(FlatError) in try reader.text() },
      index: try reader.integer()
    )
  }
}

extension FlatWriter {
  fileprivate mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.upperBound)
  }
}

extension FlatReader {
  fileprivate mutating func range() throws(FlatError) -> Range<Int> {
    let (lower, upper) = (try integer(), try integer())
    guard lower <= upper else { throw FlatError() }
    return lower..<upper
  }

  fileprivate mutating func rawValue<Value: RawRepresentable<String>>() throws(FlatError) -> Value {
    guard let value = Value(rawValue: try text()) else { throw FlatError() }
    return value
  }
}
