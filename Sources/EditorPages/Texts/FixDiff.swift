import Diagnostics
import HTML
import UnicodeText

/// A fix as lines before and after it.
struct FixDiff {
  struct Side {
    let text: String
    let marks: [HTMLMark]
  }

  /// Lines that change.
  struct Hunk {
    /// The number of the first.
    let line: Int
    let before: Side
    let after: Side
  }

  private(set) var hunks: [Hunk] = []
  /// The number of hunks that are not shown.
  private(set) var others = 0

  private static let hunkLimit = 4
  /// The bytes shown around the edits of a hunk.
  private static let context = 160

  /// - Parameter sources: The bytes of the files, by their paths.
  init(_ fix: Diagnostic.FixIt, _ sources: [ExactText: [UInt8]]) {
    let edits = fix.edits.sorted {
      (ExactText($0.location.path), $0.location.bytes.lowerBound)
        < (ExactText($1.location.path), $1.location.bytes.lowerBound)
    }
    var rest = edits[...]
    while let first = rest.first {
      guard let bytes = sources[ExactText(first.location.path)] else {
        rest.removeFirst()
        continue
      }
      // Edits of the same line are one hunk.
      var end = first.location.endLine
      let hunk = rest.prefix { edit in
        guard edit.location.path.hasSameScalars(as: first.location.path), edit.location.line <= end else {
          return false
        }
        end = max(end, edit.location.endLine)
        return true
      }
      rest = rest.dropFirst(hunk.count)
      guard hunks.count < Self.hunkLimit else {
        others += 1
        continue
      }
      if let hunk = Self.hunk(Array(hunk), in: bytes) { hunks.append(hunk) }
    }
  }

  /// Nil if the file is not the one that was checked.
  private static func hunk(_ edits: [Diagnostic.FixIt.Edit], in bytes: [UInt8]) -> Hunk? {
    guard let first = edits.first, let last = edits.last, last.location.bytes.upperBound <= bytes.count else {
      return nil
    }
    let start = boundary(before: first.location.bytes.lowerBound, in: bytes)
    let end = boundary(after: last.location.bytes.upperBound, in: bytes)
    var after: [UInt8] = []
    var (removed, inserted): ([Range<Int>], [Range<Int>]) = ([], [])
    var position = start
    for edit in edits {
      let range = edit.location.bytes
      guard range.lowerBound >= position else { return nil }
      after += bytes[position..<range.lowerBound]
      let insertion = after.count
      after += edit.replacement.utf8
      removed.append(range.lowerBound - start..<range.upperBound - start)
      inserted.append(insertion..<after.count)
      position = range.upperBound
    }
    after += bytes[position..<end]
    return Hunk(
      line: first.location.line,
      before: side(bytes[start..<end], removed) { HTMLMark("removed", $0) },
      after: side(after[...], inserted) { HTMLMark("added", $0) }
    )
  }

  private static func side(
    _ bytes: ArraySlice<UInt8>,
    _ ranges: [Range<Int>],
    _ mark: (Range<Int>) -> HTMLMark
  ) -> Side {
    let shown = ShownText(String(decoding: bytes, as: UTF8.self))
    return Side(text: shown.text, marks: shown.marks(of: ranges, mark))
  }

  /// The start of the line, or a scalar near the offset if the line is long.
  private static func boundary(before offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    while index > 0, bytes[index - 1] != 0x0A, offset - index < context || bytes[index] & 0xC0 == 0x80 {
      index -= 1
    }
    return index
  }

  /// The end of the line, or that of a scalar near the offset if the line is long.
  private static func boundary(after offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != 0x0A, index - offset < context || bytes[index] & 0xC0 == 0x80 {
      index += 1
    }
    return index
  }
}
