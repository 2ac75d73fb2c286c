import Diagnostics
import UnicodeText

/// A file before and after some of its bytes are replaced.
package struct FileRevision: Equatable, Sendable {
  package let old: [UInt8]
  /// The bytes that no edit replaces are unchanged.
  package let new: [UInt8]
  /// Sorted by range, none touching another.
  package let edits: [FixIt.Edit]
  /// By how many bytes the file has grown after each edit.
  private let growth: [Int]

  /// - Precondition: No edit touches another, and all lie in the file.
  package init(_ old: [UInt8], _ edits: [FixIt.Edit]) {
    let edits = edits.sorted { $0.range < $1.range }
    var sum = 0
    growth = edits.map { edit in
      sum += edit.replacement.utf8.count - edit.bytes.count
      return sum
    }
    new = Self.bytes(old, edits, count: old.count + sum)
    (self.old, self.edits) = (old, edits)
  }

  private static func bytes(_ old: [UInt8], _ edits: [FixIt.Edit], count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var position = 0
    for edit in edits {
      bytes += old[position..<edit.bytes.lowerBound]
      bytes += edit.replacement.utf8
      position = edit.bytes.upperBound
    }
    bytes += old[position...]
    return bytes
  }

  /// The new offset of a byte of the old file; after an insertion at that offset.
  package func newOffset(of offset: Int) -> Int { offset + growth(before: index(ofFirstEditAfter: offset)) }

  /// The new offset of a byte that an edit may have replaced; then at most the end of its replacement.
  package func nearestNewOffset(of offset: Int) -> Int {
    let next = index(ofFirstEditAfter: offset)
    let moved = newOffset(of: offset)
    guard next < edits.count, edits[next].bytes.contains(offset) else { return moved }
    return min(moved, newRange(ofEdit: next).upperBound)
  }

  /// The range of an edit's replacement in the new file.
  package func newRange(ofEdit index: Int) -> Range<Int> {
    let start = edits[index].bytes.lowerBound + growth(before: index)
    return start..<(start + edits[index].replacement.utf8.count)
  }

  /// The start, in the new file, of the replacement of an edit with this range.
  package func newStart(of range: Range<Int>) -> Int {
    let first = edits.partitioningIndex { $0.bytes.upperBound >= range.lowerBound }
    let index = edits[first...].firstIndex { $0.bytes == range }
    return index.map { newRange(ofEdit: $0).lowerBound } ?? newOffset(of: range.lowerBound)
  }

  /// Whether an edit replaces a byte of a range, or is at one of its ends.
  package func touches(_ range: Range<Int>) -> Bool {
    let first = edits.partitioningIndex { $0.bytes.upperBound >= range.lowerBound }
    return first < edits.count && edits[first].bytes.lowerBound <= range.upperBound
  }

  private func growth(before index: Int) -> Int { index == 0 ? 0 : growth[index - 1] }

  private func index(ofFirstEditAfter offset: Int) -> Int {
    edits.partitioningIndex { $0.bytes.upperBound > offset }
  }
}

extension FixIt.Edit {
  /// The replaced bytes of the file.
  package var bytes: Range<Int> { range.bytes }
}
