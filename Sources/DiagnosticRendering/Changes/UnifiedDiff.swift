import Diagnostics

/// The changes of a file in the unified format of `diff -u`: changed lines with those around them.
struct UnifiedDiff {
  enum Line {
    /// The head of a hunk: its lines in the file and in the new version, from 0.
    case hunk(old: Range<Int>, new: Range<Int>)
    /// Lines with their line ends.
    case unchanged(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  /// The number of unchanged lines before and after a change.
  private static let context = 3

  /// Empty if the versions are the same.
  private(set) var lines: [Line] = []

  init(of file: ChangedFile) {
    let (old, new) = (FileLines(file.old), FileLines(file.new))
    var hunk: [LineChange] = []
    for change in LineChange.all(in: file, old, new) {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
        add(hunk, old, new)
        hunk = []
      }
      hunk.append(change)
    }
    add(hunk, old, new)
  }

  private mutating func add(_ changes: [LineChange], _ old: FileLines, _ new: FileLines) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    lines.append(
      .hunk(
        old: (first.old.lowerBound - before)..<(last.old.upperBound + after),
        new: (first.new.lowerBound - before)..<(last.new.upperBound + after)
      )
    )
    var line = first.old.lowerBound - before
    for change in changes {
      lines += (line..<change.old.lowerBound).map { .unchanged(old[$0]) }
      lines += change.old.map { .removed(old[$0]) }
      lines += change.new.map { .added(new[$0]) }
      line = change.old.upperBound
    }
    lines += (line..<(last.old.upperBound + after)).map { .unchanged(old[$0]) }
  }
}
