import ContentIngest
import Diagnostics
import UnicodeText

/// Reads the rows of the app's tables from a dump of PostgreSQL in plain format: `COPY … FROM stdin` and `INSERT … VALUES`.
///
/// All other statements are skipped, and those that change the rows of a table are errors, because the rows would not be those of the
/// database.
struct SQLDumpReader {
  let file: FileID
  let log: ImportLog
  var scanner: SQLScanner
  let isRow: (AppTable, AppRow) -> Void
  /// The columns of the tables that the dump creates.
  var created: [AppTable: [Located<String>]] = [:]
  var columns: [AppTable: AppColumns] = [:]
  /// The number of errors after which the file is not read further.
  var problemsLeft = 1000
  /// The number of rows of the app's tables after which the file is not read further.
  var rowsLeft = DatabaseTable.rowLimit

  static let valueLimit = ContentIngest.Limits.standard.textBytes
  private static let columnLimit = ContentIngest.Limits.standard.fields

  /// - Parameter isRow: Called with each row of a table, in the order of the dump.
  init(_ file: ForeignFile, _ log: ImportLog, isRow: @escaping (AppTable, AppRow) -> Void) {
    self.file = file.file
    self.log = log
    self.isRow = isRow
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    scanner = SQLScanner(file.bytes, at: file.bytes.starts(with: mark) ? mark.count : 0)
  }

  /// Reads the whole file.
  mutating func read() {
    if let problem = UnreadableDump.format(of: scanner.bytes) {
      log.report(UnreadableDump.finding(problem, at: range(0..<0)))
      return
    }
    do throws(SQLProblem) {
      while problemsLeft > 0 {
        try scanner.skipSpace()
        guard let byte = scanner.peek else { return }
        // A command of psql.
        if byte == UInt8(ascii: "\\") { scanner.skipLine() } else { try readStatement() }
      }
    } catch {
      switch error {
      case .unclosed(let what, let start):
        log.report(UnreadableDump.unclosed(what, at: range(start..<start + 1)))
      }
    }
  }

