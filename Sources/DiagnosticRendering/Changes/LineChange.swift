import Diagnostics
import UnicodeText

/// Lines of a file, and those of its new version that replace them. Lines are counted from 0.
struct LineChange: Equatable {
  var old: Range<Int>
  var new: Range<Int>
}

extension LineChange {
  /// The changed lines of a file, in their order. A line that is the same in both versions is in none of them, unless it is
  /// between lines that a replacement changes.
  ///
  /// They follow from the replaced bytes, so there is no search for what is common.
  static func all(in file: ChangedFile, _ old: FileLines, _ new: FileLines) -> [LineChange] {
    var changes: [LineChange] = []
    for replacement in file.replacements {
      var change = LineChange(replacement, old, new)
      // Replacements in one line of a version change it together.
      if let last = changes.last,
        last.old.upperBound > change.old.lowerBound || last.new.upperBound > change.new.lowerBound
      {
        changes.removeLast()
        change = last.joined(with: change)
      }
      changes.append(change)
    }
    return changes.compactMap { $0.trimmed(old, new) }.reduce(into: []) { changes, change in
      guard let last = changes.last, last.old.upperBound == change.old.lowerBound else {
        return changes.append(change)
      }
      changes[changes.count - 1] = last.joined(with: change)
    }
  }

  /// The lines in which the bytes of a replacement are.
  private init(_ replacement: ChangedFile.Replacement, _ old: FileLines, _ new: FileLines) {
    // The line after a replacement remains the same only if it begins there in both versions.
    let endsLine =
      old.isLineStart(replacement.old.upperBound) && new.isLineStart(replacement.new.upperBound)
    self.old = old.lines(of: replacement.old, includingNext: !endsLine)
    self.new = new.lines(of: replacement.new, includingNext: !endsLine)
  }

  /// The change with a later one.
  private func joined(with other: LineChange) -> LineChange {
    LineChange(
      old: old.lowerBound..<max(old.upperBound, other.old.upperBound),
      new: new.lowerBound..<max(new.upperBound, other.new.upperBound)
    )
  }

  /// The change without the lines at its start and end that are the same in both versions; nil if all are.
  private func trimmed(_ old: FileLines, _ new: FileLines) -> LineChange? {
    var change = self
    while let first = change.old.first, let newFirst = change.new.first, old[first] == new[newFirst] {
      change.old.removeFirst()
      change.new.removeFirst()
    }
    while let last = change.old.last, let newLast = change.new.last, old[last] == new[newLast] {
      change.old.removeLast()
      change.new.removeLast()
    }
    return change.old.isEmpty && change.new.isEmpty ? nil : change
  }
}

/// The lines of a file, which end at LF. The last may have no line end.
struct FileLines {
  private let bytes: [UInt8]
  /// The offset of the first byte of every line, which has at least one.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = bytes.isEmpty ? [] : [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A && offset + 1 < bytes.count {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The bytes of a line, with its line end.
  subscript(line: Int) -> ArraySlice<UInt8> {
    bytes[starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)]
  }

  /// Whether a line begins at an offset, or would at the end of the file.
  func isLineStart(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1] == 0x0A }

  /// The lines from that at the start of a range to that before its end, or to that at its end.
  func lines(of range: Range<Int>, includingNext includesNext: Bool) -> Range<Int> {
    let start = line(at: range.lowerBound)
    let end = line(at: range.upperBound)
    return start..<max(start, includesNext ? min(end + 1, count) : end)
  }

  /// The line of an offset; the number of lines at the end of a file whose last line has ended.
  private func line(at offset: Int) -> Int {
    if offset == bytes.count, isLineStart(offset) { return count }
    return starts.partitioningIndex { $0 > offset } - 1
  }
}
