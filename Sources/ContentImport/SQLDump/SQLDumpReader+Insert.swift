import ContentIngest
import Diagnostics
import UnicodeText

/// `INSERT INTO … VALUES`.
extension SQLDumpReader {
  mutating func readInsert(_ start: Int) throws(SQLProblem) {
    guard keyword(try scanner.next()) == "INTO" else { return try scanner.skipStatement(from: start) }
    let (name, found) = try readTable()
    guard let table = found else {
      log.notImported("the table", name.quoted(), at: range(start..<start + 6))
      return try scanner.skipStatement(from: start)
    }
    var names: [Located<String>]?
    var token = try scanner.next()
    if keyword(token) == "AS" {
      _ = try scanner.next()
      token = try scanner.next()
    }
    if token == .symbol(UInt8(ascii: "(")) {
      names = try readNames()
      token = try scanner.next()
    }
    if keyword(token) == "OVERRIDING" {
      for _ in 0..<2 { _ = try scanner.next() }
      token = try scanner.next()
    }
    guard keyword(token) == "VALUES" else {
      report(UnreadableDump.statement(table.rawValue, at: range(start..<start + 6)))
      return try scanner.skipStatement(from: start)
    }
    guard let columns = columns(of: table, named: names, start) else {
      return try scanner.skipStatement(from: start)
    }
    repeat {
      token = try scanner.next()
      guard token == .symbol(UInt8(ascii: "(")) else { break }
      try readRow(table, columns)
      token = try scanner.next()
    } while token == .symbol(UInt8(ascii: ",")) && problemsLeft > 0
    if token != .symbol(UInt8(ascii: ";")) { try scanner.skipStatement(from: start) }
  }

  private mutating func readRow(_ table: AppTable, _ columns: [Located<String>]) throws(SQLProblem) {
    let start = scanner.position - 1
    var values: [JSONTree] = []
    var count = 0
    var isEnd = false
    while !isEnd {
      let isTime = count < columns.count && table.bookkeeping.contains(columns[count].value)
      let (value, end) = try readValue(isIgnored: isTime || count >= columns.count)
      count += 1
      if count <= columns.count { values.append(value) }
      isEnd = end != .symbol(UInt8(ascii: ","))
      guard end != nil else { throw .unclosed("row", at: start) }
    }
    guard count == columns.count else {
      return report(
        UnreadableDump.fields(
          count,
          columns: columns.count,
          table: table.rawValue,
          at: range(start..<scanner.position)
        )
      )
    }
    add(values, columns, to: table, at: start..<scanner.position)
  }

  /// A value up to the comma or bracket after it.
  ///
  /// - Parameter isIgnored: Whether the value may be any expression, such as `now()`.
  private mutating func readValue(isIgnored: Bool) throws(SQLProblem) -> (JSONTree, end: SQLToken?) {
    try scanner.skipSpace()
    let start = scanner.position
    let literal = try readLiteral(isIgnored: isIgnored)
    var end = try scanner.next()
    var isExpression = literal == nil
    var depth = 0
    while let token = end {
      if depth == 0, token == .symbol(UInt8(ascii: ",")) || token == .symbol(UInt8(ascii: ")")) { break }
      switch token {
      case .cast where depth == 0 && !isExpression:
        try skipType()
        end = try scanner.next()
        continue
      case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")): depth += 1
      case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")): depth -= 1
      case .symbol(UInt8(ascii: ";")): throw .unclosed("row", at: start)
      default: break
      }
      isExpression = true
      end = try scanner.next()
    }
    let bytes = start..<max(start, scanner.position - 1)
    if isExpression, !isIgnored { report(UnreadableDump.expression(at: range(bytes))) }
    guard let literal, !isExpression else { return (JSONTree(content: .null, range: range(bytes)), end) }
    return (literal, end)
  }

  /// A string, a number, a boolean or null; nil for anything else.
  private mutating func readLiteral(isIgnored: Bool) throws(SQLProblem) -> JSONTree? {
    var next = scanner
    guard let token = try next.next() else { return nil }
    switch token {
    case .string(let bytes, let quoting):
      scanner = next
      guard bytes.count <= Self.valueLimit else { return tooLong(bytes) }
      return isIgnored
        ? JSONTree(content: .null, range: range(bytes))
        : value(SQLText.string(scanner.bytes[bytes], quoting), at: bytes)
    case .word(let bytes):
      guard bytes.count <= 64 else { return nil }
      let text = String(decoding: scanner.bytes[bytes], as: UTF8.self)
      let content: JSONTree.Content
      switch text.uppercased() {
      case "NULL", "DEFAULT": content = .null
      case "TRUE": content = .boolean(true)
      case "FALSE": content = .boolean(false)
      default:
        guard let first = text.utf8.first(where: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }),
          first.isASCIIDigit
        else { return nil }
        content = .number(text)
      }
      scanner = next
      return JSONTree(content: content, range: range(bytes))
    case .name, .symbol, .cast: return nil
    }
  }

  /// The type after `::`, as in `::character varying(255)`.
  private mutating func skipType() throws(SQLProblem) {
    var next = scanner
    while let token = try next.next() {
      switch token {
      case .word, .name, .symbol(UInt8(ascii: ".")), .symbol(UInt8(ascii: "[")), .symbol(UInt8(ascii: "]")):
        break
      case .symbol(UInt8(ascii: "(")):
        while let token = try next.next(), token != .symbol(UInt8(ascii: ")")) {}
      default: return
      }
      scanner = next
    }
  }
}
