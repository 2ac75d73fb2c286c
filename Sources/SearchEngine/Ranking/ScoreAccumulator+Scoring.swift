import UnicodeText

struct RankedDocument {
  var document: Int
  var score: Double
}

extension ScoreAccumulator {
  /// For a word of nearly all texts: the number of best duas found by rarer groups in which it is looked up.
  static let maximumRaised = 192
  /// For a word of nearly all texts that is the rarest of the query: the number of duas to keep, those with the highest
  /// impacts.
  static let maximumKept = 4096
  /// A word with more postings counts as one of nearly all texts; with fewer, looking duas up saves no time.
  static let everywhere = 16_000

  /// Adds the weights of groups to the scores of the duas that contain them.
  ///
  /// The rarest group comes first, groups that begin within typed words come last. Once `budget` postings have been read, no
  /// further group is started.
  mutating func add(_ groups: [TermGroup], impacts: [Int32], budget: Int = .max) {
    let counts = groups.map { $0.postingCount }
    let order = groups.indices.map { SortKey(groups[$0].isTyped ? 0 : 1, UInt64(counts[$0])) }.order()
    var walked = 0
    var boosts = [UInt16](repeating: 0, count: impacts.count)
    for (position, index) in order.enumerated() where !groups[index].members.isEmpty {
      guard walked < budget else { break }
      walked += counts[index]
      // The words of a query and the slots of its sound are fewer than 255.
      let number = UInt8(truncatingIfNeeded: min(index, 254) + 1)
      let share = groups[index].share
      let isEverywhere = { (member: TermGroup.Member) in member.list.count > Self.everywhere
      }
      let found =
        position > 0 && groups[index].members.contains(where: isEverywhere)
        ? best(Self.maximumRaised, coordination: 0) : []
      for member in groups[index].members {
        // Computes the boost of each level once per list.
        for level in impacts.indices { boosts[level] = Self.boost(impacts[level], member.weight) }
        if !member.others.isEmpty {
          addPhrase(member, number, boosts, share)
        } else if position == 0, isEverywhere(member) {
          add(member, number, boosts, share, from: lowestLevel(member.list, keeping: Self.maximumKept))
        } else if found.isEmpty || !isEverywhere(member) {
          add(member, number, boosts, share, from: 0)
        } else {
          raise(found, member, number, boosts, share)
        }
      }
    }
  }

  /// The highest level that at least `count` duas of a list reach.
  private func lowestLevel(_ list: PostingList, keeping count: Int) -> Int {
    var counts = [Int](repeating: 0, count: QuantizedImpact.count)
    let isFiltered = !allowed.isEmpty
    list.visit { document, level in
      guard level < counts.count else { return }
      if isFiltered, !allows(document) { return }
      counts[level] &+= 1
    }
    var kept = 0
    return counts.indices.reversed().first { level in
      kept += counts[level]
      return kept >= count
    } ?? 0
  }

  /// Adds a word to the scores of the duas in its list whose level is `lowest` or above.
  private mutating func add(
    _ member: TermGroup.Member,
    _ number: UInt8,
    _ boosts: [UInt16],
    _ share: UInt8,
    from lowest: Int
  ) {
    let (before, allowed) = (matchedCount, allowed)
    // Pointers for the loop over postings: bounds checks would double its time. Documents without a score are skipped, and so
    // are levels without a boost. A dua is added to `matchedDocuments` only when its score is first credited, so at
    // most all duas are counted, and there is room for one more, which is written before it is known whether it counts.
    matchedCount = documentScores.withUnsafeMutableBufferPointer { documentScores in
      matchedDocuments.withUnsafeMutableBufferPointer { matched in
        boosts.withUnsafeBufferPointer { boosts in
          var count = before
          member.list.visit { document, level in
            guard UInt(bitPattern: document) < UInt(bitPattern: documentScores.count),
              UInt(bitPattern: level) < UInt(bitPattern: boosts.count), level >= lowest
            else { return }
            if !allowed.isEmpty, allowed[document >> 6] & (1 << UInt64(document & 63)) == 0 { return }
            matched[count] = Int32(truncatingIfNeeded: document)
            count &+= documentScores[document].add(boosts[level], number, share: share)
          }
          return count
        }
      }
    }
  }

