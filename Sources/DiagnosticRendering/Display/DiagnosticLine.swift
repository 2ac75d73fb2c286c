import Diagnostics
import UnicodeText

extension Diagnostic {
  /// One line about a diagnostic: `fixed content/a.xml:3:5: [AR12] the message`.
  ///
  /// - Parameters:
  ///   - word: What the line says about it.
  ///   - text: The end of the line; the message of the diagnostic if nil.
  ///   - pathPrefix: The path of the content root.
  package func line(_ word: String, _ text: String? = nil, pathPrefix: String) -> String {
    let prefix = pathPrefix.isEmpty || pathPrefix.hasSuffix("/") ? pathPrefix : pathPrefix + "/"
    let place = location.map { " \((prefix + $0.path).displayed.isolated)\($0.position):" } ?? ""
    return "\(word)\(place) [\(rule.rawValue.displayed)] \((text ?? message).displayed)"
  }
}

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
