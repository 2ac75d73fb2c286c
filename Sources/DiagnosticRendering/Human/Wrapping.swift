import UnicodeText

extension String {
  /// The text broken at spaces so that each line fits into `width` columns, the first after `used` columns and the others after
  /// `indent`. Words that are too long for a line and isolated text are not broken.
  package func wrapped(width: Int?, used: Int = 0, indent: Int = 0) -> [String] {
    guard let width else { return [self] }
    var lines: [String] = []
    var line = ""
    var column = used
    for (number, word) in unbreakableParts.enumerated() {
      let columns = word.shownColumns
      if number == 0 {
        line = word
        column += columns
      } else if column + 1 + columns <= width {
        line += " " + word
        column += 1 + columns
      } else {
        lines.append(line)
        line = word
        column = indent + columns
      }
    }
    return lines + [line]
  }

  /// The words between spaces; an isolate is not broken, because it would end with its line.
  private var unbreakableParts: [String] {
    var isIsolated = false
    return unicodeScalars.split(omittingEmptySubsequences: false) { scalar in
      if scalar == .firstStrongIsolate { isIsolated = true }
      if scalar == .popDirectionalIsolate { isIsolated = false }
      return scalar == " " && !isIsolated
    }.map { String($0) }
  }

  /// The width of a text, in terminal columns.
  private var shownColumns: Int {
    unicodeScalars.reduce(0) { columns, scalar in
      let takesNone =
        scalar.isZeroWidthMark || scalar == .firstStrongIsolate || scalar == .popDirectionalIsolate
      return columns + (takesNone ? 0 : scalar.columns)
    }
  }
}