  /// Adds a phrase to the scores of the duas that contain all of its words.
  private mutating func addPhrase(
    _ member: TermGroup.Member,
    _ number: UInt8,
    _ boosts: [UInt16],
    _ share: UInt8
  ) {
    withUnsafeTemporaryAllocation(of: PostingCursor.self, capacity: member.others.count) { others in
      // Every element is initialized before it is used, and a cursor needs no deinitialization.
      for index in member.others.indices {
        others.initializeElement(at: index, to: PostingCursor(member.others[index]))
      }
      member.list.visit { document, level in
        guard documentScores.indices.contains(document), level < boosts.count, allows(document) else {
          return
        }
        for index in others.indices where !others[index].contains(document) { return }
        matchedDocuments[matchedCount] = Int32(truncatingIfNeeded: document)
        matchedCount &+= documentScores[document].add(boosts[level], number, share: share)
      }
    }
  }

  private static func boost(_ impact: Int32, _ weight: Int) -> UInt16 {
    UInt16(clamping: (Int64(impact) &* Int64(weight)) >> 8)
  }

  /// Looks up a word in the duas that were already found.
  private mutating func raise(
    _ found: [RankedDocument],
    _ member: TermGroup.Member,
    _ number: UInt8,
    _ boosts: [UInt16],
    _ share: UInt8
  ) {
    for document in found.map({ $0.document }) {
      guard let level = member.list.level(of: document), level < boosts.count else { continue }
      _ = documentScores[document].add(boosts[level], number, share: share)
    }
  }

  /// How much the share of groups that match counts: the factor of all of them is 1 + this, that of none 1.
  private static let matchedWeight = 6

  /// The best duas, best first; ties in index order.
  ///
  /// `coordination` is the number of groups, if the share of matching groups counts.
  func best(_ count: Int, coordination groups: Int) -> [RankedDocument] {
    var heap = TopK(count)
    for document in matched {
      let documentScore = documentScores[Int(document)]
      let key =
        Int64(documentScore.score)
        &* Int64(groups > 1 ? groups &+ Int(documentScore.matched) &* Self.matchedWeight : 1)
      heap.offer(key: key, document: Int(document))
    }
    // The score of a dua that has half of the groups is the sum of its weights.
    let unit = groups > 1 ? groups * (1 + Self.matchedWeight / 2) : 1
    return ranked(heap, unit: QuantizedImpact.unit * unit)
  }

  /// The best duas; of equal ones the shorter.
  func best(_ count: Int, length: (_ document: Int) -> Int64) -> [RankedDocument] {
    var heap = TopK(count)
    for document in matched {
      let highest = Int64(documentScores[Int(document)].score) << 16
      guard heap.mayTake(highest) else { continue }
      heap.offer(key: highest - min(length(Int(document)), 0xFFFF), document: Int(document))
    }
    return ranked(heap, unit: QuantizedImpact.unit << 16)
  }

  private func ranked(_ heap: TopK, unit: Int) -> [RankedDocument] {
    heap.sorted.map { key, document in
      RankedDocument(
        document: document,
        score: Double(key) / Double(unit)
      )
    }
  }
}

/// Keeps the k best entries: a heap with the worst on top.
struct TopK {
  private var heap: [(key: Int64, document: Int)] = []
  private let limit: Int
  /// No lower key is among the best.
  private var floor = Int64.min

  init(_ limit: Int) {
    self.limit = limit
    heap.reserveCapacity(limit)
  }

  /// Best first; ties by lower index.
  var sorted: [(key: Int64, document: Int)] {
    heap.map { SortKey(descending: $0.key, UInt64($0.document)) }.order().map { heap[$0] }
  }

  /// Whether an entry with at most this key may be among the best.
  @inline(__always)
  func mayTake(_ highest: Int64) -> Bool { highest >= floor }

  @inline(__always)
  mutating func offer(key: Int64, document: Int) {
    guard key >= floor else { return }
    take(key, document)
  }

  private mutating func take(_ key: Int64, _ document: Int) {
    defer { if heap.count == limit, let worst = heap.first { floor = worst.key } }
    if heap.count < limit {
      heap.append((key, document))
      var child = heap.count - 1
      while child > 0, Self.isBetter(heap[(child - 1) / 2], heap[child]) {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    } else if let worst = heap.first, Self.isBetter((key, document), worst) {
      heap[0] = (key, document)
      sink()
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      var worst = parent
      if left < heap.count, Self.isBetter(heap[worst], heap[left]) { worst = left }
      if right < heap.count, Self.isBetter(heap[worst], heap[right]) { worst = right }
      guard worst != parent else { return }
      heap.swapAt(worst, parent)
      parent = worst
    }
  }

  @inline(__always)
  private static func isBetter(_ first: (key: Int64, document: Int), _ second: (key: Int64, document: Int))
    -> Bool
  {
    first.key == second.key ? first.document < second.document : first.key > second.key
  }
}
