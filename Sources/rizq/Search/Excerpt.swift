import UnicodeText

/// A text on one line of a terminal: truncated, with matches marked, and without terminal control sequences.
struct Excerpt {
  private struct Piece {
    let scalar: Unicode.Scalar
    let isMarked: Bool
  }

  private let pieces: [Piece]
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  /// The maximum number of scalars to show, and of scalars before the first match.
  static let limit = 200
  private static let lead = 40

  /// - Parameter ranges: The matches, in UTF-8 bytes of the text; in order.
  init(_ text: String, marking ranges: [Range<Int>] = []) {
    let pieces = Self.pieces(of: text, ranges)
    let first = pieces.firstIndex(where: \.isMarked) ?? 0
    // Starts at the beginning or, if the first match would not be visible, at a later word.
    var start = 0
    if first > Self.limit - Self.lead {
      start = pieces[..<(first - Self.lead)].lastIndex { $0.scalar == " " }.map { $0 + 1 } ?? 0
    }
    self.pieces = Array(pieces[start...].prefix(Self.limit))
    isCutBefore = start > 0
    isCutAfter = start + Self.limit < pieces.count
  }

  /// The line, with the marked parts between `mark.on` and `mark.off`.
  func text(mark: (on: String, off: String)) -> String {
    var line = isCutBefore ? "…" : ""
    var rest = pieces[...]
    while let isMarked = rest.first?.isMarked {
      let run = rest.prefix { $0.isMarked == isMarked }
      let text = String(scalars: run.map(\.scalar)).escapedForDisplay
      line += isMarked ? mark.on + text + mark.off : text
      rest = rest.dropFirst(run.count)
    }
    return isCutAfter ? line + "…" : line
  }

  /// The scalars of the text; any white space becomes one space, and none is left at the edges.
  private static func pieces(of text: String, _ ranges: [Range<Int>]) -> [Piece] {
    var pieces: [Piece] = []
    var marks = ranges[...]
    var offset = 0
    for scalar in text.unicodeScalars {
      while let mark = marks.first, mark.upperBound <= offset { marks.removeFirst() }
      let isMarked = marks.first?.contains(offset) ?? false
      offset += UTF8.width(scalar)
      if !scalar.properties.isWhitespace {
        pieces.append(Piece(scalar: scalar, isMarked: isMarked))
      } else if let last = pieces.last, last.scalar != " " {
        pieces.append(Piece(scalar: " ", isMarked: isMarked && last.isMarked))
      }
    }
    if pieces.last?.scalar == " " { pieces.removeLast() }
    return pieces
  }
}
