import HTML
import UnicodeText

/// Which children of an element are the same before and after, and which of them have to move.
///
/// Takes time in proportion to the number of children, and for those whose order has changed also to its logarithm.
struct ChildMatches {
  /// For each new child the index that it had; nil if it was not there.
  private(set) var former: [Int?]
  /// The former indices of children that are gone, ascending.
  private(set) var removed: [Int] = []
  /// The indices of new and moved children, ascending.
  private(set) var placed: [Int] = []

  init(_ old: [LiveNode], _ new: [HTMLNode]) {
    former = Array(repeating: nil, count: new.count)
    var start = 0
    while start < min(old.count, new.count), isSame(old[start], new[start]) {
      former[start] = start
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, isSame(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      former[newEnd] = oldEnd
    }
    if start < oldEnd || start < newEnd { match(old, start..<oldEnd, new, start..<newEnd) }
  }

  private mutating func match(
    _ old: [LiveNode],
    _ oldRange: Range<Int>,
    _ new: [HTMLNode],
    _ newRange: Range<Int>
  ) {
    // The former children by what identifies them, the last one first.
    var candidates: [ChildIdentity: [Int]] = [:]
    for index in oldRange.reversed() { candidates[ChildIdentity(old[index]), default: []].append(index) }
    for index in newRange { former[index] = candidates[ChildIdentity(new[index])]?.popLast() }

    var isKept = Array(repeating: false, count: oldRange.count)
    for case let index? in former[newRange] { isKept[index - oldRange.lowerBound] = true }
    removed = oldRange.filter { !isKept[$0 - oldRange.lowerBound] }

    let matched = newRange.filter { former[$0] != nil }
    var staying = longestIncreasingSubsequence(of: matched.compactMap { former[$0] }).map { matched[$0] }[...]
    placed = newRange.filter { index in
      guard index == staying.first else { return true }
      staying = staying.dropFirst()
      return false
    }
  }
}

/// What makes two children the same: the key and the kind.
private struct ChildIdentity: Hashable {
  /// nil for a text.
  let tag: HTMLTag?
  /// The bytes of the key.
  let key: [UInt8]?

  init(_ node: LiveNode) {
    switch node {
    case .text: self.init(nil)
    case .element(let element): self.init(element.source)
    }
  }

  init(_ node: HTMLNode) {
    switch node {
    case .text: self.init(nil)
    case .element(let element): self.init(element)
    }
  }

  private init(_ tag: HTMLTag?) {
    self.tag = tag
    key = nil
  }

  private init(_ element: HTMLElement) {
    tag = element.tag
    key = element.key.map { Array($0.utf8) }
  }
}

/// Whether a child is the same as before, with other attributes and content.
func isSame(_ old: LiveNode, _ new: HTMLNode) -> Bool {
  switch (old, new) {
  case (.text, .text): true
  case (.element(let element), .element(let source)):
    element.source === source
      || element.source.tag == source.tag && element.source.key.hasSameScalars(as: source.key)
  default: false
  }
}

/// The positions of a longest ascending part of distinct numbers, by patience sorting.
private func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // For each length, the position of the smallest number that ends a part of that length.
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    let length = ends.partitioningIndex { numbers[$0] >= number }
    if length > 0 { previous[position] = ends[length - 1] }
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var position = ends.last ?? -1
  var result: [Int] = []
  while position >= 0 {
    result.append(position)
    position = previous[position]
  }
  return result.reversed()
}
