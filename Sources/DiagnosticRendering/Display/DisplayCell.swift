import UnicodeText

/// An indivisible piece of displayed text: a base scalar with its marks, or an escape.
struct DisplayCell: Equatable {
  /// What is written to the terminal.
  var text: String
  /// In terminal columns.
  var width: Int
  /// The scalars of the source in the cell.
  var scalars: Range<Int>

  /// The maximum number of marks shown on one base; further ones become one `…`.
  static let markLimit = 8
}

extension String {
  /// The text for a terminal; everything that is invisible, reorders text or controls the terminal is escaped.
  ///
  /// - Parameter tab: The replacement of a tab; nil escapes it like every other control character.
  func displayCells(tab: String? = nil) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var marks = 0
    for (index, scalar) in unicodeScalars.enumerated() {
      if scalar.isZeroWidthMark, var base = cells.popLast() {
        marks += 1
        base.scalars = base.scalars.lowerBound..<(index + 1)
        if marks <= DisplayCell.markLimit {
          base.text.unicodeScalars.append(scalar)
        } else if marks == DisplayCell.markLimit + 1 {
          base.text += "…"
          base.width += 1
        }
        cells.append(base)
      } else {
        marks = 0
        cells.append(DisplayCell(showing: scalar, at: index, tab: tab))
      }
    }
    return cells
  }

  /// The text as one line that is safe to print.
  var displayed: String { displayCells().map(\.text).joined() }

  /// The text in an isolate if it contains right-to-left letters, so that it does not reorder the text around it.
  var isolated: String {
    guard unicodeScalars.contains(where: \.isRightToLeft) else { return self }
    return "\(Unicode.Scalar.firstStrongIsolate)\(self)\(Unicode.Scalar.popDirectionalIsolate)"
  }

  /// The text between backticks, safe to print, isolated, and truncated after `limit` scalars.
  func displayQuoted(limit: Int = 60) -> String {
    let head = String(scalars: unicodeScalars.prefix(limit))
    return "`\(head.displayed.isolated)\(head.utf8.count < utf8.count ? "…" : "")`"
  }

  /// The same for a text that is written or replaced: of three lines or more, the first that is not blank, without its indent, and the
  /// number of the others.
  var quotedLines: String {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let written = lines.map { $0.drop(while: \.isWhiteSpace) }.filter { !$0.isEmpty }
    guard lines.count > 2, let first = written.first else { return displayQuoted() }
    let others = written.count > 1 ? " and \((written.count - 1).counted("more line"))" : ""
    return String(first).displayQuoted() + others
  }

  /// The same for a text that is inserted. What is on a new line is said to be on one, and the comma before it is shown.
  var quotedInsertion: String {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop(while: \.isWhiteSpace)) }
    let written = lines.filter { !$0.isEmpty }
    guard lines.count > 1, let first = written.first else { return quotedLines }
    guard let second = written.dropFirst().first else {
      return lines.count == 2 ? "the line \(first.displayQuoted())" : quotedLines
    }
    let others = written.count - 2
    guard lines[0].hasSameScalars(as: ",") || others == 0 && !lines[0].isEmpty else { return quotedLines }
    let (head, line) = (first.displayQuoted(), second.displayQuoted())
    return others == 0
      ? "\(head) and the line \(line)" : "\(head), the line \(line) and \(others.counted("more line"))"
  }
}

extension DisplayCell {
  fileprivate init(showing scalar: Unicode.Scalar, at index: Int, tab: String?) {
    scalars = index..<(index + 1)
    if scalar == "\t", let tab {
      text = tab
      width = tab.unicodeScalars.count
    } else if scalar.isUnsafeToShow {
      text = String(scalar).escapedForDisplay
      width = text.unicodeScalars.count
    } else if scalar.isZeroWidthMark {
      // A mark without a base is shown on a dotted circle, as Unicode recommends.
      text = "\u{25CC}\(scalar)"
      width = 1
    } else {
      text = String(scalar)
      width = scalar.columns
    }
  }
}

extension String {
  /// Whether the names of the scalars are needed to tell two strings apart: both are blank, or they are canonically equivalent, which
  /// is when strings are `==`.
  func looksLike(_ other: String) -> Bool {
    self == other
      || !contains("\n") && unicodeScalars.allSatisfy(\.isBlankOnScreen)
        && other.unicodeScalars.allSatisfy(\.isBlankOnScreen)
  }

  /// The first scalars by code point and name, for a text that looks the same as another.
  var scalarNames: String {
    let limit = 4
    let names = unicodeScalars.prefix(limit).map(\.codePointAndName).joined(separator: ", ")
    let rest = unicodeScalars.count - limit
    return rest > 0 ? "\(names), and \(rest) more" : names
  }
}

extension Unicode.Scalar {
  fileprivate var isBlankOnScreen: Bool { properties.generalCategory == .spaceSeparator }
}
