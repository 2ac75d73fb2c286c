/// A file before and after some of its bytes are replaced.
struct FileRevision: Equatable {
  struct Edit: Equatable {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  let old: [UInt8]
  /// By place, none touching another.
  let edits: [Edit]
  /// How many bytes longer the file is behind each edit.
  private let growth: [Int]

  /// - Precondition: No edit touches another, and all lie in the file.
  init(_ old: [UInt8], _ edits: [Edit]) {
    self.old = old
    self.edits = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var sum = 0
    growth = self.edits.map { edit in
      sum += edit.replacement.count - edit.range.count
      return sum
    }
  }

  /// The file as it is to be: every byte that no edit replaces is as it was.
  var new: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(old.count + max(0, growth.last ?? 0))
    var position = 0
    for edit in edits {
      bytes += old[position..<edit.range.lowerBound]
      bytes += edit.replacement
      position = edit.range.upperBound
    }
    return bytes + old[position...]
  }

  /// Where a byte of the old file stands in the new one; behind an insertion at its place.
  func newOffset(of offset: Int) -> Int { offset + growth(before: index(ofFirstEditBehind: offset)) }

  /// Where an edit's replacement stands in the new file.
  func newRange(ofEdit index: Int) -> Range<Int> {
    let start = edits[index].range.lowerBound + growth(before: index)
    return start..<(start + edits[index].replacement.count)
  }

  /// Where the replacement of an edit with this range stands in the new file.
  func newStart(of range: Range<Int>) -> Int {
    let first = edits.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    let index = edits[first...].firstIndex { $0.range == range }
    return index.map { newRange(ofEdit: $0).lowerBound } ?? newOffset(of: range.lowerBound)
  }

  /// Whether an edit replaces a byte of a range, or stands at one of its ends.
  func touches(_ range: Range<Int>) -> Bool {
    let first = edits.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    return first < edits.count && edits[first].range.lowerBound <= range.upperBound
  }

  private func growth(before index: Int) -> Int { index == 0 ? 0 : growth[index - 1] }

  private func index(ofFirstEditBehind offset: Int) -> Int {
    edits.partitioningIndex { $0.range.upperBound > offset }
  }
}

extension Array {
  /// The first index at which a condition holds that holds from there on.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
