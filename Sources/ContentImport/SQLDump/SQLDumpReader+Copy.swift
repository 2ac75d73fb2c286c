import ContentIngest
import Diagnostics
import UnicodeText

/// `COPY … FROM stdin`, with one row per line.
extension SQLDumpReader {
  mutating func readCopy(_ start: Int) throws(SQLProblem) {
    let (name, table) = try readTable()
    var names: [Located<String>]?
    var token = try scanner.next()
    if token == .symbol(UInt8(ascii: "(")) {
      names = try readNames()
      token = try scanner.next()
    }
    guard keyword(token) == "FROM", keyword(try scanner.next()) == "STDIN" else {
      return try scanner.skipStatement(from: start)
    }
    if try scanner.next() != .symbol(UInt8(ascii: ";")) {
      // The rows are written in another way.
      report(UnreadableDump.options(at: range(start..<scanner.position)))
      try scanner.skipStatement(from: start)
    }
    let hasReturns = scanner.peek == 0x0D
    scanner.skipLine()
    if table == nil { log.notImported("the table", name.quoted(), at: range(start..<start + 4)) }
    let columns = table.flatMap { self.columns(of: $0, named: names, start) }
    while scanner.position < scanner.bytes.count {
      let line = scanner.position
      scanner.skipLine()
      var end = scanner.position
      if end > line, scanner.bytes[end - 1] == 0x0A { end -= 1 }
      if hasReturns, end > line, scanner.bytes[end - 1] == 0x0D { end -= 1 }
      if end - line == 2, scanner.bytes[line] == UInt8(ascii: "\\"),
        scanner.bytes[line + 1] == UInt8(ascii: ".")
      {
        return
      }
      if let table, let columns, problemsLeft > 0 { readLine(line..<end, table, columns) }
    }
    report(UnreadableDump.unclosed("list of rows of `COPY`", at: range(start..<start + 4)))
  }

  private mutating func readLine(_ line: Range<Int>, _ table: AppTable, _ columns: [Located<String>]) {
    var values: [JSONTree] = []
    var start = line.lowerBound
    var count = 0
    for index in line.lowerBound...line.upperBound
    where index == line.upperBound || scanner.bytes[index] == 0x09 {
      count += 1
      if count <= columns.count { values.append(field(start..<index)) }
      start = index + 1
    }
    guard count == columns.count else {
      return report(
        UnreadableDump.fields(count, columns: columns.count, table: table.rawValue, at: range(line))
      )
    }
    add(values, columns, to: table, at: line)
  }

  private mutating func field(_ bytes: Range<Int>) -> JSONTree {
    let field = scanner.bytes[bytes]
    if field.elementsEqual("\\N".utf8) { return JSONTree(content: .null, range: range(bytes)) }
    guard bytes.count <= Self.valueLimit else { return tooLong(bytes) }
    return value(SQLText.copied(field), at: bytes)
  }
}
