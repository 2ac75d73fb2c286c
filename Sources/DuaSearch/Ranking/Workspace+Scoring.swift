/// A dua with its score.
struct RankedDocument {
  var document: Int
  var score: Double
  var matched: Int
}

extension Workspace {
  /// A word that stands nearly everywhere only raises the best of the duas that rarer groups have found; so many of them.
  static let mostRaised = 192
  /// Of a word that stands nearly everywhere, where no rarer one stands before it, so many duas are kept that it weighs
  /// most in.
  static let mostKept = 4096
  /// What a word that stands nearly everywhere has at least, in postings: below, to look duas up would save no time.
  static let everywhere = 16_000

  /// Adds up what groups are worth to the duas that hold them.
  ///
  /// The rarest group comes first, those within typed words last. With a `budget` no group is begun once so many postings have been walked over.
  mutating func add(_ groups: [TermGroup], impacts: [Int32], budget: Int = .max) {
    let counts = groups.map(\.postingCount)
    let order = groups.indices.sorted { first, second in
      groups[first].isTyped == groups[second].isTyped
        ? (counts[first], first) < (counts[second], second) : groups[first].isTyped
    }
    var walked = 0
    var worths = [UInt16](repeating: 0, count: impacts.count)
    for (place, index) in order.enumerated() where !groups[index].members.isEmpty {
      guard walked < budget else { break }
      walked += counts[index]
      // Words of a query and places of its sounds are fewer than 255.
      let number = UInt8(truncatingIfNeeded: min(index, 254) + 1)
      let isEverywhere = { (member: TermGroup.Member) in member.list.count > Self.everywhere
      }
      let found =
        place > 0 && groups[index].members.contains(where: isEverywhere)
        ? best(Self.mostRaised, coordination: 0) : []
      for member in groups[index].members {
        // The worth of each grade once for the list.
        for grade in impacts.indices { worths[grade] = Self.worth(impacts[grade], member.weight) }
        if !member.others.isEmpty {
          addPhrase(member, number, worths)
        } else if place == 0, isEverywhere(member) {
          add(member, number, worths, from: lowestGrade(member.list, keeping: Self.mostKept))
        } else if found.isEmpty || !isEverywhere(member) {
          add(member, number, worths, from: 0)
        } else {
          raise(found, member, number, worths)
        }
      }
    }
  }

  /// The grade that so many duas of a list reach.
  private func lowestGrade(_ list: PostingList, keeping count: Int) -> Int {
    var counts = [Int](repeating: 0, count: ImpactScale.count)
    let isFiltered = !allowed.isEmpty
    list.visit { document, grade in
      guard grade < counts.count else { return }
      if isFiltered, !allows(document) { return }
      counts[grade] &+= 1
    }
    var kept = 0
    return counts.indices.reversed().first { grade in
      kept += counts[grade]
      return kept >= count
    } ?? 0
  }

  /// Credits the duas of a list whose grade is `lowest` or above.
  private mutating func add(
    _ member: TermGroup.Member,
    _ number: UInt8,
    _ worths: [UInt16],
    from lowest: Int
  ) {
    let isFiltered = !allowed.isEmpty
    var count = touchedCount
    // Pointers for the loop over postings: the checks of the arrays would double its time. Documents beyond the tallies are
    // passed over, and so are grades that `worths` does not have. Every dua is touched once, when its tally is first
    // credited, so there are never more of them than `touchedDocuments`, which has a place for each, can hold.
    tallies.withUnsafeMutableBufferPointer { tallies in
      touchedDocuments.withUnsafeMutableBufferPointer { touched in
        worths.withUnsafeBufferPointer { worths in
          member.list.visit { document, grade in
            guard UInt(bitPattern: document) < UInt(bitPattern: tallies.count), grade < worths.count,
              grade >= lowest
            else { return }
            if isFiltered, allowed[document >> 6] & (1 << UInt64(document & 63)) == 0 { return }
            if tallies[document].credit(worths[grade], number), count < touched.count {
              touched[count] = Int32(truncatingIfNeeded: document)
              count &+= 1
            }
          }
        }
      }
    }
    touchedCount = count
  }

  /// Credits the duas that hold all words of a phrase.
  private mutating func addPhrase(_ member: TermGroup.Member, _ number: UInt8, _ worths: [UInt16]) {
    member.list.visit { document, grade in
      guard tallies.indices.contains(document), grade < worths.count, allows(document),
        member.others.allSatisfy({ $0.grade(of: document) != nil })
      else { return }
      if tallies[document].credit(worths[grade], number), touchedCount < touchedDocuments.count {
        touchedDocuments[touchedCount] = Int32(truncatingIfNeeded: document)
        touchedCount &+= 1
      }
    }
  }

  private static func worth(_ impact: Int32, _ weight: Int) -> UInt16 {
    UInt16(clamping: (Int(impact) &* weight) >> 8)
  }

  /// Looks a word up in duas that were found already.
  private mutating func raise(
    _ found: [RankedDocument],
    _ member: TermGroup.Member,
    _ number: UInt8,
    _ worths: [UInt16]
  ) {
    for document in found.map(\.document) {
      guard let grade = member.list.grade(of: document), grade < worths.count else { continue }
      _ = tallies[document].credit(worths[grade], number)
    }
  }

  /// The best duas, best first; equal ones in their order.
  ///
  /// `coordination` is how many groups there are, where the share of those that match counts.
  func best(_ count: Int, coordination groups: Int) -> [RankedDocument] {
    var heap = BestOf(count)
    for document in touched {
      let tally = tallies[Int(document)]
      let key = Int64(tally.score) &* Int64(groups > 1 ? groups &+ Int(tally.matched) &* 2 : 1)
      heap.offer(key: key, document: Int(document))
    }
    return ranked(heap, unit: ImpactScale.unit * (groups > 1 ? groups * 3 : 1))
  }

  /// The best duas; of equal ones the shorter.
  func best(_ count: Int, length: (_ document: Int) -> Int64) -> [RankedDocument] {
    var heap = BestOf(count)
    for document in touched {
      let highest = Int64(tallies[Int(document)].score) << 16
      guard heap.mayTake(highest) else { continue }
      heap.offer(key: highest - min(length(Int(document)), 0xFFFF), document: Int(document))
    }
    return ranked(heap, unit: ImpactScale.unit << 16)
  }

  private func ranked(_ heap: BestOf, unit: Int) -> [RankedDocument] {
    heap.sorted.map { key, document in
      RankedDocument(
        document: document,
        score: Double(key) / Double(unit),
        matched: Int(tallies[document].matched)
      )
    }
  }
}

/// Keeps the best few of many: a heap with the worst on top.
struct BestOf {
  private var heap: [(key: Int64, document: Int)] = []
  private let limit: Int
  /// Below this key nothing is among the best.
  private var floor = Int64.min

  init(_ limit: Int) {
    self.limit = limit
    heap.reserveCapacity(limit)
  }

  /// Best first; of equal ones the lower number.
  var sorted: [(key: Int64, document: Int)] { heap.sorted { Self.isBetter($0, $1) } }

  /// Whether a key that is not higher may be among the best.
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
