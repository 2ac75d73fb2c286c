import ContentIngest
import Diagnostics
import UnicodeText

extension SQLDumpReader {
  /// The columns of rows: those that the statement names, otherwise those that the dump has created. Nil after a report.
  mutating func columns(
    of table: AppTable,
    named names: [Located<String>]?,
    _ start: Int
  ) -> [Located<String>]? {
    if let names = names ?? created[table] { return names }
    report(UnreadableDump.columns(table.rawValue, at: range(start..<start + 4)))
    return nil
  }

  mutating func add(
    _ values: [JSONTree],
    _ names: [Located<String>],
    to table: AppTable,
    at bytes: Range<Int>
  ) {
    guard rowsLeft > 0 else {
      report(UnreadableDump.tooManyRows(at: range(bytes)))
      problemsLeft = 0
      return
    }
    rowsLeft -= 1
    let columns = self.columns[table] ?? AppColumns(table)
    self.columns[table] = columns
    let members = zip(names, values).map { name, value in
      (name: Located(name.value, at: value.range), value: value)
    }
    isRow(table, AppRow(members, columns, kind: "the column", at: range(bytes), log))
  }

  /// A value as text: null after a report if it is too long, is not UTF-8 or has a control character.
  mutating func value(_ text: [UInt8]?, at bytes: Range<Int>) -> JSONTree {
    let range = range(bytes)
    let null = JSONTree(content: .null, range: range)
    guard let text else {
      report(UnreadableDump.escape(at: range))
      return null
    }
    guard let value = String(validating: text, as: UTF8.self) else {
      report(UnreadableDump.notUTF8(at: range))
      return null
    }
    if let scalar = value.unicodeScalars.first(where: \.isForbiddenInText) {
      report(UnreadableDump.forbidden(scalar, at: range))
      return null
    }
    return JSONTree(content: .string(value), range: range)
  }

  mutating func tooLong(_ bytes: Range<Int>) -> JSONTree {
    report(UnreadableDump.tooLong(bytes.count, limit: Self.valueLimit, at: range(bytes)))
    return JSONTree(content: .null, range: range(bytes))
  }
}
