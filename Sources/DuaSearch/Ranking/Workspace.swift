import Synchronization

/// The memory that a search needs, kept for the next one.
struct Workspace: Sendable {
  /// The score of a dua so far: eight bytes, because a query goes through thousands of them in no order.
  struct Tally: Sendable {
    var score: Int32 = 0
    /// What the group that was added last has given it.
    var best: UInt16 = 0
    /// The group that was added last, counted from one; zero where no group has.
    var group: UInt8 = 0
    /// How many groups have.
    var matched: UInt8 = 0

    /// Adds what a group is worth; of several members of one group the best counts. Returns whether the tally was empty.
    @inline(__always)
    mutating func credit(_ worth: UInt16, _ number: UInt8) -> Bool {
      if group == number {
        if worth > best {
          score &+= Int32(worth &- best)
          best = worth
        }
        return false
      }
      group = number
      best = worth
      score &+= Int32(worth)
      matched &+= 1
      return matched == 1
    }
  }

  /// By the number of the dua.
  var tallies: [Tally]
  /// The duas whose tally is not empty, as many as ``touchedCount``; a place for every dua.
  var touchedDocuments: [Int32]
  var touchedCount = 0
  /// Which duas may be found, one bit each; empty for all.
  var allowed: [UInt64] = []
  /// For ``SpellingSearch``: by the number of a word, how many pairs of letters it shares.
  var shared: [UInt8] = []
  /// For ``PhraseScorer``: by the number of a word, its class in the query.
  var classes: [UInt8] = []

  init(documentCount: Int) {
    tallies = [Tally](repeating: Tally(), count: documentCount)
    touchedDocuments = [Int32](repeating: 0, count: documentCount)
  }

  /// The duas whose tally is not empty.
  var touched: ArraySlice<Int32> { touchedDocuments[..<touchedCount] }

  @inline(__always)
  func allows(_ document: Int) -> Bool {
    allowed.isEmpty
      || document >> 6 < allowed.count && allowed[document >> 6] & (1 << UInt64(document & 63)) != 0
  }

  /// Empties the tallies.
  mutating func clear() {
    if touchedCount > tallies.count / 4 {
      for document in tallies.indices { tallies[document] = Tally() }
    } else {
      for document in touchedDocuments[..<touchedCount] { tallies[Int(document)] = Tally() }
    }
    touchedCount = 0
  }
}

/// Workspaces that no search uses at the moment.
final class WorkspacePool: Sendable {
  private let idle = Mutex<[Workspace]>([])
  private let documentCount: Int

  init(documentCount: Int) { self.documentCount = documentCount }

  func take() -> Workspace { idle.withLock { $0.popLast() } ?? Workspace(documentCount: documentCount) }

  func giveBack(_ workspace: Workspace) {
    var workspace = workspace
    workspace.clear()
    workspace.allowed.removeAll(keepingCapacity: true)
    idle.withLock { [workspace] in $0.append(workspace) }
  }
}
