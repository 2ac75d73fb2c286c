import ContentIngest
import Diagnostics
import UnicodeText

/// A table as rows of fields, with their ranges.
struct Table {
  /// The first row.
  var columns: [Located<String>]
  /// Each with at most as many fields as there are columns: a short row costs no more memory than its bytes.
  var rows: [[Located<String>]]
}

/// Reads a table as RFC 4180 describes it, with commas, semicolons or tabs between the fields.
struct TableReader {
  private let bytes: [UInt8]
  private let file: FileID
  private let log: ImportLog
  private let separator: UInt8
  private var position: Int
  private var isBroken = false

  private static let quote = UInt8(ascii: "\"")
  private static let fieldLimit = ContentIngest.Limits.standard.textBytes
  private static let columnLimit = ContentIngest.Limits.standard.fields

  /// Returns nil, after a report, when the file is not a table.
  ///
  /// - Parameter valueLimit: The largest number of fields in all rows. Each takes many times the memory of its bytes.
  static func read(_ file: ForeignFile, _ log: ImportLog, valueLimit: Int = 4_000_000) -> Table? {
    let text = ContentIngest.textStart(file.bytes, file: file.file)
    log.report(text.findings)
    guard let start = text.root else { return nil }
    var reader = TableReader(file, startingAt: start, log)
    return reader.read(valueLimit: valueLimit)
  }

  private init(_ file: ForeignFile, startingAt start: Int, _ log: ImportLog) {
    bytes = file.bytes
    self.file = file.file
    self.log = log
    position = start
    separator = Self.separator(of: file.bytes[start...])
  }

  /// The most frequent separator of the first line, outside quotes; the first of several.
  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if !isQuoted, byte == 0x0A || byte == 0x0D { break }
      if !isQuoted, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let best = counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 }
    return candidates[best ?? 0]
  }

  private mutating func read(valueLimit: Int) -> Table? {
    guard let columns = readRow() else { return nil }
    checkNames(columns)
    var table = Table(columns: columns, rows: [])
    var valuesLeft = valueLimit
    while !isBroken, position < bytes.count {
      guard let row = readRow() else { break }
      // The end of the file, or a blank line.
      if row.count == 1, row[0].value.isEmpty, row[0].range.bytes.isEmpty, columns.count > 1 { continue }
      let range = SourceRange(
        file: file,
        row[0].range.bytes.lowerBound..<row[row.count - 1].range.bytes.upperBound
      )
      valuesLeft -= row.count
      guard valuesLeft >= 0 else {
        log.report(MalformedTable.tooManyValues(limit: valueLimit, at: range))
        return nil
      }
      if row.count > columns.count {
        log.report(MalformedTable.tooManyFields(row.count, columns: columns.count, at: range))
        continue
      }
      if row.count < columns.count {
        log.report(IrregularTable.tooFewFields(row.count, columns: columns.count, at: range))
      }
      table.rows.append(row)
    }
    return isBroken ? nil : table
  }

  private func checkNames(_ columns: [Located<String>]) {
    var seen: Set<[UInt8]> = []
    for column in columns where !seen.insert(Array(column.value.utf8)).inserted {
      log.report(IrregularTable.repeatedColumn(column.value, at: column.range))
    }
  }

  /// Reads a row, which may have line ends within quotes. Returns nil, after a report, when the table is malformed.
  private mutating func readRow() -> [Located<String>]? {
    var fields: [Located<String>] = []
    while true {
      guard let field = position < bytes.count && bytes[position] == Self.quote ? readQuoted() : readPlain()
      else {
        isBroken = true
        return nil
      }
      fields.append(field)
      guard fields.count <= Self.columnLimit else {
        isBroken = true
        log.report(MalformedTable.tooManyColumns(limit: Self.columnLimit, at: field.range))
        return nil
      }
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    if position < bytes.count, bytes[position] == 0x0D { position += 1 }
    if position < bytes.count, bytes[position] == 0x0A { position += 1 }
    return fields
  }

  private mutating func readPlain() -> Located<String>? {
    let start = position
    var quote: Int?
    while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A,
      bytes[position] != 0x0D
    {
      if bytes[position] == Self.quote, quote == nil { quote = position }
      position += 1
    }
    if let quote { log.report(IrregularTable.quoteInside(at: range(quote..<(quote + 1)))) }
    return field(start..<position) { String(decoding: bytes[start..<position], as: UTF8.self) }
  }

  private mutating func readQuoted() -> Located<String>? {
    let open = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      if bytes[position] != Self.quote {
        text.append(bytes[position])
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == Self.quote {
        text.append(Self.quote)
        position += 2
      } else {
        break
      }
    }
    guard position < bytes.count else {
      log.report(MalformedTable.unclosedQuote(at: range(open..<(open + 1))))
      return nil
    }
    let inner = (open + 1)..<position
    position += 1
    guard position == bytes.count || [separator, 0x0A, 0x0D].contains(bytes[position]) else {
      log.report(MalformedTable.textAfterQuote(at: range(position..<(position + 1))))
      return nil
    }
    return field(inner) { String(decoding: text, as: UTF8.self) }
  }

  private func field(_ bytes: Range<Int>, _ text: () -> String) -> Located<String>? {
    guard bytes.count <= Self.fieldLimit else {
      log.report(
        MalformedTable.fieldTooLong(limit: Self.fieldLimit, at: range(bytes.lowerBound..<bytes.lowerBound))
      )
      return nil
    }
    return Located(text(), at: range(bytes))
  }

  private func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: file, bytes) }
}