  func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: file, bytes) }

  mutating func report(_ finding: Finding) {
    log.report(finding)
    problemsLeft -= 1
  }

  // MARK: Statements

  private mutating func readStatement() throws(SQLProblem) {
    let start = scanner.position
    guard let token = try scanner.next(), token != .symbol(UInt8(ascii: ";")) else { return }
    switch keyword(token) {
    case "COPY": try readCopy(start)
    case "INSERT": try readInsert(start)
    case "CREATE": try readCreate(start)
    case "SET": try readSetting(start)
    case "UPDATE", "DELETE", "TRUNCATE", "MERGE": try readChange(start, isChange: true)
    case "WITH": try readChange(start, isChange: false)
    default: try scanner.skipStatement(from: start)
    }
  }

  func keyword(_ token: SQLToken?) -> String? {
    guard case .word(let range)? = token, range.count <= 32 else { return nil }
    return String(decoding: scanner.bytes[range], as: UTF8.self).uppercased()
  }

  /// A name, and the table of the app that it is; one of another schema than `public` is another table.
  mutating func readTable() throws(SQLProblem) -> (name: String, table: AppTable?) {
    var parts = [name(try scanner.next()) ?? ""]
    while scanner.peek == UInt8(ascii: "."), parts.count < 3 {
      _ = try scanner.next()
      parts.append(name(try scanner.next()) ?? "")
    }
    let isPublic = parts.count == 1 || parts[parts.count - 2] == "public"
    return (parts.joined(separator: "."), isPublic ? AppTable(rawValue: parts[parts.count - 1]) : nil)
  }

  /// An unquoted name is in lower case, whatever its letters.
  func name(_ token: SQLToken?) -> String? {
    switch token {
    case .word(let range)?: String(decoding: scanner.bytes[range].prefix(256), as: UTF8.self).lowercased()
    case .name(let range)?: String(decoding: scanner.bytes[range].prefix(256), as: UTF8.self)
    default: nil
    }
  }

  /// The names between the bracket that has been read and the next.
  mutating func readNames() throws(SQLProblem) -> [Located<String>] {
    var names: [Located<String>] = []
    while let token = try scanner.next(), token != .symbol(UInt8(ascii: ")")) {
      switch token {
      case .word(let bytes), .name(let bytes):
        guard names.count < Self.columnLimit else { continue }
        names.append(Located(name(token) ?? "", at: range(bytes)))
      default: break
      }
    }
    return names
  }

  /// The columns of a table that the dump creates, for rows without names of columns.
  private mutating func readCreate(_ start: Int) throws(SQLProblem) {
    guard keyword(try scanner.next()) == "TABLE" else { return try scanner.skipStatement(from: start) }
    var next = scanner
    if keyword(try next.next()) == "IF" {
      for _ in 0..<3 { _ = try scanner.next() }
    }
    guard let table = try readTable().table, try scanner.next() == .symbol(UInt8(ascii: "(")) else {
      return try scanner.skipStatement(from: start)
    }
    var names: [Located<String>] = []
    var depth = 1
    var isStart = true
    while depth > 0, let token = try scanner.next() {
      switch token {
      case .symbol(UInt8(ascii: "(")): depth += 1
      case .symbol(UInt8(ascii: ")")): depth -= 1
      case .symbol(UInt8(ascii: ",")) where depth == 1: isStart = true
      case .word(let bytes) where isStart, .name(let bytes) where isStart:
        isStart = false
        let isConstraint = keyword(token).map(Self.constraints.contains) ?? false
        if !isConstraint, names.count < Self.columnLimit {
          names.append(Located(name(token) ?? "", at: range(bytes)))
        }
      default: break
      }
    }
    created[table] = names
    try scanner.skipStatement(from: start)
  }

  private static let constraints: Set = [
    "CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN", "EXCLUDE", "LIKE",
  ]

  /// Settings that change how values are written.
  private mutating func readSetting(_ start: Int) throws(SQLProblem) {
    var setting = keyword(try scanner.next())
    if setting == "SESSION" || setting == "LOCAL" { setting = keyword(try scanner.next()) }
    guard setting == "CLIENT_ENCODING" || setting == "STANDARD_CONFORMING_STRINGS" else {
      return try scanner.skipStatement(from: start)
    }
    _ = try scanner.next()
    let token = try scanner.next()
    let text: String? =
      switch token {
      case .string(let bytes, _)?, .word(let bytes)?:
        String(decoding: scanner.bytes[bytes].prefix(32), as: UTF8.self).uppercased()
      default: nil
      }
    if setting == "STANDARD_CONFORMING_STRINGS" {
      scanner.hasStandardStrings = text != "OFF" && text != "FALSE"
    } else if let text, !["UTF8", "UTF-8", "UNICODE"].contains(text) {
      report(UnreadableDump.encoding(text, at: range(start..<scanner.position)))
    }
    try scanner.skipStatement(from: start)
  }

  private static let changes: Set = ["DELETE", "INSERT", "MERGE", "TRUNCATE", "UPDATE"]

  /// A statement that may change rows, after its first word.
  ///
  /// - Parameter isChange: Whether it does. Otherwise, a part of it may, after `WITH`.
  private mutating func readChange(_ start: Int, isChange: Bool) throws(SQLProblem) {
    let end = scanner.position
    var isChange = isChange
    while true {
      if isChange, try changesTable(start..<end) { break }
      guard let token = try scanner.next() else { throw .unclosed("statement", at: start) }
      if token == .symbol(UInt8(ascii: ";")) { return }
      // Further tables of `TRUNCATE`, or another part.
      isChange =
        isChange && token == .symbol(UInt8(ascii: ",")) || keyword(token).map(Self.changes.contains) == true
    }
    try scanner.skipStatement(from: start)
  }

  /// Reads the name of the table that is changed, and reports it if it is the app's.
  private mutating func changesTable(_ statement: Range<Int>) throws(SQLProblem) -> Bool {
    var next = scanner
    while let word = keyword(try next.next()), ["FROM", "INTO", "ONLY", "TABLE"].contains(word) {
      scanner = next
    }
    next = scanner
    guard name(try next.next()) != nil, let table = try readTable().table else { return false }
    report(UnreadableDump.statement(table.rawValue, at: range(statement)))
    return true
  }
}
