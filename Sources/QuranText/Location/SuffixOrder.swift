/// Sorts the suffixes of a sequence of words, given as class numbers.
enum SuffixOrder {
  /// The number of words by which suffixes are sorted without comparing them; few share more.
  private static let countedWords = 3

  /// The index of every word, sorted by the words from there on. A suffix precedes those that begin with all of it.
  ///
  /// - Parameter classCount: The classes are less than this.
  static func suffixes(of classes: [Int32], classCount: Int) -> [Int32] {
    var order = classes.indices.map { Int32($0) }
    // A radix sort, from the last of the words to the first.
    for offset in (0..<countedWords).reversed() {
      order = sorted(order, by: offset, in: classes, classCount)
    }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, sharesCountedWords(order[start], order[end], in: classes) { end += 1 }
      if end - start > 1 { order[start..<end].sort { precedes($0, $1, in: classes) } }
      start = end
    }
    return order
  }

  /// The greatest number of words that two adjacent suffixes begin with.
  static func longestSharedStart(_ suffixes: [Int32], of classes: [Int32]) -> Int {
    var longest = 0
    for index in suffixes.indices.dropFirst() {
      longest = max(longest, sharedCount(suffixes[index - 1], suffixes[index], in: classes))
    }
    return longest
  }

  /// A counting sort by the words at an offset. It keeps the order of equal ones; a missing word comes first.
  private static func sorted(_ order: [Int32], by offset: Int, in classes: [Int32], _ classCount: Int)
    -> [Int32]
  {
    func key(_ suffix: Int32) -> Int {
      let word = Int(suffix) + offset
      return word < classes.count ? Int(classes[word]) + 1 : 0
    }
    var next = [Int32](repeating: 0, count: classCount + 2)
    for suffix in order { next[key(suffix) + 1] += 1 }
    for index in next.indices.dropFirst() { next[index] += next[index - 1] }
    var sorted = order
    for suffix in order {
      sorted[Int(next[key(suffix)])] = suffix
      next[key(suffix)] += 1
    }
    return sorted
  }

  private static func sharesCountedWords(_ lhs: Int32, _ rhs: Int32, in classes: [Int32]) -> Bool {
    sharedCount(lhs, rhs, in: classes, limit: countedWords) == countedWords
  }

  /// The number of words that two suffixes begin with.
  private static func sharedCount(_ lhs: Int32, _ rhs: Int32, in classes: [Int32], limit: Int = .max) -> Int {
    let (left, right) = (Int(lhs), Int(rhs))
    let end = min(limit, classes.count - max(left, right))
    var count = 0
    while count < end, classes[left + count] == classes[right + count] { count += 1 }
    return count
  }

  private static func precedes(_ lhs: Int32, _ rhs: Int32, in classes: [Int32]) -> Bool {
    let shared = sharedCount(lhs, rhs, in: classes)
    let (left, right) = (Int(lhs) + shared, Int(rhs) + shared)
    guard left < classes.count, right < classes.count else { return left > right }
    return classes[left] < classes[right]
  }
}
