/// Looks up duas of ascending indexes in a posting list, which is read once.
struct PostingCursor {
  private let list: PostingList
  private var block = -1
  /// The offset of the next posting, and how many follow in the block.
  private var (position, rest) = (0, 0)
  /// The dua of the last posting that was read, or where the block begins.
  private var document = -1

  init(_ list: PostingList) { self.list = list }

  /// Whether the list has a dua that is not before the one looked up last.
  @inline(never)
  mutating func contains(_ other: Int) -> Bool {
    guard document < other else { return document == other }
    var next = block
    while next &+ 1 < list.blockCount, next < 0 || list.firstDocument(ofBlock: next &+ 1) <= other {
      next &+= 1
    }
    if next > block {
      block = next
      (position, rest) = (list.start(ofBlock: block), list.count(ofBlock: block))
      document = list.firstDocument(ofBlock: block)
    }
    while rest > 0 {
      document &+= list.difference(&position)
      rest &-= 1
      if document >= other { return document == other }
    }
    return false
  }
}
