import Diagnostics
import UnicodeText

extension SourceLocation {
  /// What follows the path of a file: `:12:5` in a text, `, table `duas`, row 12, column `text`` in a database.
  var position: String { cell.map { ", " + $0.phrase } ?? ":\(line):\(column)" }
}

extension SourceLocation.Cell {
  /// `table `duas`, row 12, column `text``. The names are content, and escaped.
  var phrase: String {
    "table \(table.displayQuoted()), row \(row)" + (column.map { ", column \($0.displayQuoted())" } ?? "")
  }
}
